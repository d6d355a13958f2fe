// What forms begin with.
import type { Level } from "../facts";

export const USUAL_LEVEL: Level = "casual";
export const USUAL_PLAYERS = 4;
/** For a quick game against bots. */
export const FEW_PLAYERS = 3;
