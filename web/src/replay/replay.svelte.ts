// A game that is looked at again, at one of its moments: what the parts of a table show of it.
import type { ReplayScreen } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { me } from "../me.svelte";
import type { Known } from "../table/fold";
import type { Moving, Step } from "../table/playback.svelte";
import { nameOf, type SeatLook } from "../table/seats";
import type { SeenTable } from "../table/seen";
import { called } from "../table/sitting";
import type { Logged, ReplayShown } from "../types";
import { capital } from "../words.svelte";
import { addressOf, indexAt, type Place, placesOf } from "./address";
import { type ReplayMoment, momentsOf } from "./fold";

export class Replay<S extends Shapes = Shapes> implements SeenTable<S> {
  /** How many steps have been played. */
  at = $state(0);
  given: ReplayShown<S> = $state.raw()!;
  /** The seat from which is looked, if it is one. */
  mine: number | null = $state(null);
  moving: Moving<S> | null = $state.raw(null);

  readonly moments: readonly ReplayMoment<S>[] = $derived(momentsOf(this.given, this.mine));
  readonly end = $derived(this.given.steps.length);
  readonly places: readonly Place[] = $derived.by(() => placesOf(this.game.parts(this.given.steps)));
  readonly moment: ReplayMoment<S> = $derived(this.moments[Math.min(this.at, this.end)]);
  readonly place: Place = $derived(this.places[this.at]);
  readonly known = $derived(this.moment.known);
  readonly shown = $derived(this.known);
  /** Kept by itself: at most steps nothing of it changes, and what follows from it need not be looked through then. */
  table: Known<S>["table"] = $state.raw()!;
  readonly turn = $derived(this.table.status === "running" ? this.known.position!.turn : -1);
  readonly isLive: boolean = false;
  readonly isMyTurn = false;
  readonly log: Logged[] = $derived(this.given.steps.map((step, index) => loggedOf(this.moments[index + 1], index)));
  readonly last: Step<S> | null = $derived(this.stepTo(this.at));
  readonly since: readonly Step<S>[] = [];
  readonly seats: SeatLook[] = $derived(this.looks());
  /** How sentences call the seats: all places of the board ask for them at every step. */
  private readonly names: readonly string[] = $derived(this.seats.map(({ seat }) => called(this.table.seats)(seat)));
  readonly offset = 0;
  readonly begun = 0;
  readonly socket = { ask: () => Promise.resolve(null) };

  constructor(
    given: ReplayShown<S>,
    readonly game: ReplayScreen<S>,
    mine: number | null = null,
  ) {
    this.show(given, mine);
  }

  get id(): string {
    return this.given.table?.id ?? "";
  }

  seatName = (seat: number): string => this.names[seat] ?? called(this.table.seats)(seat);

  /** The same game with more or less of it open, at the same moment. */
  show(given: ReplayShown<S>, mine: number | null): void {
    this.given = given;
    this.mine = mine;
    this.table = this.known.table;
  }

  /** Its beginning, for whatever does not follow from the moment: whether something is chosen, as nothing can be. So no
   * step makes all places of the board look whether they may be. */
  atRest(): Replay<S> {
    return new Replay({ ...this.given, steps: [] }, this.game);
  }

  go(at: number): void {
    this.moving = null;
    this.at = Math.max(0, Math.min(at, this.end));
    this.table = this.known.table;
  }

  /** The next moment at which a part of the game ends, or the last one before this. */
  byPart(direction: 1 | -1): number {
    const ends = this.partEnds;
    if (direction > 0) return ends.find((at) => at > this.at) ?? this.end;
    return ends.findLast((at) => at < this.at) ?? 0;
  }

  goTo(address: string): boolean {
    const at = indexAt(this.places, address);
    if (at !== null) this.go(at);
    return at !== null;
  }

  get address(): string {
    return addressOf(this.place);
  }

  /** The moments after the last step of each part. */
  readonly partEnds: readonly number[] = $derived(
    this.places.flatMap((place, at) => (place.part > 0 && this.places[at + 1]?.part !== place.part ? [at] : [])),
  );

  /** What is played by going to a moment from the one before it. */
  stepTo(at: number): Step<S> | null {
    const [before, after] = [this.moments[at - 1], this.moments[at]];
    return before && after ? { before: before.known, entry: loggedOf(after, at - 1), after: after.known } : null;
  }

  /** Nothing is played here; what could have been is another page's. */
  play(): void {}

  private looks(): SeatLook[] {
    const { seats, players } = this.table;
    const isOurs = this.given.table !== undefined;
    return Array.from({ length: players }, (_, seat) => ({
      seat,
      name: isOurs ? nameOf(seats, seat) : capital(nameOf(seats, seat)),
      isMe: Boolean(seats[seat]?.user) && seats[seat].user === me.person?.id,
      isGuest: seats[seat]?.is_guest,
    }));
  }
}

function loggedOf<S extends Shapes>({ step, known }: ReplayMoment<S>, index: number): Logged {
  const { seat, action, events, at = 0 } = step!;
  return { version: index + 1, kind: "played", seat, action, events, at, seats: known.table.seats };
}
