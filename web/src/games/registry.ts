// The games that there are, in the order they are offered.
import type { Game } from "../facts";
import { metro } from "./metro";
import { metropolys } from "./metropolys";
import type { GameScreen } from "./screen";

const screens = new Map<string, GameScreen>();

export function register(screen: GameScreen): void {
  screens.set(screen.game, screen);
}

export const allScreens = (): GameScreen[] => [...screens.values()];

/** A server may offer games that this client has no screen for. */
export const hasScreen = (game: string): game is Game => screens.has(game);

/** The screen of a game, by the name that the server calls it. */
export function screenOf(game: string): GameScreen {
  const found = screens.get(game);
  if (!found) throw new RangeError(`there is no screen of a game called ${game}`);
  return found;
}

register(metropolys);
register(metro);
