// Walking over a board by the arrow keys: by what lies in that direction, whatever the shape of the board.

export type WalkSpot = { id: string; x: number; y: number };

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Something twice as far aside counts as much as something this much farther ahead. */
const ASIDE = 2.2;
/** How far aside a spot may lie, in parts of how far ahead it lies. */
const WIDEST = 1.7;

/** The spot that an arrow key leads to, or null where the board ends or the key is no arrow. */
export function walk(spots: readonly WalkSpot[], from: string, key: string): string | null {
  const step = STEPS[key];
  const here = spots.find((spot) => spot.id === from);
  if (!step || !here) return null;
  let [best, least] = [null as string | null, Infinity];
  for (const spot of spots) {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (ahead < 1 || aside > ahead * WIDEST) continue;
    const way = ahead + ASIDE * aside;
    if (way < least) [best, least] = [spot.id, way];
  }
  return best;
}

export const isArrow = (key: string) => key in STEPS;
