// What is played out, marked and heard of an entry of Metro.
import { expect, test } from "vitest";
import { finishedBy, follow, marksOf, type NetStep, placedBy } from "./follow";

type Line = { seat: number; station: number; points: number };

function step(version: number, seat: number, action: string, ...lines: Line[]): NetStep {
  const events = lines.map((details) => ({ id: "line_completed", details }));
  const entry = { version, at: 0, kind: "played", seat, action, events: [{ id: "placed", details: {} }, ...events] };
  return { entry, before: {}, after: {} } as unknown as NetStep;
}

const placed = step(4, 1, "aacb34");
const drawn = step(5, 2, "draw");
const long = { seat: 0, station: 3, points: 12 };
const short = { seat: 0, station: 4, points: 2 };

test("a tile is placed, drawing places none", () => {
  expect(placedBy(placed)).toMatchObject({ tile: "aacb", square: "34" });
  expect(placedBy(drawn)).toBeNull();
});

test("finished lines are told with whose they are and what they bring, and take longer to see", () => {
  const finishes = step(6, 1, "aacb34", long, short);
  expect(finishedBy(finishes)).toEqual([long, short]);
  expect(finishedBy(placed)).toEqual([]);
  expect(follow.weight!(finishes, 0)).toBeGreaterThan(follow.weight!(placed, 0));
  expect(follow.weight!(placed, 1)).toBeLessThan(follow.weight!(placed, 0));
});

test("loss and gain are heard by whom they befall", () => {
  expect(follow.sounds!(placed, 0)).toEqual(["rail"]);
  expect(follow.sounds!(drawn, 0)).toEqual(["paper"]);
  expect(follow.sounds!(step(6, 1, "aacb34", long), 0)).toEqual(["rail", "gain"]);
  expect(follow.sounds!(step(6, 1, "aacb34", short), 0)).toEqual(["rail", "loss"]); // by another, too soon
  expect(follow.sounds!(step(6, 0, "aacb34", short), 0)).toEqual(["rail", "gain"]); // by myself
  expect(follow.sounds!(step(6, 1, "aacb34", short, { ...short, station: 5 }, long), 0)).toEqual([
    "rail",
    "loss",
    "gain",
  ]);
  expect(follow.sounds!(step(6, 1, "aacb34", long), 2)).toEqual(["rail"]);
  expect(follow.sounds!(step(6, 1, "aacb34", long), null)).toEqual(["rail"]);
});

test("what was placed since my turn is numbered, drawing has no square, and the last is marked in any case", () => {
  const last = step(6, 0, "bbcb35");
  expect(marksOf([placed, drawn, last], last)).toMatchObject([
    { square: "34", seat: 1, number: 1, isLast: false },
    { square: "35", seat: 0, number: 3, isLast: true },
  ]);
  expect(marksOf([], last)).toMatchObject([{ square: "35", number: null, isLast: true }]);
  expect(marksOf([], null)).toEqual([]);
});
