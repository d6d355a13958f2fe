// A game that says nothing of its own about being looked at again: every step is a part by itself.
import type { ReplayScreen } from "../games/screen";
import { words } from "../words.svelte";

const COLOURS = ["var(--accent)", "var(--bad)", "var(--brass)", "var(--good)", "var(--ink)", "var(--ink-soft)"];
const DASHES = ["none", "7 5", "0.1 5", "9 4 0.1 4", "12 6", "3 3"];

export const stepByStep: ReplayScreen = {
  parts: (steps) => steps.map((_, index) => index + 1),
  partText: (number) => words("replay-step", { number }),
  momentText: ({ part, parts }) => words("replay-step-of", { number: part, of: parts }),
  maker: ({ seat }) => seat,
  line: (seat) => ({ colour: COLOURS[seat] ?? COLOURS[0], dash: DASHES[seat] ?? "none", inlay: "var(--panel)" }),
};
