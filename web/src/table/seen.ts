// A table as its parts see it: one that is played at, or a game that is looked at again. LiveTable and Replay fill it.
import type { Shapes } from "../games/shapes";
import type { TableSocket } from "../socket";
import type { Logged } from "../types";
import type { Known } from "./fold";
import type { Moving, Step } from "./playback.svelte";
import type { SeatLook } from "./seats";

export interface SeenTable<S extends Shapes = Shapes> {
  readonly id: string;
  readonly known: Known<S> | null;
  /** What is drawn: it may be on the way to what is known. */
  readonly shown: Known<S> | null;
  readonly moving: Moving<S> | null;
  /** The seat of whoever looks, or from which is looked. */
  readonly mine: number | null;
  readonly turn: number;
  readonly isMyTurn: boolean;
  readonly seats: SeatLook[];
  /** What others have done since this seat acted last, and what was done last. */
  readonly since: readonly Step<S>[];
  readonly last: Step<S> | null;
  /** Whether it is played at now: on a small screen the board then shows what is near. */
  readonly isLive: boolean;
  /** Where it is looked at on a small screen; usually where something is asked. */
  readonly near?: readonly string[];
  readonly log: readonly Logged[];
  /** Of the server's clock. */
  readonly offset: number;
  readonly begun: number;
  readonly socket: Pick<TableSocket<S>, "ask">;
  /** How sentences call a seat: you, or its name. */
  seatName: (seat: number) => string;
  play(action: string): void;
}
