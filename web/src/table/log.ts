// Entries of the log in words.
import type { Entry, Logged } from "../types";
import { capital, type Part, parts, type SeatName } from "../words.svelte";

type Told = Logged | Entry;
type Happened = NonNullable<Told["events"]>[number];
/**
 * `call` is the number of a call of Metropolys, on the newest of its lines: there the list has its heading.
 * A pass that nobody chose has a line of its own.
 */
export type Line = { key: string; seat: number; parts: Part[]; isForced: boolean; call?: number };

/** What an entry says; what was played has one sentence for each thing that happened. */
export function partsOf(entry: Told, seatName: SeatName): Part[] {
  if (entry.kind !== "played") return parts(`log-${entry.kind}`, { seat: entry.seat }, seatName);
  return sentences(entry.events ?? [], seatName);
}

function sentences(events: readonly Happened[], seatName: SeatName): Part[] {
  const told = events.filter((event) => event.id !== "took");
  return told.flatMap((event, index) => {
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
  const lines = log.flatMap((entry, index) => linesOfEntry(entry, seatName, calls[index]));
  return lines.reverse().map((line, index, all) => {
    const newer = all.slice(0, index).findLast((one) => one.call !== undefined);
    return newer?.call === line.call ? { ...line, call: undefined } : line;
  });
}

function linesOfEntry(entry: Logged, seatName: SeatName, call: number | undefined): Line[] {
  const line = { key: String(entry.version), seat: entry.seat, isForced: false, call };
  if (entry.kind !== "played") return [{ ...line, parts: partsOf(entry, seatName) }];
  return groups(entry.events ?? []).map((events, index) => {
    const isForced = events[0]?.id === FORCED;
    const builder = events.find((event) => event.id === "built") ?? events[0];
    const seat = isForced || index ? Number(builder?.details.seat ?? entry.seat) : entry.seat;
    return { ...line, key: `${entry.version}.${index}`, seat, isForced, parts: sentences(events, seatName) };
  });
}

const FORCED = "passed_by_force";

/** What happened, cut where somebody passes without having chosen to. */
function groups(events: readonly Happened[]): Happened[][] {
  return events.reduce<Happened[][]>((found, event) => {
    const last = found.at(-1);
    if (!last || event.id === FORCED || last[0]?.id === FORCED) return [...found, [event]];
    last.push(event);
    return found;
  }, []);
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
