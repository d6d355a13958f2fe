// The tile that is laid next: the same kind until another is chosen.
import type { Sheet } from "../../../scorer/sheet.svelte";
import type { NetShapes } from "../shapes";
import { COPIES, tileAt, withOther, withTile } from "./entered";

class Laying {
  kind = $state(Object.keys(COPIES)[0]);
  turns = $state(0);

  constructor(private readonly sheet: Sheet<NetShapes>) {}

  /** How the next tile is turned, where tiles may be. */
  get turnsNow(): number {
    return this.sheet.entered.options.free_rotation ? this.turns : 0;
  }

  take(kind: string): void {
    [this.kind, this.turns] = [kind, 0];
    this.sheet.place = null;
  }

  /** The tile of the square that is chosen is turned where there is one; or else the next. */
  turn(): void {
    const { entered, place } = this.sheet;
    const lying = place === null ? null : tileAt(entered, place);
    if (lying) void this.sheet.change(withOther(lying.square, { ...lying, turns: (lying.turns + 1) % 4 }));
    else this.turns = (this.turns + 1) % 4;
  }

  /** On an empty square it is laid; a tile that lies is chosen. */
  put(square: string, onpick: (square: string) => void): void {
    if (tileAt(this.sheet.entered, square)) return onpick(square);
    this.sheet.place = null;
    void this.sheet.change(withTile({ tile: this.kind, square, turns: this.turnsNow }));
  }

  takeAway(): void {
    const { place } = this.sheet;
    if (place !== null) void this.sheet.change(withOther(place, null));
    this.sheet.place = null;
  }
}

const made = new WeakMap<Sheet<NetShapes>, Laying>();

/** That of a table: board and kinds are two parts of its page. */
export function layingAt(sheet: Sheet<NetShapes>): Laying {
  const laying = made.get(sheet) ?? new Laying(sheet);
  made.set(sheet, laying);
  return laying;
}
