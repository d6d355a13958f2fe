// What this device keeps of an evening at a real table: whose turn it is, and the clocks.
import { readKept, type Shapes } from "../../games/shapes";
import type { Sheet } from "../sheet.svelte";
import { begunClocks, type ClockMode, type Clocks, paused, resumed, settled } from "./clocks";
import type { Course, TurnOrder } from "./course";

/** What is kept of it, beside the table that it belongs to. */
interface Kept {
  readonly course: Course;
  readonly clocks: Clocks;
  readonly before: readonly Course[];
  readonly at: number;
}

export const KEPT_AS = "metropole-companion-";
const MOST_BEFORE = 40;
const LONG_AGO = 60 * 24 * 3_600_000;
type Room = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export class Companion<S extends Shapes = Shapes> {
  course: Course = $state.raw({ turn: 0 });
  clocks: Clocks = $state.raw(begunClocks(0));
  private before: readonly Course[] = $state.raw([]);

  readonly canGoBack = $derived(this.before.length > 0);
  readonly isRunning = $derived(this.clocks.since !== null);

  constructor(
    private readonly sheet: Sheet<S>,
    private readonly order: TurnOrder<S>,
    private readonly room: Room = localStorage,
  ) {
    const kept = this.read();
    if (kept) [this.course, this.clocks, this.before] = [kept.course, kept.clocks, kept.before];
    else this.reset();
  }

  /** For as many as play now: whoever changes that begins anew. */
  fit(): void {
    if (this.clocks.spent.length !== this.sheet.entered.players) this.reset();
  }

  anew(): void {
    this.reset();
    this.save();
  }

  /** The turn goes on; what runs from now on is the next one's time. */
  go(after: Course): void {
    this.before = [...this.before, this.course].slice(-MOST_BEFORE);
    this.move(after);
  }

  give(seat: number): void {
    if (seat !== this.course.turn) this.go(this.order.give(this.course, seat));
  }

  back(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.move(last);
  }

  run(): void {
    this.clocks = resumed(this.clocks, Date.now());
    this.save();
  }

  pause(): void {
    this.clocks = paused(this.clocks, this.course.turn, Date.now());
    this.save();
  }

  /** Another way of counting; without a clock nothing runs. */
  count(mode: ClockMode, minutes = this.clocks.minutes): void {
    const now = settled(this.clocks, this.course.turn, Date.now());
    this.clocks = { ...now, mode, minutes, since: mode === "none" ? null : now.since };
    this.save();
  }

  private move(after: Course): void {
    const step = this.order.entered?.(this.course, after);
    this.clocks = settled(this.clocks, this.course.turn, Date.now());
    this.course = after;
    this.save();
    if (step) void this.sheet.change(step);
  }

  private reset(): void {
    this.course = this.order.begin(0);
    this.before = [];
    this.clocks = begunClocks(this.sheet.entered.players, this.clocks.mode, this.clocks.minutes);
  }

  private get key(): string {
    return KEPT_AS + this.sheet.id;
  }

  private save(): void {
    const { course, clocks, before } = this;
    try {
      this.forgetOld();
      this.room.setItem(this.key, JSON.stringify({ course, clocks, before, at: Date.now() } satisfies Kept));
    } catch {
      // full, or not allowed: it works all the same while the page is open
    }
  }

  private read(): Kept | null {
    return readKept<Kept>(this.room, this.key, ({ clocks }) => clocks?.spent.length === this.sheet.entered.players);
  }

  /** Tables are put away without a word to us. */
  private forgetOld(): void {
    const keys = Array.from({ length: this.room.length }, (_, index) => this.room.key(index));
    for (const key of keys.filter((one) => one?.startsWith(KEPT_AS)) as string[]) {
      const { at = 0 } = JSON.parse(this.room.getItem(key) ?? "{}") as Partial<Kept>;
      if (Date.now() - at > LONG_AGO) this.room.removeItem(key);
    }
  }
}
