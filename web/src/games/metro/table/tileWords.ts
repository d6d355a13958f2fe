// A tile in words, for whoever does not see its picture: what tracks it has, and where those lie that tell it from its
// turned sisters. All of it follows from the letters of the tile.
import { TextCache } from "../../../text_cache";
import { join, words } from "../../../words.svelte";
import { SIDES } from "../facts";

/** The tracks in the order they are told, straight ones first. */
const TOLD = ["a", "c", "b", "d"];
/** Where several are equally rare, the first of these says how the tile lies. */
const TELLING = ["d", "c", "b", "a"];
/** The corners, each after the side of the same number, clockwise. */
const CORNERS = ["top-right", "bottom-right", "bottom-left", "top-left"];

/** A tile as it lies: its kind, and how often it is turned. */
export const tileId = (tile: string, turns: number): string => (turns ? `${tile}r${turns}` : tile);

export function readTileId(id: string): { tile: string; turns: number } {
  return { tile: id.slice(0, 4), turns: Number(id[5] ?? 0) };
}

const named = new TextCache();
export const tileName = (id: string): string => named.of(id, () => words("tile-named", { tracks: tracksText(id) }));

function tracksText(id: string): string {
  const { tile, turns } = readTileId(id);
  const sidesOf = (letter: string) => [0, 1, 2, 3].filter((side) => tile[(side - turns + 4) % 4] === letter);
  const there = TELLING.filter((letter) => sidesOf(letter).length);
  const telling = there.reduce((best, letter) => (sidesOf(letter).length < sidesOf(best).length ? letter : best));
  const tell = (letter: string) => {
    const tracks = words(`track-${letter}`, { count: sidesOf(letter).length });
    if (letter !== telling || there.length === 1) return tracks;
    return words("tracks-where", { tracks, where: join(sidesOf(letter).map((side) => whereText(letter, side))) });
  };
  return join(TOLD.filter((letter) => there.includes(letter)).map(tell));
}

/** Where the track lies that comes in at a side: turning back there, or around the corner with the side it leaves by. */
function whereText(letter: string, side: number): string {
  if (letter === "d") return words(`track-at-${SIDES[side]}`);
  return words(`track-at-${CORNERS[letter === "b" ? side : (side + 3) % 4]}`);
}
