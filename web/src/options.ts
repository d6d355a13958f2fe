// What was agreed at a table, in words.
import { screenOf } from "./games/registry";
import type { Pace } from "./types";
import { words } from "./words.svelte";

type Options = Readonly<Record<string, unknown>>;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const optionsText = (game: string, options: Options): string => screenOf(game).options.text(options);

export function paceText(pace: Pace): string {
  if (pace.bank) {
    const bank = words("pace-bank", { minutes: Math.round(pace.bank / MINUTE) });
    return pace.increment ? `${bank}, ${words("new-seconds", { seconds: pace.increment / SECOND })}` : bank;
  }
  if (pace.per_move && pace.per_move % DAY === 0) return words("pace-days", { days: pace.per_move / DAY });
  if (pace.per_move >= HOUR) return words("pace-move", { hours: Math.round(pace.per_move / HOUR) });
  if (pace.per_move) return words("pace-minutes-move", { minutes: Math.round(pace.per_move / MINUTE) });
  return words("pace-none");
}

/** How long somebody still has, roughly. */
export function leftText(left: number): string {
  if (left >= 2 * DAY) return words("table-left", { unit: "days", count: Math.floor(left / DAY) });
  if (left >= HOUR) return words("table-left", { unit: "hours", count: Math.floor(left / HOUR) });
  return words("table-left", { unit: "minutes", count: Math.max(0, Math.floor(left / MINUTE)) });
}

export const gameName = (game: string): string => words(`title-${game}`);
