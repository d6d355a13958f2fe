// A game folded once into all its moments, so that going to any of them takes no time.
import { screenOf } from "../games/registry";
import type { Shapes } from "../games/shapes";
import type { Known } from "../table/fold";
import { nowhere } from "../nowhere";
import type { ReplayShown, ReplayStep } from "../types";

export type Points = Readonly<Record<string, number>>;

/** What is known after a step; the first moment has none. */
export interface ReplayMoment<S extends Shapes = Shapes> {
  readonly known: Known<S>;
  readonly step: ReplayStep<S> | null;
  /** By seat, what it has, as far as that is open. */
  readonly owns: readonly (S["own"] | null)[];
  /** By seat, its points by source, as far as they are open. */
  readonly points: readonly Points[];
}

/** All moments of a game. */
export function momentsOf<S extends Shapes>(given: ReplayShown<S>, mine: number | null): ReplayMoment<S>[] {
  const moments = [firstOf(given, mine)];
  given.steps.forEach((step, index) => {
    const isLast = index === given.steps.length - 1;
    moments.push(after(moments[index], step, mine, isLast ? given : null));
  });
  return moments;
}

function firstOf<S extends Shapes>(given: ReplayShown<S>, mine: number | null): ReplayMoment<S> {
  const { game, setup, position, own: owns, points, steps } = given;
  const table = { ...(given.table ?? nowhere(given)), status: "running" as const };
  const seats = steps[0]?.seats ?? table.seats;
  const known = { game, version: 0, table: { ...table, seats }, setup, position, canUndo: false };
  return { known: { ...known, own: ownOf(owns, mine) }, step: null, owns, points };
}

function after<S extends Shapes>(
  before: ReplayMoment<S>,
  step: ReplayStep<S>,
  mine: number | null,
  whole: ReplayShown<S> | null,
): ReplayMoment<S> {
  const { known } = before;
  const owns = step.own ? before.owns.map((own, seat) => step.own![seat] ?? own) : before.owns;
  const status = whole ? (whole.table?.status ?? (whole.final ? "finished" : "running")) : "running";
  return {
    step,
    owns,
    points: step.points ?? before.points,
    known: {
      ...known,
      version: step.entry ?? known.version + 1,
      table: tableAfter(known.table, status, step.seats),
      position: screenOf(known.game).fold(known.position, step.change),
      own: ownOf(owns, mine),
      result: whole?.result,
      final: whole?.final,
    },
  };
}

/** The same object while nothing of it changes: what is drawn of it is then left alone. */
function tableAfter<T extends Pick<Known["table"], "status" | "seats">>(
  table: T,
  status: T["status"],
  seats: T["seats"] = table.seats,
): T {
  return status === table.status && seats === table.seats ? table : { ...table, status, seats };
}

const ownOf = <S extends Shapes>(owns: readonly (S["own"] | null)[], seat: number | null): S["own"] | undefined =>
  (seat === null ? null : owns[seat]) ?? undefined;
