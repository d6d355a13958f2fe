// What follows from what lies open: the buildings are printed 1 to 13, and each is in stock, bid, or built.
import type { MetropolysPosition } from "../../../types";

export const BUILDINGS = Array.from({ length: 13 }, (_, index) => index + 1);

export function stateOf(position: MetropolysPosition, seat: number, value: number): "built" | "bid" | "held" {
  if (Object.values(position.built[seat] ?? {}).includes(value)) return "built";
  return position.bids.some((bid) => bid.seat === seat && bid.value === value) ? "bid" : "held";
}

export function stockOf(position: MetropolysPosition, seat: number): number[] {
  return BUILDINGS.filter((value) => stateOf(position, seat, value) === "held");
}

/** Tokens that a seat has taken, by kind: those of the neighbourhoods it has built on. */
export function tokensOf(position: MetropolysPosition, tokens: Record<string, string>, seat: number) {
  const taken = Object.keys(position.built[seat] ?? {}).map((place) => tokens[place]);
  return (["trendy", "subway", "archaeology"] as const).map((kind) => ({
    kind,
    count: taken.filter((token) => token === kind).length,
  }));
}
