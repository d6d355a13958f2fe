// The boards, each a part of the program that is loaded when it is first needed.
import type MetroBoard from "./MetroBoard.svelte";
import type MetropolysBoard from "./MetropolysBoard.svelte";
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
  if (game === "metropolys") metropolys = (await loaded(() => import("./MetropolysBoard.svelte"))).default;
  else metro = (await loaded(() => import("./MetroBoard.svelte"))).default;
}
