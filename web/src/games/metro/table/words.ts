// How Metro speaks of its things: squares by letter and number, tiles by their picture and in words.
import type { GameWords } from "../../../words.svelte";
import { squareName } from "../board/grid";
import TileThing from "./TileThing.svelte";
import { tileId, tileName } from "./tileWords";

export const gameWords: GameWords = {
  name(kind, id) {
    if (kind === "place") return squareName(id);
    return kind === "tile" ? tileName(id) : id;
  },
  pictures: { tile: TileThing },
  // the tile is shown and told as it lies: that it was turned need not be said
  retold(details) {
    const { tile, turns } = details;
    if (typeof tile !== "string" || typeof turns !== "number") return details;
    return { ...details, tile: tileId(tile, turns), turns: 0 };
  },
};
