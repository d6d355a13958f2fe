// What the server says of puzzles. Whoever is given one or tries one is somebody: a guest, where nobody was here yet.
import { answer, api } from "../api";
import { gameNamed, type AnyShapes } from "../games/shapes";
import { someone, whoAmI } from "../me.svelte";
import type {
  Message,
  NextPuzzle,
  PuzzleResults,
  PuzzleShown,
  PuzzlesOfGame,
  PuzzleStanding,
  TryAnswer,
} from "../types";

/** A puzzle, by its game and its id. */
export interface WhichPuzzle {
  readonly game: string;
  readonly id: string;
}

const at = ({ game, id }: WhichPuzzle) => ({ path: { game: gameNamed(game), puzzle_id: id } });

export const list = (): Promise<PuzzlesOfGame[]> => answer(api.GET("/api/puzzles"));

export const read = (which: WhichPuzzle): Promise<PuzzleShown<AnyShapes>> =>
  answer(api.GET("/api/puzzles/{game}/{puzzle_id}", { params: at(which) }));

/** What was done with it before; nothing where nobody is known here. */
export async function standing(which: WhichPuzzle): Promise<PuzzleStanding | null> {
  if (!(await whoAmI())) return null;
  return answer(api.GET("/api/puzzles/{game}/{puzzle_id}/mine", { params: at(which) }));
}

export async function next(game: string, theme: string | null): Promise<NextPuzzle> {
  await someone();
  const params = { path: { game: gameNamed(game) } };
  return answer(api.POST("/api/puzzles/{game}/next", { params, body: { theme } }));
}

export async function attempt(which: WhichPuzzle, action: string): Promise<TryAnswer> {
  await someone();
  return answer(api.POST("/api/puzzles/{game}/{puzzle_id}/tries", { params: at(which), body: { action } }));
}

export async function giveUp(which: WhichPuzzle): Promise<TryAnswer> {
  await someone();
  return answer(api.POST("/api/puzzles/{game}/{puzzle_id}/answer", { params: at(which) }));
}

export const preview = (which: WhichPuzzle, action: string) =>
  answer(api.GET("/api/puzzles/{game}/{puzzle_id}/preview", { params: { ...at(which), query: { action } } }));

export async function whyNot(which: WhichPuzzle, place: string, action: string | null): Promise<Message | null> {
  const query = action === null ? { place } : { place, action };
  const params = { ...at(which), query };
  return (await answer(api.GET("/api/puzzles/{game}/{puzzle_id}/why", { params }))).reason;
}

/** What somebody has done in a game; nothing where nobody is known here. */
export async function results(game: string): Promise<PuzzleResults | null> {
  if (!(await whoAmI())) return null;
  return answer(api.GET("/api/me/puzzles/{game}", { params: { path: { game: gameNamed(game) } } }));
}
