// What happens, played out entry by entry: it stands between what is known of a table and what is drawn of it. Whatever
// comes, at rest what is shown is what is known.
import type { Shapes } from "../games/shapes";
import type { Logged } from "../types";
import type { Known } from "./fold";

/** One entry, and what was known before and after it. */
export interface Step<S extends Shapes = Shapes> {
  readonly before: Known<S>;
  readonly entry: Logged;
  readonly after: Known<S>;
}

/** The entry that is played out now. Where nothing may move it is only shown, for as long. */
export interface Moving<S extends Shapes = Shapes> {
  readonly step: Step<S>;
  /** In milliseconds. */
  readonly time: number;
  readonly isStill: boolean;
}

/** How entries are played out. */
export interface Manner<S extends Shapes> {
  /** How long an entry is seen while so many others wait, in milliseconds; none where all is shown at once. */
  time(step: Step<S>, waiting: number): number;
  isStill(): boolean;
  /** An entry begins to be shown. */
  begins(step: Step<S>): void;
}

export class Playback<S extends Shapes = Shapes> {
  shown: Known<S> | null = $state.raw(null);
  moving: Moving<S> | null = $state.raw(null);
  private truth: Known<S> | null = null;
  private waiting: Step<S>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly manner: Manner<S>) {}

  /** Show what is known, at once and without a way there. */
  cut(known: Known<S> | null): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.truth = this.shown = known;
    this.moving = null;
  }

  /** Something has happened: it is played out when everything before it has been. */
  add(step: Step<S>): void {
    this.truth = step.after;
    this.waiting.push(step);
    if (!this.moving) this.next();
  }

  /** More is known, but nothing that is played out: it is shown when the rest has been. */
  goOn(known: Known<S>): void {
    this.truth = known;
    if (!this.moving) this.shown = known;
  }

  /** Play out once more what has happened. */
  again(steps: readonly Step<S>[]): void {
    this.skip();
    this.waiting = [...steps];
    this.next();
  }

  skip(): void {
    this.cut(this.truth);
  }

  private next(): void {
    const step = this.waiting.shift();
    if (!step) {
      this.skip();
      return;
    }
    this.manner.begins(step);
    this.shown = step.after;
    const time = this.manner.time(step, this.waiting.length);
    if (time <= 0) {
      this.next();
      return;
    }
    this.moving = { step, time, isStill: this.manner.isStill() };
    this.timer = setTimeout(() => this.next(), time);
  }
}
