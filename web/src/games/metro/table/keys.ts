// The keys of Metro: tiles of the hand, turning, drawing.
import type { GameKeys } from "../../screen";
import { HANDS } from "../facts";
import type { NetChoice, NetShapes, NetTable } from "../shapes";
import { DRAW } from "./selection.svelte";

export const keys: GameKeys<NetShapes> = {
  list: () => [
    [HANDS.join(" "), "keys-tiles"],
    ["R", "keys-turn"],
    ["D", "keys-draw"],
  ],
  press(event, live, choice) {
    const key = event.key.toLowerCase();
    if (key === "d" && choice.actions.includes(DRAW)) return (choice.call(DRAW), true);
    if (key === "r" && choice.selection.canTurn) return (choice.selection.turn(event.shiftKey ? -1 : 1), true);
    return /^\d$/.test(key) && pickTile(Number(key), live, choice);
  },
};

/** The first, second or third tile in hand; one that was drawn must be placed, and leaves no choice. */
function pickTile(number: number, live: NetTable, choice: NetChoice): boolean {
  const held = live.known?.own?.hand[number - 1];
  if (held === undefined || live.known?.position?.drawn) return false;
  choice.selection.pick(held);
  return true;
}
