// What is played out, marked and heard of an entry of Metropolys.
import { expect, test } from "vitest";
import type { Position } from "../shapes";
import { type CityStep, follow, gainsBy, marksOf, movingOf } from "./follow";

const bids = (...places: string[]) => places.map((place, index) => ({ place, seat: index % 3, value: index + 5 }));
const position = (...places: string[]) =>
  ({ turn: 0, bids: bids(...places), built: [{}, {}, {}] }) as unknown as Position;

function step(version: number, seat: number, before: Position, ...events: [string, Record<string, string | number>][]) {
  const told = events.map(([id, details]) => ({ id, details }));
  const entry = { version, at: 0, kind: "played", seat, events: told };
  return { entry, before: { position: before }, after: {} } as unknown as CityStep;
}

const bid = step(4, 1, position("C4"), ["bid", { seat: 1, value: 9, place: "C5" }]);
const built = step(
  5,
  2,
  position("C4", "C5"),
  ["passed", { seat: 2 }],
  ["built", { seat: 1, value: 9, place: "C5" }],
  ["token_taken", { seat: 1, token: "archaeology", place: "C5" }],
  ["archaeology_card_moved", { seat: 1, from_seat: 0 }],
);

test("a bid walks from the one before it; mine stood there already", () => {
  const moving = { step: bid, time: 600, isStill: false };
  expect(movingOf(moving, 0)).toMatchObject({ walk: { place: "C5", value: 9, seat: 1 }, rise: null });
  expect(movingOf(moving, 1)).toBeNull();
  expect(movingOf({ ...moving, isStill: true }, 0)).toBeNull();
});

test("what is built rises, and brings its token and card from where they were", () => {
  expect(movingOf({ step: built, time: 600, isStill: false }, 0)).toMatchObject({ walk: null, rise: { place: "C5" } });
  expect(gainsBy(built)).toMatchObject([
    { kind: "archaeology", isCard: false, seat: 1, from: null, place: "C5" },
    { kind: "archaeology", isCard: true, seat: 1, from: 0 },
  ]);
  expect(follow.weight!(built, 0)).toBeGreaterThan(follow.weight!(bid, 0));
  expect(follow.weight!(bid, 1)).toBeLessThan(follow.weight!(bid, 0));
});

test("loss and gain are heard by whom they befall", () => {
  expect(follow.sounds!(built, 1)).toEqual(["wood", "loss", "loss"]);
  expect(follow.sounds!(built, 0)).toEqual(["wood", "gain"]);
  expect(follow.sounds!(built, null)).toEqual(["wood"]);
  expect(follow.sounds!(step(6, 0, position("C4"), ["passed", { seat: 0 }]), 1)).toEqual(["paper"]);
});

test("what happened since my turn is numbered, a pass has no place, and the last is marked in any case", () => {
  const pass = step(6, 0, position("C4"), ["passed", { seat: 0 }]);
  const last = step(7, 2, position("C4"), ["bid", { seat: 2, value: 11, place: "C6" }]);
  expect(marksOf([bid, pass, last], last)).toEqual([
    { place: "C5", from: "C4", seat: 1, number: 1, isLast: false },
    { place: "C6", from: "C4", seat: 2, number: 3, isLast: true },
  ]);
  expect(marksOf([], last)).toMatchObject([{ place: "C6", number: null, isLast: true }]);
  expect(marksOf([], null)).toEqual([]);
});
