// A game of Metro that is looked at again: people count by placements.
import { words } from "../../../words.svelte";
import type { ReplayScreen } from "../../screen";
import { seatLook } from "../cover/seats";
import type { NetShapes } from "../shapes";
import Holding from "./Holding.svelte";
import Unseen from "./Unseen.svelte";

export const replay: ReplayScreen<NetShapes> = {
  /** A tile that is drawn belongs to its placement. */
  parts(steps) {
    let placement = 1;
    return steps.map(({ change }) => (change.new.length ? placement++ : placement));
  },
  partText: (number) => words("replay-tile", { number }),
  momentText: ({ part, parts }) => words("replay-placement", { number: part, of: parts }),
  maker: ({ seat, change }) => (change.new.length ? seat : null),
  line(seat) {
    const { colour } = seatLook(seat);
    return { colour: `var(--mt-${colour})`, dash: `var(--dash-${colour})`, inlay: "var(--inlay)" };
  },
  holding: Holding,
  unseen: Unseen,
};
