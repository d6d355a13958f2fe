// A puzzle as somebody solves it: a table at one moment, at which one action is the best. What may be done and why not,
// the server says as at any table; what is right it says when something was tried. Afterwards the moments that follow.
import { reasonOf } from "../api";
import type { TableScreen } from "../games/screen";
import { shaped, type Shapes } from "../games/shapes";
import { tableOf } from "../learn/company";
import { lengthOf } from "../pace";
import { type ReplayMoment, momentsOf } from "../replay/fold";
import { isStill, settings } from "../settings.svelte";
import type { Known } from "../table/fold";
import { Playback, type Step } from "../table/playback.svelte";
import { nameOf, type SeatLook } from "../table/seats";
import type { SeenTable } from "../table/seen";
import { sinceTurnOf } from "../table/trail";
import type { Logged, Message, PuzzleShown, PuzzleStanding, ReplayStep, ServerMessage, TryAnswer } from "../types";
import { words } from "../words.svelte";
import * as server from "./server";

type Follow<S extends Shapes> = NonNullable<TableScreen<S>["follow"]>;

export class Solving<S extends Shapes = Shapes> implements SeenTable<S> {
  /** What came of the last try, until another one; and what was tried, or nothing where the answer was asked for. */
  told: TryAnswer | null = $state.raw(null);
  tried: string | null = $state(null);
  problem: Message | null = $state.raw(null);
  isBusy = $state(false);
  /** What is known of whoever solves, as it was told last. */
  standing: Pick<PuzzleStanding, "is_tried" | "is_solved" | "solver"> | null = $state.raw(null);
  /** At which moment one looks: that of the puzzle, or one that follows. */
  at = $state(0);
  readonly isLive = true;
  readonly offset = 0;
  readonly begun = 0;
  readonly id = "";
  readonly mine: number;
  readonly playback: Playback<S>;
  /** The moment that is asked about. */
  readonly asked: number;

  readonly solution = $derived.by(() => this.told?.solution ?? null);
  readonly isDone = $derived.by(() => this.solution !== null);
  readonly end = $derived.by(() => this.moments.length - 1);
  private moments: readonly ReplayMoment<S>[] = $derived.by(() => {
    const { replay, seat } = this.given;
    const steps = [...replay.steps, ...(this.solution?.steps ?? []).map(shaped<ReplayStep<S>>)];
    return momentsOf({ ...replay, steps, table: tableOf(replay, seat) }, seat);
  });
  readonly known: Known<S> = $derived.by(() => {
    const { known } = this.moments[this.at];
    return this.isDone || this.isBusy ? known : { ...known, legal: this.given.legal };
  });
  shown: Known<S> = $derived.by(() => this.playback.shown ?? this.known);
  moving = $derived.by(() => this.playback.moving);
  turn = $derived.by(() => this.known.position!.turn);
  isMyTurn = $derived.by(() => this.turn === this.mine && !this.isDone);
  seats: SeatLook[] = $derived.by(() => this.looks());
  private steps: readonly Step<S>[] = $derived.by(() =>
    this.moments.slice(1, this.at + 1).map((_, index) => this.stepTo(index + 1)),
  );
  private seen = $derived.by(() => this.steps.filter((step) => step.entry.version <= this.shown.version));
  since = $derived.by(() => sinceTurnOf(this.seen, this.mine));
  last = $derived.by(() => this.seen.at(-1) ?? null);
  log: readonly Logged[] = $derived.by(() => this.seen.map((step) => step.entry));
  /** What follows, entry by entry, whether it is shown yet or not. */
  readonly line: readonly Logged[] = $derived.by(() =>
    this.moments.slice(this.asked + 1).map((_, index) => this.stepTo(this.asked + index + 1).entry),
  );
  readonly socket = { ask: this.ask.bind(this) as SeenTable<S>["socket"]["ask"] };

  constructor(
    readonly given: PuzzleShown<S>,
    follow: Follow<S> = {},
    standing: PuzzleStanding | null = null,
  ) {
    this.mine = given.seat;
    this.standing = standing;
    this.at = this.asked = given.replay.steps.length;
    this.playback = new Playback<S>({
      time: (step, waiting) => lengthOf(settings.speed, follow.weight?.(step, given.seat) ?? 1, waiting),
      isStill,
      begins: () => undefined,
    });
    this.playback.cut(this.known);
  }

  seatName = (seat: number): string => (seat === this.mine ? words("seat-you") : nameOf(this.known.table.seats, seat));

  /** Whether the next try is the one that counts. */
  get isCounted(): boolean {
    return !this.standing?.is_tried;
  }

  /** An action was confirmed: that is a try. */
  play(action: string): void {
    void this.hear(() => server.attempt(this.which, action), action);
  }

  giveUp(): Promise<void> {
    return this.hear(() => server.giveUp(this.which), null);
  }

  /** What was said of the last try is put away. */
  again(): void {
    if (!this.isDone) this.told = this.tried = this.problem = null;
  }

  /** Another moment of what follows; one step on is played out. */
  go(at: number): void {
    const wanted = Math.max(this.asked, Math.min(at, this.end));
    const isNext = wanted === this.at + 1;
    this.at = wanted;
    this.playback.cut(this.moments[isNext ? wanted - 1 : wanted].known);
    if (isNext) this.playback.add(this.stepTo(wanted));
  }

  /** Nothing is taken back here. */
  undo(): void {}

  showAgain(): void {
    this.playback.again(sinceTurnOf(this.steps, this.mine));
  }

  private async hear(asks: () => Promise<TryAnswer>, action: string | null): Promise<void> {
    if (this.isBusy || this.isDone) return;
    this.isBusy = true;
    this.problem = null;
    try {
      const told = await asks();
      [this.told, this.tried] = [told, action];
      const wasSolved = this.standing?.is_solved ?? false;
      this.standing = { is_tried: true, is_solved: wasSolved || told.is_right, solver: told.solver };
      if (told.solution) this.go(this.asked + 1);
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    } finally {
      this.isBusy = false;
    }
  }

  private get which(): server.WhichPuzzle {
    return this.given;
  }

  private stepTo(at: number): Step<S> {
    const [before, after] = [this.moments[at - 1], this.moments[at]];
    const { seat, action, events } = after.step!;
    const { version, table } = after.known;
    const entry: Logged = { version, kind: "played", seat, action, events, at: 0, seats: table.seats };
    return { before: before.known, entry, after: after.known };
  }

  /** What a socket answers at a table. */
  private async ask(
    type: string,
    { action, place }: { action?: string | null; place?: string },
  ): Promise<ServerMessage<S> | null> {
    const version = this.known.version;
    try {
      if (type === "why") {
        const reason = await server.whyNot(this.which, place!, action ?? null);
        return { type, version, id: "", place: place!, reason };
      }
      if (type !== "preview" || !action) return null;
      return { type, version, id: "", preview: await server.preview(this.which, action), is_final: false };
    } catch (trouble) {
      this.problem = reasonOf(trouble);
      return null;
    }
  }

  private looks(): SeatLook[] {
    const { seats } = this.known.table;
    return seats.map((_, seat) => {
      const isMe = seat === this.mine;
      return { seat, name: isMe ? words("name-you") : nameOf(seats, seat), isMe };
    });
  }
}
