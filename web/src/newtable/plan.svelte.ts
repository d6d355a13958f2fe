// A table that is about to be opened: what is chosen in the form, and the request that comes of it.
import { PLAYERS } from "../options";
import type { Game, Level, NewTable } from "../types";

export type Chair = "me" | "free" | Level;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const INCREMENT = 10_000;
const OUTER = ["north", "east", "south", "west"];
// How many districts are left out, and which ones lie side by side, is checked by the server.
const LEFT_OUT: Record<number, number> = { 2: 2, 3: 1, 4: 0 };

export class Plan {
  game: Game = $state("metropolys");
  players = $state(4);
  version = $state("family");
  hasExpansion = $state(false);
  layout = $state("random");
  closed = $state("");
  hand = $state(1);
  hasRotation = $state(false);
  chairs: Chair[] = $state(["me", "casual", "casual", "casual", "casual", "casual"]);
  pace: "live" | "turns" = $state("live");
  minutes = $state(0);
  isPublic = $state(false);
  isRated = $state(false);

  seats = $derived(this.chairs.slice(0, this.players));
  free = $derived(this.seats.filter((chair) => chair === "free").length);
  bots = $derived(this.seats.length - this.free - 1);
  canHaveFirstLayout = $derived(this.game === "metropolys" && this.players === 4);
  /** Which districts can be left out with so many players: one, or two that lie side by side; nothing is drawn. */
  closings = $derived.by(() => {
    const count = this.game === "metropolys" ? (LEFT_OUT[this.players] ?? 0) : 0;
    if (!count) return [];
    if (count === 1) return OUTER;
    return OUTER.map((district, index) => `${district} ${OUTER[(index + 1) % OUTER.length]}`);
  });

  setGame(game: Game): void {
    this.game = game;
    if (!PLAYERS[game].includes(this.players)) this.players = Math.max(...PLAYERS[game]);
  }

  request(): NewTable {
    const isFirst = this.layout === "first" && this.canHaveFirstLayout;
    const isClosed = this.closings.includes(this.closed);
    return {
      game: this.game,
      players: this.players,
      options:
        this.game === "metro"
          ? { hand: this.hand, free_rotation: this.hasRotation }
          : { version: this.version, expansion: this.hasExpansion },
      given: {
        ...(isFirst ? { tokens: "first" } : {}),
        ...(isClosed ? { closed: this.closed.split(" ") } : {}),
      },
      pace: this.paceAsked,
      is_public: this.isPublic,
      is_rated: this.isRated,
      seats: this.seats.map((chair) => (chair === "free" ? null : chair)),
      start: this.free === 0,
    };
  }

  get paceAsked() {
    if (this.pace === "turns") return { bank: 0, increment: 0, per_move: DAY };
    const bank = this.minutes * MINUTE;
    return { bank, increment: bank ? INCREMENT : 0, per_move: 0 };
  }
}
