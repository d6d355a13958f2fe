// The bid that is asked about: whose, and which building.
import { companionOf } from "../../../scorer/companion/companion.svelte";
import type { Sheet } from "../../../scorer/sheet.svelte";
import type { CityShapes } from "../shapes";
import { order } from "./order";

class Bidding {
  value: number | null = $state(null);
  /** Somebody else than whoever is to move. */
  private other: number | null = $state(null);

  constructor(private readonly sheet: Sheet<CityShapes>) {}

  get seat(): number {
    const { turn } = companionOf(this.sheet, order).course;
    return Math.min(this.other ?? turn, this.sheet.entered.players - 1);
  }

  /** Nobody in particular asks any more: it is whoever is to move. */
  by(seat: number | null): void {
    this.other = seat;
  }
}

const made = new WeakMap<Sheet<CityShapes>, Bidding>();

/** That of a table: board and question are two parts of its page. */
export function bidding(sheet: Sheet<CityShapes>): Bidding {
  const found = made.get(sheet) ?? new Bidding(sheet);
  made.set(sheet, found);
  return found;
}
