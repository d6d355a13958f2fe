// Entries of the log in words.
import type { GameLog } from "../games/screen";
import type { Entry, Happened, Logged } from "../types";
import { capital, type Part, parts, type SeatName } from "../words.svelte";

/** What nobody chose is marked. */
export type Line = { seat: number; parts: Part[]; isForced: boolean };

/** An entry line by line, the last thing that happened first. */
export function linesOf(entry: Logged, seatName: SeatName, log: GameLog = {}): Line[] {
  if (entry.kind !== "played") return [{ seat: entry.seat, isForced: false, parts: partsOf(entry, seatName, log) }];
  const whole = { seat: entry.seat, isForced: false, events: entry.events ?? [] };
  const lines = log.lines?.(entry) ?? [whole];
  return lines.map(({ events, ...line }) => ({ ...line, parts: sentences(events, seatName, log) })).reverse();
}

export function plainText(entry: Logged | Entry, seatName: SeatName, log: GameLog = {}): string {
  return partsOf(entry, seatName, log)
    .map((part) => part.text)
    .join("");
}

/** What an entry says; what was played has one sentence for each thing that happened. */
function partsOf(entry: Logged | Entry, seatName: SeatName, log: GameLog): Part[] {
  if (entry.kind !== "played") return parts(`log-${entry.kind}`, { seat: entry.seat }, seatName);
  return sentences(entry.events ?? [], seatName, log);
}

function sentences(events: readonly Happened[], seatName: SeatName, log: GameLog): Part[] {
  const worded = events.filter((event) => !log.isSilent?.(event));
  return worded.flatMap((event, index) => {
    const found = parts(event.id, event.details, seatName);
    if (found[0]) found[0] = { ...found[0], text: capital(found[0].text) };
    return index ? [{ text: " " }, ...found] : found;
  });
}
