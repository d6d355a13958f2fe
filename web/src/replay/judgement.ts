// What an analysis says, in the form that the parts of the page show.
import type { AnalysisResult } from "../types";
import { words } from "../words.svelte";
import type { Figure } from "./MoveLine.svelte";

const [WORTH_TELLING, BIG] = [0.02, 0.1]; // of the chance to win

export const percent = (share: number): number => Math.round(100 * share);

/** By step, counted from 0, what it cost and what would have been better. */
export function figuresOf(result: AnalysisResult, actionText: (action: string) => string): Map<number, Figure> {
  const costly = result.actions.filter(({ loss }) => loss >= WORTH_TELLING);
  return new Map(costly.map((one) => [one.number - 1, lossFigure(one, actionText)]));
}

type Costly = { readonly loss: number; readonly best: string };

const lossFigure = ({ loss, best }: Costly, actionText: (action: string) => string): Figure => ({
  text: words("replay-loss", { loss: percent(loss) }),
  more: words("replay-better", { action: actionText(best) }),
  isBig: loss >= BIG,
});

/** What one action cost, where that is worth telling. */
export const figureOf = (judged: Costly, actionText: (action: string) => string): Figure | undefined =>
  judged.loss >= WORTH_TELLING ? lossFigure(judged, actionText) : undefined;

/** The areas of all seats one upon the other, the first at the bottom, each as a closed path. */
export function areasOf(
  chances: readonly (readonly number[])[],
  x: (at: number) => number,
  y: (share: number) => number,
): string[] {
  const seats = chances[0]?.length ?? 0;
  const below = chances.map((row) => row.map((_, seat) => row.slice(0, seat).reduce((sum, one) => sum + one, 0)));
  const point = (at: number, share: number) => `${Math.round(10 * x(at)) / 10} ${Math.round(10 * y(share)) / 10}`;
  return Array.from({ length: seats }, (_, seat) => {
    const upper = chances.map((row, at) => point(at, below[at][seat] + row[seat]));
    const lower = chances.map((_, at) => point(at, below[at][seat])).reverse();
    return `M${[...upper, ...lower].join("L")}Z`;
  });
}
