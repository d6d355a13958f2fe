// The city as paths, made once from the data file.
import { bridges, lakes, neighbourhoods, outline, statues } from "../../../../../src/metropole/data/metropolys.json";
import { type Type, TYPES } from "../facts";

export type Point = readonly [number, number];
export type Place = {
  id: string;
  type: Type;
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

function typeOf(name: string): Type {
  const type = TYPES.find((one) => one === name);
  if (!type) throw new RangeError(`no type ${name}`);
  return type;
}

export const PLACES: readonly Place[] = neighbourhoods.map((one) => ({
  id: one.id,
  type: typeOf(one.type),
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

/** A bridge reaches a little into the land at both ends, where its posts stand. */
const REACH = 7;
const POST = { along: 3, across: 10, size: 4 };

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Rectangles along all bridges, as they lie on one of this length: from, to, their middle line and half their width. */
function alongBridges(
  strips: (length: number) => { from: number; to: number; middle: number; half: number }[],
): string {
  return bridges
    .flatMap(({ from: [x = 0, y = 0], to: [toX = 0, toY = 0] }) => {
      const length = Math.hypot(toX - x, toY - y);
      const [u, v] = [(toX - x) / length, (toY - y) / length];
      const at = (along: number, across: number) => [
        tenths(x + along * u - across * v),
        tenths(y + along * v + across * u),
      ];
      return strips(length).map(({ from, to, middle, half }) =>
        closedPath([at(from, middle - half), at(to, middle - half), at(to, middle + half), at(from, middle + half)]),
      );
    })
    .join("");
}

const deck = (half: number) => alongBridges((length) => [{ from: -REACH, to: length + REACH, middle: 0, half }]);
const posts = alongBridges((length) =>
  [POST.along - REACH, length + REACH - POST.along].flatMap((along) =>
    [-POST.across, POST.across].map((middle) => ({
      from: along - POST.size,
      to: along + POST.size,
      middle,
      half: POST.size,
    })),
  ),
);
/** All bridges, part by part, one path each: a browser is slow with many little shapes. */
export const BRIDGES = { edge: deck(13), rail: deck(10.5), deck: deck(6), post: posts };

/** What is shown of the world: the city and a margin. */
export const WORLD = { x: -18, y: -16, width: 1352, height: 948 };
