// Short names for what travels; wire.ts is generated and never edited. What a message carries of a game is in that
// game's shapes.
import type { Shapes } from "./games/shapes";
import type { components } from "./wire";

type Schemas = components["schemas"];
export type ClientMessage = Schemas["ClientMessage"];
export type Logged = Schemas["Logged"];
export type ChatMessage = Schemas["ChatMessage"];
export type Message = Schemas["MessageShown"];
/** Something that happened, in an entry of the log. */
export type Happened = NonNullable<Logged["events"]>[number];
export type TableListed = Schemas["TableListed"];
export type Seat = Schemas["Seat"];
export type Result = Schemas["TableResult"];
export type Clock = Schemas["ClockShown"];
export type Pace = Schemas["PaceShown"];
export type Me = Schemas["MeShown"];
export type NewTable = Schemas["NewTable"];
export type Hinted = Schemas["Hinted"];

export type TableShown<S extends Shapes = Shapes> = Omit<Schemas["TableShown"], "game"> & { game: S["game"] };

interface Carried<S extends Shapes> {
  setup?: S["setup"];
  position?: S["position"];
  own?: S["own"];
  legal?: S["legal"];
  final?: S["final"];
}
export type Snapshot<S extends Shapes = Shapes> = Omit<Schemas["Snapshot"], keyof Carried<S> | "table"> &
  Carried<S> & { table: TableShown<S> };
export type Entry<S extends Shapes = Shapes> = Omit<Schemas["EntryShown"], keyof Carried<S> | "change"> &
  Carried<S> & { change?: S["change"] };
/** What happened since a version, with the position there and what changed with each entry. */
export type Recent<S extends Shapes = Shapes> = {
  position: S["position"] | null;
  entries: (Logged & { change: S["change"] | null })[];
};
/** One action of a game that is looked at again. */
export type ReplayStep<S extends Shapes = Shapes> = Omit<Schemas["ReplayStep"], "change" | "own"> & {
  change: S["change"];
  own?: (S["own"] | null)[];
};
type WholeGame<S extends Shapes> = {
  game: S["game"];
  setup: S["setup"];
  position: S["position"];
  own: (S["own"] | null)[];
  steps: ReplayStep<S>[];
  final?: S["final"];
  table?: TableShown<S>;
};
/** A whole game that is looked at again, with what is open of it. */
export type ReplayShown<S extends Shapes = Shapes> = Omit<Schemas["ReplayShown"], keyof WholeGame<S>> & WholeGame<S>;
/** A chapter to be learned: its games, of which the learner's secrets are open, and what is asked in them. */
export type LessonStep<S extends Shapes = Shapes> = Omit<Schemas["LessonStepShown"], "legal"> & {
  legal: S["legal"] | null;
};
export type LessonShown<S extends Shapes = Shapes> = Omit<Schemas["LessonShown"], "game" | "scenes" | "steps"> & {
  game: S["game"];
  scenes: ReplayShown<S>[];
  steps: LessonStep<S>[];
};
export type LessonsOfGame = Schemas["LessonsOfGame"];
/** A puzzle to be solved: a game up to a moment, and what may be done there. */
export type PuzzleShown<S extends Shapes = Shapes> = Omit<Schemas["PuzzleShown"], "game" | "replay" | "legal"> & {
  game: S["game"];
  replay: ReplayShown<S>;
  legal: S["legal"];
};
export type TryAnswer = Schemas["TryAnswer"];
export type NextPuzzle = Schemas["NextPuzzle"];
export type PuzzlesOfGame = Schemas["PuzzlesOfGame"];
export type PuzzleResults = Schemas["PuzzleResults"];
export type PuzzleStanding = Schemas["PuzzleStanding"];
type OfAGame<S extends Shapes> = { game: S["game"]; setup: S["setup"]; position: S["position"]; final: S["final"] };
/** A real table counted. */
export type ScoreShown<S extends Shapes = Shapes> = Omit<Schemas["ScoreShown"], keyof OfAGame<S>> & OfAGame<S>;
/** A day of a game, one's own try and tries, everybody's, and the game that a master plays. */
export type TodayShown = Schemas["TodayAnswer"];
export type DayShown = Schemas["DayAnswer"];
export type OwnTry = Schemas["OwnTry"];
export type CalendarShown = Schemas["CalendarAnswer"];
export type RankedOnDay = Schemas["RankedOnDay"];
export type MasterShown = Schemas["MasterAnswer"];

/** A set-up drawn for a box, with all that lies open. */
export type SetupDrawn<S extends Shapes = Shapes> = Omit<Schemas["SetupDrawn"], "game" | "setup"> &
  Pick<OfAGame<S>, "game" | "setup">;
/** What is to be played, as a record says it; `given` is not drawn. */
export type SetupWanted = Readonly<Omit<Schemas["SetupWanted"], "seed">>;
export type SecretsDrawn = Schemas["SecretsDrawn"];

/** Whether something may be done at a real table. */
export type VerdictShown<S extends Shapes = Shapes> = Omit<Schemas["VerdictShown"], "game" | "preview"> & {
  game: S["game"];
  preview: S["preview"] | null;
};
/** An evening at a real table as this phone sees it. */
export type EveningShown = Schemas["EveningShown"];
/** How far an analysis of a game is, and what came of it. */
export type AnalysisProgress = Schemas["AnalysisProgress"];
export type AnalysisResult = Schemas["AnalysisResult"];
export type AnalysisDepth = AnalysisProgress["depth"];
export type GameFound = Schemas["GameFound"];
export type LineRefused = Schemas["LineRefused"];
export type Refused<S extends Shapes = Shapes> = Omit<Schemas["Refused"], "fresh"> & { fresh?: Snapshot<S> };
export type Previewed<S extends Shapes = Shapes> = Omit<Schemas["Previewed"], "preview"> & { preview: S["preview"] };
type OfNoGame = Exclude<Schemas["ServerMessage"], { type: "snapshot" | "entry" | "refused" | "preview" }>;
export type ServerMessage<S extends Shapes = Shapes> = OfNoGame | Snapshot<S> | Entry<S> | Refused<S> | Previewed<S>;
/** A game with other actions from one of its moments on, and what may be done at its end. */
export type BranchShown<S extends Shapes = Shapes> = {
  steps: ReplayStep<S>[];
  mine: S["own"] | null;
  legal: S["legal"] | null;
  result?: Result;
  final?: S["final"];
};
export type Judgement = Schemas["Judgement"];
/** Rankings, and somebody as everybody may see them. */
export type Ranking = Schemas["RankingOut"];
export type Ranked = Schemas["RankedOut"];
export type ProfileShown = Schemas["ProfileShown"];
export type OwnRating = Schemas["OwnRatingOut"];
export type GamePlayed = Schemas["GamePlayed"];
export type GamesPlayed = Schemas["GamesPlayed"];
