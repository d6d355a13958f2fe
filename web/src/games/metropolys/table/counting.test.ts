// What made the points at the end of Metropolys, and what is shown of it.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { begun } from "./cards";
import type { CityTable, Final } from "../shapes";
import { Counting } from "./counting.svelte";
import { calls } from "./log";
import { amount, madeBy, sourceIcon, sourceName } from "./sources";
import type { Logged } from "../../../types";
import { speakFrom } from "../../../words.svelte";

beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));

const score = {
  total: 24,
  points: { trendy: 3, subway: 1, subway_card: 3, area: 12, neighbourhood: 0, highest: 5 },
  tokens: { trendy: ["N9"], subway: ["C6"], archaeology: [] },
  area_places: [],
  groups: [
    ["N9", "E1", "E2"],
    ["C6", "E6", "E7"],
    ["E8", "E10", "S10"],
  ],
  neighbourhood_places: [],
  expansion_sets: {},
  highest_in: ["east"],
};
const final = {
  scores: [score],
  cards: [{ area: "chains", neighbourhood: "industry", expansion: null }],
  districts: [
    { district: "east", heights: [[1, 1, 0]], seats: [0], reason: "taller", rank: 1 },
    { district: "north", heights: [[0, 0, 0]], seats: [], reason: "empty", rank: 0 },
  ],
} as unknown as Final;
const built = { N9: 2, E1: 3, E2: 1, C6: 10, E6: 4, E7: 7, E8: 13, E10: 5, S10: 11 };
const position = { turn: -1, bids: [], passed: [], subway_card: 0, archaeology_card: -1, built: [built] };
const made = (source: string) => madeBy(final, position, 0, source);

test("groups are shown apart, each with its share of the points", () => {
  expect(made("area").groups.map((group) => group.tag)).toEqual(["+4", "+4", "+4"]);
  expect(made("area").places).toHaveLength(9);
  expect(amount(made("area"))).toBe("3 groups");
});

test("a token and its card are shown where the tokens lay", () => {
  expect(made("trendy")).toEqual({ places: ["N9"], groups: [] });
  expect(made("subway_card").places).toEqual(["C6"]);
  expect(amount(made("trendy"))).toBe("One building");
});

test("of the highest buildings those are shown that decided the district", () => {
  expect(made("highest").groups).toEqual([{ places: ["E8"], tag: "+5" }]);
});

test("a card has its own name and picture, other sources theirs", () => {
  expect(sourceName(final.cards[0], "area")).toBe("Chains");
  expect(sourceName(final.cards[0], "trendy")).toBe("Trendy tokens");
  expect(sourceIcon(final.cards[0], "neighbourhood")).toBe("industry");
  expect(sourceIcon(undefined, "subway_card")).toBe("subway");
});

test("pointing shows for a moment, choosing until it is chosen again", () => {
  const known = { final, position, result: { winners: [0] } };
  const counting = new Counting({ known, mine: 0 } as unknown as CityTable);
  expect(counting.made.places).toEqual([]);
  counting.begin();
  expect(counting.is(0, "area")).toBe(true);
  counting.point(0, "trendy");
  expect(counting.made.places).toEqual(["N9"]);
  counting.pointAway();
  expect(counting.is(0, "area")).toBe(true);
  counting.pin(0, "area");
  expect(counting.shown).toBeNull();
});

test("whoever has made nothing is shown what the winner made", () => {
  const empty = { ...final, scores: [{ ...final.scores[0], points: {} }, final.scores[0]] } as typeof final;
  const known = { final: empty, position, result: { winners: [1] } };
  const counting = new Counting({ known, mine: 0 } as unknown as CityTable);
  counting.begin();
  expect(counting.is(1, "area")).toBe(true);
});

test("groups that have begun say how far they are, and only those that can still be completed", () => {
  expect(begun("expert", "statues", ["W1", "W2"], ["W3"])).toEqual(["At statue 1: 2 of 3"]);
  expect(begun("expert", "statues", ["W1", "W2"], [])).toEqual([]);
  expect(begun("expert", "bridges", ["C1"], ["N5"], "C1")).toEqual(["C1 and N5: 1 of 2"]);
  expect(begun("expert", "lakes", ["C8"], ["C2", "C9", "C13", "C14"])).toEqual(["By a lake: 1 of 3"]);
  expect(begun("expert", "mall", ["W1"], ["W3"])).toEqual([]);
});

test("calls are numbered, and an action taken back goes back into its call", () => {
  let version = 0;
  const entry = (kind: string, seat: number, ...ids: string[]): Logged => ({
    version: ++version,
    at: 0,
    kind,
    seat,
    events: ids.map((id) => ({ id, details: { seat, value: 1, place: "C1", way: "all_passed" } })),
  });
  const log = [
    entry("started", 0),
    entry("played", 0, "bid"),
    entry("played", 1, "passed", "built"),
    entry("played", 1, "bid"),
    entry("undone", 0),
    entry("played", 0, "bid"),
    entry("played", 1, "bid", "built"),
    entry("played", 0, "bid"),
  ];
  expect([...calls(log)]).toEqual([
    [3, 1],
    [4, 2],
    [7, 1],
    [8, 2],
  ]);
});
