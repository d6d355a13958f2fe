import { describe, expect, it } from "vitest";
import { COMPACT, FULL, plateOf, SQUARES, STATIONS } from "../games/metro/board/grid";
import { PLACES } from "../games/metropolys/board/city";
import { walk, type Spot } from "./walk";

const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

function reached(spots: readonly Spot[], start: string): Set<string> {
  const seen = new Set([start]);
  for (const here of seen) {
    for (const key of KEYS) {
      const next = walk(spots, here, key);
      if (next) seen.add(next);
    }
  }
  return seen;
}

const netOf = (layout: typeof FULL): Spot[] => [
  ...SQUARES.map(({ id, x, y }) => ({ id, x: x + 50, y: y + 50 })),
  ...STATIONS.map((station) => {
    const plate = plateOf(station, layout);
    return { id: `s${station.id}`, x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
  }),
];
const withoutDistricts = (closed: string[]) => PLACES.filter((place) => !closed.includes(place.district));

describe("arrow keys", () => {
  it.each([
    ["the city", PLACES],
    ["a city without two districts", withoutDistricts(["east", "south"])],
    ["a city without its centre", withoutDistricts(["centre"])],
    ["the net", netOf(FULL)],
    ["the net on a small screen", netOf(COMPACT)],
  ])("reach every place of %s from every other", (_, spots) => {
    for (const spot of spots) expect(reached(spots, spot.id).size).toBe(spots.length);
  });

  it("go where they point", () => {
    const net = netOf(FULL);
    expect(walk(net, "00", "ArrowRight")).toBe("01");
    expect(walk(net, "00", "ArrowUp")).toBe("s8");
    expect(walk(net, "00", "ArrowLeft")).toBe("s9");
    expect(walk(net, "32", "ArrowRight")).toBe("35");
    expect(walk(PLACES, "C9", "ArrowUp")).toBe("C4");
  });

  it("stop at the rim, and other keys lead nowhere", () => {
    expect(walk(PLACES, "W9", "ArrowLeft")).toBeNull();
    expect(walk(PLACES, "C9", "a")).toBeNull();
    expect(walk(PLACES, "nowhere", "ArrowUp")).toBeNull();
  });
});
