// Lessons: what is asked is stepped through, what is done instead explains itself, and how far one has come is kept.
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
const asked = vi.hoisted(() => ({ reason: null as { id: string; details: object } | null, queries: [] as unknown[] }));
vi.mock("../src/api", () => ({
  api: { GET: (path: string, given: unknown) => (asked.queries.push([path, given]), { reason: asked.reason }) },
  answer: (given: unknown) => Promise.resolve(given),
  reasonOf: () => ({ id: "server_fault", details: {} }),
}));

import type { CityShapes } from "../src/games/metropolys/shapes";
import { dearest, partText } from "../src/learn/dearest";
import { hintFor } from "../src/learn/hints";
import { Lesson } from "../src/learn/lesson.svelte";
import { nextChapter } from "../src/learn/lessons.svelte";
import { note, progressIn, readProgress, together, writeProgress } from "../src/learn/progress";
import { settings } from "../src/settings.svelte";
import type { AnalysisResult, LessonShown, LessonStep } from "../src/types";
import { sentenceAround } from "../src/learn/words";
import { speakFile } from "./languages";

const now = { turn: 0, bids: [], passed: [], subway_card: -1, archaeology_card: -1 };
const message = { id: "learn-done", details: {} };

function step(
  at: number,
  does: LessonStep["does"],
  more: Partial<LessonStep<CityShapes>> = {},
): LessonStep<CityShapes> {
  return { scene: 0, at, does, places: [], lit: [], ask: message, more: message, wanted: null, legal: null, ...more };
}

/** Two scenes: in the first one action of the learner and one of another, in the second nothing but the end. */
function given(): LessonShown<CityShapes> {
  const change = (seat: number) => ({ ...now, turn: 1 - seat, new: [] });
  const played = (seat: number) => ({ seat, action: "pass", events: [], change: change(seat) });
  const scene = {
    ...{ game: "metropolys" as const, players: 2, options: {}, open: [0] },
    setup: { version: "family", expansion: false, first: 0, closed: [], tokens: {} },
    position: { ...now, built: [{}, {}] },
    own: [null, null],
    points: [],
    steps: [played(0), played(1)],
  };
  const legal = { places: ["C4"], values: [3], pass: false };
  return {
    ...{ game: "metropolys", chapter: "family", seat: 0, scenes: [scene, scene] },
    steps: [
      step(0, "point", { places: ["C4", "C5"], legal }),
      step(0, "play", { wanted: "3@C4", legal }),
      step(2, "try", { places: ["N1"], legal }),
      step(0, "read", { scene: 1 }),
    ],
  };
}

let lesson: Lesson<CityShapes>;
beforeEach(() => {
  speakFile("en");
  localStorage.clear();
  settings.learnt = settings.hinted = "";
  settings.speed = "at_once";
  asked.reason = null;
  lesson = new Lesson(given());
});

describe("a lesson", () => {
  it("goes on by what is asked for, plays what the others do, and can be gone back over", async () => {
    expect(lesson.known.legal).toBeUndefined(); // to show a place is no bid
    await lesson.point("C5");
    expect([lesson.number, lesson.known.legal?.places]).toEqual([1, ["C4"]]);
    lesson.play("3@C4");
    expect([lesson.number, lesson.known.version, lesson.shown.version]).toEqual([2, 2, 2]);
    expect(lesson.since).toHaveLength(1);
    lesson.back();
    expect([lesson.number, lesson.known.version]).toEqual([1, 0]);
    lesson.go(3);
    expect(lesson.known.version).toBe(0); // another scene
    lesson.advance();
    expect(lesson.isDone).toBe(true);
    lesson.back();
    expect([lesson.isDone, lesson.number]).toEqual([false, 3]);
  });

  it("says why not, as the table does, or that something else is meant", async () => {
    await lesson.point("E1");
    expect(lesson.told).toEqual({ id: "learn-not-there", details: { place: "E1" } });
    asked.reason = { id: "not_adjacent", details: { place: "E2", last: "C4" } };
    await lesson.point("E2");
    expect([lesson.number, lesson.told?.id]).toEqual([0, "not_adjacent"]);
    lesson.go(1);
    lesson.play("4@C4");
    expect([lesson.number, lesson.told]).toEqual([1, { id: "learn-other", details: { action: "4@C4" } }]);
  });

  it("goes on from a place that was to be tried when it was refused", () => {
    lesson.go(2);
    lesson.refused("N2", message);
    expect(lesson.hasTried).toBe(false);
    lesson.refused("N1", message);
    expect(lesson.hasTried).toBe(true);
    lesson.advance();
    expect([lesson.number, lesson.hasTried, lesson.told]).toEqual([3, false, null]);
  });

  it("knows which chapter is next", () => {
    const all = [{ game: "metro" as const, chapters: ["a", "b"], steps: [1, 1] }];
    const next = (game: string, chapter: string) => nextChapter(all, game, chapter);
    expect([next("metro", "a"), next("metro", "b"), next("metropolys", "a")]).toEqual(["b", undefined, undefined]);
  });
});

describe("how far somebody has come", () => {
  it("is kept, and what is done stays done", () => {
    note("one", "a", 3);
    expect(progressIn("one", "a")).toEqual({ step: 3, isDone: false });
    note("one", "a", 0, true);
    note("one", "a", 2);
    expect(progressIn("one", "a")).toEqual({ step: 2, isDone: true });
    expect(readProgress(settings.learnt)).toEqual(readProgress(localStorage.getItem("metropole-learnt")!));
  });

  it("is put together where an account knows something else", () => {
    note("one", "a", 3);
    settings.learnt = "two/b:1!"; // what another device has kept came with the account
    expect(progressIn("one", "a").step).toBe(3);
    expect(progressIn("two", "b").isDone).toBe(true);
  });

  it("is read as it was written, and what is no such text is nothing", () => {
    const all = readProgress("one/a:3 two/b:0!");
    expect(readProgress(writeProgress(all))).toEqual(all);
    expect(readProgress("nonsense %%").size).toBe(0);
    expect(together(all, readProgress("one/a:1!")).get("one/a")).toEqual({ step: 3, isDone: true });
  });
});

test("hints come one at a time, when they are of use, and each once", () => {
  const told = new Set<string>();
  const at = (more: object, chosen: object = {}) =>
    hintFor({ isMyTurn: true, moving: null, since: [], ...more }, { action: null, refused: null, ...chosen }, (hint) =>
      told.has(hint),
    );
  expect(at({ isMyTurn: false })).toBeNull();
  expect(at({})).toBe("turn");
  told.add("turn");
  expect(at({})).toBeNull();
  expect(at({}, { action: "3@C4" })).toBe("preview");
  told.add("preview");
  expect(at({})).toBe("why");
  told.add("why");
  expect(at({ since: [{}] })).toBe("others");
  told.add("others");
  expect(at({ since: [{}] })).toBeNull();
});

test("the dearest move is one's own, and worth telling", () => {
  const move = (number: number, seat: number, loss: number) => ({ number, seat, loss });
  const actions = [move(1, 0, 0.05), move(2, 1, 0.5), move(3, 0, 0.2), move(4, 2, 0.01)];
  const result = { actions } as Pick<AnalysisResult, "actions">;
  expect(dearest(result, 0)?.number).toBe(3);
  expect(dearest(result, 2)).toBeUndefined();
});

test("it is told in which part of the game a move was made", () => {
  const screen = { parts: () => [1, 1, 2, 2], partText: (part: number) => `Call ${part}` };
  expect([1, 2, 3].map((number) => partText(screen, [], { number }))).toEqual(["Call 1", "Call 1", "Call 2"]);
});

test("moves stand inside a sentence with their pictures", () => {
  const tile = { text: "a tile", thing: { kind: "tile", id: "aacb" } };
  const said = sentenceAround("learn-other", { action: [tile, { text: " on A1" }], wanted: [{ text: "B2" }] });
  expect(said.map(({ text }) => text).join("")).toBe(
    "“a tile on A1” is allowed too. But for this lesson, please choose “B2”.",
  );
  expect(said.filter(({ thing }) => thing)).toEqual([tile]);
});
