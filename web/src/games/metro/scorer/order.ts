// Seats take their turns one after another.
import { nextSeat, type TurnOrder } from "../../../scorer/companion/course";
import { words } from "../../../words.svelte";
import type { NetShapes } from "../shapes";

export const order: TurnOrder<NetShapes> = {
  begin: (first) => ({ turn: first }),
  give: (course, seat) => ({ ...course, turn: seat }),
  acts(course, players, seatName) {
    const turn = nextSeat(course.turn, { players });
    return [{ text: words("companion-next", { name: seatName(turn) }), after: { turn }, isMain: true }];
  },
  text: () => [],
  mark: () => null,
};
