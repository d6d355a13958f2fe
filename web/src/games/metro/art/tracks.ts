// Everything that is drawn of Metro: 100 units to the square, exits at thirds, clockwise from the top left corner.
import { SIDES_ON } from "../facts";

export type Point = readonly [number, number];
/** A track or a part of it as four control points; a straight one is a curve too. */
export type Curve = readonly [Point, Point, Point, Point];

export const SQUARE = 100;
const THIRD = SQUARE / 3;
const CIRCLE = 0.5523; // handles of this part of the radius make a quarter of a circle
const BACK_HANDLE = 46; // for a track that turns back to its side

/** Where tracks cross the rim of a square: 0 and 1 at the top, 2 and 3 at the right, and so on. */
export const EXITS: readonly Point[] = [
  [THIRD, 0], [2 * THIRD, 0], [SQUARE, THIRD], [SQUARE, 2 * THIRD],
  [2 * THIRD, SQUARE], [THIRD, SQUARE], [0, 2 * THIRD], [0, THIRD],
]; // prettier-ignore
/** From each side into the square: top, right, bottom, left. */
export const INWARD: readonly Point[] = [[0, 1], [-1, 0], [0, -1], [1, 0]]; // prettier-ignore

/** How long the handles are, by the quarter turns from the side of entry to that of exit. */
const HANDLES = [BACK_HANDLE, CIRCLE * 2 * THIRD, THIRD, CIRCLE * THIRD];

/** The side by which a track leaves that comes in by this side; the letters of a tile are those of its kind, unturned. */
export function leavesBy(tile: string, turns: number, side: number): number {
  const letter = tile[(side - turns + 4) % 4] ?? "";
  return (side + (SIDES_ON[letter] ?? 0)) % 4;
}

/** The track from one side to another, on the square whose top left corner is (x, y). */
export function trackCurve(from: number, to: number, x = 0, y = 0): Curve {
  const [start, end] = [EXITS[2 * from]!, EXITS[2 * to + 1]!];
  const handle = HANDLES[(to - from + 4) % 4]!;
  const [into, back] = [INWARD[from]!, INWARD[to]!];
  return [
    [x + start[0], y + start[1]],
    [x + start[0] + into[0] * handle, y + start[1] + into[1] * handle],
    [x + end[0] + back[0] * handle, y + end[1] + back[1] * handle],
    [x + end[0], y + end[1]],
  ];
}

const short = (value: number) => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** The curve as path commands that go on from where it starts. */
export function goOn([, first, second, end]: Curve): string {
  return `C${at(first)} ${at(second)} ${at(end)}`;
}

export function curvePath(curve: Curve): string {
  return `M${at(curve[0])}${goOn(curve)}`;
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function split([a, b, c, d]: Curve, t: number): readonly [Curve, Curve] {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  const middle = between(abc, bcd, t);
  return [[a, ab, abc, middle], [middle, bcd, cd, d]]; // prettier-ignore
}

/** The part of a curve between two parameters. */
export function part(curve: Curve, from: number, to: number): Curve {
  return split(split(curve, to)[0], from / to)[1];
}

/** The length of a curve, near enough for a dash to run on without a seam. */
export function lengthOf(curve: Curve): number {
  const steps = 24;
  let [length, before] = [0, curve[0]];
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const point: Point = [
      a * curve[0][0] + b * curve[1][0] + c * curve[2][0] + d * curve[3][0],
      a * curve[0][1] + b * curve[1][1] + c * curve[2][1] + d * curve[3][1],
    ];
    length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  return length;
}

/** All four tracks of a tile as one path. */
export function tilePath(tile: string, turns: number): string {
  return [0, 1, 2, 3].map((side) => curvePath(trackCurve(side, leavesBy(tile, turns, side)))).join("");
}

/** Three nested arches: the mark of the house, in a box of 36 x 36. */
export const ARCHES = "M4 32V18a14 14 0 0 1 28 0v14M9.5 32V18a8.5 8.5 0 0 1 17 0v14M15 32V18a3 3 0 0 1 6 0v14M1 32h34";
