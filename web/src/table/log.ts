// Entries of the log in words.
import type { Entry, Logged } from "../types";
import { capital, type Part, parts, type SeatName } from "../words.svelte";

type Told = Logged | Entry;
type Happened = NonNullable<Told["events"]>[number];
/** A pass that nobody chose has a line of its own. */
export type Line = { seat: number; parts: Part[]; isForced: boolean };

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

/** An entry line by line, the last thing that happened first. */
export function linesOf(entry: Logged, seatName: SeatName): Line[] {
  if (entry.kind !== "played") return [{ seat: entry.seat, isForced: false, parts: partsOf(entry, seatName) }];
  const lines = groups(entry.events ?? []).map((events, index) => {
    const isForced = events[0]?.id === FORCED;
    const builder = events.find((event) => event.id === "built") ?? events[0];
    const seat = isForced || index ? Number(builder?.details.seat ?? entry.seat) : entry.seat;
    return { seat, isForced, parts: sentences(events, seatName) };
  });
  return lines.reverse();
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

/** The numbers of the calls of Metropolys, by the version of the newest entry in each: above it stands the heading. */
export function headings(log: readonly Logged[]): ReadonlyMap<number, number> {
  const calls = callsOf(log);
  const numbered = log.flatMap(({ version }, index) => {
    const call = calls[index];
    return call === undefined ? [] : [{ version, call }];
  });
  const newest = numbered.filter(({ call }, index) => numbered[index + 1]?.call !== call);
  return new Map(newest.map(({ version, call }) => [version, call]));
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
