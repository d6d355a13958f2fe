// How a bid and a building are played out on the map: a tower walks to its place, a tower that is built rises.
import type { Motion } from "../../../table/motion";
import type { Position } from "../shapes";
import { type Block, blockOf } from "./blocks";
import { WORLD } from "./city";
import type { Token } from "../facts";

export type Bid = Position["bids"][number];

/** What moves now; both in the same entry where a bid is built at once. */
export interface CityMoving {
  /** What lay open before it. */
  before: Position;
  /** A tower that comes to its place; my own stood there already when it was proposed. */
  walk: Bid | null;
  rise: Bid | null;
  /** Milliseconds of the whole step. */
  time: number;
}

/** Shares of a step. */
const WALKED = 0.62;
const WALKED_TO_BUILD = 0.36;
const RISEN = 0.3;

export const walkEnds = ({ walk, rise }: CityMoving): number => (walk ? (rise ? WALKED_TO_BUILD : WALKED) : 0);
export const riseEnds = (moving: CityMoving): number => walkEnds(moving) + (moving.rise ? RISEN : 0);

const BEND = 0.13; // as the arrow of the way is bent
const STEPS = 12;
const HOP = 10;
const ABOVE = 46;

/** From the bid before it, with little hops; from above where it opens the call. In pixels, by how many make a unit. */
function walkFrames(from: Block | null, to: Block, unit: number): Keyframe[] {
  if (!from)
    return [
      { transform: `translateY(${-ABOVE * unit}px)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const left = 1 - step / STEPS;
    const aside = 4 * left * (1 - left) * BEND;
    const hop = HOP * Math.abs(Math.sin(2 * Math.PI * left));
    const [x, y] = [dx * left - dy * aside, dy * left + dx * aside - hop];
    return { transform: `translate(${(x * unit).toFixed(1)}px, ${(y * unit).toFixed(1)}px)` };
  });
}

const RISE: Keyframe[] = [
  { transform: "scaleY(0.3)", opacity: 0.2 },
  { transform: "scaleY(1.07)", opacity: 1, offset: 0.75 },
  { transform: "none", opacity: 1 },
];

/** A tower on its way: what it will be when it stands, and how it comes there. */
export type TowerMoving = { block: Block; motion: Motion };
export type TokenAt = (place: string) => Token | null;

export function walking(moving: CityMoving, tokenAt: TokenAt, unit: number): TowerMoving | null {
  if (!moving.walk) return null;
  const bidding = ({ place, seat, value }: Bid) => blockOf(place, { seat, value, state: "bid" }, tokenAt(place));
  const last = moving.before.bids.at(-1);
  const block = bidding(moving.walk);
  const frames = walkFrames(last ? bidding(last) : null, block, unit);
  return { block, motion: { frames, ends: walkEnds(moving), easing: "ease-in-out" } };
}

export function rising(moving: CityMoving): TowerMoving | null {
  if (!moving.rise) return null;
  const { place, seat, value } = moving.rise;
  return { block: blockOf(place, { seat, value, state: "built" }, null), motion: { frames: RISE, ends: RISEN } };
}

/** The room of a tower above its foot, and a little below it. */
export const TOWER = { x: -30, y: -96, width: 60, height: 100 };

/** Where a tower is on the map, in parts of it. */
export function boxOf({ x, y, scale }: Block): { left: string; top: string; width: string; height: string } {
  const part = (value: number, of: number) => `${((100 * value) / of).toFixed(3)}%`;
  return {
    left: part(x + TOWER.x * scale - WORLD.x, WORLD.width),
    top: part(y + TOWER.y * scale - WORLD.y, WORLD.height),
    width: part(TOWER.width * scale, WORLD.width),
    height: part(TOWER.height * scale, WORLD.height),
  };
}
