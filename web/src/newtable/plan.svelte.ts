// A table that is about to be opened: what is chosen in the form, and the request that comes of it. What only one game
// asks for is in its own form.
import { drawCast } from "../bots/characters";
import type { Level, Tempo } from "../facts";
import type { GameScreen } from "../games/screen";
import type { GameForm } from "../games/shapes";
import type { Message, NewTable } from "../types";
import { USUAL_LEVEL, USUAL_PLAYERS, USUAL_TEMPO } from "./usual";

export type Chair = "me" | "free" | Level;
export type ClockKind = "none" | "bank" | "move";
export const DRAWN = -1;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export class Plan {
  screen: GameScreen = $state.raw()!;
  players = $state(USUAL_PLAYERS);
  chairs: Chair[] = $state(["me"]);
  wantedFirst = $state(DRAWN);
  pace: "live" | "turns" = $state("live");
  clock: ClockKind = $state("none");
  minutes = $state(15);
  increment = $state(10);
  moveMinutes = $state(2);
  days = $state(1);
  tempo: Tempo = $state(USUAL_TEMPO);
  cast = drawCast();
  isPublic = $state(false);
  isRated = $state(false);

  /** Whoever opens a table sits at it: with fewer players than before, on the first seat if theirs is gone. */
  seats = $derived.by((): Chair[] => {
    const chairs = Array.from({ length: this.players }, (_, seat) => this.chairs[seat] ?? USUAL_LEVEL);
    return chairs.includes("me") ? chairs : ["me", ...chairs.slice(1)];
  });
  free = $derived(this.seats.filter((chair) => chair === "free").length);
  first = $derived(this.wantedFirst < this.players ? this.wantedFirst : DRAWN);

  constructor(screen: GameScreen) {
    this.setGame(screen);
  }

  setGame(screen: GameScreen): void {
    this.screen = screen;
    if (!screen.players.includes(this.players)) this.players = Math.max(...screen.players);
  }

  /** Who sits on a seat. I sit on one: where I was, whoever was on the new one sits down. */
  setChair(seat: number, chair: Chair): void {
    const chairs = [...this.seats, ...this.chairs.slice(this.players)];
    if (chair === "me") chairs[chairs.indexOf("me")] = chairs[seat];
    chairs[seat] = chair;
    this.chairs = chairs;
  }

  /** What is not left to chance. */
  given(form: GameForm): Record<string, unknown> {
    return { ...(this.first === DRAWN ? {} : { first: this.first }), ...form.given };
  }

  /** Why the table cannot be opened yet: its game lacks something, or it is rated and not all of it is drawn. */
  problem(form: GameForm): Message | null {
    const isChosen = this.isRated && Object.keys(this.given(form)).length > 0;
    return form.problem ?? (isChosen ? { id: "rated_is_drawn", details: {} } : null);
  }

  request(form: GameForm): NewTable {
    return {
      game: this.screen.game,
      players: this.players,
      options: form.options,
      given: this.given(form),
      pace: this.paceAsked,
      tempo: this.tempo,
      cast: this.cast,
      is_public: this.isPublic,
      is_rated: this.isRated,
      seats: this.seats.map((chair) => (chair === "free" ? null : chair)),
      start: this.free === 0,
    };
  }

  get paceAsked() {
    if (this.pace === "turns") return { bank: 0, increment: 0, per_move: this.days * DAY };
    if (this.clock === "move") return { bank: 0, increment: 0, per_move: this.moveMinutes * MINUTE };
    if (this.clock === "bank") return { bank: this.minutes * MINUTE, increment: this.increment * SECOND, per_move: 0 };
    return { bank: 0, increment: 0, per_move: 0 };
  }
}
