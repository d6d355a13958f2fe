// Why a game of Metropolys came as it did, in two sentences made from the count; and the order of the count.
import { beforeEach, describe, expect, test } from "vitest";
import { CODES, expectWhole, speakFile } from "../../../../tests/languages";
import type { CityTable, Final } from "../shapes";
import { end } from "./end";

type Points = Record<string, number>;
type Case = { mine: Points; theirs: Points; winners?: number[]; version?: string; seat?: number; me?: number | null };
const NONE = { trendy: 0, subway: 0, subway_card: 0, archaeology: 0, archaeology_card: 0, area: 0, neighbourhood: 0 };
const cards = { area: "statues", neighbourhood: "mall", expansion: null };

function told({ mine, theirs, winners = [1], version = "expert", seat = 0, me = 0 }: Case): string[] {
  const final = {
    scores: [mine, theirs].map((points) => ({ points: { ...NONE, ...points }, groups: [] })),
    cards: [cards, cards],
  } as unknown as Final;
  const seats = [
    { user: "u0", departed: null },
    { user: "u1", departed: null },
  ];
  const live = {
    mine: me,
    seats: [{ name: "Ada" }, { name: "Bob" }],
    known: { table: { seats }, result: { winners }, setup: { version } },
  } as unknown as CityTable;
  return end.why(live, final, seat, 1 - seat);
}

const CASES: [string, Case, string[]][] = [
  [
    "I lost by tokens and had no group",
    { mine: { archaeology: -6, highest: 5 }, theirs: { archaeology: 0, area: 2 } },
    ["You lost most here: archaeology tokens (you −6, Bob 0).", "You completed no group for your card: Statues."],
  ],
  [
    "in the family version a card has no groups",
    { mine: { trendy: 3 }, theirs: { area: 9 }, version: "family" },
    ["You lost most here: area card (you 0, Bob 9).", "Your card scored nothing: Statues."],
  ],
  [
    "the other card brought nothing",
    { mine: { area: 7 }, theirs: { area: 14, neighbourhood: 2 } },
    ["You lost most here: area card (you 7, Bob 14).", "Your card scored nothing: Malls."],
  ],
  [
    "something cost points besides",
    { mine: { area: 7, neighbourhood: 2, archaeology: -3 }, theirs: { area: 14, neighbourhood: 2 } },
    ["You lost most here: area card (you 7, Bob 14).", "This cost you points: archaeology tokens (−3)."],
  ],
  [
    "nothing was lacking: the best is told",
    { mine: { area: 7, neighbourhood: 4 }, theirs: { area: 14, neighbourhood: 2 } },
    ["You lost most here: area card (you 7, Bob 14).", "Your best source: neighbourhood card, 4 points."],
  ],
  [
    "equal in everything, and the buildings decided",
    { mine: { area: 7, neighbourhood: 1 }, theirs: { area: 7, neighbourhood: 1 } },
    ["Your best source: area card, 7 points."],
  ],
  [
    "I won",
    { mine: { area: 14, trendy: 9 }, theirs: { area: 4, trendy: 9 }, winners: [0] },
    ["You gained most here: area card (you 14, Bob 4).", "Your best source: trendy tokens, 9 points."],
  ],
  [
    "I won by one source alone",
    { mine: { trendy: 1 }, theirs: { archaeology: -1 }, winners: [0] },
    ["You gained most here: trendy tokens (you 1, Bob 0)."],
  ],
  [
    "somebody looks on",
    { mine: { area: 14, subway: 1 }, theirs: { area: 4 }, winners: [0], me: null },
    ["Ada gained most here: area card (14, Bob 4).", "Best source for Ada: subway tokens, 1 point."],
  ],
];

describe.each(CODES)("in %s", (code) => {
  beforeEach(() => speakFile(code));
  test.each(CASES)("%s", (_, given, expected) => {
    const said = told(given);
    if (code === "en") expect(said).toEqual(expected);
    expect(said).toHaveLength(expected.length);
    said.forEach(expectWhole);
  });

  test("whoever has built the last building has ended it", () => {
    const built = [{ C1: 1 }, Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`W${index}`, index]))];
    const known = { table: { seats: [] }, position: { built } };
    const said = end.ended({ mine: 0, seats: [{ name: "Ada" }, { name: "Bob" }], known } as unknown as CityTable);
    expect(said).toContain("Bob");
    expectWhole(said);
  });
});

test("sources are counted in their order, without those that brought nobody anything", () => {
  const scores = [{ points: { ...NONE, area: 4 } }, { points: { ...NONE, trendy: 3, archaeology: -1 } }];
  expect(end.steps({ scores } as unknown as Final)).toEqual([
    { id: "trendy", points: [0, 3] },
    { id: "archaeology", points: [0, -1] },
    { id: "area", points: [4, 0] },
  ]);
});
