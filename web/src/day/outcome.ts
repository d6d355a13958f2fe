// A result of a day as a text: it tells how it went, and nothing of where anything stands.
import type { DayShown, OwnTry } from "../types";
import { words } from "../words.svelte";
import { dayTitle, shortDate } from "./names";

const SIGNS: Readonly<Record<number, string>> = { 1: "▲", 0: "△", [-1]: "▽" };
const STEPS: Readonly<Record<number, string>> = { 1: "day-ahead", 0: "day-level", [-1]: "day-behind" };

/** A finished try: all of it is known. */
export type Finished = OwnTry & { rank: number; points: number; lead: number };
export const isFinished = (own: OwnTry | null): own is Finished => own !== null && own.rank !== null;

export const leadText = (lead: number): string => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : "±0");
export const signsOf = (course: readonly number[]): string => course.map((stage) => SIGNS[stage]).join("");
export const courseText = (course: readonly number[]): string => course.map((stage) => words(STEPS[stage])).join(", ");
export const rankText = (rank: number, of: number): string => words("day-rank", { rank, of });

/** Better than how many in a hundred of the others. */
export const betterThan = (worse: number, of: number): number => (of > 1 ? Math.floor((100 * worse) / (of - 1)) : 0);

export const pathOf = (game: string, day: string): string => `/day/${game}/${day}`;

/** What can be told to others: the link to the day is its last line. */
export function shareText(shown: DayShown, own: Finished): string {
  return words("day-share-text", {
    title: dayTitle(shown.game),
    date: shortDate(shown.day),
    rank: rankText(own.rank, shown.players),
    points: words("day-points", { points: own.points }),
    lead: leadText(own.lead),
    signs: signsOf(own.course),
  });
}
