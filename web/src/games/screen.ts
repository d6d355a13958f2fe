// What a game brings to the screen. Each game fills a GameScreen; everything outside games/ knows no more than this.
import type { Component } from "svelte";
import type { IconName } from "../art/Icon.svelte";
import type { Occasion } from "../bots/lines";
import type { BoxSetup } from "../box/box.svelte";
import type { Plan } from "../newtable/plan.svelte";
import type { LegalityCheck } from "../scorer/companion/legality.svelte";
import type { Companion } from "../scorer/companion/companion.svelte";
import type { TurnOrder } from "../scorer/companion/course";
import type { EnteringStep } from "../scorer/history";
import type { Sheet } from "../scorer/sheet.svelte";
import type { SeenTable } from "../table/seen";
import type { Choice } from "../table/choice.svelte";
import type { CountRun } from "../table/count.svelte";
import type { Known } from "../table/fold";
import type { Moving, Step } from "../table/playback.svelte";
import type { Changes } from "../table/ratings.svelte";
import type { Sound } from "../sounds";
import type { Entry, Happened, Logged, Message, ReplayStep, SetupDrawn, SetupWanted as Wanted } from "../types";
import type { GameWords, Part } from "../words.svelte";
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
  /** What is said and drawn of a game that is looked at again, loaded with it; unless it says so, step by step. */
  replay?(): Promise<ReplayScreen<S>>;
  /** How a real table is entered to be counted, loaded with the scorer; a game without it is not counted there. */
  scorer?(): Promise<ScorerScreen<S>>;
  /** How its box is set up, loaded with that page; a game without it is not set up there. */
  box?(): Promise<BoxScreen<S>>;
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

export type TableProps<S extends Shapes> = { live: SeenTable<S>; choice: Choice<S> };
/** A part of the table. */
export type TablePart<S extends Shapes, More = unknown> = Component<TableProps<S> & More>;

export interface BoardProps {
  refused: { place: string; said: Part[]; more: string } | null;
  onpick: (place: string) => void;
  onpoint: (place: string | null) => void;
}

/** The table of a game in play and at its end. */
export interface TableScreen<S extends Shapes = AnyShapes> {
  /** All legal actions as they are written, in the order they are listed. */
  actions(legal: S["legal"]): string[];
  /** An action in a few words, for buttons and lists. */
  actionText(action: string): string;
  /** The same in pieces, where there is more than text to it. */
  actionParts?(action: string): Part[];
  /** How the game speaks of its own things: unless it says so, as they are written. */
  words?: GameWords;
  select(choice: Choice<S>): S["selection"];
  board: TablePart<S, BoardProps>;
  /** What stands beside or below the board: my pieces, and at the end what everybody had. `hasTime`: what a phone shows
   * on another page is made too. */
  hand?: TablePart<S, { hasTime: boolean; count: CountRun<S> }>;
  seats: GameSeats<S>;
  ask: GameAsk<S>;
  preview: GamePreview<S>;
  keys?: GameKeys<S>;
  log?: GameLog;
  /** Whom an entry gives something to be glad of, or sorry for, as everybody saw it. */
  occasion?(entry: Entry<S>): Occasion | null;
  follow?: GameFollowing<S>;
  end?: GameEnd<S>;
  /** Which game this is, and how far. */
  about(known: Known<S>): { what: string; progress: string };
  /** What lies on the table and how the game ends, explained: pairs of `dt` and `dd`, loaded with the rules. */
  legend?(): Promise<{ default: Component<{ live: SeenTable<S> }> }>;
  /** Further pages on a phone. */
  dock?: GameDock;
  /** What would be possible, after the reason why something is not. */
  instead?(reason: Message, choice: Choice<S>): string;
}

/** How what happens is played out; what moves on the board is the board's own. */
export interface GameFollowing<S extends Shapes> {
  /** How much there is to see in an entry for whoever has this seat, in parts of the usual. */
  weight?(step: Step<S>, seat: number | null): number;
  /** What goes from one part of the table to another meanwhile. */
  flights?: Component<{ live: SeenTable<S>; moving: Moving<S> }>;
  /** What is heard, by whoever has this seat. */
  sounds?(step: Step<S>, seat: number | null): readonly Sound[];
}

/** A step of the count: what each seat gains by it. */
export type CountStep = { id: string; points: readonly number[] };

/** The end of a game that was played out. */
export interface GameEnd<S extends Shapes> {
  /** The count by source. */
  part: TablePart<S, { final: S["final"]; changes: Changes; count: CountRun<S> }>;
  /** What is counted, in the order it is counted in. */
  steps(final: S["final"]): readonly CountStep[];
  /** Shows on the board what is being counted; null when it is done. */
  show?(choice: Choice<S>, step: CountStep | null): void;
  /** What ended it. */
  ended(live: SeenTable<S>): string;
  /** Why a seat won or lost, compared with another: at most two sentences. */
  why(live: SeenTable<S>, final: S["final"], seat: number, rival: number): string[];
}

export interface GameSeats<S extends Shapes> {
  /** What a player has. */
  part?: TablePart<S, { seat: number }>;
  /** The number beside a badge on a phone, with what it counts. */
  figure(known: Known<S>, seat: number): { number: number; unit?: string };
  /** Lights what is a seat's. */
  light?(live: SeenTable<S>, choice: Choice<S>, seat: number): void;
  /** Who began, or opens what is played now; and whose turn it is likely to be after this one. */
  first?(known: Known<S>): number;
  next?(known: Known<S>): number | null;
  /** Whether the players stand above the log; if not, the hand shows them. */
  isAside(known: Known<S>): boolean;
}

/** The banner's sentences. */
export interface GameAsk<S extends Shapes> {
  mine(live: SeenTable<S>, choice: Choice<S>): { main: Part[]; more: string };
  /** What whoever is to move may do. */
  waiting?(known: Known<S>): string;
  /** What is to be answered, for whoever watches. */
  watching?(live: SeenTable<S>): string;
  /** The message that says what must not have changed for a plan to be played. */
  unchanged?: string;
  /** How equal points were told apart; nothing where they were not. */
  tie?(live: SeenTable<S>): string | null;
  /** Actions that need no place and have a button in the banner: the message on it, and the key that does the same.
   * Its place is kept while others move, so that nothing else comes to lie there. */
  buttons?: readonly { action: string; text: string; key: string }[];
}

export interface GamePreview<S extends Shapes> {
  /** What would follow; without a preview while it is still asked for. */
  part?: TablePart<S, { place: string; preview: S["preview"] | null }>;
  /** What would follow from an action that needs no place, in sentences. */
  placeless?(live: SeenTable<S>, preview: S["preview"]): string[];
  /** What the button says that does what is chosen. */
  confirmText(choice: Choice<S>): string;
  /** While nothing is chosen. */
  nothing(live: SeenTable<S>, choice: Choice<S>): string;
  /** What there is where somebody points. */
  facts?: TablePart<S, { nothing: string }>;
  /** Below it, while nothing is chosen. */
  below?: TablePart<S>;
}

export interface GameKeys<S extends Shapes> {
  /** Keys, and the messages that say what they do. */
  list(): [key: string, text: string][];
  /** Does what a key asks for on my turn: whether it was of use. */
  press(event: KeyboardEvent, live: SeenTable<S>, choice: Choice<S>): boolean;
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

/** Where a game that is looked at again stands: after so many steps of one of its parts, which are counted from 1. */
export type Moment = { readonly part: number; readonly step: number; readonly parts: number };

/** A game that is looked at again. Its parts are what people count by: calls, placements. */
export interface ReplayScreen<S extends Shapes = AnyShapes> {
  /** For each step, which part of the game it belongs to. */
  parts(steps: readonly ReplayStep<S>[]): number[];
  partText(part: number): string;
  momentText(moment: Moment): string;
  /** Whose piece stays where it was put by this step: a mark on the line of time. */
  maker(step: ReplayStep<S>): number | null;
  /** How the line of a seat is drawn: colour, and the dashes upon it with their own. */
  line(seat: number): { colour: string; dash: string; inlay: string };
  /** What a seat has that others do not see. */
  holding?: Component<{ own: S["own"]; seat: number }>;
  /** A secret that a seat may have, of a kind: where what it is could be guessed. */
  secret?: Component<{ kind: string; card: string | string[] }>;
  /** What an onlooker, or a seat with what is its own, has not seen yet: as counts of each kind. */
  unseen?: Component<{ position: S["position"]; own: S["own"] | null }>;
}

/** What is asked for when a table of a game is opened. */
export interface FormScreen<S extends Shapes = AnyShapes> {
  open(plan: Plan): S["form"];
  fields: Component<{ plan: Plan; form: S["form"] }>;
  /** What was chosen, read aloud; `strong` marks what stands out. */
  summary(plan: Plan, form: S["form"], strong: (text: string) => string): string[];
}

type ScorerPart<S extends Shapes, More = unknown> = Component<{ sheet: Sheet<S>; choice: Choice<S> } & More>;

/** How a real table is entered. All of it is in what is entered; a change is a step from one position to the next. */
export interface ScorerScreen<S extends Shapes = AnyShapes> {
  /** Nothing is known yet but how many play. */
  begin(players: number): S["entered"];
  /** What somebody brings, put into this form; null where it has not that form. */
  read(given: Readonly<Record<string, unknown>>): S["entered"] | null;
  /** How much has been entered. */
  amount(entered: S["entered"]): string;
  /** What was agreed on at the table. */
  fields: ScorerPart<S>;
  board: ScorerPart<S, { onpick: (place: string) => void }>;
  /** What is entered for the place that is chosen, and by other ways. */
  entry: ScorerPart<S>;
  /** Who played, and what they had besides what stands on the board. */
  people: ScorerPart<S>;
  /** What made the points, once they are counted. */
  reasons: ScorerPart<S, { count: CountRun<S>; final: S["final"] }>;
  /** How it goes round, for whoever wants to know whose turn it is. */
  turns?: { order: TurnOrder<S>; at(sheet: Sheet<S>): Companion<S> };
  /** May this be done? What is asked, and the answer; a tap on the board asks while it is there. */
  ask?: { title(): string; part: ScorerPart<S>; at(sheet: Sheet<S>): LegalityCheck<S> };
  dealt?: DealtCards<S>;
}

/** Cards that everybody's phone keeps for its owner; a game without any is not dealt. */
export interface DealtCards<S extends Shapes = AnyShapes> {
  /** What was agreed on that decides which cards there are. */
  fields: Component<{ sheet: Sheet<S> }>;
  /** A card in words: what it is called, and what it asks for. */
  card(kind: string, card: unknown, options: Options): { title: string; text: string };
  picture: Component<{ kind: string; card: unknown }>;
  options(entered: S["entered"]): Options;
  /** What was agreed on and dealt, entered to be counted: by kind, a card for each seat. */
  fill(options: Options, cards: Readonly<Record<string, unknown>>): EnteringStep<S["entered"]>;
}

/** What a game's box needs: what is chosen before it is drawn, and how what was drawn is shown. */
export interface BoxScreen<S extends Shapes = AnyShapes> {
  /** The same without what another number of players would have. */
  fitted(wanted: Wanted): Wanted;
  /** The seat that begins. */
  first(drawn: SetupDrawn<S>): number;
  /** What is chosen besides how many play. */
  fields: Component<{ wanted: Wanted; onwant: (changes: Partial<Wanted>) => void }>;
  /** The board as it is laid out; `left`: where something is still to be laid, once that has begun. */
  board: Component<{ box: BoxSetup<S>; left: readonly string[]; onpick: (place: string) => void }>;
  /** What is laid at a place, as a picture. */
  sign?: Component<{ drawn: SetupDrawn<S>; place: string }>;
  /** What a seat alone may see. */
  hand?: Component<{ hand: Readonly<Record<string, unknown>>; drawn: SetupDrawn<S> }>;
  /** One of what is drawn in order. */
  piece?: Component<{ piece: string }>;
}
