// Looking for topics by words: however they are written, and by what any box calls things.

export interface SearchEntry {
  readonly game: string;
  readonly id: string;
  readonly heading: string;
  readonly texts: readonly string[];
  /** What else it may be looked for by. */
  readonly terms: readonly string[];
}

export interface Hit {
  readonly entry: SearchEntry;
  /** Where it is said: a sentence, if it stands in the text. */
  readonly said: string;
}

const ALONE: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", "’": "'" };

/** A text without accents and capitals. */
export function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[œæß’]/g, (letter) => ALONE[letter]);
}

/** The topics in which every word stands: first those that have them in their heading, then by their terms. */
export function find(entries: readonly SearchEntry[], wanted: string): Hit[] {
  const sought = plain(wanted).split(/\s+/).filter(Boolean);
  if (!sought.length) return [];
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, sought) })).filter(({ rank }) => rank >= 0);
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => ({ entry, said: sentenceWith(entry, sought) }));
}

function rankOf({ heading, terms, texts }: SearchEntry, sought: readonly string[]): number {
  const layers = [[heading], [heading, ...terms], [heading, ...terms, ...texts]];
  return layers.findIndex((layer) => {
    const text = plain(layer.join(" "));
    return sought.every((word) => text.includes(word));
  });
}

/** The sentence in which most of the words stand; the first one where none does. */
function sentenceWith({ texts }: SearchEntry, sought: readonly string[]): string {
  const sentences = texts.flatMap((text) => text.match(/[^.]+\.?\s*/g) ?? []).map((one) => one.trim());
  const count = (sentence: string) => sought.filter((word) => plain(sentence).includes(word)).length;
  const most = Math.max(0, ...sentences.map(count));
  return sentences.find((sentence) => count(sentence) === most) ?? "";
}
