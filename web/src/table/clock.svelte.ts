// Clocks: everybody's time as the server counts it; this machine's own clock may be wrong.
import type { LiveTable } from "../table.svelte";

const tick = $state({ now: Date.now() });
setInterval(() => (tick.now = Date.now()), 250);

/** So little time, in milliseconds, is said in words and shown by a bar too. */
export const LOW = 20_000;

/** So short, in milliseconds, that nobody wonders what a bot does. */
const MOMENT = 500;

/** The server gives back what a message may have taken on its way: only then a time is up. */
const GRACE = 600;

/** Milliseconds that a seat has left; nothing where there is no clock. */
export function left(live: LiveTable, seat: number): number | null {
  const rest = restOf(live, seat);
  return rest === null ? null : Math.max(0, rest);
}

/** Whether the others may claim that a seat's time is up. */
export function isUp(live: LiveTable, seat: number): boolean {
  return (restOf(live, seat) ?? 0) < -GRACE;
}

function restOf(live: LiveTable, seat: number): number | null {
  const { clock, table } = live.known ?? {};
  if (!clock || !table || seat < 0 || !(table.pace.bank || table.pace.per_move)) return null;
  if (table.status !== "running") return null;
  const used = live.turn === seat ? tick.now + live.offset - clock.since : 0;
  return (clock.left[seat] ?? 0) - Math.max(0, used);
}

/** How long a bot has been thinking, and what share of the longest it may; nothing for a moment, or where none thinks. */
export function thinking(live: LiveTable, seat: number): { seconds: number; share: number } | null {
  const { clock, table } = live.known ?? {};
  const longest = table?.seats[seat]?.longest;
  if (!clock || !longest || live.turn !== seat) return null;
  const spent = tick.now + live.offset - clock.since;
  return spent < MOMENT ? null : { seconds: spent / 1000, share: Math.min(1, spent / longest) };
}

export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const now = (): number => tick.now;
