// The values of one game, as they travel and as a screen keeps them. Whatever is the same for all games is generic over
// them, and so cannot look into what is a game's own.
import type { Game } from "../facts";
import type { Message } from "../types";

export interface Shapes {
  /** The name of the game. */
  game: string;
  setup: object;
  position: { turn: number };
  /** What a seat knows for itself. */
  own: object;
  legal: object;
  /** What lies open after an action, to be folded into the position before it. */
  change: object;
  preview: { action: string };
  /** The count at the end. */
  final: object;
  selection: Selection;
  form: GameForm;
  /** What is entered of a real table: a position as `metropole score` reads it. */
  entered: Entered;
}

/** A game by its name, for what is asked of the server, which refuses those that it does not know. */
export const gameNamed = (name: string): Game => name as Game;

/** What the server tells of a game, in the shapes of whoever asked for that game. */
export const shaped = <Shown extends object>(told: object): Shown => told as Shown;

/**
 * What a browser keeps of some game, for the screen of that name; null where there is nothing, or not what it should be.
 * Of a game's own values no more is known than that they were kept.
 */
export function readKept<Kept extends object>(
  room: Pick<Storage, "getItem">,
  key: string,
  isFine: (kept: Partial<Kept>) => boolean,
): Kept | null {
  try {
    const kept = JSON.parse(room.getItem(key) ?? "null") as Kept | null;
    return kept && isFine(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A real table, as far as it is known. */
export interface Entered {
  readonly game: string;
  readonly players: number;
}

/** The pieces that a game chooses besides a place, and what they make of it. */
export interface Selection {
  /** Where the chosen piece may go; without one, where any may. */
  readonly places: readonly string[];
  /** What would be done at a place with the piece that is chosen, as it is written; null while none is. */
  actionAt(place: string): string | null;
  /** The place of an action; null where it needs none. */
  placeOf(action: string): string | null;
  /** The pieces of an action are chosen, as from the list of all. */
  take?(action: string): void;
  /** A place was chosen: a piece is chosen or turned so that it can go there. */
  fit?(): void;
  /** The chosen place was touched again. */
  touchAgain?(): void;
  /** What was chosen is put back. */
  putBack?(): void;
  /** Nothing is to be looked at any longer. */
  lookAway?(): void;
  /** The table has moved on: pieces that are gone are no longer chosen. */
  settle?(): void;
}

/** For games whose actions are only listed: nothing is chosen before it is done. */
export const NO_PIECES: Selection = { places: [], actionAt: () => null, placeOf: () => null };

/** What a game asks for when a table is opened. */
export interface GameForm {
  readonly options: Readonly<Record<string, unknown>>;
  /** What is not left to chance. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Why the table cannot be opened yet. */
  readonly problem: Message | null;
}

/**
 * Shapes of a game that is known by its name only. A screen is found by the name that a table's messages carry, so that
 * both are of one game; no type can say so, and this is the only place where that is taken on trust.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyShapes = { [Shape in keyof Shapes]: any };
