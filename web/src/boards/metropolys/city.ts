// The city as paths, made once from the data file.
import { bridges, lakes, neighbourhoods, outline, statues } from "../../../../src/metropole/data/metropolys.json";
import type { PlaceType } from "../../art/metropolysArt";

export type Point = readonly [number, number];
export type Place = {
  id: string;
  type: PlaceType;
  district: string;
  polygon: readonly Point[];
  path: string;
  x: number;
  y: number;
  /** Places next to it, by land or bridge. */
  neighbours: readonly string[];
  /** What a label must keep clear of: statues and the ends of bridges. */
  marks: readonly Point[];
};

type Points = number[][];
const point = (pair: number[]): Point => [pair[0]!, pair[1]!];
export const closedPath = (points: Points) => `M${points.map((pair) => pair.join(" ")).join("L")}Z`;

function marksOf(id: string): Point[] {
  const own = statues.filter((statue) => statue.neighbourhoods.includes(id)).map((statue) => point(statue.at));
  const heads = bridges.flatMap((bridge) =>
    bridge.between.flatMap((end, side) => (end === id ? [point(side ? bridge.to : bridge.from)] : [])),
  );
  return [...own, ...heads];
}

export const PLACES: readonly Place[] = neighbourhoods.map((one) => ({
  id: one.id,
  type: one.type as PlaceType,
  district: one.district,
  polygon: one.polygon.map(point),
  path: closedPath(one.polygon),
  x: one.label_at[0]!,
  y: one.label_at[1]!,
  neighbours: [...one.land, ...one.bridges],
  marks: marksOf(one.id),
}));

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));

/** The neighbourhood of this name; the server sends no other. */
export function placeOf(id: string): Place {
  const place = BY_ID.get(id);
  if (!place) throw new RangeError(`no neighbourhood ${id}`);
  return place;
}

/** One path for all these places. */
export const pathOf = (places: readonly Place[]) => places.map((place) => place.path).join("");

export const OUTLINE = closedPath(outline);
export const LAND = pathOf(PLACES);
export const LAKES = lakes.map((lake) => closedPath(lake.polygon)).join("");
export const STATUES = statues.map((statue) => ({ id: statue.id, x: statue.at[0]!, y: statue.at[1]! }));

/** What several places share: each statue and each lake, with its middle. */
export const SHARED = [
  ...statues.map(({ neighbourhoods: around, at }) => ({ around, middle: point(at) })),
  ...lakes.map(({ neighbourhoods: around, polygon }) => {
    const sum = polygon.reduce(([x, y], pair) => [x + pair[0]!, y + pair[1]!] as const, [0, 0] as Point);
    return { around, middle: [sum[0] / polygon.length, sum[1] / polygon.length] as Point };
  }),
];

/** A bridge lies along x from its first end; it reaches a little into the land at both. */
const REACH = 7;
export const BRIDGES = bridges.map((bridge) => {
  const [[x, y], [toX, toY]] = [point(bridge.from), point(bridge.to)];
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return {
    id: bridge.between.join("-"),
    transform: `translate(${x} ${y}) rotate(${turn.toFixed(1)})`,
    from: -REACH,
    length: Math.hypot(toX - x, toY - y) + 2 * REACH,
  };
});

/** What is shown of the world: the city and a margin. */
export const WORLD = { x: -18, y: -16, width: 1352, height: 948 };
