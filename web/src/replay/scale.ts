// Round numbers along the lines of time and of points.
import type { Place } from "./address";

const ABOUT = 7;
const STEPS = [1, 2, 3, 5, 6, 10, 20, 50, 100];

const stepFor = (length: number, count: number): number =>
  STEPS.find((step) => length / step <= count) ?? Math.ceil(length / count);

/** The ends of some of the parts, evenly numbered, and of the last one. */
export function ticksOf(places: readonly Place[]): { at: number; part: number }[] {
  const last = places.at(-1)?.part ?? 0;
  const step = stepFor(last, ABOUT);
  const ends = places.flatMap(({ part }, at) => (part && places[at + 1]?.part !== part ? [{ at, part }] : []));
  return ends.filter(({ part }) => part === last || (part % step === 0 && last - part >= step / 2));
}

/** Round numbers from the lowest to the highest of some points, nought among them. */
export function pointsScale(points: readonly number[]): { low: number; high: number; lines: number[] } {
  const [least, most] = [Math.min(0, ...points), Math.max(1, ...points)];
  const step = stepFor(most - least, 5);
  const [low, high] = [Math.floor(least / step), Math.ceil(most / step)];
  const lines = Array.from({ length: high - low + 1 }, (_, index) => (low + index) * step);
  return { low: low * step, high: high * step, lines };
}
