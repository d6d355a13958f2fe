// Whose turn it is at a real table, as its game goes round.
import type { Entered, Shapes } from "../../games/shapes";
import type { SeatName } from "../../words.svelte";
import type { EnteringStep } from "../history";

/** How far a round has come. What else a game notes of it is its own. */
export interface Course {
  readonly turn: number;
}

/** What whoever is to move may have done, as a button. */
export interface TurnAct {
  readonly text: string;
  readonly after: Course;
  /** What happens most of the time. */
  readonly isMain: boolean;
}

/** How a game goes round. */
export interface TurnOrder<S extends Shapes = Shapes> {
  begin(first: number): Course;
  /** The turn is somebody's, whoever's it was. */
  give(course: Course, seat: number): Course;
  acts(course: Course, players: number, seatName: SeatName): TurnAct[];
  /** What is to be known of it, in sentences. */
  text(course: Course, seatName: SeatName): string[];
  /** What a seat is in this round, besides to move. */
  mark(course: Course, seat: number): string | null;
  /** What the way from one to the other puts on the board, or takes away again. */
  entered?(before: Course, after: Course): EnteringStep<S["entered"]> | null;
}

export const nextSeat = (seat: number, { players }: Pick<Entered, "players">): number => (seat + 1) % players;
