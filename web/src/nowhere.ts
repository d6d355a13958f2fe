// A game that is played at no table here: a record, or one at a real table.
import type { Shapes } from "./games/shapes";
import type { TableShown } from "./types";

type Played<S extends Shapes> = { game: S["game"]; players: number; options: TableShown["options"] };

/** Nobody sits there, and nothing was agreed but the options. */
export function nowhere<S extends Shapes>({ game, players, options }: Played<S>): TableShown<S> {
  return {
    ...{ id: "", game, players, options, seats: [], cast: [], host: "", tempo: "at_once", status: "running" },
    ...{ pace: { bank: 0, increment: 0, per_move: 0 }, is_public: false, is_rated: false, is_held: false },
    ...{ day: null, is_counted: false },
    ...{ follows: null, followed_by: null, created_at: 0, starts_at: null },
  };
}
