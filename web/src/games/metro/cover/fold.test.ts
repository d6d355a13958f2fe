import { expect, test } from "vitest";
import { fold } from "./fold";

const now = { turn: 0, hands: [1, 1], drawn: null, stack: 50, points: [0, 0] };
const line = (station: number, length: number) => ({ station, length, seat: 0, end: null, points: 0 });

test("a tile joins the others, and the lines that grew replace what they were", () => {
  const before = { ...now, tiles: ["aacb00"], lines: [line(1, 0), line(2, 1)] };
  const after = fold(before, { ...now, turn: 1, new: ["dddd01"], lines: [line(2, 2)] });
  expect(after.tiles).toEqual(["aacb00", "dddd01"]);
  expect(after.lines).toEqual([line(1, 0), line(2, 2)]);
  expect(after.turn).toBe(1);
  expect("new" in after).toBe(false);
});
