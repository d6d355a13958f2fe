// The way that a game took while somebody looked on: to be marked on the board, and to be shown again.
import type { Shapes } from "../games/shapes";
import type { Logged } from "../types";
import type { Step } from "./playback.svelte";

/** The steps after one more. Whoever takes back goes to before what they did last. */
export function withStep<S extends Shapes>(steps: readonly Step<S>[], step: Step<S>): readonly Step<S>[] {
  const { kind, seat } = step.entry;
  if (kind === "played") return [...steps, step];
  if (kind !== "undone") return steps;
  const last = steps.findLastIndex((one) => one.entry.seat === seat);
  return steps.slice(0, Math.max(last, 0));
}

/** What others have done since a seat acted last. */
export function sinceTurnOf<S extends Shapes>(steps: readonly Step<S>[], seat: number | null): readonly Step<S>[] {
  return seat === null ? [] : steps.slice(steps.findLastIndex((one) => one.entry.seat === seat) + 1);
}

/** The version from which on everything was played by others, without anything taken back; `isStart` where the game
 * began there. Nothing where nobody has played since. */
export function whereOthersBegan(log: readonly Logged[], seat: number): { version: number; isStart: boolean } | null {
  const at = log.findLastIndex(
    ({ kind, seat: who }) => kind === "started" || kind === "undone" || (kind === "played" && who === seat),
  );
  const isPlayed = log.slice(at + 1).some((entry) => entry.kind === "played");
  return at >= 0 && isPlayed ? { version: log[at].version, isStart: log[at].kind === "started" } : null;
}
