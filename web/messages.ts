import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

// What only the command line says: the screen need not carry it. The headings are those of the English file.
const NOT_ON_SCREEN =
  /^## (The command line|The terminal|Tournaments|The report|The server: for whoever runs it|Hints and analysis|What a link shows)/;
// What only some pages say, and is loaded with them: by the name that its import asks for (`?later=replay`).
export const LATER: Readonly<Record<string, RegExp>> = {
  new: /^## The screen: opening a table$/m,
  privacy: /^## The screen: privacy/,
  account: /^## The screen: account$/m,
  settings: /^## The screen: settings/,
  replay: /^## Looking again/,
  learn: /^## Learning/,
  rules: /^## The rules/,
  puzzles: /^## Puzzles and days/,
  people: /^## Rankings and people/,
  setup: /^## The set-up for the box/,
  scorer: /^## (The scorer|.* why a position is refused)/,
};
// A message: its id, and everything up to the next one or the next heading.
const MESSAGE = /^([a-z][\w-]*) =[^\n]*\n(?:(?![a-z#])[^\n]*\n?)*/gm;

function idsUnder(headings: RegExp, english: string): Set<string> {
  const sections = english.split(/^(?=## )/m).filter((section) => headings.test(section));
  return new Set(sections.flatMap((section) => [...section.matchAll(MESSAGE)].map((found) => found[1])));
}

// What is said where there is a server alone: a file that opens without one need not carry it.
export const BY_A_SERVER =
  /^## (The server: (people|how a person is reached)|The bots: |What a link shows|The screen: (opening a table|before the game|playing with friends|below every page|privacy|account))/;

/**
 * The messages of a language that the screen needs. What is not translated is said in English rather than by its id:
 * the tests of the languages refuse it, but whoever writes a new page can already look at it. `later`: those that only
 * some pages need, by their name in LATER; all the others come with the program, but for headings that are left `unsaid`.
 */
export function onScreen(source: string, english: string, later: string | null = null, unsaid?: RegExp): string {
  const elsewhere = new Set(
    [NOT_ON_SCREEN, ...(unsaid ? [unsaid] : []), ...Object.values(LATER)].flatMap((headings) => [
      ...idsUnder(headings, english),
    ]),
  );
  const wanted = later === null ? null : idsUnder(LATER[later], english);
  const all = new Map([...messagesIn(english), ...messagesIn(source)]);
  return [...all]
    .filter(([id]) => (wanted ? wanted.has(id) : !elsewhere.has(id)))
    .map(([, text]) => text.trimEnd())
    .join("\n");
}

function messagesIn(source: string): Map<string, string> {
  return new Map([...source.matchAll(MESSAGE)].map((found) => [found[1], found[0]]));
}

/** What games say of a language in files of their own: in a folder `messages` of each game's package. */
export function ofGames(games: string, language: string): string {
  const files = readdirSync(games).map((game) => join(games, game, "messages", language));
  return files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** Lets a Fluent file be imported as a text, with what the games say besides. */
export function messages(unsaid?: RegExp): Plugin {
  return {
    name: "messages",
    transform(source, id) {
      const [file, query] = id.split("?");
      if (!file.endsWith(".ftl")) return undefined;
      const games = join(dirname(file), "../games");
      const english = `${readFileSync(join(dirname(file), "en.ftl"), "utf8")}\n${ofGames(games, "en.ftl")}`;
      const whole = `${source}\n${ofGames(games, basename(file))}`;
      const said = onScreen(whole, english, new URLSearchParams(query).get("later"), unsaid);
      return { code: `export default ${JSON.stringify(said)};`, map: null };
    },
  };
}
