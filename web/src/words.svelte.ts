// Messages in words: ids with parameters become sentences of the chosen language, from the package's Fluent files.
// The parameters are worded as src/metropole/words.py does it.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Component, untrack } from "svelte";
import {
  DEFAULT_LANGUAGE,
  GAMES,
  type Language,
  LANGUAGES,
  NOBODY,
  PLACE_KEYS,
  SEAT_KEYS,
  STATION_KEYS,
  TERM_KEYS,
  TILE_KEYS,
} from "./facts";
import { whenIdle } from "./loading";
import type { Message } from "./types";

export type Details = Readonly<Record<string, unknown>>;
export type SeatName = (seat: number) => string;
/** A piece of a sentence: plain text, or a thing of a kind, which can be lit on the board or has a picture. */
export type Part = { text: string; thing?: { kind: string; id: string } };

/** How a game speaks of its own things: what they are called, and what is drawn where their names would stand. */
export interface GameWords {
  /** A thing of a kind (`place`, `station`, `tile`) as people call it. */
  name(kind: string, id: string): string;
  readonly pictures?: Readonly<Record<string, Component<{ id: string }>>>;
  /** What a message says, where the screen tells it otherwise than the command line. */
  retold?(details: Details): Details;
}
const AS_WRITTEN: GameWords = { name: (_kind, id) => id };
let spoken = AS_WRITTEN;

// Marks around things, from Unicode's private use: no language has them.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

const ALL = Object.keys(LANGUAGES) as Language[];
const files = import.meta.glob<string>("../../src/metropole/messages/*.ftl", { import: "default" });
const bundles = new Map<string, FluentBundle>();
/** What else is said, of a language: loaded by those pages that alone need it. */
type More = (code: string) => Promise<string>;
const more = new Set<More>();
const learned = new Map<More, Set<string>>();
let current = $state("");

/** The languages that there are files for. */
export function languages(): Language[] {
  return ALL.filter((code) => fileOf(code) in files);
}

export function language(): string {
  return current;
}

/** Loads a language and speaks it from then on; everything on the screen changes with it. */
export async function speak(wanted: string): Promise<void> {
  const code = languages().find((one) => one === wanted) ?? DEFAULT_LANGUAGE;
  if (!bundles.has(code)) {
    try {
      bundles.set(code, bundleOf(code, await files[fileOf(code)]()));
    } catch (problem) {
      if (code === DEFAULT_LANGUAGE) throw problem;
      await speak(DEFAULT_LANGUAGE); // without a network only English is at hand
      return;
    }
  }
  await learn(code);
  current = code;
  document.documentElement.lang = code;
  whenIdle(() => void leaveWords());
}

/** Words that only some pages need, of this language and from now on of every other. Nothing follows from which that is:
 * a page that asks for them is not read anew in another. */
export async function speakMore(load: More): Promise<void> {
  more.add(load);
  await learn(untrack(language));
}

async function learn(code: string): Promise<void> {
  await Promise.all([...more].map((load) => learnFrom(load, code)));
}

async function learnFrom(load: More, code: string): Promise<void> {
  const known = learned.get(load) ?? new Set();
  if (known.has(code)) return;
  bundles.get(code)?.addResource(new FluentResource(await load(code)));
  learned.set(load, known.add(code));
}

/** Leaves the few words of notices where the service worker finds them when no page is open; a file has none. */
async function leaveWords(): Promise<void> {
  if (import.meta.env.MODE === "alone" || !("caches" in globalThis)) return;
  const turn = (game: string) => words("notice-turn-text", { game: words(`title-${game}`) });
  const kept = {
    "notice-turn": words("notice-turn"),
    "notice-test": words("notice-test"),
    ...Object.fromEntries(GAMES.map((game) => [game, turn(game)])),
  };
  const room = await caches.open("metropole-words").catch(() => null);
  await room?.put("/words", new Response(JSON.stringify(kept)));
}

export function bundleOf(code: string, source: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** For tests: a language without loading it. */
export function speakFrom(code: string, source: string): void {
  bundles.set(code, bundleOf(code, source));
  current = code;
}

function fileOf(code: string): string {
  return `../../src/metropole/messages/${code}.ftl`;
}

/** Speak of the things of a game as it does, until another is on the screen; without one, as they are written. */
export function speakOf(game: GameWords = AS_WRITTEN): void {
  spoken = game;
}

export function pictureOf({ thing }: Part): Component<{ id: string }> | undefined {
  return thing && spoken.pictures?.[thing.kind];
}

const numbered: SeatName = (seat) => words("seat-number", { number: seat });

/** The sentence of an id, its parameters put in. */
export function words(id: string, details: Details = {}, seatName: SeatName = numbered): string {
  return format(id, worded(details, seatName, false));
}

export function say(message: Message, seatName: SeatName = numbered): string {
  return words(message.id, message.details, seatName);
}

/** A message in pieces, with its places to be lit and its pictures. */
export function parts(id: string, details: Details, seatName: SeatName = numbered): Part[] {
  const text = format(id, worded(details, seatName, true));
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [whole, kind, id] = match;
    found.push({ text: spoken.name(kind, id), thing: { kind, id } });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** A message as a sentence in pieces, beginning with a capital. */
export function sentence({ id, details }: Message, seatName: SeatName = numbered): Part[] {
  const [first, ...rest] = parts(id, details, seatName);
  return first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
}

export function has(id: string): boolean {
  return bundles.get(current)?.hasMessage(id) ?? false;
}

/** A game's own word: the card `chains`, the token `trendy`. */
export function term(kind: string, name: string): string {
  return has(`${kind}-${name}`) ? words(`${kind}-${name}`) : name;
}

/** Several names in one phrase: a, b and c. */
export function join(names: readonly string[], last: "and" | "or" = "and"): string {
  if (names.length < 2) return names.join("");
  return format(`list-${last}`, { most: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** Numbers in one phrase, those in a row drawn together: 1 to 5, 7 or 9. */
export function runs(numbers: readonly number[], last: "and" | "or" = "or"): string {
  const found: number[][] = [];
  for (const number of numbers) {
    const run = found.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else found.push([number]);
  }
  const names = found.flatMap((run) =>
    run.length > 2 ? [words("list-to", { first: run[0], last: run.at(-1) })] : run.map(String),
  );
  return join(names, last);
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(current) + text.slice(1);
}

/** A number with one decimal, as the language writes it, and with a real minus. */
export function decimal(value: number): string {
  const shown = value.toLocaleString(current, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return shown.replace("-", "−");
}

export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(current, { hour: "2-digit", minute: "2-digit" }).format(at);
}

export function dayAndTime(at: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

function format(id: string, details: Record<string, FluentVariable>): string {
  const bundle = bundles.get(current);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, details, []);
}

function worded(details: Details, seatName: SeatName, isMarked: boolean): Record<string, FluentVariable> {
  const told = Object.entries(spoken.retold?.(details) ?? details);
  return Object.fromEntries(told.map(([key, value]) => [key, word(key, value, seatName, isMarked)]));
}

function word(key: string, value: unknown, seatName: SeatName, isMarked: boolean): FluentVariable {
  if (Array.isArray(value)) return value.map((item) => String(word(key, item, seatName, isMarked))).join(", ");
  if (SEAT_KEYS.includes(key) && typeof value === "number") return value === NOBODY ? words("nobody") : seatName(value);
  if (TERM_KEYS.includes(key) && typeof value === "string") return term(key.replace(/s$/, ""), value);
  const kind = kindOf(key, value);
  if (kind && isMarked) return marked(kind, String(value));
  if (kind && typeof value === "string") return spoken.name(kind, value);
  return typeof value === "number" ? new Figure(value) : String(value);
}

/** Which kind of thing a parameter is, by its name: places and tiles are written, stations are numbered. */
function kindOf(key: string, value: unknown): string | null {
  if (typeof value === "number") return STATION_KEYS.includes(key) ? "station" : null;
  if (typeof value !== "string") return null;
  return PLACE_KEYS.includes(key) ? "place" : TILE_KEYS.includes(key) ? "tile" : null;
}

/** Small whole numbers are written the same in all our languages: a browser takes long to find out how. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

const marked = (kind: string, id: string): string => OPEN + kind + MIDDLE + id + CLOSE;
