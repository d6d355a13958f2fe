// A board as it lies on a real table, in the form that `metropole score` reads.
import plan from "../../../../../src/metropole/data/metro.json";
import type { EnteringStep } from "../../../scorer/history";
import { readTile, type Tile } from "../board/lines";
import { SQUARES } from "../board/grid";
import { HANDS, OPTIONS } from "../facts";

export interface EnteredNet {
  readonly game: "metro";
  readonly players: number;
  readonly options: { readonly hand: number; readonly free_rotation: boolean };
  /** Tiles as they were placed, or in any order. */
  readonly board: readonly string[];
  readonly any_order: boolean;
  /** Who placed the first tile. */
  readonly first: number;
}
export type NetStep = EnteringStep<EnteredNet>;

/** How often there is a tile of each kind. */
export const COPIES: Readonly<Record<string, number>> = plan.tiles;

export const begin = (players: number): EnteredNet => ({
  ...{ game: "metro", players, board: [], any_order: true, first: 0 },
  options: OPTIONS,
});

export const withPlayers =
  (players: number): NetStep =>
  (entered) =>
    entered.players === players ? entered : { ...entered, players, first: Math.min(entered.first, players - 1) };

/** Where tiles may not be turned, none is. */
export const withOptions =
  (options: Partial<EnteredNet["options"]>): NetStep =>
  (entered) => {
    const chosen = { ...entered.options, ...options };
    const board = chosen.free_rotation ? entered.board : entered.board.map((placed) => placed.slice(0, 6));
    return { ...entered, options: chosen, board };
  };

export const withOrder =
  (isInOrder: boolean): NetStep =>
  (entered) => ({ ...entered, any_order: !isInOrder });

export const withFirst =
  (first: number): NetStep =>
  (entered) => ({ ...entered, first });

export const written = ({ tile, square, turns }: Tile): string => `${tile}${square}${turns ? `r${turns}` : ""}`;

export const tileAt = ({ board }: EnteredNet, square: string): Tile | null =>
  board.map(readTile).find((one) => one.square === square) ?? null;

/** One more tile; what cannot be is the server's to say. */
export const withTile =
  (tile: Tile): NetStep =>
  (entered) => ({ ...entered, board: [...entered.board, written(tile)] });

/** The tile of a square in another way; null takes it away. */
export const withOther =
  (square: string, other: Tile | null): NetStep =>
  (entered) => ({
    ...entered,
    board: entered.board.flatMap((placed) => {
      if (readTile(placed).square !== square) return [placed];
      return other ? [written(other)] : [];
    }),
  });

export const leftOf = ({ board }: EnteredNet, kind: string): number =>
  COPIES[kind] - board.filter((placed) => readTile(placed).tile === kind).length;

const PLACEMENT = /^([a-d]{4})([0-7]{2})(r[1-3])?$/;

function isPlacement(text: unknown): text is string {
  const found = typeof text === "string" ? PLACEMENT.exec(text) : null;
  return found !== null && found[1] in COPIES && SQUARES.some(({ id }) => id === found[2]);
}

/** A record is a board, too: its tiles in the order in which they were placed. */
function withBoard(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (given.board !== undefined || !Array.isArray(given.actions)) return given;
  const { first } = (given.setup ?? {}) as Record<string, unknown>;
  return { ...given, board: given.actions.filter((action) => action !== "draw"), first };
}

/** What somebody brings, put into this form; null where it has not that form. */
export function read(brought: Readonly<Record<string, unknown>>): EnteredNet | null {
  const given = withBoard(brought);
  const { players, board, any_order: anyOrder = false, first = 0 } = given;
  const options = { ...OPTIONS, ...(given.options as object | undefined) } as Record<string, unknown>;
  if (!Array.isArray(board) || !board.every(isPlacement) || typeof anyOrder !== "boolean") return null;
  const isFine = HANDS.includes(Number(options.hand)) && typeof options.free_rotation === "boolean";
  if (!isFine || !Number.isInteger(first) || Number(first) < 0 || Number(first) >= Number(players)) return null;
  return {
    ...begin(Number(players)),
    options: { hand: Number(options.hand), free_rotation: options.free_rotation === true },
    ...{ board, any_order: anyOrder, first: Number(first) },
  };
}
