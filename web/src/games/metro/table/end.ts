// The end of Metro: the count line by line, and why it came as it did.
import { calledAtEnd } from "../../../table/ended";
import { greatestGap } from "../../../table/why";
import { words } from "../../../words.svelte";
import type { GameEnd } from "../../screen";
import { CENTRE } from "../facts";
import type { Final, Line, NetShapes, NetTable } from "../shapes";
import Count from "./Count.svelte";

export const end: GameEnd<NetShapes> = {
  part: Count,
  steps: (final) =>
    countedLines(final).map((line) => ({
      id: String(line.station),
      points: final.points.map((_, seat) => (seat === line.seat ? line.points : 0)),
    })),
  show(choice, step) {
    if (step) choice.selection.light(Number(step.id));
    else choice.dark();
  },
  ended: () => words("end-by-tiles"),
  why(live, final, seat, rival) {
    const sums = (whose: number) => pointsBySource(final.lines.filter((line) => line.seat === whose));
    const [mine, theirs] = [sums(seat), sums(rival)];
    const compared = (["stations", "centre"] as const).map((id) => {
      return { id, source: words(`source-${id}`), mine: mine[id], theirs: theirs[id] };
    });
    const gap = greatestGap(live, seat, rival, compared);
    return [bestLine(live, final, seat), ...(gap ? [gap.text] : [])];
  },
};

const isDoubled = (line: Line) => line.end === CENTRE;

/** Lines that bring something, as they are counted: the small ones first, those that count twice last. */
export function countedLines(final: Final): Line[] {
  return final.lines
    .filter((line) => line.seat !== null && line.end !== null && line.points > 0)
    .sort((one, other) => Number(isDoubled(one)) - Number(isDoubled(other)) || one.points - other.points);
}

export function pointsBySource(lines: readonly Line[]): { stations: number; centre: number } {
  const sum = (some: readonly Line[]) => some.reduce((total, line) => total + line.points, 0);
  const counted = lines.filter((line) => line.end !== null);
  return { stations: sum(counted.filter((line) => !isDoubled(line))), centre: sum(counted.filter(isDoubled)) };
}

function bestLine(live: NetTable, final: Final, seat: number): string {
  const line = countedLines(final)
    .filter((one) => one.seat === seat)
    .reduce<Line | null>((best, one) => (best && best.points >= one.points ? best : one), null);
  if (!line) return words("end-why-no-line");
  return words("end-why-line", { seat, station: line.station, points: line.points }, calledAtEnd(live));
}
