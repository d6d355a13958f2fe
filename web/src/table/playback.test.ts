// @vitest-environment jsdom
// Entries are played out one after another, each for its time, whatever comes meanwhile.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lengthOf } from "../pace";
import type { Known } from "./fold";
import { Playback, type Step } from "./playback.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const known = (version: number): Known => ({ game: "g", version, canUndo: false }) as Known;
const all = Array.from({ length: 12 }, (_, version) => known(version));
function step(version: number): Step {
  return {
    before: all[version - 1],
    after: all[version],
    entry: { version, at: 0, kind: "played", seat: 0 },
  };
}
const many = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => step(first + index));

function playing(speed: "usual" | "at_once" = "usual", isStill = false) {
  const begun: number[] = [];
  const playback = new Playback({
    time: (_, waiting) => lengthOf(speed, 1, waiting),
    isStill: () => isStill,
    begins: ({ entry }) => begun.push(entry.version),
  });
  playback.cut(all[0]);
  /** What is shown, millisecond by millisecond, until nothing moves. */
  const watch = () => {
    const seen: [version: number, time: number][] = [];
    while (playback.moving) {
      const { version } = playback.shown!;
      if (seen.at(-1)?.[0] === version) seen.at(-1)![1] += 1;
      else seen.push([version, 1]);
      vi.advanceTimersByTime(1);
    }
    return seen;
  };
  return { playback, begun, watch };
}

test("a burst is seen entry by entry, in order, each for its time", () => {
  const { playback, watch, begun } = playing();
  many(1, 5).forEach((one) => playback.add(one));
  const seen = watch();
  expect(seen.map(([version]) => version)).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  // the first did not know yet that others would come
  const times = [0, 3, 2, 1, 0].map((waiting) => lengthOf("usual", 1, waiting));
  seen.forEach(([, time], index) => expect(Math.abs(time - times[index])).toBeLessThanOrEqual(1));
  expect(playback.shown).toBe(all[5]);
});

test("the more wait, the faster each is; the last has all of its time", () => {
  expect(lengthOf("usual", 1, 0)).toBeGreaterThanOrEqual(600);
  expect(lengthOf("calm", 1, 0)).toBeLessThanOrEqual(900);
  const times = [0, 1, 4, 20].map((waiting) => lengthOf("usual", 1, waiting));
  expect([...times].sort((one, other) => other - one)).toEqual(times);
  expect(new Set(times).size).toBe(4);
});

test("skipped, all of it is there at once and nothing comes later", () => {
  const { playback, begun } = playing();
  many(1, 5).forEach((one) => playback.add(one));
  vi.advanceTimersByTime(700);
  playback.skip();
  expect([playback.shown, playback.moving]).toEqual([all[5], null]);
  vi.advanceTimersByTime(60_000);
  expect(playback.shown).toBe(all[5]);
  expect(begun).toEqual([1, 2]);
});

test("at once nothing moves, and everything is heard", () => {
  const { playback, begun } = playing("at_once");
  many(1, 3).forEach((one) => playback.add(one));
  expect([playback.shown, playback.moving]).toEqual([all[3], null]);
  expect(begun).toEqual([1, 2, 3]);
});

test("without motion each entry is a cut, seen for as long", () => {
  const { playback, watch } = playing("usual", true);
  many(1, 2).forEach((one) => playback.add(one));
  expect(playback.moving?.isStill).toBe(true);
  expect(playback.shown).toBe(all[1]);
  expect(watch().every(([, time]) => time > 500)).toBe(true);
});

test("shown again it begins where it began, and ends with what is known by then", () => {
  const { playback, watch } = playing();
  many(1, 4).forEach((one) => playback.add(one));
  playback.skip();
  playback.goOn(all[5]);
  playback.again(many(2, 4));
  vi.advanceTimersByTime(100);
  playback.add(step(6));
  expect(watch().map(([version]) => version)).toEqual([2, 3, 4, 6]);
  expect(playback.shown).toBe(all[6]);
});

test("what is cut is not gone back behind", () => {
  const { playback } = playing();
  many(1, 3).forEach((one) => playback.add(one));
  playback.cut(all[7]);
  vi.advanceTimersByTime(60_000);
  expect([playback.shown, playback.moving]).toEqual([all[7], null]);
});

test("what is not played out waits for what is", () => {
  const { playback } = playing();
  playback.add(step(1));
  playback.goOn(all[2]);
  expect(playback.shown).toBe(all[1]);
  vi.advanceTimersByTime(60_000);
  expect(playback.shown).toBe(all[2]);
});
