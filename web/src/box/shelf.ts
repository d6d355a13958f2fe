// What this browser keeps: of each game the box that was set up last.
import { readKept, type AnyShapes } from "../games/shapes";
import type { KeptBox } from "./box.svelte";

const PREFIX = "metropole-setup-";
const LAST = "metropole-setup";

type Room = Pick<Storage, "getItem" | "setItem">;

/** Whether it could be kept. */
export function put(room: Room, kept: KeptBox<AnyShapes>): boolean {
  try {
    room.setItem(PREFIX + kept.wanted.game, JSON.stringify(kept));
    room.setItem(LAST, kept.wanted.game);
    return true;
  } catch {
    return false; // full, or not allowed: the page works all the same
  }
}

export function lastGame(room: Room): string | null {
  try {
    return room.getItem(LAST);
  } catch {
    return null;
  }
}

export function take(room: Room, game: string): KeptBox<AnyShapes> | null {
  return readKept<KeptBox<AnyShapes>>(room, PREFIX + game, ({ wanted, done, deals }) => {
    return wanted?.game === game && Array.isArray(done) && Array.isArray(deals);
  });
}
