// What Metropolys asks for when a table is opened: version, expansion, and the city as it lies before the game.
import type { Plan } from "../../../newtable/plan.svelte";
import type { Message } from "../../../types";
import type { GameForm } from "../../shapes";
import { CLOSED_DISTRICTS, FIRST_GAME_PLAYERS, OPTIONS, OUTER_DISTRICTS, type Token, type Version } from "../facts";
import { countOf, FIRST_GAME, kept, lackOf, neededOf, refusalAt, type Tokens } from "./tokens";

export type Layout = "random" | "first" | "custom";

export class CityForm implements GameForm {
  version: Version = $state(OPTIONS.version);
  hasExpansion: boolean = $state(OPTIONS.expansion);
  layout: Layout = $state("random");
  closed = $state("");
  placed: Tokens = $state.raw({});

  canHaveFirstLayout = $derived.by(() => this.players === FIRST_GAME_PLAYERS);
  /** Which districts can be left out with so many players: one, or two that lie side by side. */
  closings: readonly string[] = $derived.by(() => {
    const count = CLOSED_DISTRICTS[this.players] ?? 0;
    if (!count) return [];
    const around = [...OUTER_DISTRICTS, ...OUTER_DISTRICTS];
    return OUTER_DISTRICTS.map((_, index) => around.slice(index, index + count).join(" "));
  });
  closedDistricts = $derived(this.closings.includes(this.closed) ? this.closed.split(" ") : []);
  isCustom = $derived(this.layout === "custom");
  isFirstLayout = $derived(this.layout === "first" && this.canHaveFirstLayout);
  /** The tokens as far as they are known before the game begins. */
  tokens: Tokens = $derived.by(() => {
    if (this.isFirstLayout) return FIRST_GAME;
    return this.isCustom ? kept(this.placed, this.players, this.closedDistricts) : {};
  });
  problem: Message | null = $derived.by(() => {
    if (!this.isCustom) return null;
    if (this.closings.length && !this.closedDistricts.length) return { id: "new-tokens-closed", details: {} };
    return lackOf(this.tokens, this.players, this.closedDistricts);
  });

  constructor(private readonly plan: Plan) {}

  get players(): number {
    return this.plan.players;
  }

  get options() {
    return { version: this.version, expansion: this.hasExpansion };
  }

  get given() {
    return {
      ...(this.isFirstLayout ? { tokens: "first" } : {}),
      ...(this.isCustom ? { tokens: this.tokens } : {}),
      ...(this.closedDistricts.length ? { closed: this.closedDistricts } : {}),
    };
  }

  /** Put a token on a neighbourhood, or take the one there away; says why it cannot be. */
  setToken(place: string, kind: Token): Message | null {
    const { [place]: there, ...rest } = this.tokens;
    const isSpent = there !== kind && countOf(this.tokens, kind) >= neededOf(kind, this.players);
    const spent = { id: "new-tokens-spent", details: { token: kind, needed: neededOf(kind, this.players) } };
    const refusal = refusalAt(place, this.tokens, this.closedDistricts) ?? (isSpent ? spent : null);
    if (!refusal) this.placed = there === kind ? rest : { ...rest, [place]: kind };
    return refusal;
  }
}
