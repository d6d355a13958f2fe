// What was agreed at a table, in words.
import type { Game, Pace } from "./types";
import { words } from "./words.svelte";

type Options = Readonly<Record<string, unknown>>;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function optionsText(game: string, options: Options): string {
  if (game === "metro") {
    const hand = words("options-hand", { hand: Number(options.hand ?? 1) });
    return options.free_rotation ? `${hand}, ${words("options-rotation")}` : hand;
  }
  const version = words(`version-${String(options.version ?? "family")}`);
  return options.expansion ? words("options-expanded", { name: version }) : version;
}

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

export const gameName = (game: Game | string): string => words(`title-${game}`);
export const PLAYERS: Record<Game, number[]> = { metropolys: [2, 3, 4], metro: [2, 3, 4, 5, 6] };
