// The end as each person sees it: who won, who lost by leaving or on time, and for whom a bot has played on.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CODES, expectWhole, speakFile } from "../../tests/languages";
import type { GameAsk, GameEnd } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { me } from "../me.svelte";
import type { LiveTable } from "../table.svelte";
import { words } from "../words.svelte";
import { sentenceOf } from "./banner";
import type { Choice } from "./choice.svelte";
import { nameAtEnd, ownSeat, placeText, seatsFromMine, standings, whatEnded, whyEnded } from "./ended";

const NAMES = ["Ada", "Bob", "Eve"];
type Way = "left" | "time";
const gone = (seat: number, way: Way, has_lost: boolean, name: string | null = NAMES[seat]) => ({
  user: null,
  bot: "skilled",
  departed: { user: `u${seat}`, name, is_guest: false, way, has_lost },
});
const sits = (seat: number) => ({ user: `u${seat}`, bot: null, departed: null });
const result = { scores: [7, 12, 12], winners: [1], ranks: [3, 1, 1], lost: [] as number[], decided_by: "most_points" };

/** A table that is over, as somebody sees it. */
function seen(by: string, seats: object[], more: object = {}, known: object = {}): LiveTable {
  me.person = { id: by } as typeof me.person;
  const mine = seats.findIndex((one) => (one as { user: string | null }).user === by);
  const name = (seat: number) => ("bot" in seats[seat] && seats[seat].bot ? "Léontine" : NAMES[seat]);
  return {
    mine: mine < 0 ? null : mine,
    seats: seats.map((_, seat) => ({ seat, name: name(seat) })),
    seatName: (seat: number) => (seat === mine ? words("seat-you") : name(seat)),
    known: {
      position: {},
      table: { status: "finished", seats },
      result: { ...result, scores: result.scores.slice(0, seats.length), ...more },
      ...known,
    },
  } as unknown as LiveTable;
}
const ask = {} as GameAsk<Shapes>;
function banner(live: LiveTable, isCounted = true): [string, string] {
  const { main, more } = sentenceOf(live, {} as Choice, ask, isCounted);
  return [main.map((part) => part.text).join(""), more];
}

beforeEach(() => speakFile("en"));
afterEach(() => (me.person = null));

const ON_TIME = { winners: [1], ranks: [2, 1], lost: [0], decided_by: "lost_seats" };
const timeUp = [gone(0, "time", true), sits(1)];

test("before it is counted nobody is said to have won", () => {
  const live = seen("u1", [sits(0), sits(1)]);
  expect(banner(live, false)).toEqual(["The game is over.", words("end-counting-how")]);
  expect(banner(live)).toEqual(["You win.", "12 points."]);
});

test("whoever lost on time sees their own end under their own name, the others theirs", () => {
  expect(banner(seen("u0", timeUp, ON_TIME))).toEqual(["You ran out of time.", "Bob wins."]);
  expect(banner(seen("u1", timeUp, ON_TIME))).toEqual(["You win.", "Ada ran out of time."]);
  expect(banner(seen("u9", timeUp, ON_TIME))).toEqual(["Bob wins.", "Ada ran out of time."]);
  expect([0, 1].map((seat) => nameAtEnd(seen("u0", timeUp, ON_TIME), seat))).toEqual(["You", "Bob"]);
  expect([0, 1].map((seat) => nameAtEnd(seen("u1", timeUp, ON_TIME), seat))).toEqual(["Ada", "You"]);
  expect([ownSeat(seen("u0", timeUp, ON_TIME)), ownSeat(seen("u9", timeUp, ON_TIME))]).toEqual([0, null]);
});

test("while the others play on, whoever lost on time is told so instead of that they watch", () => {
  const others = [gone(0, "time", true), sits(1), sits(2)];
  const watched = (user: string) => {
    const live = seen(user, others, {}, { result: undefined });
    live.known!.table.status = "running";
    return banner(Object.assign(live, { turn: 1 }));
  };
  expect(watched("u0")).toEqual(["You ran out of time.", "Bob is to move."]);
  expect(watched("u9")).toEqual(["You are watching.", "Bob is to move."]);
});

test("so does whoever left a rated game", () => {
  const left = [gone(0, "left", true), sits(1)];
  expect(banner(seen("u0", left, ON_TIME))).toEqual(["You left this game.", "Bob wins."]);
  expect(banner(seen("u1", left, ON_TIME))).toEqual(["You win.", "Ada left the game."]);
});

test("whoever left a friendly game is told what became of the seat; it is the bot's result", () => {
  const left = [gone(0, "left", false), sits(1)];
  const ranks = { winners: [1], ranks: [2, 1] };
  expect(banner(seen("u0", left, ranks))).toEqual([
    "You left this game.",
    "Léontine played on for you and came 2nd. Bob wins.",
  ]);
  expect(banner(seen("u1", left, ranks))).toEqual(["You win.", "12 points."]);
  expect([0, 1].map((seat) => nameAtEnd(seen("u0", left, ranks), seat))).toEqual(["Léontine", "Bob"]);
});

test("whoever deleted their account has lost without a name", () => {
  const live = seen("u1", [gone(0, "time", true, null), sits(1)], ON_TIME);
  expect(nameAtEnd(live, 0)).toBe("somebody");
});

test("a game that everybody has left was not played to its end", () => {
  const live = seen("u0", [gone(0, "left", false), gone(1, "left", false)], {}, { result: undefined });
  live.known!.table.status = "closed";
  expect(banner(live)[0]).toBe(words("end-by-everybody"));
  expect(whatEnded(live)).toBe(words("end-by-everybody"));
});

test("places are told in order, and shared ones are shared", () => {
  const live = seen("u0", [sits(0), sits(1), sits(2)]);
  expect(standings(live, (seat) => NAMES[seat])).toEqual([
    "1st Bob, 12 points",
    "1st Eve, 12 points",
    "3rd Ada, 7 points",
  ]);
  expect(seatsFromMine(seen("u1", [sits(0), sits(1), sits(2)]))).toEqual([1, 2, 0]);
  expect(seatsFromMine(seen("u9", [sits(0), sits(1), sits(2)]))).toEqual([0, 1, 2]);
});

test.each(CODES)("a point too few is not told as a point in %s", (code) => {
  speakFile(code);
  const live = seen("u0", [sits(0), sits(1)], { scores: [-1, 1], ranks: [2, 1] });
  const [first, second] = standings(live, (seat) => NAMES[seat]);
  expect(first).toMatch(/Bob\P{L}+1 \p{L}+\)?$/u);
  expect(second).toMatch(/Ada\P{L}+[-−]1 \p{L}+\)?$/u);
});

test("why it ended so is told of me, or of the winner, each compared with whom it matters", () => {
  const asked: unknown[] = [];
  const end = { ended: () => "x", why: (_: unknown, __: unknown, ...who: unknown[]) => (asked.push(who), []) };
  const three = [sits(0), sits(1), sits(2)];
  const ranks = { scores: [7, 12, 9], winners: [1], ranks: [3, 1, 2] };
  for (const user of ["u0", "u1", "u9"])
    whyEnded(seen(user, three, ranks, { final: {} }), end as unknown as GameEnd<Shapes>);
  whyEnded(seen("u0", timeUp, { ...ON_TIME, scores: [7, 12] }, { final: {} }), end as unknown as GameEnd<Shapes>);
  expect(asked).toEqual([
    [0, 1],
    [1, 2],
    [1, 2],
    [1, 0],
  ]);
  expect(whyEnded(seen("u0", three), end as unknown as GameEnd<Shapes>)).toEqual([]);
});

describe.each(CODES)("in %s", (code) => {
  beforeEach(() => speakFile(code));
  test("every end is told in whole sentences", () => {
    const friendly = [gone(0, "left", false), sits(1)];
    const rated = [gone(0, "left", true), sits(1)];
    for (const seats of [timeUp, rated, friendly])
      for (const user of ["u0", "u1", "u9"]) {
        const live = seen(user, seats, seats === friendly ? { ranks: [2, 1] } : ON_TIME);
        banner(live).forEach(expectWhole);
        if (seats !== friendly) expectWhole(whatEnded(live));
      }
  });
  test("places", () => expect(new Set([1, 2, 3, 4, 5, 6].map(placeText)).size).toBe(6));
});
