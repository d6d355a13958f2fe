// Which tiles of Metro have not been seen: of the box, those that lie open or are in one's own hand are counted off.
import plan from "../../../../../src/metropole/data/metro.json";
import { readTile } from "../board/lines";
import type { Position } from "../shapes";

export type Unseen = { tile: string; left: number; copies: number };

export function unseenTiles(position: Pick<Position, "tiles" | "drawn">, hand: readonly string[]): Unseen[] {
  const onBoard = position.tiles.map((placement) => readTile(placement).tile);
  const seen = [...onBoard, ...hand, ...(position.drawn ? [position.drawn] : [])];
  return Object.entries(plan.tiles).map(([tile, copies]) => ({
    tile,
    left: copies - seen.filter((one) => one === tile).length,
    copies,
  }));
}
