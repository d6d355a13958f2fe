// The end of Metropolys: the count source by source, and why it came as it did.
import { calledAtEnd } from "../../../table/ended";
import { figure, greatestGap } from "../../../table/why";
import { words } from "../../../words.svelte";
import type { GameEnd } from "../../screen";
import { BUILDINGS } from "../facts";
import type { CityShapes, CityTable, Final } from "../shapes";
import Count from "./Count.svelte";
import { sourcesOf } from "./sources";

export const end: GameEnd<CityShapes> = {
  part: Count,
  steps: (final) => sourcesOf(final).map((id) => ({ id, points: final.scores.map((score) => score.points[id] ?? 0) })),
  show: ({ selection }, step) => selection.counting.countUp(step?.id ?? null),
  ended(live) {
    const seat = live.known!.position!.built.findIndex((places) => Object.keys(places).length === BUILDINGS);
    return words("game_ended", { seat }, calledAtEnd(live));
  },
  why(live, final, seat, rival) {
    const points = (source: string, whose: number) => final.scores[whose].points[source] ?? 0;
    const compared = sourcesOf(final).map((id) => {
      return { id, source: words(`source-${id}`), mine: points(id, seat), theirs: points(id, rival) };
    });
    const first = greatestGap(live, seat, rival, compared);
    const isMyLoss = seat === live.mine && !live.known!.result!.winners.includes(seat);
    const second = (isMyLoss && lacking(live, final, seat, first?.id)) || best(live, final, seat, first?.id);
    return [first?.text, second].filter((text) => text !== undefined && text !== "") as string[];
  },
};

/** What a seat lacked most plainly: a card that brought nothing, or what cost points. */
function lacking(live: CityTable, final: Final, seat: number, told?: string): string {
  const { points } = final.scores[seat];
  const { area, neighbourhood } = final.cards[seat];
  if (area && !points.area) {
    const hasGroups = live.known!.setup!.version === "expert";
    return words(hasGroups ? "end-why-no-group" : "end-why-nothing", { card: area });
  }
  if (neighbourhood && !points.neighbourhood) return words("end-why-nothing", { card: neighbourhood });
  const [costly] = sourcesOf(final).filter((source) => source !== told && (points[source] ?? 0) < 0);
  return costly
    ? words("end-why-cost", { source: words(`source-${costly}`), points: figure(points[costly] ?? 0) })
    : "";
}

/** The best source of a seat, apart from what was told already. */
function best(live: CityTable, final: Final, seat: number, told?: string): string {
  const { points } = final.scores[seat];
  const others = sourcesOf(final).filter((source) => source !== told && (points[source] ?? 0) > 0);
  const [source] = others.toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
  if (!source) return "";
  return words("end-why-best", { seat, source: words(`source-${source}`), points: points[source] }, calledAtEnd(live));
}
