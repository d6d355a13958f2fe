// What forms begin with.
import type { Level, Tempo } from "../facts";

export const USUAL_LEVEL: Level = "casual";
/** How quickly bots answer people. */
export const USUAL_TEMPO: Tempo = "natural";
export const USUAL_PLAYERS = 4;
/** For a quick game against bots. */
export const FEW_PLAYERS = 3;
