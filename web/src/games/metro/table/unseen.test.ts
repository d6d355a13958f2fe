import { describe, expect, it } from "vitest";
import { unseenTiles } from "./unseen";

const left = (unseen: ReturnType<typeof unseenTiles>) => unseen.reduce((sum, one) => sum + one.left, 0);
const of = (unseen: ReturnType<typeof unseenTiles>, tile: string) => unseen.find((one) => one.tile === tile);

describe("tiles not yet seen", () => {
  it("are all sixty of 24 kinds before anything lies open", () => {
    const unseen = unseenTiles({ tiles: [], drawn: null }, []);
    expect(unseen).toHaveLength(24);
    expect(left(unseen)).toBe(60);
  });

  it("leave out the board, however a tile is turned, my hand, and the tile drawn in the open", () => {
    const unseen = unseenTiles({ tiles: ["aaaa00", "aacb01r2", "aaaa71r1"], drawn: "dddd" }, ["aaaa", "cccc"]);
    expect(left(unseen)).toBe(54);
    expect(of(unseen, "aaaa")).toEqual({ tile: "aaaa", left: 1, copies: 4 });
    expect(of(unseen, "aacb")?.left).toBe(3);
    expect(of(unseen, "dddd")?.left).toBe(1);
    expect(of(unseen, "cccc")?.left).toBe(1);
  });
});
