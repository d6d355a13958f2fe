// What if: a game left at one of its moments, and what is played there instead. A table like any other, but that it is
// played at for all seats, and that nothing of it stays.
import { RefusedByServer, reasonOf } from "../api";
import type { Shapes } from "../games/shapes";
import type { SeenTable } from "../table/seen";
import type { BranchShown, Message, ReplayShown } from "../types";
import { addressOf } from "./address";
import { branchAddress, MOST_IN_ADDRESS } from "./branch_address";
import * as server from "./branch_source";
import { Replay } from "./replay.svelte";
import type { Viewpoint, Which } from "./source";

/** What whoever is to move has there and may do. */
interface Standing<S extends Shapes> {
  readonly mine: S["own"] | null;
  readonly legal: S["legal"] | null;
}

export class Branch<S extends Shapes = Shapes> implements SeenTable<S> {
  /** The game up to where it was left, with what was played since. */
  readonly line: Replay<S>;
  readonly left: number;
  readonly from: server.Left;
  /** What was played since, also beyond the moment that is shown. */
  actions: readonly string[] = $state.raw([]);
  problem: Message | null = $state.raw(null);
  private standings: ReadonlyMap<string, Standing<S>> = $state.raw(new Map());
  private asked = 0;

  /** How much of it has been played at the moment that is shown. */
  readonly at: number = $derived.by(() => this.line.at - this.left);
  readonly played: readonly string[] = $derived(this.actions.slice(0, this.at));
  private readonly standing = $derived(this.standings.get(this.played.join(" ")));
  readonly turn: number = $derived.by(() => this.line.known.position!.turn);
  readonly mine: number | null = $derived(this.turn >= 0 ? this.turn : null);
  readonly known = $derived.by(() => {
    const { known } = this.line;
    const { mine, legal } = this.standing ?? {};
    return { ...known, own: mine ?? known.own, legal: legal ?? undefined };
  });
  readonly shown = $derived(this.known);
  readonly isMyTurn = $derived(this.known.legal !== undefined);
  readonly seats = $derived.by(() => this.line.seats);
  readonly last = $derived.by(() => this.line.last);
  readonly log = $derived.by(() => this.line.log);
  readonly moving = null;
  readonly since = [];
  readonly isLive = false;
  readonly offset = 0;
  readonly begun = 0;
  readonly id = "";
  readonly socket: SeenTable<S>["socket"];

  constructor(
    private readonly game: Replay<S>,
    which: Which,
    readonly eyes: Viewpoint,
  ) {
    this.left = game.at;
    this.from = { which, left: game.at, eyes };
    this.line = new Replay(this.whole({ steps: [] }), game.game, game.mine);
    this.line.go(this.left);
    this.socket = {
      ask: ((type: string, asked: Question) => this.answered(type, asked)) as SeenTable<S>["socket"]["ask"],
    };
  }

  seatName = (seat: number): string => this.line.seatName(seat);

  get address(): string {
    return branchAddress({ moment: addressOf(this.game.places[this.left]), eyes: this.eyes, actions: this.actions });
  }

  get isTooLong(): boolean {
    return this.actions.length > MOST_IN_ADDRESS;
  }

  get end(): number {
    return this.actions.length;
  }

  /** Something else is played where it stands: what came after that is given up. */
  play(action: string): void {
    void this.take([...this.played, action]);
  }

  /** Plays these; then shows what is expected further, the first of it to begin with. Whether that could be done. */
  async take(actions: readonly string[], further: readonly string[] = []): Promise<boolean> {
    const asked = ++this.asked;
    this.problem = null;
    try {
      const told = await server.show<S>(this.from, actions, further);
      if (asked !== this.asked) return false;
      this.line.given = this.whole(told);
      this.actions = told.steps.map(({ action }) => action);
      this.keep(this.actions, told);
      const next = further.length ? Math.min(actions.length + 1, this.end) : this.end;
      this.line.go(this.left + next);
      if (next < this.end) await this.stand();
      return true;
    } catch (trouble) {
      if (asked === this.asked) this.problem = reasonOf(trouble);
      return false;
    }
  }

  /** To a moment of it, counted from where it left the game. */
  async go(at: number): Promise<void> {
    this.line.go(this.left + Math.max(0, Math.min(at, this.end)));
    await this.stand();
  }

  /** What may be done at the moment that is shown, if nobody knows yet. */
  private async stand(): Promise<void> {
    const actions = this.played;
    if (this.standing || this.turn < 0) return;
    try {
      this.keep(actions, await server.show<S>(this.from, actions));
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    }
  }

  private keep(actions: readonly string[], { mine, legal }: Standing<S>): void {
    this.standings = new Map([...this.standings, [actions.join(" "), { mine, legal }]]);
  }

  private whole({ steps, result, final }: Pick<BranchShown<S>, "steps" | "result" | "final">): ReplayShown<S> {
    const { table, ...given } = this.game.given;
    const status = final ? ("finished" as const) : ("running" as const);
    const before = given.steps.slice(0, this.left);
    return {
      ...{ ...given, steps: [...before, ...steps], result, final },
      ...(table && { table: { ...table, status, is_rated: false } }),
    };
  }

  private async answered(type: string, { action, place = "" }: Question): Promise<unknown> {
    const [version, id, actions] = [this.known.version, "", this.played];
    try {
      if (type === "preview" && action)
        return { type, version, id, is_final: false, preview: await server.preview<S>(this.from, actions, action) };
      if (type === "why")
        return { type, version, id, place, reason: await server.whyNot(this.from, actions, place, action ?? null) };
    } catch (trouble) {
      if (!(trouble instanceof RefusedByServer)) throw trouble;
    }
    return null;
  }
}

type Question = { action?: string | null; place?: string };
