// The board as data: squares, stations and their owners, and where everything is drawn, 100 units to the square.
import { station_names, station_owners, stations } from "../../../../../src/metropole/data/metro.json";
import { EXITS, INWARD, SQUARE } from "../art/tracks";
import { CENTRE_SQUARES, COLUMNS, ROWS, SIDES, STEPS } from "../facts";

export const BOARD = ROWS * SQUARE;

/** A square is named by its row and its column, as the server does: `01`. */
export type Square = { id: string; row: number; column: number; x: number; y: number };
export type Station = { id: number; name: string; row: number; column: number; side: number };

const CENTRE: ReadonlySet<string> = new Set(CENTRE_SQUARES);
export const isCentre = (row: number, column: number) => CENTRE.has(`${row}${column}`);

export const SQUARES: readonly Square[] = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
  const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
  return { id: `${row}${column}`, row, column, x: column * SQUARE, y: row * SQUARE };
}).filter(({ row, column }) => !isCentre(row, column));

const LETTERS = "ABCDEFGH";

/** A column's letter and a row's number as they stand at the edge of the board. */
export const columnName = (column: number) => LETTERS[column]!;
export const rowName = (row: number) => String(row + 1);

/** A square as people call it, A1 at the top left: `34`, the fourth row and the fifth column, is E4. */
export function squareName(id: string): string {
  return columnName(Number(id[1])) + rowName(Number(id[0]));
}

export function squareAt(id: string): { x: number; y: number } {
  return { x: Number(id[1]) * SQUARE, y: Number(id[0]) * SQUARE };
}

export const STATIONS: readonly Station[] = Object.entries(stations).map(([id, place]) => ({
  id: Number(id),
  name: (station_names as Record<string, string>)[id] ?? "",
  row: place[0] as number,
  column: place[1] as number,
  side: SIDES.findIndex((side) => side === place[2]),
}));
const BY_GATE = new Map(STATIONS.map((station) => [`${station.row}${station.column}${station.side}`, station.id]));

/** The station at a side of a square, or undefined. */
export const stationAt = (row: number, column: number, side: number) => BY_GATE.get(`${row}${column}${side}`);

/** What lies on the other side of a side. */
export function beyond(row: number, column: number, side: number): readonly [number, number] {
  const step = STEPS[side]!;
  return [row + step[0], column + step[1]];
}

/** The seat of each station by its number; nobody's are missing. */
export function ownersFor(players: number): ReadonlyMap<number, number> {
  const lists = (station_owners as Record<string, number[][]>)[players] ?? [];
  return new Map(lists.flatMap((list, seat) => list.map((station) => [station, seat] as const)));
}

/** Where a line of a side's even exit crosses the rim of a square: stations stand there. */
export function gate({ row, column, side }: { row: number; column: number; side: number }) {
  const [exit, inward] = [EXITS[2 * side]!, INWARD[side]!];
  return { x: column * SQUARE + exit[0], y: row * SQUARE + exit[1], inward };
}

/** Where trains stop in the centre: the eight gates into it. */
export const PLATFORMS = CENTRE_SQUARES.flatMap((square) =>
  SIDES.map((_, side) => ({ row: Number(square[0]), column: Number(square[1]), side })).filter(
    ({ row, column, side }) => !isCentre(...beyond(row, column, side)),
  ),
);

/** How plates are laid out: with names where there is room, else with their number alone, larger. */
export type Layout = {
  isCompact: boolean;
  view: { x: number; y: number; width: number; height: number };
  across: { width: number; height: number }; // plates above and below the board
  aside: { width: number; height: number }; // plates left and right of it
};
const FRAME = 34; // of iron
export const FULL: Layout = {
  isCompact: false,
  view: { x: -128, y: -94, width: 1056, height: 988 },
  across: { width: 92, height: 56 },
  aside: { width: 90, height: 56 },
};
export const COMPACT: Layout = {
  isCompact: true,
  view: { x: -86, y: -72, width: 972, height: 944 },
  across: { width: 88, height: 35 },
  aside: { width: 48, height: 60 },
};

/** The plate of a station, outside the iron. */
export function plateOf({ row, column, side }: Station, { across, aside }: Layout) {
  const { width, height } = side % 2 ? aside : across;
  const along = (side % 2 ? row : column) * SQUARE + SQUARE / 2;
  const out = side === 0 || side === 3 ? -FRAME - (side % 2 ? width : height) : BOARD + FRAME;
  return side % 2 ? { x: out, y: along - height / 2, width, height } : { x: along - width / 2, y: out, width, height };
}

const LONG = 13;

/** A long name in two rows, parted at the gap nearest to its middle. */
export function nameRows(name: string): readonly string[] {
  if (name.length <= LONG) return [name];
  const gaps = [...name.matchAll(/[ -]/g)].map((gap) => gap.index + 1);
  const fromMiddle = (gap: number) => Math.abs(gap - name.length / 2);
  const gap = gaps.sort((one, other) => fromMiddle(one) - fromMiddle(other))[0];
  return gap === undefined ? [name] : [name.slice(0, gap).trimEnd(), name.slice(gap)];
}
