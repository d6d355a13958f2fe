// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import plan from "../../../../../src/metropole/data/metro.json";
import { LANGUAGES } from "../../../facts";
import Said from "../../../parts/Said.svelte";
import { parts, sentence, speakFrom, speakOf, words } from "../../../words.svelte";
import { tilePath } from "../art/tracks";
import { SQUARES, squareName } from "../board/grid";
import { table } from ".";
import { tileId, tileName } from "./tileWords";

const KINDS = Object.keys(plan.tiles);
const fileOf = (code: string) => readFileSync(`../src/metropole/messages/${code}.ftl`, "utf8");

beforeEach(() => {
  speakFrom("en", fileOf("en"));
  speakOf(table.words);
});
afterEach(() => speakOf());

describe("squares of Metro", () => {
  it("are named by the letter of the column and the number of the row, from the top left", () => {
    expect(["00", "07", "70", "77", "34", "47"].map(squareName)).toEqual(["A1", "H1", "A8", "H8", "E4", "H5"]);
    expect(new Set(SQUARES.map(({ id }) => squareName(id))).size).toBe(SQUARES.length);
  });

  it("are called so in every sentence, and lit by what the server calls them", () => {
    expect(words("square_not_adjacent", { square: "25" })).toContain("F3 is neither");
    expect(parts("square_not_adjacent", { square: "25" })[0]).toEqual({
      text: "F3",
      thing: { kind: "place", id: "25" },
    });
  });
});

describe("tiles of Metro in words", () => {
  it("tell the tracks, and where those lie that show how the tile is turned", () => {
    expect(tileName("aaaa")).toBe("a tile (4 straights)");
    expect(tileName("aacb")).toBe("a tile (2 straights, one tight curve at the bottom right and one wide curve)");
    expect(tileName("dbba")).toBe("a tile (one straight, 2 wide curves and one U-turn at the top)");
    expect(tileName("adad")).toBe("a tile (2 straights and 2 U-turns on the right and on the left)");
  });

  it.each(Object.keys(LANGUAGES))("are told apart in %s, all 24 of them", (code) => {
    speakFrom(code, fileOf(code));
    expect(new Set(KINDS.map(tileName)).size).toBe(24);
  });

  it("are told as they lie: two that look the same when turned are told the same, others are not", () => {
    const lying = KINDS.flatMap((kind) => [0, 1, 2, 3].map((turns) => ({ kind, turns })));
    const picture = ({ kind, turns }: { kind: string; turns: number }) =>
      tilePath(kind, turns).split(/(?=M)/).sort().join("");
    const told = new Map(lying.map((one) => [picture(one), tileName(tileId(one.kind, one.turns))]));
    for (const one of lying) expect(told.get(picture(one))).toBe(tileName(tileId(one.kind, one.turns)));
    expect(new Set(told.values()).size).toBe(told.size);
  });
});

describe("a sentence with a tile", () => {
  const placed = { id: "placed", details: { seat: 0, tile: "aacb", square: "36", turns: 2 } };

  it("shows the tile as it lies, and says it for the ear", () => {
    const { container } = render(Said, { parts: sentence(placed, () => "Ada") });
    expect(container.querySelector("path.track")!.getAttribute("d")).toBe(tilePath("aacb", 2));
    expect(container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
    expect(container.textContent).toBe(`Ada places ${tileName("aacbr2")} on G4.`);
    expect(container.textContent).not.toContain("turned");
  });

  it("is what the list of actions shows and finds", () => {
    expect(table.actionText("aacb36r2")).toBe(`${tileName("aacbr2")} on G4`);
    expect(table.actionParts!("aacb36r2").map((part) => part.thing?.id)).toEqual(["aacbr2", undefined, "36"]);
    expect(table.actionText("draw")).toBe("Draw a tile");
  });

  it("is told as it is written where no game is on the screen", () => {
    speakOf();
    const text = sentence(placed, () => "Ada").map((part) => part.text);
    expect(text.join("")).toBe("Ada places aacb on 36, turned halfway round.");
  });
});
