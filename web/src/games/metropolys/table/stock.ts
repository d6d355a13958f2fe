// What follows from what lies open: the buildings are numbered from 1, and each is in stock, bid, or built.
import { BUILDINGS, TOKENS } from "../facts";
import type { Position } from "../shapes";

export const VALUES = Array.from({ length: BUILDINGS }, (_, index) => index + 1);

export function stateOf(position: Position, seat: number, value: number): "built" | "bid" | "held" {
  if (Object.values(position.built[seat] ?? {}).includes(value)) return "built";
  return position.bids.some((bid) => bid.seat === seat && bid.value === value) ? "bid" : "held";
}

export function stockOf(position: Position, seat: number): number[] {
  return VALUES.filter((value) => stateOf(position, seat, value) === "held");
}

/** Tokens that a seat has taken, by kind: those of the neighbourhoods it has built on. */
export function tokensOf(position: Position, tokens: Record<string, string>, seat: number) {
  const taken = Object.keys(position.built[seat] ?? {}).map((place) => tokens[place]);
  return TOKENS.map((kind) => ({
    kind,
    count: taken.filter((token) => token === kind).length,
  }));
}
