// @vitest-environment jsdom
// The count at the end: one step after the other while somebody looks on, at once for everybody else.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CountStep, GameEnd } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { settings } from "../settings.svelte";
import type { LiveTable } from "../table.svelte";
import { CountRun, pauseOf } from "./count.svelte";
import { LiveStub } from "./live_stub.svelte";

const STEPS: CountStep[] = [
  { id: "trendy", points: [3, 0] },
  { id: "archaeology", points: [-2, -1] },
  { id: "area", points: [4, 9] },
];
const result = { scores: [5, 8], winners: [1], ranks: [2, 1], lost: [], decided_by: "most_points" };
const end = { steps: () => STEPS } as unknown as GameEnd<Shapes>;
let stop = () => {};

function counted(isOver = false, game: GameEnd<Shapes> | null = end) {
  const stub = new LiveStub(isOver ? { result, final: {} } : {});
  let run!: CountRun;
  stop = LiveStub.root(() => (run = new CountRun(stub as unknown as LiveTable, game ?? undefined)));
  flushSync();
  return { run, stub, finish: (known: object = { result, final: {} }) => ((stub.known = known), flushSync()) };
}
function pass(pauses: number): void {
  for (let number = 0; number < pauses; number += 1) {
    vi.advanceTimersByTime(pauseOf(STEPS.length));
    flushSync();
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.hasMotion = true;
});

test("it begins when the move that ended the game has been played out", () => {
  const { run, stub, finish } = counted();
  stub.before = {};
  finish();
  pass(2);
  expect([run.isDone, run.current]).toEqual([false, null]);
  stub.before = null;
  flushSync();
  pass(1);
  expect(run.current?.id).toBe("trendy");
});

test("it runs step by step, and only after a last pause it is done", () => {
  const { run, finish } = counted();
  expect(run.isDone).toBe(true);
  finish();
  const seen = [];
  for (let number = 0; number <= STEPS.length; number += 1) {
    seen.push([run.current?.id ?? null, [...run.sums], run.isDone]);
    pass(1);
  }
  expect(seen).toEqual([
    [null, [0, 0], false],
    ["trendy", [3, 0], false],
    ["archaeology", [1, -1], false],
    ["area", [5, 8], false],
  ]);
  expect([run.isDone, run.current, run.sums]).toEqual([true, null, result.scores]);
});

test("what has been counted is known by its name", () => {
  const { run, finish } = counted();
  finish();
  pass(2);
  expect(STEPS.map((step) => run.has(step.id))).toEqual([true, true, false]);
});

test("it can be skipped at any moment", () => {
  const { run, finish } = counted();
  finish();
  pass(1);
  run.skip();
  flushSync();
  expect([run.isDone, run.isWatched, run.sums, run.has("area")]).toEqual([true, true, result.scores, true]);
  expect(vi.getTimerCount()).toBe(0);
});

test("whoever comes later sees it all at once, and is told nothing", () => {
  const { run } = counted(true);
  expect([run.isDone, run.isWatched, run.sums]).toEqual([true, false, result.scores]);
});

test.each(["a setting", "the system"])("it does not run where %s wants no motion, but is told", (who) => {
  if (who === "a setting") settings.hasMotion = false;
  else vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { run, finish } = counted();
  finish();
  expect([run.isDone, run.isWatched, run.sums]).toEqual([true, true, result.scores]);
});

test("a game that was not played out has nothing to be counted", () => {
  const { run, finish } = counted();
  finish({ result });
  expect([run.isDone, run.isWatched]).toEqual([true, true]);
});

test("nor has a game that brings no count", () => {
  const stub = counted(false, null);
  stub.finish();
  expect(stub.run.isDone).toBe(true);
});

test("few steps are looked at longer than many, and many are over in reasonable time", () => {
  expect(pauseOf(3)).toBeGreaterThan(pauseOf(30));
  expect(32 * pauseOf(32)).toBeLessThan(8_000);
  expect(pauseOf(8)).toBeGreaterThan(500);
});
