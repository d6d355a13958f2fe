// Of somebody's own moves the one that cost them most, and in which part of the game that was, as its people count.
import { screenOf } from "../games/registry";
import type { ReplayScreen } from "../games/screen";
import { ofTable } from "../replay/source";
import { speakOfReplays } from "../replay/words";
import type { AnalysisResult, ReplayShown } from "../types";

type Judged = AnalysisResult["actions"][number];

/** Below this share of the chance to win a move has not decided anything. */
const WORTH_TELLING = 0.02;

export function dearest({ actions }: Pick<AnalysisResult, "actions">, seat: number): Judged | undefined {
  const costly = actions.filter((one) => one.seat === seat && one.loss >= WORTH_TELLING);
  return costly.toSorted((one, other) => other.loss - one.loss)[0];
}

/** What says in which part of a finished table's game a move was made: the call, the tile. */
export async function readParts(game: string, table: string): Promise<(move: Judged) => string> {
  const [screen, played] = await Promise.all([
    screenOf(game).replay?.(),
    ofTable(table).read("everybody"),
    speakOfReplays(),
  ]);
  return screen ? (move) => partText(screen, played.steps, move) : () => "";
}

export function partText(
  { parts, partText }: Pick<ReplayScreen, "parts" | "partText">,
  steps: ReplayShown["steps"],
  { number }: Pick<Judged, "number">,
): string {
  return partText(parts(steps)[number - 1]);
}
