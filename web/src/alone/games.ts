// The games of a file that is opened without a server: the command line has written them into it as JSON.
import type { AnyShapes } from "../games/shapes";
import type { Source, Viewpoint } from "../replay/source";
import type { AnalysisDepth, AnalysisResult, GameFound, ReplayShown } from "../types";

type Game = ReplayShown<AnyShapes>;
/** What is other than in the whole game where it is not looked at with everything open. */
type View = Pick<Game, "open" | "own" | "points"> & { steps: Partial<Pick<Game["steps"][number], "own" | "points">>[] };
type Written = { depth: AnalysisDepth; moments: number; result: AnalysisResult };

export interface GameInFile {
  readonly replay: Game;
  readonly views: Readonly<Record<string, View>>;
  readonly record: string;
  readonly analysis: Written | null;
}

export interface File {
  readonly language: string;
  readonly games: readonly GameFound[];
}

/** What stands in the file under a name; each game is by itself, so that only what is looked at is read. */
const read = <Data>(name: string): Data => JSON.parse(document.getElementById(name)!.textContent) as Data;

export const file = (): File => read<File>("file");

export const gameAt = (place: number): GameInFile => read<GameInFile>(`game-${place}`);

/** A game as it is seen from somewhere: what is known there stands beside what everybody saw. */
export function seenAs({ replay, views }: GameInFile, viewpoint: Viewpoint): Game {
  if (viewpoint === "everybody") return replay;
  const { steps, ...known } = views[viewpoint];
  const shared = replay.steps.map(({ own: _own, points: _points, ...step }, at) => ({ ...step, ...steps[at] }));
  return { ...replay, ...known, steps: shared };
}

export function ofFile(game: GameInFile): Source {
  const { analysis } = game;
  return {
    read: (viewpoint) => Promise.resolve(seenAs(game, viewpoint)),
    record: () => Promise.resolve(game.record),
    analyses() {
      if (!analysis) return Promise.resolve([]);
      const { depth, moments } = analysis;
      return Promise.resolve([{ id: "", depth, status: "done" as const, done: moments, moments }]);
    },
    result: () => Promise.resolve(analysis!.result),
  };
}
