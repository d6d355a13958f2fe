// "Show me": what a step asks for is done before one's eyes. And what glows at a step.
import type { Shapes } from "../games/shapes";
import { isStill } from "../settings.svelte";
import type { Choice } from "../table/choice.svelte";
import type { Lesson } from "./lesson.svelte";

/** So long what is proposed is looked at before it is done, in milliseconds. */
const LOOKED_AT = 1_200;

/** The places that are meant, and those that belong to them. */
export function glowOf<S extends Shapes>(lesson: Lesson<S>, choice: Choice<S>): readonly string[] {
  if (lesson.isDone) return [];
  const { step } = lesson;
  const place = step.wanted === null ? null : choice.selection.placeOf(step.wanted);
  return [...step.lit, ...step.places, ...(place === null ? [] : [place])];
}

export class Showing<S extends Shapes = Shapes> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly lesson: Lesson<S>,
    private readonly choice: Choice<S>,
  ) {}

  show(): void {
    const { does, places, wanted } = this.lesson.step;
    this.stop();
    if (does === "try") this.choice.pick(places[0]);
    else if (does === "point") void this.lesson.point(places[0]);
    else if (wanted !== null) {
      this.choice.propose(wanted);
      this.timer = setTimeout(() => this.finish(wanted), isStill() ? 0 : LOOKED_AT);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Unless somebody has gone on by themselves meanwhile. */
  private finish(wanted: string): void {
    if (this.choice.action === wanted) this.choice.confirm();
  }
}
