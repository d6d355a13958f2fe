// Sentences about why somebody won or lost, for all games: by what the points of two seats differ most.
import type { SeenTable } from "./seen";
import { words } from "../words.svelte";
import { calledAtEnd, nameAtEnd } from "./ended";

/** What two seats have of one source: the seat that is told of, and the other. */
export type Compared = { id: string; source: string; mine: number; theirs: number };

/** A number in a sentence, with a real minus. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Where a winner gained most on another, or where I lost most to one; nothing where all was equal. */
export function greatestGap(
  live: SeenTable,
  seat: number,
  rival: number,
  sources: readonly Compared[],
): { id: string; text: string } | null {
  const isWinner = live.known!.result!.winners.includes(seat);
  const gap = ({ mine, theirs }: Compared) => (isWinner ? mine - theirs : theirs - mine);
  const [most] = sources.toSorted((one, other) => gap(other) - gap(one));
  if (!most || gap(most) <= 0) return null;
  const { id, source, mine, theirs } = most;
  const details = { seat, source, mine: figure(mine), theirs: figure(theirs), name: nameAtEnd(live, rival) };
  return { id, text: words(isWinner ? "end-why-gained" : "end-why-lost", details, calledAtEnd(live)) };
}
