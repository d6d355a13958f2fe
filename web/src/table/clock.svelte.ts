// Clocks: everybody's time as the server counts it; this machine's own clock may be wrong.
import type { SeenTable } from "./seen";

const tick = $state({ now: Date.now() });
setInterval(() => (tick.now = Date.now()), 250);

/** So little time, in milliseconds, is said in words and shown by a bar too. */
export const LOW = 20_000;

/** So short, in milliseconds, that nobody wonders what a bot does. */
const MOMENT = 1_000;

/** The server gives back what a message may have taken on its way: only then a time is up. */
const GRACE = 600;

/** Milliseconds that whoever is to move has been thinking. */
function spent(live: SeenTable, since: number): number {
  return Math.max(0, tick.now + live.offset - Math.max(since, live.begun));
}

/** Milliseconds that a seat has left; nothing where there is no clock. Bots have none: what they keep for somebody stays. */
export function left(live: SeenTable, seat: number): number | null {
  const rest = restOf(live, seat);
  return rest === null ? null : Math.max(0, rest);
}

/** Whether the others may claim that a seat's time is up. */
export function isUp(live: SeenTable, seat: number): boolean {
  return (restOf(live, seat) ?? 0) < -GRACE;
}

function restOf(live: SeenTable, seat: number): number | null {
  const { clock, table } = live.known ?? {};
  if (!clock || !table || seat < 0 || !(table.pace.bank || table.pace.per_move)) return null;
  if (table.status !== "running") return null;
  const isThinking = live.turn === seat && !table.seats[seat]?.bot;
  return (clock.left[seat] ?? 0) - (isThinking ? spent(live, clock.since) : 0);
}

/** How long a bot has been thinking, and what share of the longest it may; nothing for a moment, or where none thinks. */
export function thinking(live: SeenTable, seat: number): { seconds: number; share: number } | null {
  const { clock, table } = live.known ?? {};
  const longest = table?.seats[seat]?.longest;
  if (!clock || !longest || live.turn !== seat) return null;
  const thought = spent(live, clock.since);
  return thought < MOMENT ? null : { seconds: thought / 1000, share: Math.min(1, thought / longest) };
}

export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const now = (): number => tick.now;
