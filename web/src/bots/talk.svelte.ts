// The line that a bot says at this table just now, for the bubble at its face and for whoever listens.
import { getContext, setContext, untrack } from "svelte";
import type { Shapes } from "../games/shapes";
import { settings } from "../settings.svelte";
import type { LiveTable } from "../table.svelte";
import type { Entry } from "../types";
import { type SpokenLine, lineAfter, type Occasion } from "./lines";

const KEY = Symbol("bots' talk");
/** Milliseconds that a line stays: long enough to be read twice. */
const STAYS = 7_000;

export class BotTalk {
  line: SpokenLine | null = $state.raw(null);
  /** What is said of the end: only when it is counted, and it stays. */
  last: SpokenLine | null = $state.raw(null);
  private ending: ReturnType<typeof setTimeout> | undefined;

  say(line: SpokenLine, isLast: boolean): void {
    clearTimeout(this.ending);
    if (isLast) {
      [this.line, this.last] = [null, line];
      return;
    }
    this.line = line;
    this.ending = setTimeout(() => (this.line = null), STAYS);
  }

  close(): void {
    clearTimeout(this.ending);
  }
}

/** The talk at a table, for all parts of it. `occasionOf`: what somebody could be glad of, or sorry for. */
export function openTalk<S extends Shapes>(
  live: LiveTable<S>,
  occasionOf: ((entry: Entry<S>) => Occasion | null) | undefined,
): BotTalk {
  const talk = setContext(KEY, new BotTalk());
  $effect(() => {
    const entry = live.news ?? justBegun(live);
    if (entry) untrack(() => hear(talk, live, entry, live.news ? (occasionOf?.(live.news) ?? null) : null));
  });
  $effect(() => () => talk.close());
  return talk;
}

export const talkHere = (): BotTalk | undefined => getContext(KEY);

function hear<S extends Shapes>(
  talk: BotTalk,
  live: LiveTable<S>,
  entry: Pick<Entry, "kind" | "version" | "result">,
  occasion: Occasion | null,
): void {
  const line = settings.hasBotLines && live.known ? lineAfter(live.known.table, entry, occasion) : null;
  if (line) talk.say(line, Boolean(entry.result));
}

/** Whoever opens a game that begins at once comes when it has begun: after everybody sat down, and the start. */
function justBegun(live: LiveTable): Pick<Entry, "kind" | "version"> | null {
  const { version, table } = live.known!;
  return table.status === "running" && version === table.players + 1 ? { kind: "started", version } : null;
}
