// What stands in a neighbourhood (icon, label, token, building) and where: inside it, clear of statues and bridges.
import { TOWER_HEIGHT, sizeOf } from "../cover/towers";
import type { Token } from "../facts";
import type { Position } from "../shapes";
import { placeOf, WORLD, type Place, type Point } from "./city";

export type Standing = { seat: number; value: number; state: "built" | "bid" | "ghost" };

/** What stands where: built, bid, or only proposed by a seat. */
export function allStanding(
  position: Pick<Position, "bids" | "built">,
  proposal: { place: string; value: number; seat: number } | null,
): ReadonlyMap<string, Standing> {
  const built = position.built.flatMap((places, seat) =>
    Object.entries(places).map(([place, value]) => [place, { seat, value, state: "built" }] as const),
  );
  const bids = position.bids.map(({ seat, value, place }) => [place, { seat, value, state: "bid" }] as const);
  const ghost = proposal && ([proposal.place, { ...proposal, state: "ghost" }] as const);
  return new Map<string, Standing>([...built, ...bids, ...(ghost ? [ghost] : [])]);
}

export type Block = {
  place: Place;
  /** The foot of the building, or the middle of the label. */
  x: number;
  y: number;
  standing: Standing | null;
  /** The scale of the building. */
  scale: number;
  icon: { x: number; y: number; size: number } | null;
  label: { x: number; y: number; size: number; isCentred: boolean };
  token: { kind: Token; x: number; y: number; scale: number } | null;
};

/** Too small for icon and label in a row. */
const SMALL_PLACES = new Set(["N7", "E4"]);
const LETTER = 0.6; // the width of a letter or digit, in parts of the size of the type
const GAP = 5;
const BESIDE = 32; // for a token in the row
const ROW = 15; // of the label below the foot of a building
const BUILT = 0.9; // what is built stands lower than what is bid, and hides less of its neighbours

export function isInside(x: number, y: number, polygon: readonly Point[]): boolean {
  let inside = false;
  let one = polygon[polygon.length - 1]!;
  for (const other of polygon) {
    if (one[1] > y !== other[1] > y && x < ((other[0] - one[0]) * (y - one[1])) / (other[1] - one[1]) + one[0])
      inside = !inside;
    one = other;
  }
  return inside;
}

/** The room a block takes around its point: a row for the label, and what stands above it. */
type Extent = { width: number; row: number; above: number; aboveWidth: number };

const ROW_HEIGHT = 9; // above and below the middle of the row
const TOP = WORLD.y + 6;
const CUT = 0.35; // a unit cut off at the top, against a point on foreign ground

/** What it costs that this point of a block lies outside its neighbourhood, or over a statue or a bridge. */
function cost(place: Place, x: number, y: number): number {
  let bad = isInside(x, y, place.polygon) ? 0 : 1;
  for (const mark of place.marks) if ((x - mark[0]) ** 2 + (y - mark[1]) ** 2 < 24 ** 2) bad += 1.2;
  return bad;
}

/** How badly a block stands here, or `most` and more where it is no better than that. The label needs its own ground most;
 * a tower may lean over its neighbours. */
function misplaced(place: Place, x: number, y: number, extent: Extent, most: number): number {
  let bad = CUT * Math.max(0, TOP - (y - extent.above));
  for (let column = 0; column < 7 && bad < most; column++) {
    const u = x - extent.width / 2 + (extent.width * column) / 6;
    bad += 1.3 * (cost(place, u, y + extent.row - ROW_HEIGHT) + cost(place, u, y + extent.row + ROW_HEIGHT));
  }
  for (let column = 0; column < 3 && extent.above && bad < most; column++) {
    const u = x - extent.aboveWidth / 2 + (extent.aboveWidth * column) / 2;
    for (let row = 0; row < 4; row++) bad += 0.9 * cost(place, u, y - (extent.above * row) / 3);
  }
  return bad;
}

/** Where a block goes: first by long strides around the label's own place, then by short ones around the best. */
function spotFor(place: Place, extent: Extent): Point {
  let best: Point = [place.x, place.y];
  let least = misplaced(place, place.x, place.y, extent, Infinity);
  const search = ([midX, midY]: Point, reach: number, stride: number) => {
    for (let dx = -reach; dx <= reach; dx += stride) {
      for (let dy = -reach; dy <= reach; dy += stride) {
        const x = midX + dx;
        const y = midY + dy;
        const far = 0.004 * Math.sqrt((x - place.x) ** 2 + (y - place.y) ** 2);
        if (far >= least) continue;
        const score = far + misplaced(place, x, y, extent, least - far);
        if (score < least) [best, least] = [[x, y], score];
      }
    }
  };
  search(best, 60, 12);
  search(best, 9, 3);
  return best;
}

const made = new Map<string, Block>();

/** The block of a place; the same object as long as it looks the same, so that nothing is drawn anew. */
export function blockOf(id: string, standing: Standing | null, token: Token | null): Block {
  const key = `${id} ${standing ? `${standing.seat} ${standing.value} ${standing.state}` : ""} ${token ?? ""}`;
  const known = made.get(key);
  if (known) return known;
  const block = makeBlock(placeOf(id), standing, standing?.state === "built" ? null : token);
  made.set(key, block);
  return block;
}

function makeBlock(place: Place, standing: Standing | null, token: Token | null): Block {
  const isSmall = SMALL_PLACES.has(place.id);
  const [type, icon, full] = isSmall ? [16, 15, 0.92] : [18.5, 20, 1.16];
  const scale = standing?.state === "built" ? full * BUILT : full;
  const isBeside = standing !== null && token !== null;
  const row = icon + GAP + LETTER * type * place.id.length + (isBeside ? BESIDE : 0);
  const width = isSmall && standing ? 40 : row;
  const [x, y] = spotFor(place, {
    width: Math.max(width, standing ? 42 : 34),
    row: standing ? ROW : isSmall ? 5 : 0,
    ...above(standing, token, scale),
  });
  // at the upper rim of the city a tower shrinks rather than being cut off
  const tallest = standing ? (y - TOP) / TOWER_HEIGHT[sizeOf(standing.value)] : Infinity;
  const base = { place, x, y, standing, scale: Math.min(scale, tallest) };
  const beside = isBeside ? { kind: token, x: row / 2 - 12, y: ROW - 1, scale: 13 / 15 } : null;
  if (isSmall) {
    const size = standing ? type - 1 : type;
    return {
      ...base,
      icon: standing ? null : { x: -icon / 2, y: -icon + 1, size: icon },
      label: { x: 0, y: standing ? ROW + 3 : type - 1, size, isCentred: true },
      token: beside ?? (token ? { kind: token, x: 0, y: -icon - 12, scale: 0.8 } : null),
    };
  }
  const line = standing ? ROW : 0;
  return {
    ...base,
    icon: { x: -row / 2, y: line - icon / 2 - 1, size: icon },
    label: { x: -row / 2 + icon + GAP, y: line + 6, size: type, isCentred: false },
    token: beside ?? (token ? { kind: token, x: 0, y: -27, scale: 1 } : null),
  };
}

function above(standing: Standing | null, token: Token | null, scale: number) {
  if (standing) return { above: TOWER_HEIGHT[sizeOf(standing.value)] * scale, aboveWidth: 40 };
  return token ? { above: 42, aboveWidth: 34 } : { above: 0, aboveWidth: 0 };
}
