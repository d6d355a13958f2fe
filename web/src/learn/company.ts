// A table of one's own, at which the others are calm company: for lessons and puzzles.
import { characterAt } from "../bots/characters";
import type { Shapes } from "../games/shapes";
import type { ReplayShown, TableShown } from "../types";

/** One's own place at the table, which is nobody's account. */
const LEARNER = "learner";
const COMPANY = [0, 1, 2, 3, 4, 5];

export function tableOf<S extends Shapes>(
  { game, players, options, final }: ReplayShown<S>,
  mine: number,
): TableShown<S> {
  const seats = Array.from({ length: players }, (_, seat) => ({
    ...{ user: seat === mine ? LEARNER : null, name: null, is_guest: false, longest: null, departed: null },
    bot: seat === mine ? null : "casual",
    character: seat === mine ? null : characterAt(COMPANY, seat, "casual").id,
  }));
  return {
    ...{ id: "", game, players, options, seats, cast: [], host: "", tempo: "at_once" },
    ...{ pace: { bank: 0, increment: 0, per_move: 0 }, is_public: false, is_rated: false, is_held: false },
    ...{ day: null, is_counted: false },
    ...{ follows: null, followed_by: null, created_at: 0, starts_at: null },
    status: final ? "finished" : "running",
  };
}
