// How what happens in Metropolys is played out, marked and heard.
import type { Sound } from "../../../sounds";
import type { Moving, Step } from "../../../table/playback.svelte";
import type { Happened } from "../../../types";
import type { GameFollowing } from "../../screen";
import type { Bid, CityMoving } from "../board/following";
import type { Mark } from "../board/Marks.svelte";
import { POINTS } from "../facts";
import type { CityShapes } from "../shapes";
import Flights from "./Flights.svelte";

export type CityStep = Step<CityShapes>;

/** Where something is built there is more to see. */
const LONG = 1.4;
/** My own tower stood there already when it was proposed. */
const OWN = 0.5;

const eventOf = ({ entry }: CityStep, id: string): Happened | undefined => entry.events?.find((one) => one.id === id);

function bidIn(step: CityStep, id: "bid" | "built"): Bid | null {
  const { seat, value, place } = eventOf(step, id)?.details ?? {};
  return place === undefined ? null : { seat: Number(seat), value: Number(value), place: String(place) };
}

export const bidBy = (step: CityStep): Bid | null => bidIn(step, "bid");
export const builtBy = (step: CityStep): Bid | null => bidIn(step, "built");

/** A token or a special card that an entry has brought to a seat, where it was, and what it is worth there. */
export type Gain = { kind: string; isCard: boolean; seat: number; from: number | null; place: string; points: number };

const SPECIAL = { subway_card_moved: "subway", archaeology_card_moved: "archaeology" } as const;

export function gainsBy(step: CityStep): Gain[] {
  const place = builtBy(step)?.place ?? "";
  return (step.entry.events ?? []).flatMap(({ id, details }): Gain[] => {
    const seat = Number(details.seat);
    if (id === "token_taken") {
      const kind = String(details.token);
      return [{ kind, isCard: false, seat, from: null, place, points: POINTS[kind] ?? 0 }];
    }
    const kind = Object.entries(SPECIAL).find(([moved]) => moved === id)?.[1];
    const from = Number(details.from_seat);
    const points = POINTS[`${kind}_card`] ?? 0;
    return kind ? [{ kind, isCard: true, seat, from: from >= 0 ? from : null, place, points }] : [];
  });
}

/** What moves on the map. */
export function movingOf(moving: Moving<CityShapes> | null, seat: number | null): CityMoving | null {
  const before = moving?.step.before.position;
  if (!moving || !before || moving.isStill) return null;
  const { step, time } = moving;
  const [bid, rise] = [bidBy(step), builtBy(step)];
  const walk = step.entry.seat === seat ? null : bid;
  return walk || rise ? { before, walk, rise, time } : null;
}

/** What was bid and built since my turn with its number, and the last of it. */
export function marksOf(since: readonly CityStep[], last: CityStep | null): Mark[] {
  const steps = since.length || !last ? since : [last];
  return steps.flatMap((step, index) => {
    const [bid, built] = [bidBy(step), builtBy(step)];
    const done = built ?? bid;
    if (!done) return [];
    const from = bid ? (step.before.position?.bids.at(-1)?.place ?? null) : null;
    const number = since.length ? index + 1 : null;
    return [{ place: done.place, from, seat: done.seat, number, isLast: step === last }];
  });
}

function heardBy(gain: Gain, seat: number | null): Sound[] {
  if (seat === null) return [];
  const points = gain.seat === seat ? gain.points : gain.from === seat ? -gain.points : 0;
  return points > 0 ? ["gain"] : points < 0 ? ["loss"] : [];
}

export const follow: GameFollowing<CityShapes> = {
  weight: (step, seat) => (builtBy(step) ? LONG : step.entry.seat === seat ? OWN : 1),
  flights: Flights,
  sounds(step, seat) {
    const done: Sound = bidBy(step) || builtBy(step) ? "wood" : "paper";
    return [done, ...gainsBy(step).flatMap((gain) => heardBy(gain, seat))];
  },
};
