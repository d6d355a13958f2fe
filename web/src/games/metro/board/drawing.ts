// Lines as paths: one a line, so that its dash runs through.
import {
  at,
  type Curve,
  curvePath,
  EXITS,
  goOn,
  INWARD,
  lengthOf,
  part,
  SQUARE,
  trackCurve,
  leavesBy,
} from "../art/tracks";
import { CENTRE_FACTOR } from "../facts";
import type { Crossing, Line, Tiles } from "./lines";

/** How far a line starts outside its first square, at the station's mark. */
const LEAD = 14;
/** How far a line runs on into the centre. */
const INTO_CENTRE = 9;

/** The middle of a later pass over the same tile, drawn again on top, with its dash going on where it was. */
export type Over = { key: string; edge: string; body: string; dashOffset: number };
export type DrawnLine = {
  station: number;
  seat: number | null;
  path: string;
  overs: readonly Over[];
  end: Line["end"];
};

type Drawn = { curve: Curve; path: string; length: number };
/** Each way over a square is worked out once: all lines are asked for at every step, and few change by it. */
const crossings: Drawn[] = [];
/** The lines that were drawn last, by station. */
const before: DrawnLine[] = [];

/** A side of a square, as one number. */
const sideOf = ({ row, column, from }: Omit<Crossing, "to">) => 4 * (8 * row + column) + from;

function drawn(crossing: Crossing): Drawn {
  const { row, column, from, to } = crossing;
  const at = 4 * sideOf(crossing) + to;
  if (!crossings[at]) {
    const curve = trackCurve(from, to, column * SQUARE, row * SQUARE);
    crossings[at] = { curve, path: goOn(curve), length: lengthOf(curve) };
  }
  return crossings[at];
}

/** The same object as long as it looks the same, so that nothing is drawn anew. */
export function drawLine({ station, way, end }: Line, seat: number | null): DrawnLine {
  const [first, last, known] = [way[0]!, way.at(-1)!, before[station]];
  const [start, into, back] = [drawn(first).curve[0], INWARD[first.from]!, INWARD[last.to]!];
  let path = `M${at([start[0] - into[0] * LEAD, start[1] - into[1] * LEAD])}L${at(start)}`;
  path += way.map((crossing) => drawn(crossing).path).join("");
  if (end === "centre") path += `l${-back[0] * INTO_CENTRE} ${-back[1] * INTO_CENTRE}`;
  if (known?.path === path && known.seat === seat && known.end === end) return known;
  return (before[station] = { station, seat, path, overs: oversOf(way), end });
}

function oversOf(way: readonly Crossing[]): Over[] {
  const [overs, seen] = [[] as Over[], new Set<number>()];
  let run = LEAD;
  for (const crossing of way) {
    const { curve, length } = drawn(crossing);
    const square = crossing.row * 8 + crossing.column;
    if (seen.has(square))
      overs.push({
        key: `${square} ${crossing.from}`,
        edge: curvePath(part(curve, 0.13, 0.87)),
        body: curvePath(part(curve, 0.1, 0.9)),
        dashOffset: run + lengthOf(part(curve, 0, 0.1)),
      });
    seen.add(square);
    run += length;
  }
  return overs;
}

/** One half of the way over a square, the first or the second. */
export function drawPiece(crossing: Crossing, half: 0 | 1): string {
  return curvePath(part(drawn(crossing).curve, half ? 0.5 : 0.0001, half ? 1 : 0.5));
}

/** All tracks that no owned line runs on, as one path. */
export function freeTracks(tiles: Tiles, lines: readonly Line[], owners: ReadonlyMap<number, number>): string {
  const owned = lines.filter((line) => owners.has(line.station));
  const used = new Set(owned.flatMap((line) => line.way.map(sideOf)));
  let path = "";
  for (const { square, tile, turns } of tiles.values()) {
    const [row, column] = [Number(square[0]), Number(square[1])];
    for (let from = 0; from < 4; from++) {
      const crossing = { row, column, from, to: leavesBy(tile, turns, from) };
      if (used.has(sideOf(crossing))) continue;
      const { curve, path: on } = drawn(crossing);
      path += `M${at(curve[0])}${on}`;
    }
  }
  return path;
}

export type Head = {
  station: number;
  seat: number;
  x: number;
  y: number;
  text: string;
  isFlag: boolean;
  width: number;
};

/** The length of a line: in a disc before an open end, or, where a proposal would finish it, on a flag with its points. */
export function headOf({ station, way, end }: Line, seat: number, reach: number): Head {
  const last = way[way.length - 1]!;
  const [exit, back] = [EXITS[2 * last.to + 1]!, INWARD[last.to]!];
  const [x, y] = [last.column * SQUARE + exit[0], last.row * SQUARE + exit[1]];
  const text = end === "centre" ? `${way.length}×${CENTRE_FACTOR}` : String(way.length);
  const isFlag = end !== null;
  const width = isFlag ? 15 + 11 * text.length : 2 * reach;
  const [offX, offY] = isFlag ? [width / 2 + 6, 20] : [reach, reach];
  return { station, seat, x: x - back[0] * offX, y: y - back[1] * offY, text, isFlag, width };
}
