// Who the bots are: their names, and what is said of how they play.
import { CHARACTERS, type Level, LEVELS, SIMULATIONS } from "../facts";
import { words } from "../words.svelte";

export type Character = (typeof CHARACTERS)[Level][number];
/** By seat, which of the characters of its level a bot there is. */
export type Cast = readonly number[];

const NAMES = new Map(LEVELS.flatMap((level) => CHARACTERS[level].map(({ id, name }) => [id, name] as const)));

/** What a character is called, in every language. */
export const characterName = (id: string): string => NAMES.get(id) ?? id;

export const characterAt = (cast: Cast, seat: number, level: Level): Character => CHARACTERS[level][cast[seat]];

/** Anybody may sit anywhere, and nobody twice. */
export function drawCast(random: () => number = Math.random): number[] {
  const cast = CHARACTERS[LEVELS[0]].map((_, number) => number);
  for (let last = cast.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cast[last], cast[other]] = [cast[other], cast[last]];
  }
  return cast;
}

/** What bots of a level do before they move. */
export const levelText = (level: Level): string => words(`level-${level}-text`, { games: SIMULATIONS[level] });

/** How somebody plays, in a few words. */
export const wayText = (character: string): string => words(`plays-${character}`);
