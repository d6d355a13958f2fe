// Entries of the log in words.
import type { GameLog } from "../games/screen";
import type { Entry, Happened, Logged } from "../types";
import { type Part, parts, type SeatName, sentence } from "../words.svelte";
import { nameOf } from "./seats";

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
export function partsOf(entry: Logged | Entry, seatName: SeatName, log: GameLog = {}): Part[] {
  if (entry.kind === "played") return sentences(entry.events ?? [], seatName, log);
  const found = parts(saidOf(entry), { seat: entry.seat }, seatName);
  return isLeftToBot(entry) ? [...found, { text: " " }, ...parts("log-plays-on", { bot: standIn(entry) })] : found;
}

const standIn = ({ seats, seat }: Logged | Entry) => nameOf(seats ?? [], seat);
const isLeftToBot = ({ kind, status }: Logged | Entry) => ["left", "flagged"].includes(kind) && status === "running";

/** The message of an entry: whoever sits down in a game in play is back, whoever gets up before one leaves nothing. */
function saidOf({ kind, seats, seat, status }: Logged | Entry): string {
  if (kind === "sat" && status === "running") return "log-back";
  if (kind === "left" && status === "open") return "log-left-open";
  return kind === "left" && seats?.[seat]?.departed?.has_lost ? "log-left-lost" : `log-${kind}`;
}

function sentences(events: readonly Happened[], seatName: SeatName, log: GameLog): Part[] {
  const worded = events.filter((event) => !log.isSilent?.(event));
  return worded.flatMap((event, index) => {
    const found = sentence(event, seatName);
    return index ? [{ text: " " }, ...found] : found;
  });
}
