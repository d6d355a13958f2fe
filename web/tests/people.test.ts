// Rankings and people: what an address asks for, the scale of bars and lines, games and results in words, links to pages.
// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

vi.mock("../src/people/words", () => ({ speakOfPeople: () => Promise.resolve() }));
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
import { allScreens } from "../src/games/registry";
import Others from "../src/parts/Others.svelte";
import { addressOf, choiceIn, ON_A_PAGE, pageOf } from "../src/people/choice";
import AtEnd from "../src/people/AtEnd.svelte";
import { changeText, resultText } from "../src/people/outcome";
import { lineOf, scaleOf } from "../src/people/scale";
import { othersAt } from "../src/table/seats";
import type { GamePlayed } from "../src/types";
import type { Details } from "../src/words.svelte";
import { speakFile } from "./languages";

beforeEach(() => {
  speakFile("en");
});

describe("which ranking is looked at", () => {
  const choice = (query: string) => choiceIn(query, allScreens());
  const [{ game, players }] = allScreens();

  test("without a word it is the first page of the first game, of everybody", () => {
    expect(choice("")).toEqual({ game, players: players[0], whose: "all", page: 1 });
  });

  test("what the address says is chosen, and is said again", () => {
    for (const query of ["?game=metro&players=6&whose=bots", "?game=metropolys&players=3&whose=people&page=7"]) {
      expect(addressOf(choice(query))).toBe(`/people${query}`);
    }
    expect(addressOf(choice(""))).toBe(`/people?game=${game}&players=${players[0]}`);
  });

  test("what there is not is the usual", () => {
    for (const query of [
      "?game=chess&players=2",
      "?players=99",
      "?whose=friends",
      "?page=0",
      "?page=1.5",
      "?page=-3",
    ]) {
      expect(choice(query)).toEqual(choice(""));
    }
    expect(choice("?game=metropolys&players=6").players).toBe(2);
  });

  test("a place stands on one page", () => {
    expect([1, ON_A_PAGE, ON_A_PAGE + 1].map(pageOf)).toEqual([1, 1, 2]);
  });
});

describe("the scale of ratings", () => {
  test.each([
    [
      [-19, 66],
      [-20, 0, 20, 40, 60, 80],
    ],
    [
      [10.2, 13.9],
      [10, 11, 12, 13, 14],
    ],
    [
      [5, 5],
      [5, 6],
    ],
    [
      [-0.4, 0.4],
      [-1, 0, 1],
    ],
  ])("has a few round marks around %o", (values, marks) => {
    const scale = scaleOf(values);
    expect(scale.marks).toEqual(marks);
    for (const value of values) {
      expect(scale.at(value)).toBeGreaterThanOrEqual(0);
      expect(scale.at(value)).toBeLessThanOrEqual(100);
    }
    expect([scale.at(marks[0]), scale.at(marks.at(-1)!)]).toEqual([0, 100]);
  });

  test("a line goes from left to right, up with the rating", () => {
    const line = lineOf([10, 12, 14], 100, 50);
    expect(line.path).toBe("M0.0 50.0L50.0 25.0L100.0 0.0");
    expect(line.end).toBe(0);
    expect(line.marks.map(({ value }) => value)).toEqual([10, 11, 12, 13, 14]);
  });
});

const person = (user: string, name: string | null = user) => ({
  user,
  name,
  bot: null,
  character: null,
  is_guest: false,
});
const bot = { user: null, name: null, bot: "expert", character: "anatole", is_guest: false };
function ended(seats: object[], scores: number[], ranks: number[], lost: number[] = []): GamePlayed {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const result = { scores, ranks, winners, lost, decided_by: "points" };
  return { players: seats.length, seats, result } as unknown as GamePlayed;
}

describe("a game as somebody's", () => {
  const two = [person("ann"), person("ben")];
  const four = [person("ann"), person("ben"), bot, person("cem")];
  test.each([
    [ended(two, [41, 39], [1, 2]), "Won, 41 to 39"],
    [ended(two, [39, 41], [2, 1]), "Lost, 39 to 41"],
    [ended(two, [39, 39], [1, 2]), "Won the tie-break, 39 each"],
    [ended(two, [39, 39], [2, 1]), "Lost the tie-break, 39 each"],
    [ended(two, [39, 39], [1, 1]), "Shared victory with ben, 39 points each"],
    [ended(four, [39, 12, 39, 39], [1, 4, 1, 1]), "Shared victory with Anatole and cem, 39 points each"],
    [ended(four, [20, 30, 40, 10], [3, 2, 1, 4]), "3rd of 4, 20 points to 40"],
    [ended(four, [44, 30, 40, 10], [1, 3, 2, 4]), "Won, 44 to 40"],
    [ended(four, [44, 30, 40, 10], [4, 2, 1, 3], [0]), "Lost: left, or ran out of time"],
    [ended([person("ann"), person("ben"), person("ann")], [9, 5, 7], [1, 3, 2]), "Won, 9 to 5"],
  ])("says in words how it ended %#", (game, text) => {
    expect(resultText(game, "ann")).toBe(text);
  });

  test("what it did to a rating has a sign, and next to nothing has none", () => {
    const change = (before: number | null, after: number | null) =>
      changeText({ rating_before: before, rating_after: after });
    expect([change(1, 2.25), change(2, 0.9), change(2, 2.04), change(null, null)]).toEqual(["+1.3", "−1.1", "±0", ""]);
  });

  test("everybody else was there once: people with their pages, but for those who are gone, then bots", () => {
    const seats = [
      person("ann"),
      person("ben"),
      bot,
      person("ben"),
      person("x", null),
      { ...person("g"), is_guest: true },
    ];
    expect(othersAt(seats, "ann")).toEqual([
      { name: "ben", id: "ben" },
      { name: "somebody", id: null },
      { name: "g (guest)", id: "g" },
      { name: "Anatole (Expert)" },
    ]);
  });
});

describe("names that lead to pages", () => {
  let shown: Record<string, unknown>;
  afterEach(() => unmount(shown));
  const others = [{ name: "Ann", id: "a1" }, { name: "somebody", id: null }, { name: "Anatole (Expert)" }];
  const show = (props: { message?: string; details?: Details }) => {
    shown = mount(Others, { target: document.body, props: { others, ...props } });
    flushSync();
    return document.body;
  };

  test("stand in a sentence of any language", () => {
    speakFile("de");
    expect(show({ message: "table-with", details: { terms: "Profi" } }).textContent?.trim()).toBe(
      "Ann, somebody, Anatole (Expert). Profi",
    );
    expect([...document.querySelectorAll("a")].map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
      ["Ann", "/people/a1"],
    ]);
  });

  test("or by themselves", () => {
    expect(show({}).textContent?.trim()).toBe("Ann, somebody, Anatole (Expert)");
  });

  test("after a game to those of the people it was played with, and bots have none", async () => {
    shown = mount(AtEnd, { target: document.body, props: { seats: [person("ann"), bot, person("ben")] } });
    await vi.waitFor(() => expect(document.body.textContent?.trim()).toBe("More about ann, ben"));
    unmount(shown);
    shown = mount(AtEnd, { target: document.body, props: { seats: [bot, person("gone", null)] } });
    flushSync();
    expect(document.body.textContent?.trim()).toBe("");
  });
});
