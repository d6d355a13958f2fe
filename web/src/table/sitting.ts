// Who sat where when something happened: the log is told of whoever did it then, whoever sits there now.
import { me } from "../me.svelte";
import type { SeenTable } from "./seen";
import type { Entry, Logged } from "../types";
import { type SeatName, words } from "../words.svelte";
import { nameOf, type Sitting } from "./seats";

/** Entries that tell of whoever sat there before them. */
const GOING = ["left", "flagged"];

/** By version, the seats by which an entry is told; an entry that changes nobody's seat shares them with its neighbours. */
export function sittingBy(log: readonly (Logged | Entry)[]): ReadonlyMap<number, readonly Sitting[]> {
  const found = new Map<number, readonly Sitting[]>();
  let sitting: readonly Sitting[] = [];
  for (const entry of log) {
    const before = sitting;
    sitting = entry.seats ?? sitting;
    found.set(entry.version, GOING.includes(entry.kind) ? before : sitting);
  }
  return found;
}

/** How sentences call those who sit there: you, or a name. */
export function called(sitting: readonly Sitting[]): SeatName {
  return (seat) => {
    const isMe = Boolean(sitting[seat]?.user) && sitting[seat].user === me.person?.id;
    return isMe ? words("seat-you") : nameOf(sitting, seat);
  };
}

/** How an entry calls the seats. Before the log was read, as they are called now. */
export function calledAt(live: SeenTable, version: number): SeatName {
  const sitting = sittingBy(live.log).get(version);
  return sitting?.length ? called(sitting) : live.seatName;
}
