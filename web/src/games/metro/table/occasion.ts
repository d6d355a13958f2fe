// What somebody at a table of Metro could be glad of, or sorry for.
import type { Occasion } from "../../../bots/lines";
import type { Entry } from "../../../types";

/** Points of a line that somebody is proud of; and of one that another has ended too soon. */
const PROUD = 20;
const SHORT = 4;

/** Whether a line is one that another seat than its own has ended too soon. */
export const isCutShort = (owner: number, points: number, by: number | null | undefined): boolean =>
  points <= SHORT && owner !== by;

export function occasion({ seat, events }: Pick<Entry, "seat" | "events">): Occasion | null {
  for (const { id, details } of events ?? []) {
    if (id !== "line_completed") continue;
    const [owner, points] = [Number(details.seat), Number(details.points)];
    if (points >= PROUD) return { seat: owner, kind: "gain" };
    if (isCutShort(owner, points, seat)) return { seat: owner, kind: "loss" };
  }
  return null;
}
