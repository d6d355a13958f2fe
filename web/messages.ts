import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** The messages of a language that the screen needs. */
export function onScreen(source: string, english: string): string {
  const left = idsNotOnScreen(english);
  return [...source.matchAll(MESSAGE)]
    .filter((found) => !left.has(found[1]))
    .map((found) => found[0].trimEnd())
    .join("\n");
}

/** Lets a Fluent file be imported as a text. */
export function messages(): Plugin {
  return {
    name: "messages",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return undefined;
      const english = readFileSync(join(dirname(id), "en.ftl"), "utf8");
      return { code: `export default ${JSON.stringify(onScreen(source, english))};`, map: null };
    },
  };
}
