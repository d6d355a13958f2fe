// Entries of the log in words.
import type { Entry, Logged } from "../types";
import { capital, type Part, parts, type SeatName } from "../words.svelte";

type Told = Logged | Entry;
/** `call` is the number of a call of Metropolys, on the newest of its lines: there the list has its heading. */
export type Line = { version: number; seat: number; at: number; parts: Part[]; call?: number };

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

/** The log as it is shown, the newest first, with the calls of Metropolys numbered. */
export function linesOf(log: readonly Logged[], seatName: SeatName): Line[] {
  const calls = callsOf(log);
  const lines = log.map((entry, index) => {
    const { version, seat, at } = entry;
    return { version, seat, at, parts: partsOf(entry, seatName), call: calls[index] };
  });
  return lines.reverse().map((line, index, all) => {
    const newer = all.slice(0, index).findLast((one) => one.call !== undefined);
    return newer?.call === line.call ? { ...line, call: undefined } : line;
  });
}

/** In which call each entry was played: a call begins after something was built, and undoing goes back into it. */
function callsOf(log: readonly Logged[]): (number | undefined)[] {
  const played: { seat: number; call: number; builds: boolean }[] = [];
  return log.map((entry) => {
    if (entry.kind === "undone")
      played.length = Math.max(
        0,
        played.findLastIndex((one) => one.seat === entry.seat),
      );
    if (entry.kind !== "played") return undefined;
    const last = played.at(-1);
    const call = last ? last.call + (last.builds ? 1 : 0) : 1;
    played.push({ seat: entry.seat, call, builds: entry.events?.some((event) => event.id === "built") ?? false });
    return call;
  });
}
