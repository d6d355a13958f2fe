// How seats look and are called.
import { characterName } from "../bots/characters";
import type { Seat } from "../types";
import { join, words } from "../words.svelte";

/** Who sits where; how a seat looks follows from its number and the game. */
export type SeatLook = { seat: number; name: string; isMe: boolean; isGuest?: boolean };

export type Sitting = Pick<Seat, "user" | "name" | "bot" | "character"> & { is_guest?: boolean };

/** What somebody is called: people by name, bots by their character. */
export function nameOf(seats: readonly Sitting[], seat: number): string {
  const who = seats[seat];
  if (!who) return words("seat-number", { number: seat + 1 });
  if (who.bot) return who.character ? characterName(who.character) : words(`level-${who.bot}`);
  if (who.user) return who.name ?? words("somebody-gone");
  return words("free-seat");
}

/** The same where it stands by itself: a guest is said to be one, for anybody may be called so. */
export function fullNameOf(seats: readonly Sitting[], seat: number): string {
  const name = nameOf(seats, seat);
  return seats[seat]?.is_guest ? words("guest-named", { name }) : name;
}

/** All bots, with the word for their level beside the names of those who have it. */
export function botsText(seats: readonly Sitting[]): string[] {
  const levels = [...new Set(seats.flatMap((who) => who.bot ?? []))];
  return levels.map((level) => {
    const names = seats.flatMap((who, seat) => (who.bot === level ? [nameOf(seats, seat)] : []));
    return words("bots-of-level", { names: join(names), level: words(`level-${level}`) });
  });
}

/** Somebody else; `id`: whose page it is, none of bots, nor where an account was deleted. */
export type Other = { readonly name: string; readonly id?: string | null };

/** Everybody but one: people, each once, then bots. */
export function othersAt(seats: readonly Sitting[], who?: string): Other[] {
  const people = seats.flatMap(({ user, name }, seat) =>
    user && user !== who && seats.findIndex((one) => one.user === user) === seat
      ? [{ name: fullNameOf(seats, seat), id: name && user }]
      : [],
  );
  return [...people, ...botsText(seats).map((name) => ({ name }))];
}

export function looks(seats: readonly Seat[], mine: number | null): SeatLook[] {
  return seats.map((who, seat) => {
    const isMe = seat === mine;
    return { seat, name: nameOf(seats, seat), isMe, isGuest: who.is_guest && !isMe };
  });
}
