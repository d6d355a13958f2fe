// The options of Metro in words.
import { words } from "../../../words.svelte";
import type { GameOptions } from "../../screen";
import { HANDS, OPTIONS } from "../facts";

export const options: GameOptions = {
  text({ hand, free_rotation }) {
    const text = words("options-hand", { hand: Number(hand ?? OPTIONS.hand) });
    return free_rotation ? `${text}, ${words("options-rotation")}` : text;
  },
  quick: () => ({
    name: "hand",
    legend: words("hand-label"),
    values: HANDS.map((value) => ({ value, text: String(value) })),
  }),
};
