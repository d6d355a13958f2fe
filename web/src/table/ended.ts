// The end as whoever looks at it sees it: whose result a seat is, where everybody came, and what ended the game.
import type { GameEnd } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { me } from "../me.svelte";
import type { SeenTable } from "./seen";
import type { Seat } from "../types";
import { type SeatName, words } from "../words.svelte";

type Departed = NonNullable<Seat["departed"]>;

/** Whoever lost a seat, by leaving or on time: it is their result, though a bot may have played on. */
function loserOf(live: SeenTable, seat: number): Departed | null {
  const departed = live.known?.table.seats[seat]?.departed;
  return departed?.has_lost ? departed : null;
}

/** The game that I left to a bot, or lost: where I sat, and how I went. */
export function myDeparture(live: SeenTable): (Departed & { seat: number }) | null {
  const seats = live.known?.table.seats ?? [];
  const seat = seats.findIndex(({ departed }) => departed?.user && departed.user === me.person?.id);
  return seat < 0 ? null : { ...seats[seat].departed!, seat };
}

/** The seat whose result is mine: where I sit, or which I lost. */
export function ownSeat(live: SeenTable): number | null {
  const gone = myDeparture(live);
  return live.mine ?? (gone?.has_lost ? gone.seat : null);
}

/** How sentences about the end call a seat. */
export function calledAtEnd(live: SeenTable): SeatName {
  return (seat) => {
    if (seat === ownSeat(live)) return words("seat-you");
    const loser = loserOf(live, seat);
    return loser ? (loser.name ?? words("somebody-gone")) : (live.seats[seat]?.name ?? "");
  };
}

/** The same where it stands by itself. */
export function nameAtEnd(live: SeenTable, seat: number): string {
  return seat === ownSeat(live) ? words("name-you") : calledAtEnd(live)(seat);
}

/** All seats in the order they sit, mine first: it gives nothing away while the points are being counted. */
export function seatsFromMine(live: SeenTable): number[] {
  const first = ownSeat(live) ?? 0;
  return live.seats.map((_, step) => (first + step) % live.seats.length);
}

/** Where everybody came, the best first; whoever shares a place is named as they sit. */
export function standings(live: SeenTable, named: SeatName): string[] {
  const { ranks, scores } = live.known!.result!;
  const order = ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  return order.map(({ rank, seat }) =>
    words("end-standing", { rank: placeText(rank), name: named(seat), points: scores[seat] }),
  );
}

export const placeText = (rank: number): string => words("end-place", { rank });

/** What ended the game, as the game says it where it was played out. */
export function whatEnded<S extends Shapes>(live: SeenTable<S>, end?: GameEnd<S>): string {
  const { result, final } = live.known!;
  if (!result) return words("end-by-everybody");
  if (final && end) return end.ended(live);
  return lastLoss(live);
}

/** How the last seat to lose was lost; nothing where none was. */
export function lastLoss(live: SeenTable): string {
  const [seat] = live.known!.result!.lost;
  if (seat === undefined) return "";
  const way = live.known!.table.seats[seat]?.departed?.way;
  return words(way === "time" ? "log-flagged" : "end-by-left", { seat }, calledAtEnd(live));
}

/** Why, in two sentences made from the count: of my own game, or of the winner's for whoever looks on or has lost it. */
export function whyEnded<S extends Shapes>(live: SeenTable<S>, end?: GameEnd<S>): string[] {
  const { result, final } = live.known!;
  if (!result || !final || !end) return [];
  const seat = live.mine ?? result.winners[0];
  return end.why(live, final, seat, rivalOf(live, seat));
}

/** Whom a seat is compared with: the winner, or for a winner the best of the others. */
function rivalOf(live: SeenTable, seat: number): number {
  const { ranks, winners, scores } = live.known!.result!;
  if (!winners.includes(seat)) return winners[0];
  const others = ranks.flatMap((_, other) => (other === seat ? [] : [other]));
  return others.sort((one, other) => ranks[one] - ranks[other] || scores[other] - scores[one])[0];
}
