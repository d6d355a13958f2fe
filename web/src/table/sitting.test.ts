// The log tells of whoever did it then; the others are told when somebody leaves, loses on time or is back.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CODES, expectWhole, speakFile } from "../../tests/languages";
import { me } from "../me.svelte";
import type { LiveTable } from "../table.svelte";
import type { Logged } from "../types";
import { linesOf } from "./log";
import { news } from "./notices";
import { called, sittingBy } from "./sitting";

type Seats = NonNullable<Logged["seats"]>;
const person = (user: string, name: string | null) => ({
  user,
  name,
  bot: null,
  character: null,
  is_guest: false,
  longest: null,
  departed: null,
});
const [ada, bob] = [person("u0", "Ada"), person("u1", "Bob")];
const free = { ...ada, user: null, name: null };
const standIn = (who: typeof ada, way: "left" | "time" = "left", has_lost = false) => ({
  ...free,
  bot: "skilled",
  character: "leontine",
  longest: 1000,
  departed: { user: who.user, name: who.name, is_guest: false, way, has_lost },
});

/** A log: each entry by its kind, its seat, and who sits where after it, if that changes. */
function logOf(...entries: [kind: string, seat: number, seats?: object[], status?: string][]): Logged[] {
  return entries.map(([kind, seat, seats, status], index) => ({
    version: index + 1,
    at: 0,
    kind,
    seat,
    ...(kind === "played" ? { events: [{ id: "passed", details: { seat } }] } : {}),
    ...(seats ? { seats: seats as Seats, status: status ?? "running" } : {}),
  }));
}
function read(log: Logged[]): string[] {
  const sitting = sittingBy(log);
  return log.flatMap((entry) =>
    linesOf(entry, called(sitting.get(entry.version)!)).map((line) => line.parts.map((part) => part.text).join("")),
  );
}
const told = (log: Logged[], closedUpTo = 0, status = "running") =>
  news({ log, known: { table: { status } } } as unknown as LiveTable, closedUpTo);

const BEGUN: Parameters<typeof logOf> = [
  ["sat", 0, [ada, free], "open"],
  ["sat", 1, [ada, bob], "open"],
  ["started", -1],
  ["played", 1],
];
const LEFT = logOf(...BEGUN, ["left", 1, [ada, standIn(bob)]], ["played", 1], ["sat", 1, [ada, bob]], ["played", 1]);

beforeEach(() => {
  speakFile("en");
  me.person = { id: "u0" } as typeof me.person;
});
afterEach(() => (me.person = null));

test("whoever left stays in what they did, and the bot is named from there on", () => {
  expect(read(LEFT)).toEqual([
    "You sit down.",
    "Bob sits down.",
    "The game begins.",
    "Bob passes.",
    "Bob leaves. Léontine takes over.",
    "Léontine passes.",
    "Bob is back.",
    "Bob passes.",
  ]);
});

test("I am told of what I did as I, also when I have left", () => {
  me.person = { id: "u1" } as typeof me.person;
  expect(read(LEFT).slice(3, 6)).toEqual(["You pass.", "You leave. Léontine takes over.", "Léontine passes."]);
});

test("whoever lost on time, or by leaving, is named; and if the game is over, nobody plays on", () => {
  const lost = (kind: string, way: "left" | "time") =>
    read(logOf(...BEGUN, [kind, 1, [ada, standIn(bob, way, true)], "finished"])).at(-1);
  expect(lost("flagged", "time")).toBe("Bob ran out of time.");
  expect(lost("left", "left")).toBe("Bob leaves and loses the game.");
});

test("whoever gets up before the game leaves nothing behind; a deleted account has no name", () => {
  expect(read(logOf(...BEGUN.slice(0, 2), ["left", 1, [ada, free], "open"])).at(-1)).toBe("Bob stands up.");
  const nameless = person("u1", null);
  expect(read(logOf(["sat", 1, [ada, nameless], "open"], ["played", 1])).at(-1)).toBe("Somebody passes.");
});

test("the seats of neighbours are the same, so that nothing is worded anew", () => {
  const sitting = sittingBy(LEFT);
  expect(sitting.get(3)).toBe(sitting.get(5));
  expect(sitting.get(7)).toBe(sitting.get(8));
});

test("the others are told until they put it away, act, or the game is over", () => {
  const left = LEFT.slice(0, 5);
  expect(told(left)).toEqual(["Bob leaves. Léontine takes over."]);
  expect(told(LEFT)).toEqual(["Bob leaves. Léontine takes over.", "Bob is back."]);
  expect(told(LEFT, 5)).toEqual(["Bob is back."]);
  expect(told(left, 0, "finished")).toEqual([]);
  expect(told([...left, { version: 6, at: 0, kind: "played", seat: 0 }])).toEqual([]);
});

test("nobody is told what they did themselves", () => {
  me.person = { id: "u1" } as typeof me.person;
  expect(told(LEFT)).toEqual([]);
});

describe.each(CODES)("in %s", (code) => {
  beforeEach(() => speakFile(code));
  test("whoever comes and goes is told in whole sentences", () => {
    const lost = logOf(
      ...BEGUN,
      ["flagged", 1, [ada, standIn(bob, "time", true)]],
      ["left", 0, [standIn(ada, "left", true), bob]],
    );
    for (const user of ["u0", "u1", "u9"]) {
      me.person = { id: user } as typeof me.person;
      [...read(LEFT), ...read(lost)].forEach(expectWhole);
    }
  });
});
