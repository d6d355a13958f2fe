// A position of Metro after an action.
import type { Change, Position } from "../shapes";

export function fold(position: Position, { new: tiles, lines, ...now }: Change): Position {
  const changed = new Map(lines.map((line) => [line.station, line]));
  return {
    ...now,
    tiles: [...position.tiles, ...tiles],
    lines: position.lines.map((line) => changed.get(line.station) ?? line),
  };
}
