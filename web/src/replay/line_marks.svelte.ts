// Where one is in a list of moves. Each line has its own marks, so that a step touches two of them, not all.
import { untrack } from "svelte";

class Line {
  isHere = $state(false);
  /** Whether it is still to come. */
  isAhead = $state(false);
}

export class LineMarks {
  readonly lines: readonly Line[];
  private at = 0;

  constructor(count: number) {
    this.lines = Array.from({ length: count }, () => new Line());
  }

  /** After so many moves. At the beginning none is ahead of another. */
  go(at: number): void {
    untrack(() => {
      const isWhole = !at || !this.at;
      const [from, to] = isWhole ? [0, this.lines.length] : [Math.min(at, this.at) - 1, Math.max(at, this.at)];
      for (let index = from; index < to; index++) {
        this.lines[index].isHere = index === at - 1;
        this.lines[index].isAhead = at > 0 && index >= at;
      }
      this.at = at;
    });
  }
}
