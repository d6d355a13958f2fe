// What somebody is about to do: chosen but not confirmed. Choosing is reversible; the server says what would follow.
// Which pieces there are to choose is the game's: see Selection.
import type { Shapes } from "../games/shapes";
import { settings } from "../settings.svelte";
import type { SeenTable } from "./seen";
import type { Message } from "../types";
import type { Part } from "../words.svelte";
import { Premove } from "./premove.svelte";
import { Presses } from "./presses";

export type Refusal = { place: string; reason: Message } | null;
/** What is lit on the board, of one kind: places, or whatever else the game's messages name. */
export type Lit = { kind: string; ids: readonly string[] };
const DARK: Lit = { kind: "place", ids: [] };
/** So long somebody points before it is asked why not. */
const POINTING = 120;

/** What a game says about its actions. */
interface Actions<S extends Shapes> {
  actions(legal: S["legal"]): string[];
  actionText(action: string): string;
  actionParts?(action: string): Part[];
  select(choice: Choice<S>): S["selection"];
}

export class Choice<S extends Shapes = Shapes> {
  place: string | null = $state(null);
  /** What is proposed that needs no place. */
  placeless: string | null = $state(null);
  preview: S["preview"] | null = $state.raw(null);
  refused: Refusal = $state.raw(null);
  /** What was picked last and refused, until something else is chosen: its rule can be looked up. */
  asked: Refusal = $state.raw(null);
  /** Where somebody points or stands on the board. */
  pointed: string | null = $state(null);
  lit: Lit = $state.raw(DARK);
  readonly selection: S["selection"];
  readonly presses = new Presses();
  readonly premove: Premove<S>;

  /** What may be done now; or, while somebody plans the next turn, what may be thought of. */
  legal = $derived.by(() => this.live.known?.legal ?? this.premove.thinkable ?? undefined);
  isPlanning = $derived.by(() => !this.live.known?.legal && this.premove.thinkable !== null);
  actions: string[] = $derived.by(() => (this.legal ? this.game.actions(this.legal) : []));
  places: readonly string[] = $derived.by(() => (this.legal ? this.selection.places : []));
  /** The action that is chosen, if it is one and legal. */
  action = $derived.by(() => {
    const wanted = this.placeless ?? (this.place === null ? null : this.selection.actionAt(this.place));
    return wanted !== null && this.actions.includes(wanted) ? wanted : null;
  });
  /** What would follow from the action that is chosen, as soon as that is known. */
  foreseen = $derived.by(() => (this.action && this.preview?.action === this.action ? this.preview : null));

  /** Whether what is proposed cannot be taken back once it is done, as far as that is known. */
  isFinal = $derived.by(() => {
    const { is_rated, is_counted } = this.live.known!.table;
    return is_rated || is_counted || (this.foreseen !== null && this.isLasting);
  });

  private isLasting = $state(false);
  private questions = 0;
  private wondered = 0;
  private pointing: ReturnType<typeof setTimeout> | undefined;
  /** What the last press proposed, and which press it was. */
  private proposed: { action: string; press: number } | null = null;

  constructor(
    readonly live: SeenTable<S>,
    private readonly game: Actions<S>,
  ) {
    this.premove = new Premove(live);
    this.selection = game.select(this);
  }

  /** A place was picked: propose it, or say why not. Picked again it is confirmed; by a finger that takes the button. */
  pick(place: string): void {
    if (this.isToConfirm) this.confirm();
    else if (!this.places.includes(place)) this.ask(place, true);
    else if (this.place === place && this.action) this.pickAgain();
    else {
      const isWhole = this.selection.actionAt(place) !== null;
      this.put(place);
      // what was fitted by itself has not been seen yet; and fingers miss
      if (isWhole && this.isDoneAtOnce && this.presses.by !== "touch") this.confirm();
    }
  }

  /** A piece was let go over a place: that proposes, and never confirms. */
  drop(place: string): void {
    if (this.places.includes(place)) this.put(place);
    else this.ask(place, true);
  }

  /** Choose a whole action, as a hint or a key does. */
  propose(action: string): void {
    this.selection.take?.(action);
    this.place = this.selection.placeOf(action);
    this.placeless = this.place === null ? action : null;
    this.refused = null;
    this.remember();
    this.foresee();
  }

  /** By a key of its own: proposed, or done at once for whoever wants it so. */
  call(action: string): void {
    this.propose(action);
    if (this.isDoneAtOnce) this.confirm();
  }

  /** By a button of its own, or the list of all: called, and confirmed when it is pressed again with nothing between. */
  choose(action: string): void {
    if (this.action === action && this.isPressedAgain) this.confirm();
    else this.call(action);
  }

  /** Whether Enter is for what a key has just proposed, wherever the focus stands. */
  get isToConfirm(): boolean {
    return this.placeless !== null && this.presses.by === "key" && this.isPressedAgain;
  }

  point(place: string | null): void {
    clearTimeout(this.pointing);
    this.pointed = place;
    this.wondered += 1;
    if (place === null || this.places.includes(place)) this.refused = null;
    else if (this.live.mine !== null && this.live.isMyTurn) this.pointing = setTimeout(() => this.ask(place), POINTING);
  }

  confirm(): void {
    const action = this.action;
    if (action === null) return;
    const isPlanned = this.isPlanning;
    this.takeBack();
    if (isPlanned) void this.premove.note(action);
    else this.live.play(action);
  }

  /** Nothing is proposed any more: whether something was. */
  takeBack(): boolean {
    const isOpen = this.action !== null || this.refused !== null;
    this.place = this.placeless = this.preview = this.refused = this.asked = this.proposed = null;
    this.selection.putBack?.();
    this.questions += 1;
    return isOpen;
  }

  stopPlanning(): void {
    this.takeBack();
    this.premove.stop();
  }

  /** The table has moved on: what was chosen stays only if it may still be done. */
  settle(): void {
    void this.premove.follow();
    this.refused = this.asked = this.proposed = null;
    this.selection.settle?.();
    if (this.action) this.foresee();
    else this.takeBack();
  }

  light(ids: readonly string[], kind = DARK.kind): void {
    this.lit = { kind, ids };
  }

  dark(): void {
    this.lit = DARK;
  }

  /** What is lit of a kind. */
  litOf(kind: string): readonly string[] {
    return this.lit.kind === kind ? this.lit.ids : [];
  }

  textOf(action: string): string {
    return this.game.actionText(action);
  }

  /** An action with its pictures. */
  partsOf(action: string): Part[] {
    return this.game.actionParts?.(action) ?? [{ text: this.textOf(action) }];
  }

  /** Another piece was chosen, or it was turned: what is proposed is with this one. */
  change(): void {
    this.placeless = this.proposed = null;
    this.foresee();
  }

  /** A plan has a condition to be chosen, and is always confirmed. */
  private get isDoneAtOnce(): boolean {
    return settings.confirmsAtOnce && !this.isPlanning;
  }

  /** The same was proposed by the press before this one, or by this one; fingers miss, and hit twice. */
  private get isPressedAgain(): boolean {
    const { proposed, presses, action } = this;
    return presses.by !== "touch" && proposed?.action === action && presses.count - proposed!.press <= 1;
  }

  private pickAgain(): void {
    if (this.presses.by === "touch") this.selection.touchAgain?.();
    else if (this.presses.by === "key" || this.isPressedAgain) this.confirm();
    else this.remember();
  }

  private put(place: string): void {
    this.refused = this.asked = this.placeless = null;
    this.place = place;
    this.selection.fit?.();
    this.remember();
    this.foresee();
  }

  private remember(): void {
    this.proposed = this.action === null ? null : { action: this.action, press: this.presses.count };
  }

  private foresee(): void {
    const question = ++this.questions;
    const [action, version] = [this.action, this.live.known?.version];
    if (action === null || version === undefined || this.isPlanning) {
      this.preview = null;
      return;
    }
    void this.live.socket.ask("preview", { action, version }).then((answer) => {
      if (question !== this.questions || answer?.type !== "preview") return;
      this.preview = answer.preview;
      this.isLasting = answer.is_final;
    });
  }

  private ask(place: string, isPicked = false): void {
    if (this.live.mine === null) return;
    clearTimeout(this.pointing); // or it would be asked about the place once more, and this answer be taken for an old one
    const question = ++this.wondered;
    void this.live.socket.ask("why", { place, action: this.selection.actionAt(place) }).then((answer) => {
      if (question !== this.wondered || answer?.type !== "why") return;
      this.refused = answer.reason ? { place, reason: answer.reason } : null;
      if (isPicked) this.asked = this.refused;
    });
  }
}
