// What somebody is about to do: chosen but not confirmed. Choosing is reversible; the server says what would follow.
// Which pieces there are to choose is the game's: see Selection.
import type { Shapes } from "../games/shapes";
import type { LiveTable } from "../table.svelte";
import type { Message } from "../types";

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
  select(choice: Choice<S>): S["selection"];
}

export class Choice<S extends Shapes = Shapes> {
  place: string | null = $state(null);
  preview: S["preview"] | null = $state.raw(null);
  refused: Refusal = $state.raw(null);
  /** Where somebody points or stands on the board. */
  pointed: string | null = $state(null);
  lit: Lit = $state.raw(DARK);
  readonly selection: S["selection"];

  legal = $derived.by(() => this.live.known?.legal);
  actions: string[] = $derived.by(() => (this.legal ? this.game.actions(this.legal) : []));
  places: readonly string[] = $derived.by(() => (this.legal ? this.selection.places : []));
  /** The action that is chosen, if it is one and legal. */
  action = $derived.by(() => {
    const wanted = this.place === null ? null : this.selection.actionAt(this.place);
    return wanted !== null && this.actions.includes(wanted) ? wanted : null;
  });
  /** What would follow from the action that is chosen, as soon as that is known. */
  foreseen = $derived.by(() => (this.action && this.preview?.action === this.action ? this.preview : null));

  private questions = 0;
  private wondered = 0;
  private pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly live: LiveTable<S>,
    private readonly game: Actions<S>,
  ) {
    this.selection = game.select(this);
  }

  /** A place was picked: propose it, or say why not. Picked again with a mouse or a key it is confirmed. */
  pick(place: string, isTouch: boolean): void {
    if (!this.places.includes(place)) {
      this.ask(place);
      return;
    }
    if (this.place === place && this.action) {
      if (!isTouch) this.confirm();
      else this.selection.touchAgain?.();
      return;
    }
    this.refused = null;
    this.place = place;
    this.selection.fit?.();
    this.foresee();
  }

  /** Choose a whole action, as from the list of all. */
  propose(action: string): void {
    this.selection.take?.(action);
    this.place = this.selection.placeOf(action) ?? this.place;
    this.foresee();
  }

  /** From the list: what needs no place is done at once; the rest is proposed, and confirmed when it is chosen again. */
  choose(action: string): void {
    if (this.selection.placeOf(action) === null) this.do(action);
    else if (this.action === action) this.confirm();
    else this.propose(action);
  }

  point(place: string | null): void {
    clearTimeout(this.pointing);
    this.pointed = place;
    this.wondered += 1;
    if (place === null || this.places.includes(place)) this.refused = null;
    else if (this.live.mine !== null && this.live.isMyTurn) this.pointing = setTimeout(() => this.ask(place), POINTING);
  }

  confirm(): void {
    if (this.action) this.do(this.action);
  }

  /** Do something that needs no confirming. */
  do(action: string): void {
    this.takeBack();
    this.live.play(action);
  }

  takeBack(): void {
    this.place = this.preview = this.refused = null;
    this.selection.putBack?.();
    this.questions += 1;
  }

  /** The table has moved on: what was chosen stays only if it may still be done. */
  settle(): void {
    this.refused = null;
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

  /** Another piece was chosen: ask what would follow from it. */
  foresee(): void {
    const question = ++this.questions;
    const [action, version] = [this.action, this.live.known?.version];
    if (action === null || version === undefined) {
      this.preview = null;
      return;
    }
    void this.live.socket.ask("preview", { action, version }).then((answer) => {
      if (question === this.questions && answer?.type === "preview") this.preview = answer.preview;
    });
  }

  private ask(place: string): void {
    if (this.live.mine === null) return;
    const question = ++this.wondered;
    void this.live.socket.ask("why", { place, action: this.selection.actionAt(place) }).then((answer) => {
      if (question !== this.wondered || answer?.type !== "why") return;
      this.refused = answer.reason ? { place, reason: answer.reason } : null;
    });
  }
}
