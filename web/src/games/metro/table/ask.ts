// What Metro asks for, in the banner.
import { parts, words } from "../../../words.svelte";
import type { GameAsk } from "../../screen";
import type { NetShapes } from "../shapes";
import { DRAW } from "./selection.svelte";

export const ask: GameAsk<NetShapes> = {
  mine(live, choice) {
    const position = live.known!.position!;
    const squares = words("ask-squares", { count: choice.places.length });
    const more = choice.selection.canTurn ? `${squares}. ${words("ask-turn-it")}` : squares;
    if (position.drawn) return { main: parts("ask-place-drawn", {}), more };
    const tiles = position.hands[live.mine ?? 0] ?? 1;
    const id = choice.actions.includes(DRAW) ? "ask-place-or-draw" : "ask-place";
    return { main: parts(id, { tiles }), more };
  },
  unchanged: "premove-same-lines",
};
