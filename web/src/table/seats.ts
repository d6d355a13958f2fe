// How seats look and are called.
import type { Seat } from "../types";
import { words } from "../words.svelte";

/** Who sits where; how a seat looks follows from its number and the game. */
export type SeatLook = { seat: number; name: string; isMe: boolean };

type Sitting = Pick<Seat, "user" | "name" | "bot"> & { formerly?: string | null };

/** What somebody is called: people by name, bots by their character, with a number where there are several. */
export function nameOf(seats: readonly Sitting[], seat: number): string {
  const who = seats[seat];
  if (!who) return words("seat-number", { number: seat + 1 });
  if (who.bot) {
    const same = seats.slice(0, seat + 1).filter((one) => one.bot === who.bot).length;
    const several = seats.filter((one) => one.bot === who.bot).length > 1;
    return several ? words("bot-numbered", { name: words(`bot-${who.bot}`), number: same }) : words(`bot-${who.bot}`);
  }
  if (who.user) return who.name ?? words("somebody-gone");
  return words("free-seat");
}

/** A bot with the word for its level beside its name, or several of the same. */
export function botText(level: string, count = 1): string {
  const named = { name: words(`bot-${level}`), level: words(`level-${level}`) };
  return count > 1 ? words("bots-of-level", { ...named, count }) : words("bot-of-level", named);
}

export function looks(seats: readonly Seat[], mine: number | null): SeatLook[] {
  return seats.map((_, seat) => ({ seat, name: nameOf(seats, seat), isMe: seat === mine }));
}
