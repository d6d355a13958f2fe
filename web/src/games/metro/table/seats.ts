// The players of Metro.
import type { GameSeats } from "../../screen";
import type { NetShapes } from "../shapes";
import Seat from "./Seat.svelte";

export const seats: GameSeats<NetShapes> = {
  part: Seat,
  figure: ({ position }, seat) => ({ number: position?.points[seat] ?? 0 }),
  light(live, choice, seat) {
    const mine = live.known!.position!.lines.filter((line) => line.seat === seat);
    choice.selection.light(...mine.map((line) => line.station));
  },
  first: ({ setup }) => setup?.first ?? -1,
  next: ({ position, table }) => (position && position.turn >= 0 ? (position.turn + 1) % table.players : null),
  isAside: () => false,
};
