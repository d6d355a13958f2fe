import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

// What only the command line says: the screen need not carry it. The headings are those of the English file.
const NOT_ON_SCREEN =
  /^## (The command line|The terminal|Tournaments|The report|The server: for whoever runs it|Hints and analysis)/;
// A message: its id, and everything up to the next one or the next heading.
const MESSAGE = /^([a-z][\w-]*) =[^\n]*\n(?:(?![a-z#])[^\n]*\n?)*/gm;

function idsNotOnScreen(english: string): Set<string> {
  const sections = english.split(/^(?=## )/m).filter((section) => NOT_ON_SCREEN.test(section));
  return new Set(sections.flatMap((section) => [...section.matchAll(MESSAGE)].map((found) => found[1])));
}

/**
 * The messages of a language that the screen needs. What is not translated is said in English rather than by its id:
 * the tests of the languages refuse it, but whoever writes a new page can already look at it.
 */
export function onScreen(source: string, english: string): string {
  const left = idsNotOnScreen(english);
  const all = new Map([...messagesIn(english), ...messagesIn(source)]);
  return [...all]
    .filter(([id]) => !left.has(id))
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
export function messages(): Plugin {
  return {
    name: "messages",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return undefined;
      const games = join(dirname(id), "../games");
      const english = `${readFileSync(join(dirname(id), "en.ftl"), "utf8")}\n${ofGames(games, "en.ftl")}`;
      const whole = `${source}\n${ofGames(games, basename(id))}`;
      return { code: `export default ${JSON.stringify(onScreen(whole, english))};`, map: null };
    },
  };
}
