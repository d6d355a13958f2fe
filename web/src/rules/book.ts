// The rules of a game as `make wire` writes them into its room: topics with what leads to them, the words of the boxes,
// and drawings. They are found by the game's name, so that nothing of them is loaded with the first page or a table.
import { allScreens, screenOf } from "../games/registry";
import type { ReplayScreen, TableScreen } from "../games/screen";
import type { AnyShapes } from "../games/shapes";
import { loaded } from "../loading";
import { stepByStep } from "../replay/step_by_step";
import type { Message, ReplayShown } from "../types";

export interface Topic {
  readonly id: string;
  /** The id of a message. */
  readonly heading: string;
  readonly paragraphs: readonly Message[];
  /** `reason:too_low`, `card:expert-chains`, `source:trendy`, `option:version`. */
  readonly leads: readonly string[];
  readonly terms: readonly string[];
}

export interface Term {
  readonly id: string;
  /** The message that says what it is called here. */
  readonly ours: string;
  /** By language, what the box calls it. */
  readonly box: Readonly<Record<string, string>>;
}

export interface Book {
  readonly topics: readonly Topic[];
  readonly terms: readonly Term[];
  /** The languages whose printed rules we know. */
  readonly printed: readonly string[];
}

/** A small game: so many of its steps have been played when it begins, and at its end this is lit. */
export interface Drawn {
  readonly begins: number;
  readonly lit: { readonly kind: string; readonly ids: readonly string[] };
  readonly game: ReplayShown<AnyShapes>;
}

export type Screens = readonly [TableScreen, ReplayScreen];

const books = import.meta.glob<Book>("../games/*/rules/topics.json", { import: "default" });
const drawings = import.meta.glob<Record<string, Drawn>>("../games/*/rules/drawings.json", { import: "default" });
const fileOf = (game: string, name: string) => `../games/${game}/rules/${name}.json`;

/** The games that have rules to read. */
export const gamesWithRules = (): string[] =>
  allScreens()
    .map((screen) => screen.game as string)
    .filter((game) => fileOf(game, "topics") in books);

export const bookOf = (game: string): Promise<Book> => loaded(books[fileOf(game, "topics")]);
export const drawingsOf = (game: string): Promise<Record<string, Drawn>> => loaded(drawings[fileOf(game, "drawings")]);

/** What draws a game. */
export function screensOf(game: string): Promise<Screens> {
  const screen = screenOf(game);
  return loaded(() => Promise.all([screen.table(), screen.replay?.() ?? stepByStep]));
}

/** The topic that something leads to; nothing for what no rule is about. */
export const topicOf = (book: Book, lead: string): Topic | undefined =>
  book.topics.find((topic) => topic.leads.includes(lead));
