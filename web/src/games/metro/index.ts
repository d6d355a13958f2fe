// Metro, as every page may need it; its table and its form are loaded when somebody comes to them.
import { PLAYERS } from "../../facts";
import type { GameScreen } from "../screen";
import { fold } from "./cover/fold";
import { options } from "./cover/options";
import Poster from "./cover/Poster.svelte";
import SeatMark from "./cover/SeatMark.svelte";
import "./cover/cover.css";
import type { NetShapes } from "./shapes";

export const metro: GameScreen<NetShapes> = {
  game: "metro",
  players: PLAYERS.metro,
  badge: SeatMark,
  poster: Poster,
  options,
  fold,
  table: async () => (await import("./table")).table,
  replay: async () => (await import("./replay")).replay,
  scorer: async () => (await import("./scorer")).scorer,
  box: async () => (await import("./box")).box,
  form: async () => (await import("./form")).form,
};
