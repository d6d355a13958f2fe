// The game of the day: its months, how a result is told to others, and what stands on its calendar.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { onScreen } from "../messages";
import { dayAfter, dayTitle, longDate, monthAfter, monthName, shortDate, weekdays, weeksOf } from "../src/day/names";
import { betterThan, courseText, isFinished, leadText, shareText, signsOf } from "../src/day/outcome";
import type { DayShown, OwnTry } from "../src/types";
import { speakFrom } from "../src/words.svelte";

const folder = "../src/metropole";
const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");
const said = (code: string) => {
  const [english, own] = [read("messages/en.ftl"), read(`messages/${code}.ftl`)];
  return `${onScreen(own, english)}\n${onScreen(own, english, "puzzles")}`;
};
beforeAll(() => speakFrom("en", said("en")));

const OWN: OwnTry = {
  table: "t1",
  status: "finished",
  rank: 1,
  points: 47,
  lead: 9,
  place: 3,
  worse: 12,
  course: [1, 1, 0, -1, 1, 1],
};
const SHOWN = { game: "metropolys", day: "2026-11-19", players: 3, own: OWN } as unknown as DayShown;

test("a month is weeks from Monday to Sunday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.at(-1)?.[0]).toBe("2026-11-30");
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf("2027-02")).toHaveLength(4); // which begins on a Monday and ends on a Sunday
  expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
});

test("days and months follow each other, over the ends of years and the changes of clocks", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2027-03-01", -1)).toBe("2027-02-28");
  expect(dayAfter("2027-03-28", 1)).toBe("2027-03-29");
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2027-01", -1)).toBe("2026-12");
});

test("dates are those of UTC in every language", () => {
  expect(shortDate("2026-11-19")).toBe("Nov 19, 2026");
  expect(monthName("2026-11")).toBe("November 2026");
  expect(weekdays().map((one) => one.long)[0]).toBe("Monday");
  speakFrom("fr", said("fr"));
  expect(longDate("2026-11-19")).toBe("jeudi 19 novembre 2026");
  speakFrom("en", said("en"));
});

test("a result is told with nothing of where anything stands", () => {
  expect(isFinished(OWN)).toBe(true);
  expect(shareText(SHOWN, OWN as never)).toBe(
    "Métropole · City of the day, Nov 19, 2026 · 1st of 3 · 47 points +9 · ▲▲△▽▲▲",
  );
  expect(isFinished({ ...OWN, rank: null })).toBe(false);
  expect(isFinished(null)).toBe(false);
});

test.each(["en", "fr", "cs", "nl", "de"])("it is told in %s without an id left in it", (code) => {
  speakFrom(code, said(code));
  for (const [rank, points, lead] of [
    [1, 1, 0],
    [2, 3, -1],
    [3, 5, -12],
    [6, 100, -40],
  ]) {
    const text = shareText(SHOWN, { ...OWN, rank, points, lead } as never);
    expect(text).toMatch(/^Métropole · [^{}$]+ · ▲▲△▽▲▲$/);
    expect(text).not.toMatch(/day-|undefined/);
  }
  speakFrom("en", said("en"));
});

test("a lead has its sign, and signs have words", () => {
  expect([9, 0, -3].map(leadText)).toEqual(["+9", "±0", "−3"]);
  expect(signsOf([1, 0, -1])).toBe("▲△▽");
  expect(courseText([1, 0, -1])).toBe("ahead, level, behind");
});

test("better than how many of the others: oneself is none of them", () => {
  expect(betterThan(12, 20)).toBe(63);
  expect(betterThan(19, 20)).toBe(100);
  expect(betterThan(0, 1)).toBe(0);
});

test("a game that has no title of its own is called by its name", () => {
  expect(dayTitle("metro")).toBe("Metro of the day");
  expect(dayTitle("chess")).toBe("title-chess of the day");
});
