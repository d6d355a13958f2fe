// What somebody is about to do: chosen but not confirmed. Choosing is reversible; the server says what would follow.
import type { LiveTable } from "../table.svelte";
import type { Message, MetroLegal, MetropolysLegal, MetropolysPreview, MetroPreview } from "../types";

export type Refusal = { place: string; reason: Message } | null;
/** So long somebody points before it is asked why not. */
const POINTING = 120;

/** An action of Metro as it is written: tile, square, and how often it is turned. */
export function readPlacement(action: string): { tile: string; square: string; turns: number } | null {
  const read = /^([a-d]{4})([0-7]{2})(?:r([123]))?$/.exec(action);
  return read ? { tile: read[1], square: read[2], turns: Number(read[3] ?? 0) } : null;
}

export function readBid(action: string): { value: number; place: string } | null {
  const read = /^(\d+)@(\w+)$/.exec(action);
  return read ? { value: Number(read[1]), place: read[2] } : null;
}

/** All actions as they are written, in the order they are listed. */
export function actionsOf(legal: MetropolysLegal | MetroLegal | undefined): string[] {
  if (!legal) return [];
  if ("actions" in legal) return legal.actions;
  const bids = legal.values.flatMap((value) => legal.places.map((place) => `${value}@${place}`));
  return legal.pass ? [...bids, "pass"] : bids;
}

export class Choice {
  value: number | null = $state(null);
  tile: string | null = $state(null);
  turns = $state(0);
  place: string | null = $state(null);
  preview: MetropolysPreview | MetroPreview | null = $state.raw(null);
  refused: Refusal = $state.raw(null);
  /** Where somebody points or stands on the board. */
  pointed: string | null = $state(null);
  lit: string[] = $state.raw([]);
  litStations: number[] = $state.raw([]);

  legal = $derived.by(() => this.live.known?.legal);
  actions = $derived(actionsOf(this.legal));
  /** The action that is chosen, if it is one and legal. */
  action = $derived.by(() => {
    const wanted = this.place === null ? null : this.written(this.place);
    return wanted !== null && this.actions.includes(wanted) ? wanted : null;
  });
  /** Places that the chosen piece may go to; without one, those that any may. */
  places = $derived.by(() => {
    if (!this.legal) return [];
    if ("places" in this.legal) return this.legal.places;
    const found = this.legal.actions.map(readPlacement).filter((one) => one !== null);
    const fitting = found.filter((one) => this.tile === null || one.tile === this.tile);
    return [...new Set(fitting.map((one) => one.square))];
  });

  /** Whether tiles may be turned here. */
  canTurn = $derived(this.actions.some((action) => readPlacement(action)?.turns));

  private asked = 0;
  private wondered = 0;
  private pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: LiveTable) {}

  /** A place was picked: propose it, or say why not. Picked again with a mouse or a key it is confirmed. */
  pick(place: string, isTouch: boolean): void {
    if (!this.places.includes(place)) {
      this.ask(place);
      return;
    }
    if (this.place === place && this.action) {
      if (!isTouch) this.confirm();
      else if (this.canTurn) this.turnTile();
      return;
    }
    this.refused = null;
    this.place = place;
    if (this.legal && "values" in this.legal && this.value === null) this.value = this.legal.values[0] ?? null;
    this.turnToFit();
    this.foresee();
  }

  pickValue(value: number): void {
    this.value = value;
    this.foresee();
  }

  pickTile(tile: string): void {
    this.tile = tile;
    this.turnToFit();
    this.foresee();
  }

  /** Turn the tile by a quarter, clockwise or back; on a square that is chosen, to the next turn that it allows. */
  turnTile(by: 1 | -1 = 1): void {
    for (let times = 1; times <= 4; times += 1) {
      this.turns = (this.turns + by + 4) % 4;
      if (this.place === null || this.action) break;
    }
    this.foresee();
  }

  /** Choose a whole action, as from the list of all. */
  propose(action: string): void {
    const bid = readBid(action);
    const placement = readPlacement(action);
    if (bid) [this.value, this.place] = [bid.value, bid.place];
    else if (placement) [this.tile, this.place, this.turns] = [placement.tile, placement.square, placement.turns];
    this.foresee();
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

  /** Do something that needs no confirming place: pass, draw. */
  do(action: string): void {
    this.takeBack();
    this.live.play(action);
  }

  takeBack(): void {
    this.place = this.value = this.preview = this.refused = null;
    this.asked += 1;
  }

  /** The table has moved on: what was chosen stays only if it may still be done. */
  settle(hand: readonly string[]): void {
    this.refused = null;
    if (this.tile === null || !hand.includes(this.tile)) {
      this.tile = hand[0] ?? null;
      this.turns = 0;
    }
    if (this.action) this.foresee();
    else this.takeBack();
  }

  light(places: string[], stations: number[] = []): void {
    this.lit = places;
    this.litStations = stations;
  }

  /** A tile that fits the chosen square only when it is turned is turned. */
  private turnToFit(): void {
    for (let times = 0; times < 4 && this.canTurn && !this.action; times += 1) this.turns = (this.turns + 1) % 4;
  }

  /** What would be done at a place with the piece that is chosen, as it is written. */
  private written(place: string): string | null {
    if (this.tile !== null) return `${this.tile}${place}${this.turns ? `r${this.turns}` : ""}`;
    return this.value === null ? null : `${this.value}@${place}`;
  }

  private foresee(): void {
    const asked = ++this.asked;
    const [action, version] = [this.action, this.live.known?.version];
    if (action === null || version === undefined) {
      this.preview = null;
      return;
    }
    void this.live.socket.ask("preview", { action, version }).then((told) => {
      if (asked === this.asked && told?.type === "preview") this.preview = told.preview;
    });
  }

  private ask(place: string): void {
    if (this.live.mine === null) return;
    const asked = ++this.wondered;
    void this.live.socket.ask("why", { place, action: this.written(place) }).then((told) => {
      if (asked !== this.wondered || told?.type !== "why") return;
      this.refused = told.reason ? { place, reason: told.reason } : null;
    });
  }
}
