// Entries of the log in words.
import type { Entry, Logged } from "../types";
import { capital, type Part, parts, type SeatName } from "../words.svelte";

type Told = Logged | Entry;
export type Line = { version: number; seat: number; at: number; parts: Part[]; startsCall: boolean };

/** What an entry says; what was played has one sentence for each thing that happened. */
export function partsOf(entry: Told, seatName: SeatName): Part[] {
  if (entry.kind !== "played") return parts(`log-${entry.kind}`, { seat: entry.seat }, seatName);
  const events = (entry.events ?? []).filter((event) => event.id !== "took");
  return events.flatMap((event, index) => {
    const found = parts(event.id, event.details, seatName);
    if (found[0]) found[0] = { ...found[0], text: capital(found[0].text) };
    return index ? [{ text: " " }, ...found] : found;
  });
}

export function plainText(entry: Told, seatName: SeatName): string {
  return partsOf(entry, seatName)
    .map((part) => part.text)
    .join("");
}

/** The log as it is shown, the newest first; a call of Metropolys begins after something was built. */
export function linesOf(log: readonly Logged[], seatName: SeatName): Line[] {
  let isNewCall = true;
  const lines = log.map((entry) => {
    const startsCall = isNewCall && entry.kind === "played";
    if (entry.kind === "played") isNewCall = entry.events?.some((event) => event.id === "built") ?? false;
    return {
      version: entry.version,
      seat: entry.seat,
      at: entry.at,
      parts: partsOf(entry, seatName),
      startsCall,
    };
  });
  return lines.reverse();
}
