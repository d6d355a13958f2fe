// How those are called who sit at a table that is about to be opened.
import { botText, nameOf } from "../table/seats";
import { type Level, LEVELS } from "../facts";
import { words } from "../words.svelte";
import type { Chair } from "./plan.svelte";

export const isBot = (chair: Chair): chair is Level => chair !== "me" && chair !== "free";

/** A seat by itself: you, a bot by name, or a free seat. */
export function chairName(chairs: readonly Chair[], seat: number): string {
  if (chairs[seat] === "me") return words("name-you");
  if (chairs[seat] === "free") return words("seat-number", { number: seat + 1 });
  const sitting = chairs.map((chair) => ({ user: null, name: null, bot: isBot(chair) ? chair : null }));
  return nameOf(sitting, seat);
}

/** Everybody in one list: I, the bots with their levels, how many seats are free. */
export function allNames(chairs: readonly Chair[]): string[] {
  const levels = LEVELS.filter((level) => chairs.includes(level));
  const bots = levels.map((level) => botText(level, chairs.filter((chair) => chair === level).length));
  const free = chairs.filter((chair) => chair === "free").length;
  return [words("name-you"), ...bots, ...(free ? [words("new-sum-free", { count: free })] : [])];
}
