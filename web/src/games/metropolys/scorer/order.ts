// Calls for proposals at a real table: who opened, who has bid and passed, and who builds in the end. What was bid may
// stay unknown: then it is only known who is to move.
import { type Course, nextSeat, type TurnAct, type TurnOrder } from "../../../scorer/companion/course";
import { type SeatName, words } from "../../../words.svelte";
import type { CityShapes } from "../shapes";
import { ownerOf, withBuilding } from "./entered";

/** A bid, with the building and its place where they are known. */
export interface EnteredBid {
  readonly seat: number;
  readonly value: number | null;
  readonly place: string | null;
}
export interface KnownBid extends EnteredBid {
  readonly value: number;
  readonly place: string;
}
export interface CallCourse extends Course {
  readonly opener: number;
  readonly bids: readonly EnteredBid[];
  readonly passed: readonly number[];
  /** The bid that was built last. */
  readonly won: EnteredBid | null;
}

const callOf = (course: Course): CallCourse => course as CallCourse;
const isKnown = (bid: EnteredBid): bid is KnownBid => bid.value !== null && bid.place !== null;
export const knownBids = (course: Course): KnownBid[] => callOf(course).bids.filter(isKnown);

const opened = (opener: number, won: EnteredBid | null = null): CallCourse => ({
  ...{ turn: opener, opener, won },
  ...{ bids: [], passed: [] },
});

/** Clockwise, the next who has not passed; the one who bid last, when all others have. */
function onwards(course: CallCourse, players: number): CallCourse {
  const last = course.bids.at(-1)!.seat;
  let turn = nextSeat(course.turn, { players });
  while (course.passed.includes(turn) && turn !== last) turn = nextSeat(turn, { players });
  return turn === last ? built(course) : { ...course, turn };
}

const built = (course: CallCourse): CallCourse => opened(course.bids.at(-1)!.seat, course.bids.at(-1)!);

export function bid(course: Course, players: number, made: Omit<EnteredBid, "seat">): CallCourse {
  const call = callOf(course);
  const bids = [...call.bids, { ...made, seat: call.turn }];
  return onwards({ ...call, bids, won: null }, players);
}

function passed(call: CallCourse, players: number): CallCourse {
  return onwards({ ...call, passed: [...call.passed, call.turn] }, players);
}

export const order: TurnOrder<CityShapes> = {
  begin: (first) => opened(first),
  give(course, seat) {
    const call = callOf(course);
    if (!call.bids.length) return opened(seat, call.won);
    return { ...call, turn: seat, passed: call.passed.filter((one) => one !== seat) };
  },
  acts(course, players): TurnAct[] {
    const call = callOf(course);
    const unknown = { value: null, place: null };
    const bids: TurnAct = { text: words("companion-bids"), after: bid(call, players, unknown), isMain: true };
    if (!call.bids.length) return [bids];
    return [
      bids,
      { text: words("companion-passes"), after: passed(call, players), isMain: false },
      { text: words("companion-call-over"), after: built(call), isMain: false },
    ];
  },
  text(course, seatName) {
    const call = callOf(course);
    const last = call.bids.at(-1);
    if (last)
      return [isKnown(last) ? knownText("companion-answers-known", last, seatName) : unknownText(last, seatName)];
    const won = call.won && wonText(call.won, seatName);
    return won ? [won] : [words("companion-opens", { name: seatName(call.opener) })];
  },
  mark(course, seat) {
    const call = callOf(course);
    if (call.passed.includes(seat)) return words("companion-passed");
    const highest = call.bids.at(-1);
    if (highest?.seat === seat)
      return [words("companion-highest"), ...(isKnown(highest) ? [`${highest.value} ${highest.place}`] : [])].join(
        ": ",
      );
    return call.bids.length && call.opener === seat ? words("companion-opened") : null;
  },
  /** What a call has built stands on the board, and goes again when the call is taken back. */
  entered(before, after) {
    const [won, lost] = [callOf(after).won, callOf(before).won];
    if (won !== lost && won && isKnown(won) && callOf(before).bids.at(-1) === won)
      return withBuilding(won.place, { seat: won.seat, value: won.value });
    if (won !== lost && lost && isKnown(lost) && callOf(after).bids.length)
      return (entered) => {
        const isIts = ownerOf(entered, lost.place) === lost.seat && callOf(after).bids.at(-1)?.place === lost.place;
        return isIts ? withBuilding(lost.place, null)(entered) : entered;
      };
    return null;
  },
};

const unknownText = (last: EnteredBid, seatName: SeatName): string =>
  words("companion-answers", { last: seatName(last.seat) });

const knownText = (id: string, { seat, value, place }: KnownBid, seatName: SeatName): string =>
  words(id, { last: seatName(seat), value, place });

const wonText = (won: EnteredBid, seatName: SeatName): string =>
  isKnown(won)
    ? words("companion-won-known", { name: seatName(won.seat), value: won.value, place: won.place })
    : words("companion-won", { name: seatName(won.seat) });
