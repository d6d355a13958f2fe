// Why a game of Metro came as it did, in two sentences made from the count; and the order of the count.
import { beforeEach, describe, expect, test } from "vitest";
import { CODES, expectWhole, speakFile } from "../../../../tests/languages";
import type { Final, Line, NetTable } from "../shapes";
import { countedLines, end } from "./end";

const line = (station: number, seat: number | null, points: number, to: Line["end"] = 9): Line => ({
  station,
  seat,
  points,
  end: to,
  length: points,
});

function told(lines: Line[], winners: number[], me: number | null = 0, seat = 0): string[] {
  const seats = [{ departed: null }, { departed: null }];
  const live = {
    mine: me,
    seats: [{ name: "Ada" }, { name: "Bob" }],
    known: { table: { seats }, result: { winners } },
  } as unknown as NetTable;
  return end.why(live, { points: [0, 0], lines }, seat, 1 - seat);
}

type Case = [lines: Line[], winners: number[], me: number | null];
const CASES: [string, Case, string[]][] = [
  [
    "I lost at the centre",
    [[line(14, 0, 22), line(3, 0, 5), line(27, 1, 32, "centre")], [1], 0],
    ["Line 14 alone earned you 22 points.", "You lost most here: lines to the centre (you 0, Bob 32)."],
  ],
  [
    "I lost at stations",
    [[line(14, 0, 1), line(27, 1, 9)], [1], 0],
    ["Line 14 alone earned you 1 point.", "You lost most here: lines to stations (you 1, Bob 9)."],
  ],
  [
    "I had nothing that counts",
    [[line(14, 0, 0, null), line(27, 1, 9)], [1], 0],
    ["You did not score with any line.", "You lost most here: lines to stations (you 0, Bob 9)."],
  ],
  [
    "I won",
    [[line(14, 0, 24, "centre"), line(27, 1, 9)], [0], 0],
    ["Line 14 alone earned you 24 points.", "You gained most here: lines to the centre (you 24, Bob 0)."],
  ],
  ["all was equal", [[line(14, 0, 4), line(27, 1, 4)], [0, 1], 0], ["Line 14 alone earned you 4 points."]],
  [
    "somebody looks on",
    [[line(14, 0, 24, "centre"), line(27, 1, 9)], [0], null],
    ["Line 14 alone earned Ada 24 points.", "Ada gained most here: lines to the centre (24, Bob 0)."],
  ],
];

describe.each(CODES)("in %s", (code) => {
  beforeEach(() => speakFile(code));
  test.each(CASES)("%s", (_, given, expected) => {
    const said = told(...given);
    if (code === "en") expect(said).toEqual(expected);
    expect(said).toHaveLength(expected.length);
    said.forEach(expectWhole);
  });

  test("the last tile has ended it", () => expectWhole(end.ended({} as NetTable)));
});

test("lines are counted one by one, the small ones first and those that count twice last", () => {
  const lines = [
    line(1, 0, 8, "centre"),
    line(2, 1, 5),
    line(3, 0, 2),
    line(4, 1, 0, null),
    line(5, null, 7),
    line(6, 1, 6, "centre"),
  ];
  const final: Final = { points: [10, 11], lines };
  expect(countedLines(final).map((one) => one.station)).toEqual([3, 2, 6, 1]);
  expect(end.steps(final)[0]).toEqual({ id: "3", points: [2, 0] });
  expect(end.steps(final).at(-1)).toEqual({ id: "1", points: [8, 0] });
});
