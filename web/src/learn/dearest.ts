// Of somebody's own moves the one that cost them most.
import type { AnalysisResult } from "../types";

type Judged = AnalysisResult["actions"][number];

/** Below this share of the chance to win a move has not decided anything. */
const WORTH_TELLING = 0.02;

export function dearest({ actions }: Pick<AnalysisResult, "actions">, seat: number): Judged | undefined {
  const costly = actions.filter((one) => one.seat === seat && one.loss >= WORTH_TELLING);
  return costly.toSorted((one, other) => other.loss - one.loss)[0];
}
