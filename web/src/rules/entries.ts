// All topics in words, for the search: in the language that is spoken, and by what every box calls things.
import { gameName } from "../options";
import { say, words } from "../words.svelte";
import type { Book } from "./book";
import type { SearchEntry } from "./search";

export function entriesOf(game: string, { topics, terms }: Book): SearchEntry[] {
  return topics.map(({ id, heading, paragraphs, terms: own }) => ({
    game,
    id,
    heading: words(heading),
    texts: paragraphs.map((one) => say(one)),
    terms: [
      gameName(game),
      ...terms.filter((term) => own.includes(term.id)).flatMap(({ ours, box }) => [words(ours), ...Object.values(box)]),
    ],
  }));
}
