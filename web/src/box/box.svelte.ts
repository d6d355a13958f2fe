// A box that is being set up: what is wanted, what was drawn of it, how far it is laid out, and what is dealt in secret.
import { RefusedByServer, reasonOf } from "../api";
import type { Shapes } from "../games/shapes";
import type { Message, SecretsDrawn, SetupDrawn, SetupWanted as Wanted } from "../types";
import { capital, words } from "../words.svelte";
import { type Drawer, drawnByServer } from "./drawer";
import type { Linked } from "./link";

/** What was dealt, who has seen theirs, and how many of the stack have been drawn. */
export interface Deal extends SecretsDrawn {
  readonly seen: readonly number[];
  readonly at: number;
}

/** What is kept of a box. */
export interface KeptBox<S extends Shapes = Shapes> {
  readonly wanted: Wanted;
  readonly names: readonly string[];
  readonly drawn: SetupDrawn<S> | null;
  readonly done: readonly string[];
  /** By what it was dealt for. */
  readonly deals: readonly (readonly [string, Deal])[];
}

/** Whoever goes back to what was drawn a while ago finds the cards dealt to it. */
const MOST_DEALS = 6;
/** Short enough to be told to somebody. */
const SEEDS = 1_000_000;

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;

export class BoxSetup<S extends Shapes = Shapes> {
  wanted: Wanted = $state.raw()!;
  names: readonly string[] = $state.raw([]);
  drawn: SetupDrawn<S> | null = $state.raw(null);
  done: readonly string[] = $state.raw([]);
  /** Why nothing was drawn. */
  problem: Message | null = $state.raw(null);
  isDrawing = $state(false);
  private deals: readonly (readonly [string, Deal])[] = $state.raw([]);
  private asked = 0;

  readonly parts = $derived(
    (this.drawn?.parts ?? []).map(({ heading, steps }, part) => ({
      heading,
      steps: steps.map((step, index) => ({ ...step, id: step.place ?? `${part}.${index}` })),
    })),
  );
  readonly steps = $derived(this.parts.flatMap(({ steps }) => steps));
  readonly seats = $derived(
    Array.from({ length: this.drawn?.players ?? this.wanted.players }, (_, seat) => ({
      seat,
      name: this.seatName(seat),
      isMe: false,
    })),
  );
  private readonly key = $derived(this.drawn ? keyOf(this.wanted, this.drawn.seed) : "");
  readonly deal: Deal | null = $derived(this.deals.find(([key]) => key === this.key)?.[1] ?? null);

  constructor(
    kept: KeptBox<S>,
    private readonly keep: (kept: KeptBox<S>) => void = () => undefined,
    private readonly drawer: Drawer<S> = drawnByServer<S>(),
  ) {
    ({ wanted: this.wanted, names: this.names, drawn: this.drawn, done: this.done, deals: this.deals } = kept);
  }

  seatName = (seat: number): string => this.names[seat]?.trim() || capital(words("seat-number", { number: seat + 1 }));

  get linked(): Linked {
    return { wanted: this.wanted, seed: this.drawn?.seed ?? null, names: this.names };
  }

  /** Something else is wanted: if there is a drawing, one for that, by the same seed. */
  async want(wanted: Wanted): Promise<void> {
    const before = this.wanted;
    this.wanted = wanted;
    if (!this.drawn) this.save();
    else if (!(await this.draw(this.drawn.seed)) && this.wanted === wanted) this.wanted = before;
  }

  /** Draw; whether that was done. What was drawn before stays until there is something new. */
  async draw(seed: number): Promise<boolean> {
    const number = ++this.asked;
    const { wanted } = this;
    this.isDrawing = true;
    try {
      const drawn = await this.drawer.setup(wanted, seed);
      if (number !== this.asked) return true;
      [this.drawn, this.done, this.problem] = [drawn, [], null];
      this.save();
      return true;
    } catch (problem) {
      if (number === this.asked) this.problem = troubleOf(problem);
      return false;
    } finally {
      if (number === this.asked) this.isDrawing = false;
    }
  }

  tick(id: string): void {
    if (!this.steps.some((step) => step.id === id)) return;
    this.done = this.done.includes(id) ? this.done.filter((one) => one !== id) : [...this.done, id];
    this.save();
  }

  untick(): void {
    this.done = [];
    this.save();
  }

  call(seat: number, name: string): void {
    this.names = Array.from({ length: Math.max(this.names.length, seat + 1) }, (_, index) =>
      index === seat ? name : (this.names[index] ?? ""),
    );
    this.save();
  }

  /** Deal what is secret, anew if it was dealt. */
  async dealSecrets(): Promise<void> {
    const { wanted, key } = this;
    try {
      const secrets = await this.drawer.secrets(wanted);
      this.dealt(key, { ...secrets, seen: [], at: 0 });
      this.problem = null;
    } catch (problem) {
      this.problem = troubleOf(problem);
    }
  }

  sawTheirs(seat: number): void {
    if (this.deal && !this.deal.seen.includes(seat))
      this.dealt(this.key, { ...this.deal, seen: [...this.deal.seen, seat] });
  }

  /** Go on to another of the stack: so many have been drawn then. */
  goTo(at: number): void {
    if (this.deal) this.dealt(this.key, { ...this.deal, at: Math.max(0, Math.min(at, this.deal.stack.length)) });
  }

  private dealt(key: string, deal: Deal): void {
    this.deals = [[key, deal] as const, ...this.deals.filter(([other]) => other !== key)].slice(0, MOST_DEALS);
    this.save();
  }

  private save(): void {
    const { wanted, names, drawn, done, deals } = this;
    this.keep({ wanted, names, drawn, done, deals });
  }
}

/** Cards are dealt for a game with a number of players and options, at one set-up. */
const keyOf = ({ game, players, options, given }: Wanted, seed: number): string =>
  JSON.stringify([game, players, options, given, seed]);

const troubleOf = (problem: unknown): Message =>
  problem instanceof RefusedByServer && problem.status === 0 ? { id: "setup-waiting", details: {} } : reasonOf(problem);
