// A table that is about to be opened: what is chosen in the form, and the request that comes of it.
import type { TokenKind } from "../games/metropolys/art/shapes";
import { PLAYERS } from "../options";
import type { Game, Level, Message, NewTable } from "../types";
import { countOf, FIRST_GAME, kept, lackOf, neededOf, refusalAt, type Tokens } from "../games/metropolys/form/tokens";

export type Chair = "me" | "free" | Level;
export type Layout = "random" | "first" | "custom";
export type ClockKind = "none" | "bank" | "move";
export const DRAWN = -1;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const OUTER = ["north", "east", "south", "west"];
// How many districts are left out, and which ones lie side by side, is checked by the server.
const LEFT_OUT: Record<number, number> = { 2: 2, 3: 1, 4: 0 };

export class Plan {
  game: Game = $state("metropolys");
  players = $state(4);
  version = $state("family");
  hasExpansion = $state(false);
  layout: Layout = $state("random");
  closed = $state("");
  placed: Tokens = $state.raw({});
  hand = $state(1);
  hasRotation = $state(false);
  chairs: Chair[] = $state(["me", "casual", "casual", "casual", "casual", "casual"]);
  wantedFirst = $state(DRAWN);
  pace: "live" | "turns" = $state("live");
  clock: ClockKind = $state("none");
  minutes = $state(15);
  increment = $state(10);
  moveMinutes = $state(2);
  days = $state(1);
  isPublic = $state(false);
  isRated = $state(false);

  /** Whoever opens a table sits at it: with fewer players than before, on the first seat if theirs is gone. */
  seats = $derived.by((): Chair[] => {
    const chairs = this.chairs.slice(0, this.players);
    return chairs.includes("me") ? chairs : ["me", ...chairs.slice(1)];
  });
  free = $derived(this.seats.filter((chair) => chair === "free").length);
  first = $derived(this.wantedFirst < this.players ? this.wantedFirst : DRAWN);
  canHaveFirstLayout = $derived(this.game === "metropolys" && this.players === 4);
  /** Which districts can be left out with so many players: one, or two that lie side by side. */
  closings = $derived.by(() => {
    const count = this.game === "metropolys" ? (LEFT_OUT[this.players] ?? 0) : 0;
    if (!count) return [];
    if (count === 1) return OUTER;
    return OUTER.map((district, index) => `${district} ${OUTER[(index + 1) % OUTER.length]}`);
  });
  closedDistricts = $derived(this.closings.includes(this.closed) ? this.closed.split(" ") : []);
  isCustom = $derived(this.game === "metropolys" && this.layout === "custom");
  isFirstLayout = $derived(this.layout === "first" && this.canHaveFirstLayout);
  /** The tokens as far as they are known before the game begins. */
  tokens: Tokens = $derived.by(() => {
    if (this.isFirstLayout) return FIRST_GAME;
    return this.isCustom ? kept(this.placed, this.players, this.closedDistricts) : {};
  });
  /** Why the table cannot be opened yet. */
  problem: Message | null = $derived.by(() => {
    if (!this.isCustom) return null;
    if (this.closings.length && !this.closedDistricts.length) return { id: "new-tokens-closed", details: {} };
    return lackOf(this.tokens, this.players, this.closedDistricts);
  });

  setGame(game: Game): void {
    this.game = game;
    if (!PLAYERS[game].includes(this.players)) this.players = Math.max(...PLAYERS[game]);
  }

  /** Who sits on a seat. I sit on one: where I was, whoever was on the new one sits down. */
  setChair(seat: number, chair: Chair): void {
    const chairs = [...this.seats, ...this.chairs.slice(this.players)];
    if (chair === "me") chairs[chairs.indexOf("me")] = chairs[seat];
    chairs[seat] = chair;
    this.chairs = chairs;
  }

  /** Put a token on a neighbourhood, or take the one there away; says why it cannot be. */
  setToken(place: string, kind: TokenKind): Message | null {
    const { [place]: there, ...rest } = this.tokens;
    const isSpent = there !== kind && countOf(this.tokens, kind) >= neededOf(kind, this.players);
    const spent = { id: "new-tokens-spent", details: { token: kind, needed: neededOf(kind, this.players) } };
    const refusal = refusalAt(place, this.tokens, this.closedDistricts) ?? (isSpent ? spent : null);
    if (!refusal) this.placed = there === kind ? rest : { ...rest, [place]: kind };
    return refusal;
  }

  request(): NewTable {
    return {
      game: this.game,
      players: this.players,
      options:
        this.game === "metro"
          ? { hand: this.hand, free_rotation: this.hasRotation }
          : { version: this.version, expansion: this.hasExpansion },
      given: {
        ...(this.first === DRAWN ? {} : { first: this.first }),
        ...(this.isFirstLayout ? { tokens: "first" } : {}),
        ...(this.isCustom ? { tokens: this.tokens } : {}),
        ...(this.closedDistricts.length ? { closed: this.closedDistricts } : {}),
      },
      pace: this.paceAsked,
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
