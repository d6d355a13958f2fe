// The box of Metro set up.
import type { BoxScreen } from "../../screen";
import type { NetShapes } from "../shapes";
import Board from "./Board.svelte";
import Fields from "./Fields.svelte";
import Piece from "./Piece.svelte";

export const box: BoxScreen<NetShapes> = {
  fitted: (wanted) => wanted,
  first: ({ setup }) => setup.first,
  fields: Fields,
  board: Board,
  piece: Piece,
};
