import { describe, expect, it } from "vitest";
import data from "../../../../../src/metropole/data/metropolys.json";
import { blockOf, type Standing } from "./blocks";
import { arrowBetween } from "./callWay";
import { drawGroup } from "./groups";
import { BRIDGES, closedPath, LAND, PLACES, placeOf, WORLD } from "./city";

const SEAT_VALUES = [1, 7, 13];

describe("the city", () => {
  it("has a path for every neighbourhood, from the data", () => {
    expect(PLACES).toHaveLength(55);
    for (const one of data.neighbourhoods) {
      expect(placeOf(one.id).path).toBe(closedPath(one.polygon));
      expect(LAND).toContain(placeOf(one.id).path);
    }
    expect(() => placeOf("X1")).toThrow(RangeError);
  });

  it("has every bridge, from land to land", () => {
    const shapes = (path: string) => path.split("Z").filter(Boolean);
    const middle = (shape: string) => {
      const numbers = shape.match(/-?[\d.]+/g)!.map(Number);
      const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
      return [mean(numbers.filter((_, index) => index % 2 === 0)), mean(numbers.filter((_, index) => index % 2))];
    };
    expect(shapes(BRIDGES.post).length).toBe(4 * data.bridges.length);
    for (const part of [BRIDGES.edge, BRIDGES.rail, BRIDGES.deck]) {
      expect(shapes(part).length).toBe(data.bridges.length);
      shapes(part).forEach((shape, number) => {
        const { from, to } = data.bridges[number]!;
        const [x, y] = middle(shape);
        expect(x).toBeCloseTo((from[0]! + to[0]!) / 2, 0);
        expect(y).toBeCloseTo((from[1]! + to[1]!) / 2, 0);
      });
    }
  });
});

describe("what stands in a neighbourhood", () => {
  const standings: (Standing | null)[] = [
    null,
    ...SEAT_VALUES.flatMap((value): Standing[] => [
      { seat: 0, value, state: "built" },
      { seat: 1, value, state: "bid" },
    ]),
  ];

  it("stays near it and inside the picture, whatever stands there", () => {
    for (const place of PLACES) {
      for (const standing of standings) {
        for (const token of [null, "trendy"] as const) {
          const block = blockOf(place.id, standing, token);
          expect(Math.hypot(block.x - place.x, block.y - place.y)).toBeLessThan(100);
          expect(block.y).toBeGreaterThan(WORLD.y);
          expect(block.scale).toBeGreaterThan(0.5);
        }
      }
    }
  });

  it("is the same object as long as it looks the same", () => {
    expect(blockOf("C1", null, "subway")).toBe(blockOf("C1", null, "subway"));
    expect(blockOf("C1", null, "subway")).not.toBe(blockOf("C1", null, null));
  });

  it("loses its token when it is built, and keeps it while it is bid for", () => {
    expect(blockOf("C5", { seat: 0, value: 3, state: "built" }, "trendy").token).toBeNull();
    expect(blockOf("C5", { seat: 0, value: 3, state: "bid" }, "trendy").token?.kind).toBe("trendy");
  });
});

it("draws an arrow from one building towards the next", () => {
  const arrow = arrowBetween(blockOf("W2", null, null), blockOf("E7", null, null));
  const numbers = arrow.line.match(/-?\d+/g)!.map(Number);
  expect(numbers[0]).toBeLessThan(numbers[4]!);
});

it("ties a group at what its places share, or from neighbour to neighbour", () => {
  const shared = data.statues[0]!;
  expect(drawGroup({ places: shared.neighbourhoods, tag: "+7" }, []).ties).toContain(`L${shared.at.join(" ")}`);
  expect(drawGroup({ places: ["C6", "C15", "C11"], tag: "" }, []).ties.match(/M/g)).toHaveLength(2);
});
