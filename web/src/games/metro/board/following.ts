// How a tile is played out on the board: it comes, then the lines that it made longer draw themselves.
import { allLines, type Line, type Tile, tilesOf } from "./lines";
import { drawPiece } from "./drawing";

/** A tile that is placed now. */
export interface Placing {
  tile: Tile;
  /** Milliseconds of the whole step. */
  time: number;
  /** Whether it comes from somewhere; my own tiles lay there already when they were proposed. */
  isComing: boolean;
}

/** Shares of a step: until then the tile has arrived, and the lines are drawn. */
export const ARRIVED = 0.42;
export const DRAWN = 0.84;

/** How long lines were before a tile that has made them longer, by station. */
export function before(placements: readonly string[], square: string): ReadonlyMap<number, number> {
  const tiles = tilesOf(placements, null);
  const without = new Map([...tiles].filter(([id]) => id !== square));
  const lengths = new Map(allLines(without).map((line) => [line.station, line.way.length]));
  const longer = allLines(tiles).filter((line) => line.way.length > lengths.get(line.station)!);
  return new Map(longer.map(({ station }) => [station, lengths.get(station)!]));
}

/** Lines as they are while some of them still have an earlier length. */
export function shortened(lines: readonly Line[], lengths: ReadonlyMap<number, number>): Line[] {
  return lines.map((line) => {
    const length = lengths.get(line.station);
    return length === undefined ? line : { ...line, way: line.way.slice(0, length), end: null };
  });
}

/** A part of a line that is drawn between two shares of the step. */
export type Piece = { key: string; seat: number; path: string; begins: number; ends: number };

/** What lines have grown by, piece by piece: all of them are done at the same time. */
export function growth(
  lines: readonly Line[],
  lengths: ReadonlyMap<number, number>,
  owners: ReadonlyMap<number, number>,
  begins: number,
): Piece[] {
  return lines.flatMap((line) => {
    const [length, seat] = [lengths.get(line.station), owners.get(line.station)];
    if (length === undefined || seat === undefined) return [];
    const pieces = line.way.slice(length).flatMap((crossing) => [drawPiece(crossing, 0), drawPiece(crossing, 1)]);
    const each = (DRAWN - begins) / (pieces.length + 1);
    return pieces.map((path, index) => {
      const at = begins + index * each;
      return { key: `${line.station} ${index}`, seat, path, begins: at, ends: at + 2 * each };
    });
  });
}
