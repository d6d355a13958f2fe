// The boards, each a part of the program that is loaded when it is first needed.
import type MetroBoard from "../boards/MetroBoard.svelte";
import type MetropolysBoard from "../boards/MetropolysBoard.svelte";
import { loaded } from "../loading";
import type { Game } from "../types";

let metropolys: typeof MetropolysBoard | null = $state.raw(null);
let metro: typeof MetroBoard | null = $state.raw(null);

/** The boards that are there. */
export const boards = {
  get metropolys() {
    return metropolys;
  },
  get metro() {
    return metro;
  },
};

export async function loadBoard(game: Game): Promise<void> {
  if (game === "metropolys") metropolys = (await loaded(() => import("../boards/MetropolysBoard.svelte"))).default;
  else metro = (await loaded(() => import("../boards/MetroBoard.svelte"))).default;
}
