// What bots say at the table, now and then. A line follows from what everybody saw alone: the table, the entry and its
// events. So all who look on see the same one, nothing is kept anywhere, and nothing secret can be in it.
import type { Entry, TableShown } from "../types";

export type Occasion = { seat: number; kind: "gain" | "loss" };
export type SpokenLine = { seat: number; id: string };

/** How many lines there are for each occasion. */
export const LINES = { greeting: 5, gain: 5, loss: 5, won: 4, lost: 4 } as const;
/** Of what could be said in the middle of a game, one in so many is. */
const RARELY = 3;

type Happening = Pick<Entry, "kind" | "version" | "result">;

/** What is said after an entry, and by whom; mostly nothing. Never at a rated table. */
export function lineAfter(table: TableShown, entry: Happening, occasion: Occasion | null): SpokenLine | null {
  // whoever takes the seat of somebody who has lost it has no part in what comes of it
  const bots = table.seats.flatMap((who, seat) => (who.bot && !who.departed?.has_lost ? [seat] : []));
  if (table.is_rated || !bots.length) return null;
  const chance = hash(`${table.id} ${entry.version}`);
  const say = (seat: number, kind: keyof typeof LINES) => ({
    seat,
    id: `line-${kind}-${(Math.floor(chance / 64) % LINES[kind]) + 1}`,
  });
  const somebody = bots[chance % bots.length];
  if (entry.kind === "started") return say(somebody, "greeting");
  if (entry.result) return say(somebody, entry.result.winners.includes(somebody) ? "won" : "lost");
  return occasion && bots.includes(occasion.seat) && chance % RARELY === 0 ? say(occasion.seat, occasion.kind) : null;
}

/** A number that anybody makes of the same text (FNV-1a). */
function hash(text: string): number {
  let number = 0x811c9dc5;
  for (const sign of text) number = Math.imul(number ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return number;
}
