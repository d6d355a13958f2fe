// The bid that is asked about: whose, and which building.
import { perSheet } from "../../../scorer/companion/perSheet";
import type { Sheet } from "../../../scorer/sheet.svelte";
import type { CityShapes } from "../shapes";
import { companionAt } from "./atTable";

class Bidding {
  value: number | null = $state(null);
  /** Somebody else than whoever is to move. */
  private other: number | null = $state(null);

  constructor(private readonly sheet: Sheet<CityShapes>) {}

  get seat(): number {
    const { turn } = companionAt(this.sheet).course;
    return Math.min(this.other ?? turn, this.sheet.entered.players - 1);
  }

  /** Nobody in particular asks any more: it is whoever is to move. */
  by(seat: number | null): void {
    this.other = seat;
  }
}

/** That of a table: board and question are two parts of its page. */
export const bidding = perSheet((sheet: Sheet<CityShapes>) => new Bidding(sheet));
