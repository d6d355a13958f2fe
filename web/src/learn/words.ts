// What is said only where somebody learns, in files of its own.
import { capital, type Details, type Part, speakMore, words } from "../words.svelte";

const FOLDER = "../../../src/metropole/messages";
const files = import.meta.glob<string>("../../../src/metropole/messages/*.ftl", {
  query: "?later=learn",
  import: "default",
});
const load = (code: string): Promise<string> => files[`${FOLDER}/${code}.ftl`]();

export const speakOfLearning = (): Promise<void> => speakMore(load);

// Marks for what stands inside a sentence, from Unicode's private use: no language has them.
const MARK = 0xe010;

/** A sentence with others inside, each in pieces with its own pictures. */
export function sentenceAround(
  id: string,
  inside: Readonly<Record<string, readonly Part[]>>,
  details: Details = {},
): Part[] {
  const marks = new Map(Object.values(inside).map((parts, index) => [String.fromCodePoint(MARK + index), parts]));
  const names = Object.fromEntries(Object.keys(inside).map((name, index) => [name, [...marks.keys()][index]]));
  const pieces = words(id, { ...details, ...names }).split(new RegExp(`([${[...marks.keys()].join("")}])`, "u"));
  const [first, ...rest] = pieces.filter(Boolean).flatMap((piece) => marks.get(piece) ?? [{ text: piece }]);
  return [{ ...first, text: capital(first.text) }, ...rest];
}
