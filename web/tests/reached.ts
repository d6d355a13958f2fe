// For tests of boards: where the arrow keys lead.
import { type WalkSpot, walk } from "../src/boards/walk";

const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** All spots that can be walked to from one. */
export function reached(spots: readonly WalkSpot[], start: string): Set<string> {
  const seen = new Set([start]);
  for (const here of seen) {
    for (const key of KEYS) {
      const next = walk(spots, here, key);
      if (next) seen.add(next);
    }
  }
  return seen;
}
