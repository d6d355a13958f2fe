// A short game of Metropolys as the server sends it.
import type { CityShapes } from "../src/games/metropolys/shapes";
import type { ReplayShown } from "../src/types";

const now = { turn: 0, bids: [], passed: [], subway_card: -1, archaeology_card: -1 };
export const cards = (area: string) => ({ cards: { area, neighbourhood: null, expansion: null }, points: {} });
const bid = (seat: number, value: number, place: string) => ({ seat, value, place });

/** Two calls: in the first three steps, in the second two. */
export function given(open: number[] = [0, 1]): ReplayShown<CityShapes> {
  const own = (seat: number) => (open.includes(seat) ? cards(`card${seat}`) : null);
  const step = (seat: number, built: ReturnType<typeof bid>[], more = {}) => ({
    ...{ seat, action: "pass", events: [] },
    change: { ...now, turn: 1 - seat, new: built },
    ...more,
  });
  return {
    ...{ game: "metropolys", players: 2, options: {}, open },
    setup: { version: "family", expansion: false, first: 0, closed: [], tokens: {} },
    position: { ...now, built: [{}, {}] },
    own: [own(0), own(1)],
    points: [{ trendy: 0 }, { trendy: 0 }],
    steps: [
      step(0, []),
      step(1, []),
      step(0, [bid(1, 5, "C4")], { points: [{ trendy: 0 }, { trendy: 3 }] }),
      step(1, []),
      step(0, [bid(0, 7, "N1")], { own: [null, open.includes(1) ? cards("other") : null] }),
    ],
    final: { scores: [], cards: [], districts: [] },
    result: { scores: [0, 3], winners: [1], ranks: [2, 1], decided_by: "most_points", lost: [] },
  };
}
