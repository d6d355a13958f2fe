// Lines followed from the tiles: where each goes, how long it is, where it ends. The server counts; this draws, also what is only proposed.
import { leavesBy } from "../art/tracks";
import { beyond, isCentre, STATIONS, stationAt } from "./grid";

export type Tile = { square: string; tile: string; turns: number };
export type Tiles = ReadonlyMap<string, Tile>;
/** One crossing of a square, by the sides of entry and exit. */
export type Crossing = { row: number; column: number; from: number; to: number };
export type Line = { station: number; way: readonly Crossing[]; end: number | "centre" | null };

/** A placement as the server writes it: `aacb01`, or turned, `aacb01r2`. */
export function readTile(text: string): Tile {
  return { tile: text.slice(0, 4), square: text.slice(4, 6), turns: Number(text[7] ?? 0) };
}

export function tilesOf(placements: readonly string[], proposed: Tile | null): Tiles {
  const all = placements.map(readTile);
  return new Map([...all, ...(proposed ? [proposed] : [])].map((tile) => [tile.square, tile]));
}

/** The line that begins at this side of a square. */
export function follow(tiles: Tiles, station: number, row: number, column: number, side: number): Line {
  const way: Crossing[] = [];
  for (;;) {
    const tile = tiles.get(`${row}${column}`);
    if (!tile) return { station, way, end: null };
    const to = leavesBy(tile.tile, tile.turns, side);
    way.push({ row, column, from: side, to });
    const end = stationAt(row, column, to);
    if (end !== undefined) return { station, way, end };
    [row, column] = beyond(row, column, to);
    if (isCentre(row, column)) return { station, way, end: "centre" };
    side = (to + 2) % 4;
  }
}

export function allLines(tiles: Tiles): Line[] {
  return STATIONS.map(({ id, row, column, side }) => follow(tiles, id, row, column, side));
}
