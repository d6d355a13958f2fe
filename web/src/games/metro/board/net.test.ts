import { describe, expect, it } from "vitest";
import { curvePath, EXITS, lengthOf, leavesBy, part, SQUARE, tilePath, trackCurve } from "../art/tracks";
import data from "../../../../../src/metropole/data/metro.json";
import { drawLine, freeTracks, headOf } from "./drawing";
import { beyond, isCentre, nameRows, ownersFor, PLATFORMS, SQUARES, STATIONS } from "./grid";
import { allLines, follow, readTile, tilesOf } from "./lines";

const SIDES = [0, 1, 2, 3];
const KINDS = Object.keys(data.tiles);
const near = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < 1e-9;

/** All squares covered by tiles drawn from a small generator, so that every failure can be repeated. */
function fullBoard(seed: number): string[] {
  return SQUARES.map(({ id }) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return `${KINDS[seed % KINDS.length]}${id}r${(seed >> 8) % 4}`;
  });
}

describe("tracks", () => {
  it("join: where one tile's curve ends, that of the next begins, and in the same direction", () => {
    for (const side of SIDES) {
      const [row, column] = beyond(0, 0, side);
      for (const from of SIDES) {
        for (const to of SIDES) {
          const end = trackCurve(from, side);
          const start = trackCurve((side + 2) % 4, to, column * SQUARE, row * SQUARE);
          expect(near(end[3], start[0])).toBe(true);
          const [out, on] = [
            [end[3][0] - end[2][0], end[3][1] - end[2][1]] as const,
            [start[1][0] - start[0][0], start[1][1] - start[0][1]] as const,
          ];
          expect(Math.abs(out[0] * on[1] - out[1] * on[0])).toBeLessThan(1e-6);
          expect(out[0] * on[0] + out[1] * on[1]).toBeGreaterThan(0);
        }
      }
    }
  });

  it("of a tile use each exit once, however it is turned", () => {
    for (const kind of KINDS) {
      for (const turns of SIDES) {
        expect(new Set(SIDES.map((side) => leavesBy(kind, turns, side))).size).toBe(4);
        expect(tilePath(kind, turns).match(/M/g)).toHaveLength(4);
      }
    }
  });

  it("turn with their tile", () => {
    expect(leavesBy("badb", 0, 0)).toBe(1);
    expect(leavesBy("badb", 1, 1)).toBe(2);
  });

  it("have parts that lie on them and lengths that add up", () => {
    const curve = trackCurve(0, 1);
    expect(near(part(curve, 0, 0.5)[3], part(curve, 0.5, 1)[0])).toBe(true);
    expect(lengthOf(part(curve, 0, 0.4)) + lengthOf(part(curve, 0.4, 1))).toBeCloseTo(lengthOf(curve), 0);
    expect(lengthOf(trackCurve(0, 2))).toBeCloseTo(SQUARE);
    expect(curvePath(curve)).toMatch(/^M33\.3 0C/);
  });
});

describe("lines", () => {
  it("read placements as the server writes them", () => {
    expect(readTile("aacb01")).toEqual({ tile: "aacb", square: "01", turns: 0 });
    expect(readTile("aacb70r3")).toEqual({ tile: "aacb", square: "70", turns: 3 });
  });

  it("all end on a full board, and cross from square to neighbouring square", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const tiles = tilesOf(fullBoard(seed), null);
      const lines = allLines(tiles);
      for (const line of lines) {
        expect(line.end).not.toBeNull();
        line.way.slice(1).forEach((crossing, index) => {
          const before = line.way[index]!;
          expect([crossing.row, crossing.column]).toEqual(beyond(before.row, before.column, before.to));
          expect(crossing.from).toBe((before.to + 2) % 4);
        });
      }
      expect(new Set(lines.filter((line) => line.end !== "centre").map((line) => line.end)).size).toBe(
        lines.filter((line) => line.end !== "centre").length,
      );
    }
  });

  it("follow a proposed tile as if it lay there", () => {
    const tiles = tilesOf([], { square: "00", tile: "aaaa", turns: 0 });
    expect(follow(tiles, 8, 0, 0, 0)).toMatchObject({ end: null, way: [{ from: 0, to: 2 }] });
  });

  it("are drawn as one path, crossing by crossing, and again where they meet themselves", () => {
    let again = 0;
    for (let seed = 1; seed <= 10; seed++) {
      for (const line of allLines(tilesOf(fullBoard(seed), null))) {
        const drawn = drawLine(line, 0);
        expect(drawn.path.match(/M/g)).toHaveLength(1);
        expect(drawn.path.match(/C/g)).toHaveLength(line.way.length);
        const squares = new Set(line.way.map(({ row, column }) => `${row}${column}`));
        expect(drawn.overs).toHaveLength(line.way.length - squares.size);
        again += drawn.overs.length;
      }
    }
    expect(again).toBeGreaterThan(0);
  });

  it("and free tracks together are all tracks", () => {
    const tiles = tilesOf(fullBoard(7), null);
    const [lines, owners] = [allLines(tiles), ownersFor(3)];
    const owned = lines.filter((line) => owners.has(line.station)).reduce((sum, line) => sum + line.way.length, 0);
    expect(freeTracks(tiles, lines, owners).match(/M/g)).toHaveLength(4 * tiles.size - owned);
  });

  it("carry their length, and on a flag that they count twice", () => {
    const way = [{ row: 2, column: 3, from: 0, to: 2 }];
    expect(headOf({ station: 5, way, end: null }, 0, 15)).toMatchObject({ text: "1", isFlag: false });
    expect(headOf({ station: 5, way, end: "centre" }, 0, 15)).toMatchObject({ text: "1×2", isFlag: true });
  });
});

describe("the grid", () => {
  it("has 60 squares, 32 stations and 8 platforms", () => {
    expect([SQUARES.length, STATIONS.length, PLATFORMS.length]).toEqual([60, 32, 8]);
    expect(SQUARES.some(({ row, column }) => isCentre(row, column))).toBe(false);
    expect(EXITS).toHaveLength(8);
  });

  it("knows the owners for every number of players", () => {
    for (const players of [2, 3, 4, 5, 6]) expect(new Set(ownersFor(players).values()).size).toBe(players);
  });

  it("parts long names once, and loses no letter", () => {
    for (const { name } of STATIONS) expect(nameRows(name).join("").replace(/ /g, "")).toBe(name.replace(/ /g, ""));
    expect(nameRows("Denfert-Rochereau")).toEqual(["Denfert-", "Rochereau"]);
    expect(nameRows("Place d'Italie")).toEqual(["Place", "d'Italie"]);
  });
});
