// How long an entry is seen: by what somebody likes, by how much there is in it, and by how many others wait.
export const SPEEDS = ["calm", "usual", "quick", "at_once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for an entry of the usual weight, while none waits. */
const LENGTHS: Record<Speed, number> = { calm: 900, usual: 650, quick: 420, at_once: 0 };
/** So many that wait make it twice as fast. */
const MANY = 6;

export function lengthOf(speed: Speed, weight: number, waiting: number): number {
  return (LENGTHS[speed] * weight) / (1 + waiting / MANY);
}
