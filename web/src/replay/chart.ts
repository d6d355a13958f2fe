// Points over time as lines: of every seat, together or of one source.
import type { Shapes } from "../games/shapes";
import type { ReplayMoment, Points } from "./fold";

/** The room that lines are drawn in. */
export const [WIDTH, HEIGHT, LEFT, RIGHT, TOP] = [540, 150, 30, 528, 8];

/** What brought anybody anything, in the order the game counts it. */
export function sourcesOf<S extends Shapes>(moments: readonly ReplayMoment<S>[]): string[] {
  const sources = Object.keys(moments[0].points[0] ?? {});
  return sources.filter((source) => moments.some(({ points }) => points.some((seat) => seat[source])));
}

/** By seat its points at every moment; of one source, or without one of all. */
export function seriesOf<S extends Shapes>(moments: readonly ReplayMoment<S>[], source: string): number[][] {
  return moments[0].points.map((_, seat) => moments.map(({ points }) => valueOf(points[seat], source)));
}

export const valueOf = (points: Points, source = ""): number =>
  source ? (points[source] ?? 0) : Object.values(points).reduce((sum, one) => sum + one, 0);

/** A line through the points; where nothing changes it is straight. */
export function pathOf(points: readonly number[], x: (at: number) => number, y: (points: number) => number): string {
  const last = points.length - 1;
  const isTurn = (at: number) =>
    at === 0 || at === last || points[at] !== points[at - 1] || points[at] !== points[at + 1];
  const turns = points.flatMap((one, at) => (isTurn(at) ? [`${short(x(at))} ${short(y(one))}`] : []));
  return turns.length ? `M${turns.join("L")}` : "";
}

const short = (number: number): number => Math.round(number * 10) / 10;
