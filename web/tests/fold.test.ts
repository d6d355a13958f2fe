// What is known of a table, whatever its game; how a position changes is each game's own (cover/fold.test.ts).
import { expect, test } from "vitest";
import { GAMES } from "../src/facts";
import type { AnyShapes } from "../src/games/shapes";
import { fromSnapshot, type Known, withEntry } from "../src/table/fold";
import type { Entry, Snapshot } from "../src/types";

const table: unknown = { id: "t", game: GAMES[0], status: "running", seats: [], followed_by: null };
const quiet = { turn: 0, bids: [], passed: [], subway_card: -1, archaeology_card: -1 };

function known(position: unknown): Known<AnyShapes> {
  return fromSnapshot({ type: "snapshot", version: 5, at: 0, seat: 0, table, position } as Snapshot<AnyShapes>);
}
const entry = (fields: object): Entry<AnyShapes> =>
  ({ type: "entry", version: 6, at: 0, kind: "played", seat: 0, ...fields }) as Entry<AnyShapes>;

test("a change is folded into the position by its game, and what was is left as it was", () => {
  const before = known({ ...quiet, built: [{ C1: 3 }, {}] });
  const change = { ...quiet, turn: 1, new: [{ seat: 0, value: 7, place: "C10" }] };
  expect(withEntry(before, entry({ change }))?.position).toEqual({ ...quiet, turn: 1, built: [{ C1: 3, C10: 7 }, {}] });
  expect(before.position.built).toEqual([{ C1: 3 }, {}]);
});

test("what may be done is what the last entry says, and nothing where it says nothing", () => {
  const before = { ...known({ ...quiet, built: [{}] }), legal: { places: ["C1"], values: [1], pass: false } };
  expect(withEntry(before, entry({ kind: "sat", seats: [] }))?.legal).toBeUndefined();
  const legal = { places: ["C2"], values: [9], pass: true };
  expect(withEntry(before, entry({ legal }))?.legal).toEqual(legal);
});

test("an entry that is known changes nothing; one that is missing is noticed", () => {
  const before = known({ ...quiet, built: [{}] });
  expect(withEntry(before, entry({ version: 5 }))).toBe(before);
  expect(withEntry(before, entry({ version: 7 }))).toBeNull();
});

test("after something was taken back the whole position is told", () => {
  const position = { ...quiet, built: [{}, {}] };
  const before = known({ ...quiet, built: [{ C1: 3 }, {}] });
  expect(withEntry(before, entry({ kind: "undone", position }))?.position).toEqual(position);
});

test("the end: status, result and count; and the rematch", () => {
  const result = { scores: [1, 2], winners: [1], ranks: [2, 1], decided_by: "most_points", lost: [] };
  const after = withEntry(known(undefined), entry({ status: "finished", result }))!;
  expect(after.table.status).toBe("finished");
  expect(after.result).toEqual(result);
  expect(withEntry(after, entry({ version: 7, kind: "followed", follower: "next" }))?.table.followed_by).toBe("next");
});
