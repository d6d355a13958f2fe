// A position of Metropolys after an action.
import type { Change, Position } from "../shapes";

export function fold(position: Position, { new: built, ...now }: Change): Position {
  return { ...now, built: position.built.map((places, seat) => withBuilt(places, seat, built)) };
}

function withBuilt(places: Record<string, number>, seat: number, built: Change["new"]): Record<string, number> {
  const mine = built.filter((one) => one.seat === seat);
  return mine.length ? { ...places, ...Object.fromEntries(mine.map((one) => [one.place, one.value])) } : places;
}
