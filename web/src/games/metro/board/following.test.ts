// A tile that is placed: which lines it makes longer, and how they draw themselves.
import { expect, test } from "vitest";
import { before, DRAWN, growth, shortened } from "./following";
import { ownersFor } from "./grid";
import { allLines, tilesOf } from "./lines";

// straight tracks in the upper left corner: a second tile prolongs what runs over the first
const PLACEMENTS = ["aaaa00", "aaaa10"];
const lines = allLines(tilesOf(PLACEMENTS, null));
const lengths = before(PLACEMENTS, "10");
const owners = ownersFor(2);

test("lines that do not touch the tile are as long as before", () => {
  const changed = lines.filter((line) => lengths.has(line.station));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(lines.length);
  for (const line of changed) expect(line.way.some(({ row, column }) => `${row}${column}` === "10")).toBe(true);
});

test("shortened they are what they were", () => {
  const was = allLines(tilesOf(["aaaa00"], null));
  for (const line of shortened(lines, lengths)) {
    const old = was.find((one) => one.station === line.station)!;
    expect(line.way).toEqual(old.way);
  }
});

test("each grows along its way, and all are drawn in time", () => {
  const pieces = growth(lines, lengths, owners, 0.4);
  const stations = new Set(pieces.map((piece) => Number(piece.key.split(" ")[0])));
  const owned = [...lengths.keys()].filter((station) => owners.has(station));
  expect([...stations].sort()).toEqual(owned.sort());
  for (const station of stations) {
    const own = pieces.filter((piece) => piece.key.startsWith(`${station} `));
    expect(own).toHaveLength(2 * (lines.find((line) => line.station === station)!.way.length - lengths.get(station)!));
    expect(own.map((piece) => piece.begins)).toEqual(own.map((piece) => piece.begins).sort((a, b) => a - b));
  }
  for (const { begins, ends } of pieces) {
    expect(begins).toBeGreaterThanOrEqual(0.4);
    expect(ends).toBeLessThanOrEqual(DRAWN + 1e-9);
  }
});
