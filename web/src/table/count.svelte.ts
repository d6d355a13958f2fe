// The count at the end, step by step while somebody looks on; all at once for whoever comes later or wants no motion.
import type { CountStep, GameEnd } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { settings } from "../settings.svelte";
import type { SeenTable } from "./seen";

/** Milliseconds between two steps: few are looked at longer, many are over in reasonable time. */
const [QUICKEST, SLOWEST, ALTOGETHER] = [160, 650, 7_000];
export const pauseOf = (steps: number): number => Math.max(QUICKEST, Math.min(SLOWEST, ALTOGETHER / steps));

const isStill = () => !settings.hasMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class CountRun<S extends Shapes = Shapes> {
  #taken = $state(0);
  /** Whether whoever looks on has seen the game end: they are told of the count when it is done. */
  #isWatched = $state(false);

  steps: readonly CountStep[] = $derived.by(() => {
    const final = this.live.known?.final;
    return final && this.end ? this.end.steps(final) : [];
  });
  /** After the last step there is one more pause before it is said who won. */
  isDone = $derived(!this.#isWatched || !this.steps.length || this.#taken > this.steps.length);
  isWatched = $derived(this.#isWatched);
  /** What is being counted. */
  current: CountStep | null = $derived(this.isDone ? null : (this.steps[this.#taken - 1] ?? null));
  /** The points of each seat so far; at the end the server's own. */
  sums: readonly number[] = $derived.by(() => {
    const scores = this.live.known?.result?.scores ?? [];
    return this.isDone ? scores : scores.map((_, seat) => this.counted.reduce((sum, one) => sum + one.points[seat], 0));
  });
  private counted = $derived(this.steps.slice(0, this.#taken));

  constructor(
    private readonly live: SeenTable<S>,
    private readonly end?: GameEnd<S>,
  ) {
    let wasOver = Boolean(live.known?.result);
    $effect.pre(() => {
      const isOver = Boolean(live.known?.result);
      if (isOver && !wasOver) this.begin();
      wasOver = isOver;
    });
    $effect(() => {
      const taken = this.#taken;
      // what ended the game is played out first
      if (this.isDone || !live.shown?.result) return;
      const next = setTimeout(() => (this.#taken = taken + 1), pauseOf(this.steps.length));
      return () => clearTimeout(next);
    });
  }

  /** Whether a step has been counted. */
  has(id: string): boolean {
    return this.isDone || this.counted.some((step) => step.id === id);
  }

  skip(): void {
    this.#taken = Infinity;
  }

  private begin(): void {
    this.#isWatched = true;
    this.#taken = isStill() ? Infinity : 0;
  }
}
