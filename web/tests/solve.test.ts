// Puzzles: a try is told, what is wrong can be tried again, the answer opens what follows; and the chart of ratings.
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
const said = vi.hoisted(() => ({ answer: {} as object, asked: [] as unknown[], refuses: false }));
vi.mock("../src/solve/server", () => {
  const tell = (what: string) => (_: unknown, action?: string) => {
    said.asked.push([what, action]);
    return said.refuses ? Promise.reject(new Error("away")) : Promise.resolve(said.answer);
  };
  return { attempt: tell("attempt"), giveUp: tell("giveUp"), preview: tell("preview"), whyNot: tell("why") };
});
vi.mock("../src/api", () => ({ reasonOf: () => ({ id: "server_fault", details: {} }) }));

import type { CityShapes } from "../src/games/metropolys/shapes";
import { settings } from "../src/settings.svelte";
import { chartOf } from "../src/solve/rating_chart";
import { outcomeText, wrongText } from "../src/solve/saying";
import { Solving } from "../src/solve/solving.svelte";
import type { PuzzleShown } from "../src/types";
import { speakFile } from "./languages";

const now = { turn: 0, bids: [], passed: [], subway_card: -1, archaeology_card: -1 };
const solver = { rating: 2, tries: 1, streak: 1, best_streak: 1 };
const played = (seat: number) => ({ seat, action: "pass", events: [], change: { ...now, turn: 1 - seat, new: [] } });

function given(): PuzzleShown<CityShapes> {
  return {
    ...{ id: "one", game: "metropolys", seat: 0, legal: { places: ["C4"], values: [3, 4], pass: true } },
    replay: {
      ...{ game: "metropolys" as const, players: 2, options: {}, open: [0] },
      setup: { version: "family", expansion: false, first: 0, closed: [], tokens: {} },
      position: { ...now, built: [{}, {}] },
      own: [null, null],
      points: [],
      steps: [played(0), played(1)],
    },
  };
}

const wrong = { is_right: false, is_counted: true, loss: 0.21, is_exact: false, solution: null, solver, gained: -2 };
const solution = {
  ...{
    answer: "3@C4",
    as_good: [],
    chance: 0.62,
    second: { action: "4@C4", chance: 0.41 },
    theme: "open",
    reasons: [],
  },
  ...{ title: { id: "a", details: {} }, why: { id: "puzzles-title", details: {} } },
  steps: [played(0), played(1)],
};
const right = { ...wrong, is_right: true, loss: 0, solution, gained: 2 };

let solving: Solving<CityShapes>;
const choice = { textOf: (action: string) => action };
beforeEach(() => {
  speakFile("en");
  [said.asked, said.refuses] = [[], false];
  settings.speed = "at_once";
  solving = new Solving(given());
});

async function attempt(action: string, answer: object): Promise<void> {
  said.answer = answer;
  solving.play(action);
  await vi.waitFor(() => expect(solving.isBusy).toBe(false));
}

describe("a puzzle", () => {
  it("stands at its moment, and asks whose turn it is", () => {
    expect([solving.at, solving.asked, solving.known.version]).toEqual([2, 2, 2]);
    expect(solving.known.legal?.places).toEqual(["C4"]);
    expect([solving.isMyTurn, solving.isDone, solving.isCounted]).toEqual([true, false, true]);
    expect(solving.since).toHaveLength(1);
    solving.go(3);
    expect(solving.at).toBe(2); // nothing follows yet
  });

  it("says what a wrong try costs, and can be tried again", async () => {
    await attempt("4@C4", wrong);
    expect(said.asked).toEqual([["attempt", "4@C4"]]);
    expect(wrongText(solving)).toBe("That costs you at least 21% of your chance to win.");
    expect(outcomeText(solving, choice)).toBe(
      "There is a better move. 4@C4. That costs you at least 21% of your chance to win.",
    );
    expect([solving.isDone, solving.isMyTurn, solving.isCounted]).toEqual([false, true, false]);
    solving.again();
    expect([solving.told, wrongText(solving)]).toEqual([null, ""]);
    await attempt("4@C4", { ...wrong, is_exact: true });
    expect(wrongText(solving)).toBe("That costs you 21% of your chance to win.");
  });

  it("goes on by what follows when it is solved, and is tried no more", async () => {
    await attempt("3@C4", right);
    expect([solving.isDone, solving.at, solving.end]).toEqual([true, 3, 4]);
    expect([solving.known.legal, solving.isMyTurn]).toEqual([undefined, false]);
    expect(solving.line.map((entry) => entry.seat)).toEqual([0, 1]);
    expect(outcomeText(solving, choice)).toBe("Well spotted: that is the best move. Puzzles");
    solving.go(9);
    expect([solving.at, solving.shown.version]).toEqual([4, 4]);
    solving.go(0);
    expect([solving.at, solving.shown.version]).toEqual([2, 2]);
    expect(solving.known.legal).toBeUndefined();
    solving.again();
    solving.play("4@C4");
    await solving.giveUp();
    expect(said.asked).toHaveLength(1);
    expect(solving.told).toEqual(right);
  });

  it("shows the answer to whoever asks for it", async () => {
    said.answer = { ...right, is_right: false };
    await solving.giveUp();
    expect(said.asked).toEqual([["giveUp", undefined]]);
    expect([solving.isDone, solving.standing?.is_solved]).toEqual([true, false]);
    expect(outcomeText(solving, choice)).toBe("The best move: 3@C4 Puzzles");
  });

  it("is tried once at a time, and is as it was where the server does not answer", async () => {
    said.answer = right;
    said.refuses = true;
    solving.play("3@C4");
    solving.play("3@C4");
    await vi.waitFor(() => expect(solving.isBusy).toBe(false));
    expect(said.asked).toHaveLength(1);
    expect([solving.problem?.id, solving.isDone, solving.isCounted]).toEqual(["server_fault", false, true]);
  });

  it("counts no more where it was tried before", () => {
    const standing = { is_tried: true, is_right: false, is_solved: false, solver };
    expect(new Solving(given(), {}, standing).isCounted).toBe(false);
  });
});

test("ratings are drawn from the first to the last, within the picture", () => {
  const { path, last, lines, left, right: end } = chartOf([0, 3.2, -1.5, 8]);
  const points = path
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  expect(points).toHaveLength(4);
  expect([points[0][0], points[3][0]]).toEqual([left, end]);
  expect(points[3][1]).toBe(last);
  expect(Math.min(...points.map(([, y]) => y))).toBe(last);
  expect(lines.map(({ value }) => value)).toEqual([-2, 3, 8]);
  expect(chartOf([]).path).toBe("");
});
