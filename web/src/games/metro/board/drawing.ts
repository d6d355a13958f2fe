// Lines as paths: one a line, so that its dash runs through.
import { at, curvePath, EXITS, goOn, INWARD, lengthOf, part, SQUARE, trackCurve, leavesBy } from "../art/tracks";
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

const curveOf = ({ row, column, from, to }: Crossing) => trackCurve(from, to, column * SQUARE, row * SQUARE);

export function drawLine({ station, way, end }: Line, seat: number | null): DrawnLine {
  const first = way[0]!;
  const [start, into] = [curveOf(first)[0], INWARD[first.from]!];
  let path = `M${at([start[0] - into[0] * LEAD, start[1] - into[1] * LEAD])}L${at(start)}`;
  let run = LEAD;
  const [overs, seen] = [[] as Over[], new Set<number>()];
  for (const crossing of way) {
    const curve = curveOf(crossing);
    path += goOn(curve);
    const square = crossing.row * 8 + crossing.column;
    if (seen.has(square)) {
      const dashOffset = run + lengthOf(part(curve, 0, 0.1));
      const key = `${square} ${crossing.from}`;
      overs.push({
        key,
        edge: curvePath(part(curve, 0.13, 0.87)),
        body: curvePath(part(curve, 0.1, 0.9)),
        dashOffset,
      });
    }
    seen.add(square);
    run += lengthOf(curve);
  }
  if (end === "centre") {
    const back = INWARD[way[way.length - 1]!.to]!;
    path += `l${-back[0] * INTO_CENTRE} ${-back[1] * INTO_CENTRE}`;
  }
  return { station, seat, path, overs, end };
}

/** One half of the way over a square, the first or the second. */
export function drawPiece(crossing: Crossing, half: 0 | 1): string {
  return curvePath(part(curveOf(crossing), half ? 0.5 : 0.0001, half ? 1 : 0.5));
}

/** All tracks that no owned line runs on, as one path. */
export function freeTracks(tiles: Tiles, lines: readonly Line[], owners: ReadonlyMap<number, number>): string {
  const owned = lines.filter((line) => owners.has(line.station));
  const used = new Set(owned.flatMap((line) => line.way.map(({ row, column, from }) => `${row}${column}${from}`)));
  let path = "";
  for (const { square, tile, turns } of tiles.values()) {
    const [row, column] = [Number(square[0]), Number(square[1])];
    for (let from = 0; from < 4; from++) {
      if (used.has(square + from)) continue;
      path += curvePath(curveOf({ row, column, from, to: leavesBy(tile, turns, from) }));
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
