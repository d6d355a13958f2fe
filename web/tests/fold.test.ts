import { expect, test } from "vitest";
import { fromSnapshot, type Known, withEntry } from "../src/table/fold";
import type { Entry, MetroPosition, MetropolysPosition, Snapshot } from "../src/types";

const table = { id: "t", status: "running", seats: [], followed_by: null } as unknown as Known["table"];
const quiet = { turn: 0, bids: [], passed: [], subway_card: -1, archaeology_card: -1 };

function known(position: unknown): Known {
  return fromSnapshot({ type: "snapshot", version: 5, at: 0, seat: 0, table, position } as unknown as Snapshot);
}
const entry = (fields: object): Entry =>
  ({ type: "entry", version: 6, at: 0, kind: "played", seat: 0, ...fields }) as unknown as Entry;

test("a building that is built joins those of its seat", () => {
  const before = known({ ...quiet, built: [{ C1: 3 }, {}] });
  const change = { ...quiet, turn: 1, new: [{ seat: 0, value: 7, place: "C10" }] };
  const after = withEntry(before, entry({ change }))?.position as MetropolysPosition;
  expect(after).toEqual({ ...quiet, turn: 1, built: [{ C1: 3, C10: 7 }, {}] });
  expect((before.position as MetropolysPosition).built).toEqual([{ C1: 3 }, {}]);
});

test("a tile joins the others, and the lines that grew replace what they were", () => {
  const now = { turn: 0, hands: [1, 1], drawn: null, stack: 50, points: [0, 0] };
  const line = (station: number, length: number) => ({ station, length, seat: 0, end: null, points: 0 });
  const before = known({ ...now, tiles: ["aacb00"], lines: [line(1, 0), line(2, 1)] });
  const change = { ...now, turn: 1, new: ["dddd01"], lines: [line(2, 2)] };
  const after = withEntry(before, entry({ change }))?.position as MetroPosition;
  expect(after.tiles).toEqual(["aacb00", "dddd01"]);
  expect(after.lines).toEqual([line(1, 0), line(2, 2)]);
  expect(after.turn).toBe(1);
  expect("new" in after).toBe(false);
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
