// What a game brings to the screen. Each game fills a GameScreen; everything outside games/ knows no more than this.
import type { Component } from "svelte";
import type { IconName } from "../art/Icon.svelte";
import type { Plan } from "../newtable/plan.svelte";
import type { LiveTable } from "../table.svelte";
import type { Choice } from "../table/choice.svelte";
import type { Known } from "../table/fold";
import type { Changes } from "../table/ratings.svelte";
import type { Happened, Logged, Message } from "../types";
import type { Part } from "../words.svelte";
import type { AnyShapes, Shapes } from "./shapes";

/** A game: what every page may need of it, and where the rest is loaded from. */
export interface GameScreen<S extends Shapes = AnyShapes> {
  readonly game: S["game"];
  /** How many may play. */
  readonly players: readonly number[];
  /** A seat by colour and shape. */
  readonly badge: Component<{ seat: number; size: number; label?: string }>;
  /** The drawing on the first page. */
  readonly poster: Component;
  readonly options: GameOptions;
  fold(position: S["position"], change: S["change"]): S["position"];
  /** The table, loaded when somebody comes to one. */
  table(): Promise<TableScreen<S>>;
  /** The part of the form for a new table, loaded when somebody opens one. */
  form(): Promise<FormScreen<S>>;
}

type Options = Readonly<Record<string, unknown>>;

export interface GameOptions {
  /** What was agreed, in words. */
  text(options: Options): string;
  /** The option that can be chosen on the first page, the usual value first. */
  quick?(): { name: string; legend: string; values: { value: string | number; text: string }[] };
}

export type TableProps<S extends Shapes> = { live: LiveTable<S>; choice: Choice<S> };
/** A part of the table. */
export type TablePart<S extends Shapes, More = unknown> = Component<TableProps<S> & More>;

export interface BoardProps {
  refused: { place: string; text: string; more: string } | null;
  onpick: (place: string) => void;
  onpoint: (place: string | null) => void;
}

/** The table of a game in play and at its end. */
export interface TableScreen<S extends Shapes = AnyShapes> {
  /** All legal actions as they are written, in the order they are listed. */
  actions(legal: S["legal"]): string[];
  /** An action in a few words, for buttons and lists. */
  actionText(action: string): string;
  select(choice: Choice<S>): S["selection"];
  board: TablePart<S, BoardProps>;
  /** What stands beside or below the board: my pieces, and at the end what everybody had. `hasTime`: what a phone shows
   * on another page is made too. */
  hand?: TablePart<S, { hasTime: boolean }>;
  seats: GameSeats<S>;
  ask: GameAsk<S>;
  preview: GamePreview<S>;
  keys?: GameKeys<S>;
  log?: GameLog;
  /** The count by source, at the end. */
  end?: TablePart<S, { final: S["final"]; changes: Changes }>;
  /** Which game this is, and how far. */
  about(known: Known<S>): { what: string; progress: string };
  /** Further pages on a phone. */
  dock?: GameDock;
  /** What would be possible, after the reason why something is not. */
  instead?(reason: Message, choice: Choice<S>): string;
}

export interface GameSeats<S extends Shapes> {
  /** What a player has. */
  part?: TablePart<S, { seat: number }>;
  /** The number beside a badge on a phone, with what it counts. */
  figure(known: Known<S>, seat: number): { number: number; unit?: string };
  /** Lights what is a seat's. */
  light?(live: LiveTable<S>, choice: Choice<S>, seat: number): void;
  /** Whether the players stand above the log; if not, the hand shows them. */
  isAside(known: Known<S>): boolean;
}

/** The banner's sentences. */
export interface GameAsk<S extends Shapes> {
  mine(live: LiveTable<S>, choice: Choice<S>): { main: Part[]; more: string };
  /** What whoever is to move may do. */
  waiting?(known: Known<S>): string;
  /** What is to be answered, for whoever watches. */
  watching?(live: LiveTable<S>): string;
  /** How equal points were told apart; nothing where they were not. */
  tie?(live: LiveTable<S>): string | null;
  /** Actions that need no place and have a button in the banner: the message on it, and the key that does the same. */
  buttons?: readonly { action: string; text: string; key: string }[];
}

export interface GamePreview<S extends Shapes> {
  /** What would follow; without a preview while it is still asked for. */
  part?: TablePart<S, { place: string; preview: S["preview"] | null }>;
  /** What the button says that does what is chosen. */
  confirmText(choice: Choice<S>): string;
  /** While nothing is chosen. */
  nothing(live: LiveTable<S>, choice: Choice<S>): string;
  /** What there is where somebody points. */
  facts?: TablePart<S, { nothing: string }>;
  /** Below it, while nothing is chosen. */
  below?: TablePart<S>;
}

export interface GameKeys<S extends Shapes> {
  /** Keys, and the messages that say what they do. */
  list(): [key: string, text: string][];
  /** Does what a key asks for on my turn: whether it was of use. */
  press(event: KeyboardEvent, live: LiveTable<S>, choice: Choice<S>): boolean;
}

export interface GameLog {
  /** Whether something that happened needs no words of its own. */
  isSilent?(event: Happened): boolean;
  /** What was played, line by line as it happened; usually all in one. */
  lines?(entry: Logged): { seat: number; events: Happened[]; isForced: boolean }[];
  /** Headings by the version of the newest entry below each. */
  headings?(log: readonly Logged[]): ReadonlyMap<number, string>;
}

export interface GameDock {
  /** A page of its own, until the game is over. */
  own?: { part: string; icon: IconName; name: string };
  /** Whether the players have a page at the end too. */
  hasPlayersAtEnd: boolean;
}

/** What is asked for when a table of a game is opened. */
export interface FormScreen<S extends Shapes = AnyShapes> {
  open(plan: Plan): S["form"];
  fields: Component<{ plan: Plan; form: S["form"] }>;
  /** What was chosen, read aloud; `strong` marks what stands out. */
  summary(plan: Plan, form: S["form"], strong: (text: string) => string): string[];
}
