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

test("what I know for myself stays, but not when I have left", () => {
  const before = { ...known({ ...quiet, built: [{}] }), own: { points: 3 } };
  expect(withEntry(before, entry({ kind: "undone" }))?.own).toEqual({ points: 3 });
  expect(withEntry(before, entry({ kind: "left", seats: [], own: { points: 4 } }))?.own).toEqual({ points: 4 });
  expect(withEntry(before, entry({ kind: "left", seats: [] }))?.own).toBeUndefined();
});

test("what can be taken back is what the last entry says, and nothing where it says nothing", () => {
  const before = { ...known({ ...quiet, built: [{}] }), canUndo: true, undosLeft: 2 };
  expect(withEntry(before, entry({ can_undo: true, undos_left: 1 }))).toMatchObject({ canUndo: true, undosLeft: 1 });
  const after = withEntry(before, entry({ kind: "sat", seats: [] }))!;
  expect([after.canUndo, after.undosLeft]).toEqual([false, undefined]);
  expect(withEntry({ ...before, canUndo: false }, entry({ can_undo: true }))?.canUndo).toBe(true);
});

test("a snapshot says what can be taken back", () => {
  const snapshot = { type: "snapshot", version: 5, at: 0, seat: 0, table } as Snapshot<AnyShapes>;
  expect(fromSnapshot(snapshot)).toMatchObject({ canUndo: false, undosLeft: undefined });
  const more = { ...snapshot, can_undo: true, undos_left: 3 };
  expect(fromSnapshot(more)).toMatchObject({ canUndo: true, undosLeft: 3 });
});

test("a clock goes on with an entry that does not tell it, and is set by one that does", () => {
  const clock = { left: [5_000, 6_000], since: 70 };
  const before = { ...known({ ...quiet, built: [{}] }), clock };
  expect(withEntry(before, entry({ kind: "followed", follower: "next" }))?.clock).toEqual(clock);
  const set = { left: [4_000, 6_000], since: 90 };
  expect(withEntry(before, entry({ clock: set }))?.clock).toEqual(set);
});

test("a rematch stays offered with an entry that does not tell of it", () => {
  const before = known({ ...quiet, built: [{}] });
  const after = withEntry(before, entry({ kind: "followed", follower: "next" }))!;
  expect(withEntry(after, entry({ version: 7, kind: "left", seats: [] }))?.table.followed_by).toBe("next");
  expect(withEntry(before, entry({ kind: "left", seats: [] }))?.table.followed_by).toBeNull();
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

test("a countdown goes on until an entry ends it, and that the host wants to wait stays known", () => {
  const before = known(undefined);
  const counting = withEntry(before, entry({ kind: "sat", seats: [], starts_at: 900, is_held: false }))!;
  expect(counting.table).toMatchObject({ starts_at: 900, is_held: false });
  expect(withEntry(counting, entry({ version: 7, kind: "followed" }))?.table.starts_at).toBe(900);
  const held = withEntry(counting, entry({ version: 7, kind: "held", starts_at: null, is_held: true }))!;
  expect(held.table).toMatchObject({ starts_at: null, is_held: true });
  expect(withEntry(held, entry({ version: 8, kind: "followed" }))?.table.is_held).toBe(true);
});
