// What was agreed at a table, in words.
import type { Game, Pace } from "./types";
import { words } from "./words.svelte";

type Options = Readonly<Record<string, unknown>>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function optionsText(game: string, options: Options): string {
  if (game === "metro") {
    const hand = words("options-hand", { hand: Number(options.hand ?? 1) });
    return options.free_rotation ? `${hand}, ${words("options-rotation")}` : hand;
  }
  const version = words(`version-${String(options.version ?? "family")}`);
  return options.expansion ? words("options-expanded", { name: version }) : version;
}

export function paceText(pace: Pace): string {
  if (pace.bank) return words("pace-bank", { minutes: Math.round(pace.bank / MINUTE) });
  if (pace.per_move >= HOUR) return words("pace-move", { hours: Math.round(pace.per_move / HOUR) });
  if (pace.per_move) return words("pace-minutes-move", { minutes: Math.round(pace.per_move / MINUTE) });
  return words("pace-none");
}

export const gameName = (game: Game | string): string => words(`title-${game}`);
export const PLAYERS: Record<Game, number[]> = { metropolys: [2, 3, 4], metro: [2, 3, 4, 5, 6] };
