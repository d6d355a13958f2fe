// Metropolys, as every page may need it; its table and its form are loaded when somebody comes to them.
import { PLAYERS } from "../../facts";
import type { GameScreen } from "../screen";
import { fold } from "./cover/fold";
import { options } from "./cover/options";
import Poster from "./cover/Poster.svelte";
import Roof from "./cover/Roof.svelte";
import "./cover/cover.css";
import type { CityShapes } from "./shapes";

export const metropolys: GameScreen<CityShapes> = {
  game: "metropolys",
  players: PLAYERS.metropolys,
  badge: Roof,
  poster: Poster,
  options,
  fold,
  table: async () => (await import("./table")).table,
  replay: async () => (await import("./replay")).replay,
  scorer: async () => (await import("./scorer")).scorer,
  box: async () => (await import("./box")).box,
  form: async () => (await import("./form")).form,
};
