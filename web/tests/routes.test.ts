// The client's addresses are those that the server answers with the client: a page that only one of them knows is a 404.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  BY_CODE,
  codeAt,
  dayAt,
  DAYS,
  HOME,
  LESSON,
  lessonAt,
  pageAt,
  PAGES,
  PERSON,
  personAt,
  PUZZLES,
  puzzlesAt,
  REPLAY,
  replayAt,
  RULES,
  rulesAt,
  TABLE,
  tableAt,
} from "../src/routes";

const server = readFileSync("../src/metropole/server/routes/pages.py", "utf8");
const listed = /^PAGES = \(([^)]*)\)/m.exec(server)?.[1] ?? "";
const answered = [...listed.matchAll(/"([^"]*)"/g)].map((found) => `/${found[1]}`);

test("client and server know the same addresses", () => {
  expect(
    [HOME, TABLE, REPLAY, LESSON, PERSON, BY_CODE, ...RULES, ...PUZZLES, ...DAYS, ...Object.keys(PAGES)].sort(),
  ).toEqual(answered.sort());
});

test("every page that is listed in the bar above the pages is there", () => {
  const bar = readFileSync("src/parts/SiteBar.svelte", "utf8");
  const linked = [...bar.matchAll(/path: "([^"]+)"/g)].map((found) => found[1]);
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((path) => path !== HOME && !(path in PAGES))).toEqual([]);
});

test("a table stands where its id is", () => {
  expect(tableAt("/table/aB3_-x")).toBe("aB3_-x");
  expect(tableAt("/table/")).toBeUndefined();
  expect(tableAt(`/table/${"a".repeat(25)}`)).toBeUndefined();
});

test("a code is four letters, however they are written", () => {
  expect(codeAt("/HJKL")).toBe("HJKL");
  expect(codeAt("/hjkl")).toBe("hjkl");
  expect(codeAt("/new")).toBeUndefined();
  expect(codeAt("/HJKLM")).toBeUndefined();
});

test("the game of a table is looked at again where its id is, and any record without one", () => {
  expect(replayAt("/replay/aB3_-x")).toBe("aB3_-x");
  expect(replayAt("/replay")).toBeUndefined();
  expect(pageAt("/replay/aB3_-x")).toBe(PAGES["/replay"]);
  expect(pageAt("/nowhere")).toBeUndefined();
});

test("a lesson stands where its game and its chapter are named", () => {
  expect(lessonAt("/learn/metro/lines")).toEqual({ game: "metro", chapter: "lines" });
  expect(lessonAt("/learn")).toBeUndefined();
  expect(lessonAt("/learn/metro")).toBeUndefined();
  expect(pageAt("/learn/metro/lines")).toBe(PAGES["/learn"]);
});

test("the rules stand at their own address, those of a game and of a topic below it", () => {
  expect(rulesAt("/rules")).toEqual({ game: undefined, topic: undefined });
  expect(rulesAt("/rules/metro/one-tile")).toEqual({ game: "metro", topic: "one-tile" });
  expect(rulesAt("/rules/metro/")).toBeUndefined();
  expect(rulesAt("/rulesof")).toBeUndefined();
  expect(pageAt("/rules/metro/end")).toBe(PAGES["/rules"]);
});

test("puzzles stand at their own address, those of a game and one of them below it", () => {
  expect(puzzlesAt("/puzzles")).toEqual({ game: undefined, id: undefined });
  expect(puzzlesAt("/puzzles/metro")).toEqual({ game: "metro", id: undefined });
  expect(puzzlesAt("/puzzles/metro/aB3_-x")).toEqual({ game: "metro", id: "aB3_-x" });
  expect(puzzlesAt("/puzzles/metro/a/b")).toBeUndefined();
  expect(puzzlesAt("/puzzlesof")).toBeUndefined();
  expect(pageAt("/puzzles/metro/aB3_-x")).toBe(PAGES["/puzzles"]);
});

test("a day stands where its game and its date are named, and today's where the game alone is", () => {
  expect(dayAt("/day/metro/2026-11-19")).toEqual({ game: "metro", day: "2026-11-19" });
  expect(dayAt("/day/metro")).toEqual({ game: "metro", day: undefined });
  expect(dayAt("/day")).toBeUndefined();
  expect(dayAt("/day/metro/19")).toBeUndefined();
  expect(pageAt("/day/metro/2026-11-19")).toBe(PAGES["/day"]);
});

test("somebody's page stands where their id is, and rankings without one", () => {
  expect(personAt("/people/aB3_-x")).toBe("aB3_-x");
  expect(personAt("/people")).toBeUndefined();
  expect(personAt("/people/a/b")).toBeUndefined();
  expect(pageAt("/people/aB3_-x")).toBe(PAGES["/people"]);
});
