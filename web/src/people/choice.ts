// Which ranking is looked at. It stands in the address, so that a link shows it, and going back goes back to it.
import type { Game } from "../facts";
import type { GameScreen } from "../games/screen";

export const WHOSE = ["all", "people", "bots"] as const;
export type Whose = (typeof WHOSE)[number];
export type WhichRanking = {
  readonly game: Game;
  readonly players: number;
  readonly whose: Whose;
  readonly page: number;
};

export const ON_A_PAGE = 25;
const MOST_PAGES = 9999;

/** What an address asks for; what it does not say, or what there is not, is the usual. */
export function choiceIn(query: string, screens: readonly GameScreen[]): WhichRanking {
  const asked = new URLSearchParams(query);
  const screen = screens.find(({ game }) => game === asked.get("game")) ?? screens[0];
  const page = Number(asked.get("page"));
  return {
    game: screen.game,
    players: playersOf(screen, Number(asked.get("players"))),
    whose: WHOSE.find((one) => one === asked.get("whose")) ?? "all",
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** How many may play a game: so many, or as few as can. */
export const playersOf = ({ players }: GameScreen, wanted: number): number =>
  players.includes(wanted) ? wanted : players[0];

/** Where a choice stands; `game` may be one that has no screen here. */
export function addressOf({ game, players, whose, page }: Omit<WhichRanking, "game"> & { game: string }): string {
  const said = { game, players: String(players), ...(whose !== "all" && { whose }) };
  return `/people?${new URLSearchParams({ ...said, ...(page > 1 && { page: String(page) }) })}`;
}

/** The page on which a place stands, counted from 1 as places are. */
export const pageOf = (place: number): number => Math.ceil(place / ON_A_PAGE);
