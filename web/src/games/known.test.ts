// What is known of a table is told apart by its game: the compiler finds what belongs to another.
import { expect, test } from "vitest";
import type { NetKnown } from "./metro/shapes";
import type { CityKnown } from "./metropolys/shapes";

function pieces(known: CityKnown | NetKnown): number {
  if (known.game === "metro") {
    // @ts-expect-error: what is built is of the other game
    void known.position?.built;
    return known.position?.tiles.length ?? 0;
  }
  // @ts-expect-error: tiles are of the other game
  void known.position?.tiles;
  return known.position?.built.flatMap((places) => Object.keys(places)).length ?? 0;
}

test("each game has its own pieces", () => {
  const city = { game: "metropolys", position: { built: [{ C1: 3 }, { C2: 4 }] } } as unknown as CityKnown;
  const net = { game: "metro", position: { tiles: ["aaaa00"] } } as unknown as NetKnown;
  expect([city, net].map(pieces)).toEqual([2, 1]);
});
