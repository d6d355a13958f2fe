// A finished game as somebody's: how it ended for them, and what it did to their rating.
import { placeText } from "../table/ended";
import { nameOf } from "../table/seats";
import type { GamePlayed } from "../types";
import { decimal, join, language, words } from "../words.svelte";

type Ended = Pick<GamePlayed, "players" | "seats" | "result">;

const seatsOf = ({ seats }: Ended, who: string): number[] =>
  seats.flatMap((one, seat) => (one.user === who ? [seat] : []));

/** How it ended for whoever sat there; of several seats the best counts. */
export function resultText(game: Ended, who: string): string {
  const { ranks, scores, winners, lost } = game.result;
  const own = seatsOf(game, who);
  const seat = own.reduce((best, one) => (ranks[one] < ranks[best] ? one : best), own[0]);
  if (lost.includes(seat)) return words("person-left");
  const others = ranks.flatMap((_, one) => (own.includes(one) ? [] : [one]));
  if (!others.length) return words("person-alone");
  const hasWon = winners.includes(seat);
  const sharing = winners.filter((one) => !own.includes(one));
  const mine = scores[seat];
  if (hasWon && sharing.length) {
    return words("person-shared", { mine, names: join(sharing.map((one) => nameOf(game.seats, one))) });
  }
  const theirs = Math.max(...(hasWon ? others : winners).map((one) => scores[one]));
  if (hasWon) return words(mine === theirs ? "person-won-tie" : "person-won", { mine, theirs });
  if (mine === theirs) return words("person-lost-tie", { mine });
  if (game.players === 2) return words("person-lost", { mine, theirs });
  return words("person-placed", { place: placeText(ranks[seat]), players: game.players, mine, theirs });
}

/** What a game did to a rating, as +1.2. */
export function changeText({
  rating_before,
  rating_after,
}: Pick<GamePlayed, "rating_before" | "rating_after">): string {
  if (rating_before === null || rating_after === null) return "";
  const change = Math.round((rating_after - rating_before) * 10) / 10;
  return change > 0 ? `+${decimal(change)}` : change < 0 ? decimal(change) : "±0";
}

export const dateText = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
