// A table in a link or a file: the link holds all of it, packed, with the version of its form before it.
import { hasScreen, screenOf } from "../games/registry";
import type { AnyShapes } from "../games/shapes";

/** What is brought from elsewhere. */
export interface Brought {
  readonly entered: AnyShapes["entered"];
  readonly names: readonly string[];
  readonly title: string;
}

const VERSION = "1.";
/** Longer than any table is. */
const MOST = 20_000;
const [MOST_NAMES, LONGEST_NAME] = [10, 40];

export async function linkOf({ entered, names, title }: Brought): Promise<string> {
  const text = JSON.stringify({ p: entered, n: names, t: title });
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const signs = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return VERSION + signs.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The table that a link holds; null where the link is broken, or of a form that is not known here. */
export async function inLink(fragment: string): Promise<Brought | null> {
  if (!fragment.startsWith(VERSION) || fragment.length > MOST) return null;
  try {
    const signs = fragment.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(signs), (sign) => sign.charCodeAt(0));
    const text = await through(packed, new DecompressionStream("deflate-raw"));
    const { p, n, t } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(text)) as Record<string, unknown>;
    return await brought(p, n, t);
  } catch {
    return null;
  }
}

/** The tables in a file: positions, one a line or one altogether; null where something in it is none. */
export async function inFile(text: string): Promise<Brought[] | null> {
  try {
    const whole = parsed(text);
    const found =
      whole === undefined
        ? text
            .split("\n")
            .filter((line) => line.trim())
            .map((line) => parsed(line))
        : [whole];
    const tables = await Promise.all(found.map((one) => brought(one, [], "")));
    return tables.length && tables.every((one) => one !== null) ? tables : null;
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function brought(position: unknown, names: unknown, title: unknown): Promise<Brought | null> {
  if (typeof position !== "object" || position === null) return null;
  const given = position as Record<string, unknown>;
  const game = String(given.game);
  const scorer = hasScreen(game) ? await screenOf(game).scorer?.() : undefined;
  if (!scorer || !screenOf(game).players.includes(Number(given.players))) return null;
  const entered = scorer.read(given);
  if (!entered) return null;
  const called = Array.isArray(names) ? names.slice(0, MOST_NAMES).map((name) => text(name)) : [];
  return { entered, names: called, title: text(title) };
}

const text = (given: unknown): string => (typeof given === "string" ? given.slice(0, LONGEST_NAME) : "");

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
