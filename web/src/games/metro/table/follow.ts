// How what happens in Metro is played out, marked and heard.
import type { Sound } from "../../../sounds";
import type { Step } from "../../../table/playback.svelte";
import type { GameFollowing } from "../../screen";
import type { Tile } from "../board/lines";
import type { Mark } from "../board/Marks.svelte";
import type { NetShapes } from "../shapes";
import Flights from "./Flights.svelte";
import { isCutShort } from "./occasion";
import { readPlacement } from "./selection.svelte";

export type NetStep = Step<NetShapes>;

/** With finished lines there is more to see. */
const LONG = 1.35;
/** My own tile lay there already when it was proposed. */
const OWN = 0.6;

/** The tile that an entry has placed. */
export function placedBy({ entry }: NetStep): Tile | null {
  return entry.action === undefined ? null : readPlacement(entry.action);
}

/** Lines that an entry has finished, with whose they are and what they bring. */
export function finishedBy({ entry }: NetStep): { station: number; seat: number; points: number }[] {
  const finished = (entry.events ?? []).filter((event) => event.id === "line_completed");
  return finished.map(({ details }) => ({
    station: Number(details.station),
    seat: Number(details.seat),
    points: Number(details.points),
  }));
}

/** The tiles since my turn with their numbers, and the last one. */
export function marksOf(since: readonly NetStep[], last: NetStep | null): Mark[] {
  const steps = since.length || !last ? since : [last];
  return steps.flatMap((step, index) => {
    const tile = placedBy(step);
    const number = since.length ? index + 1 : null;
    return tile ? [{ square: tile.square, seat: step.entry.seat, number, isLast: step === last }] : [];
  });
}

export const follow: GameFollowing<NetShapes> = {
  weight: (step, seat) => (finishedBy(step).length ? LONG : step.entry.seat === seat ? OWN : 1),
  flights: Flights,
  sounds(step, seat) {
    const own = finishedBy(step).filter((line) => line.seat === seat);
    const heard = own.map(({ points }): Sound => (isCutShort(seat!, points, step.entry.seat) ? "loss" : "gain"));
    return [placedBy(step) ? "rail" : "paper", ...new Set(heard)];
  },
};
