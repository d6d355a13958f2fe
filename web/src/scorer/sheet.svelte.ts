// A real table that is being entered: what is known of it, what the server makes of it, and what it refused.
import { RefusedByServer, reasonOf } from "../api";
import type { Shapes } from "../games/shapes";
import type { Known } from "../table/fold";
import { nowhere } from "../nowhere";
import type { SeatLook } from "../table/seats";
import type { SeenTable } from "../table/seen";
import type { Message, ScoreShown } from "../types";
import { capital, words } from "../words.svelte";
import { type Counter, countedByServer } from "./counter";
import { base, begun, counted, type Past, redone, type EnteringStep, stepped, undone, without } from "./history";

/** What is kept of a table. */
export interface Kept<S extends Shapes = Shapes> {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly entered: S["entered"];
  /** What was being typed. */
  readonly typed: string;
  /** What stood before the last steps, and what was taken back: closing the page loses neither. */
  readonly before?: readonly S["entered"][];
  readonly after?: readonly S["entered"][];
  /** When it was changed last. */
  readonly at: number;
}

/** So many steps are kept each way. */
const MOST_STEPS = 20;
/** So long, in milliseconds, nobody asks again after there was no answer: longer each time. */
const [SOON, LATEST] = [1_500, 20_000];
/** A position that is refused for what it is, and not because nobody could look at it. */
const isRefusal = (problem: unknown): problem is RefusedByServer =>
  problem instanceof RefusedByServer && [400, 409, 422].includes(problem.status);

export class Sheet<S extends Shapes = Shapes> implements SeenTable<S> {
  private past: Past<S["entered"]> = $state.raw()!;
  names: readonly string[] = $state.raw([]);
  title = $state("");
  typed = $state("");
  /** Where something is entered now. */
  place: string | null = $state(null);
  /** Why steps were not taken, or why all of this cannot be. */
  refused: readonly Message[] = $state.raw([]);
  /** Why nobody counts just now. */
  trouble: Message | null = $state.raw(null);
  private counting: { entered: S["entered"]; answer: ScoreShown<S> } | null = $state.raw(null);

  readonly entered: S["entered"] = $derived(this.past.now);
  readonly canUndo = $derived(this.past.before.length > 0);
  readonly canRedo = $derived(this.past.after.length > 0);
  /** The last count that there is, perhaps of what stood before. */
  readonly answer = $derived(this.counting?.answer ?? null);
  readonly isCounted = $derived(this.counting !== null && this.counting.entered === this.entered);
  readonly seats: SeatLook[] = $derived(
    Array.from({ length: this.entered.players }, (_, seat) => ({ seat, name: this.nameOf(seat), isMe: false })),
  );
  readonly known: Known<S> | null = $derived(this.answer && this.knownFrom(this.answer));
  readonly shown = $derived(this.known);

  readonly id: string;
  readonly moving = null;
  readonly mine = null;
  readonly turn = -1;
  readonly isMyTurn = false;
  readonly since = [];
  readonly last = null;
  readonly isLive = false;
  readonly log = [];
  readonly offset = 0;
  readonly begun = 0;
  readonly socket = { ask: () => Promise.resolve(null) };

  /** Whether what stood before the steps that nobody has counted yet can be: then steps are judged one by one. */
  private isSound = false;
  private isAsking = false;
  private wait = SOON;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    kept: Kept<S>,
    private readonly keep: (kept: Kept<S>) => void = () => undefined,
    private readonly counter: Counter<S> = countedByServer,
  ) {
    this.id = kept.id;
    this.past = begun(kept.entered, kept.before, kept.after);
    [this.names, this.title, this.typed] = [kept.names, kept.title, kept.typed];
  }

  seatName = (seat: number): string => this.nameOf(seat);

  play(): void {}

  /** What is to be kept of it. */
  get kept(): Kept<S> {
    const { id, title, names, entered, typed } = this;
    const [before, after] = [this.past.before.slice(-MOST_STEPS), this.past.after.slice(0, MOST_STEPS)];
    return { id, title, names, entered, typed, before, after, at: Date.now() };
  }

  /** Enter something. What cannot be is taken out again, with the reason. */
  change(step: EnteringStep<S["entered"]>): Promise<void> {
    return this.go(stepped(this.past, step));
  }

  undo(): Promise<void> {
    return this.go(undone(this.past));
  }

  redo(): Promise<void> {
    return this.go(redone(this.past));
  }

  call(seat: number, name: string): void {
    this.names = Array.from({ length: Math.max(this.names.length, seat + 1) }, (_, index) =>
      index === seat ? name : (this.names[index] ?? ""),
    );
    this.save();
  }

  save(): void {
    this.keep(this.kept);
  }

  /** Let the server count what is entered, unless it has. */
  async count(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    clearTimeout(this.again);
    try {
      while (!this.isCounted && !this.isRefusedWhole) await this.ask();
      [this.trouble, this.wait] = [null, SOON];
    } catch (problem) {
      this.trouble = reasonOf(problem);
      this.again = setTimeout(() => void this.count(), this.wait);
      this.wait = Math.min(2 * this.wait, LATEST);
    } finally {
      this.isAsking = false;
    }
  }

  /** Nobody looks at it any more. */
  close(): void {
    clearTimeout(this.again);
  }

  private refusedWhole: S["entered"] | null = null;
  private get isRefusedWhole(): boolean {
    return this.refusedWhole === this.entered;
  }

  private go(past: Past<S["entered"]>): Promise<void> {
    if (past === this.past) return Promise.resolve();
    this.past = past;
    this.refused = [];
    this.save();
    return this.count();
  }

  private async ask(): Promise<void> {
    const { now, uncounted } = this.past;
    try {
      this.take(now, await this.counter(now), uncounted.length);
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      if (this.isSound && uncounted.length) await this.sift(uncounted, problem.reason);
      else if (this.entered === now) [this.refusedWhole, this.refused] = [now, [problem.reason]];
    }
  }

  private take(entered: S["entered"], answer: ScoreShown<S>, steps: number): void {
    this.counting = { entered, answer };
    this.past = counted(this.past, steps);
    this.isSound = true;
  }

  /** Of several steps that cannot be together, those that can be stay: each is judged after the ones before it. */
  private async sift(steps: readonly EnteringStep<S["entered"]>[], reason: Message): Promise<void> {
    const refused: EnteringStep<S["entered"]>[] = [];
    const reasons: Message[] = [];
    let found = base(this.past);
    for (const step of steps) {
      const next = step(found);
      const why = steps.length === 1 ? reason : await this.whyNot(next);
      if (!why) found = next;
      else {
        refused.push(step);
        reasons.push(why);
      }
    }
    // whoever took something back meanwhile has another past
    if (this.past.uncounted[0] !== steps[0]) return;
    this.past = without(this.past, refused);
    this.refused = [...this.refused, ...reasons];
    this.save();
  }

  private async whyNot(entered: S["entered"]): Promise<Message | null> {
    try {
      await this.counter(entered);
      return null;
    } catch (problem) {
      if (isRefusal(problem)) return problem.reason;
      throw problem;
    }
  }

  private knownFrom({ game, setup, position, final, result }: ScoreShown<S>): Known<S> {
    const { players } = this.counting!.entered;
    const table = { ...nowhere<S>({ game, players, options: {} }), status: "finished" as const };
    return { game, version: 0, table, setup, position, final, result, canUndo: false };
  }

  private nameOf(seat: number): string {
    return this.names[seat]?.trim() || capital(words("seat-number", { number: seat + 1 }));
  }
}
