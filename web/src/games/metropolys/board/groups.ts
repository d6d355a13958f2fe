// Groups that count for an objective: each tied together, so that two side by side stay two, with a tag.
import { isInside, type Block } from "./blocks";
import { placeOf, SHARED, type Point } from "./city";

export type Group = { places: readonly string[]; tag: string };
export type DrawnGroup = { key: string; tag: string; ties: string; x: number; y: number };

type At = (place: string) => Point;

/** To the statue or lake that all of them touch, or else from neighbour to neighbour. */
function tie(places: readonly string[], at: At): string {
  const line = (from: Point, to: Point) => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  const shared = SHARED.find(({ around }) => places.length > 1 && places.every((place) => around.includes(place)));
  if (shared) return places.map((place) => line(at(place), shared.middle)).join("");
  return places
    .slice(1)
    .map((place, index) => {
      const before = places.slice(0, index + 1);
      const next = before.find((other) => placeOf(place).neighbours.includes(other));
      return next ? line(at(next), at(place)) : "";
    })
    .join("");
}

const HALF = [26, 16] as const; // of a tag

/** A point inside one of the places, as far as can be from what stands there. */
function clearing(places: readonly string[], at: At): Point {
  let [best, most] = [at(places[0]!), -1];
  for (const { polygon } of places.map(placeOf)) {
    const [xs, ys] = [polygon.map((point) => point[0]), polygon.map((point) => point[1])];
    for (let x = Math.min(...xs) + 8; x < Math.max(...xs); x += 9) {
      for (let y = Math.min(...ys) + 8; y < Math.max(...ys); y += 9) {
        const corners = [-1, 1].flatMap((a) => [-1, 1].map((b) => [x + a * HALF[0], y + b * HALF[1]] as const));
        if (!corners.every(([u, v]) => isInside(u, v, polygon))) continue;
        const far = (place: string) =>
          Math.min(...[70, 45, 20, -12].map((up) => Math.hypot((x - at(place)[0]) * 0.9, y - at(place)[1] + up)));
        const room = Math.min(...places.map(far));
        if (room > most) [best, most] = [[x, y], room];
      }
    }
  }
  return best;
}

export function drawGroup({ places, tag }: Group, blocks: readonly Block[]): DrawnGroup {
  const at: At = (id) => {
    const block = blocks.find((one) => one.place.id === id);
    return block ? [block.x, block.y - 4] : [placeOf(id).x, placeOf(id).y];
  };
  // in an order in which each is next to one before it, as far as that can be
  const ordered = [...places].slice(0, 1);
  const rest = places.slice(1);
  while (rest.length) {
    const next = rest.findIndex((place) => ordered.some((other) => placeOf(place).neighbours.includes(other)));
    ordered.push(...rest.splice(Math.max(next, 0), 1));
  }
  const [x, y] = clearing(places, at);
  return { key: places.join(" "), tag, ties: tie(ordered, at), x, y };
}
