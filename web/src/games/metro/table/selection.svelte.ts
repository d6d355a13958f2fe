// What is chosen in Metro besides the square: a tile, and how often it is turned; and which stations are lit.
import { type Tile, readTile } from "../board/lines";
import type { Selection } from "../../shapes";
import type { NetChoice } from "../shapes";

export const DRAW = "draw";
const STATION = "station";

/** An action that places a tile: which, where, and how often it is turned. */
export function readPlacement(action: string): Tile | null {
  return action === DRAW ? null : readTile(action);
}

export class TileSelection implements Selection {
  tile: string | null = $state(null);
  turns = $state(0);

  /** Whether tiles may be turned here. */
  canTurn: boolean = $derived.by(() => this.choice.actions.some((action) => readPlacement(action)?.turns));
  places: readonly string[] = $derived.by(() => {
    const found = this.choice.actions.map(readPlacement).filter((one) => one !== null);
    const fitting = found.filter((one) => this.tile === null || one.tile === this.tile);
    return [...new Set(fitting.map((one) => one.square))];
  });
  litStations: readonly number[] = $derived.by(() => this.choice.litOf(STATION).map(Number));

  constructor(private readonly choice: NetChoice) {}

  pick(tile: string): void {
    this.tile = tile;
    this.fit();
    this.choice.change();
  }

  /** Turn the tile by a quarter, clockwise or back; on a square that is chosen, to the next turn that it allows. */
  turn(by: 1 | -1 = 1): void {
    for (let times = 1; times <= 4; times += 1) {
      this.turns = (this.turns + by + 4) % 4;
      if (this.choice.place === null || this.choice.action) break;
    }
    this.choice.change();
  }

  actionAt(place: string): string | null {
    return this.tile === null ? null : `${this.tile}${place}${this.turns ? `r${this.turns}` : ""}`;
  }

  placeOf(action: string): string | null {
    return readPlacement(action)?.square ?? null;
  }

  take(action: string): void {
    const placed = readPlacement(action);
    if (placed) [this.tile, this.turns] = [placed.tile, placed.turns];
  }

  /** A tile that fits the chosen square only when it is turned is turned. */
  fit(): void {
    for (let times = 0; times < 4 && this.canTurn && !this.choice.action; times += 1) this.turns = (this.turns + 1) % 4;
  }

  touchAgain(): void {
    if (this.canTurn) this.turn();
  }

  /** A tile that was drawn must be placed; else one of the hand, the first where the chosen one is gone. */
  settle(): void {
    const { known, isMyTurn } = this.choice.live;
    const drawn = known?.position?.drawn;
    const hand = drawn && isMyTurn ? [drawn] : (known?.own?.hand ?? []);
    if (this.tile !== null && hand.includes(this.tile)) return;
    this.tile = hand[0] ?? null;
    this.turns = 0;
  }

  light(...stations: readonly number[]): void {
    this.choice.light(stations.map(String), STATION);
  }
}
