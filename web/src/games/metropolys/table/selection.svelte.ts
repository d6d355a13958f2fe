// What is chosen in Metropolys besides the neighbourhood: a building; at the end, whose points are shown on the map.
import type { Selection } from "../../shapes";
import type { CityChoice } from "../shapes";
import { Counting } from "./counting.svelte";

export const PASS = "pass";

export function readBid(action: string): { value: number; place: string } | null {
  const read = /^(\d+)@(\w+)$/.exec(action);
  return read ? { value: Number(read[1]), place: read[2] } : null;
}

export class CitySelection implements Selection {
  value: number | null = $state(null);
  readonly counting: Counting;

  constructor(private readonly choice: CityChoice) {
    this.counting = new Counting(choice.live);
  }

  get places(): readonly string[] {
    return this.choice.legal?.places ?? [];
  }

  /** Which buildings may be bid. */
  get values(): readonly number[] {
    return this.choice.legal?.values ?? [];
  }

  pick(value: number): void {
    this.value = value;
    this.choice.change();
  }

  actionAt(place: string): string | null {
    return this.value === null ? null : `${this.value}@${place}`;
  }

  placeOf(action: string): string | null {
    return readBid(action)?.place ?? null;
  }

  take(action: string): void {
    this.value = readBid(action)?.value ?? this.value;
  }

  /** A place without a building: the lowest that may be bid. */
  fit(): void {
    this.value ??= this.values[0] ?? null;
  }

  putBack(): void {
    this.value = null;
  }

  lookAway(): void {
    this.counting.putAway();
  }
}
