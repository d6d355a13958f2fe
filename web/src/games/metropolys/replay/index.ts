// A game of Metropolys that is looked at again: people count by calls.
import { words } from "../../../words.svelte";
import type { ReplayScreen } from "../../screen";
import { seatLook, type SeatColour } from "../cover/seats";
import type { CityShapes } from "../shapes";
import Holding from "./Holding.svelte";
import Secret from "./Secret.svelte";

const DASHES: Record<SeatColour, string> = { blue: "none", red: "7 5", white: "0.1 5", grey: "9 4 0.1 4" };

export const replay: ReplayScreen<CityShapes> = {
  /** A call ends with a building. */
  parts(steps) {
    let call = 1;
    return steps.map(({ change }) => (change.new.length ? call++ : call));
  },
  partText: (number) => words("call-number", { number }),
  momentText: ({ part, step, parts }) => words("replay-call", { number: part, of: parts, step }),
  maker: ({ change }) => change.new.at(-1)?.seat ?? null,
  line(seat) {
    const { colour } = seatLook(seat);
    const inlay = colour === "red" || colour === "blue" ? "#ffffff" : "#15212c";
    return { colour: `var(--mp-${colour})`, dash: DASHES[colour], inlay };
  },
  holding: Holding,
  secret: Secret,
};
