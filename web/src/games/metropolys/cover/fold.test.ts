import { expect, test } from "vitest";
import type { Position } from "../shapes";
import { fold } from "./fold";

const quiet = { turn: 0, bids: [], passed: [], subway_card: -1, archaeology_card: -1 };

test("a building that is built joins those of its seat", () => {
  const before: Position = { ...quiet, built: [{ C1: 3 }, {}] };
  const after = fold(before, { ...quiet, turn: 1, new: [{ seat: 0, value: 7, place: "C10" }] });
  expect(after).toEqual({ ...quiet, turn: 1, built: [{ C1: 3, C10: 7 }, {}] });
  expect(before.built).toEqual([{ C1: 3 }, {}]);
});
