// Leaving a game for a branch, and coming back to where it was left.
import type { TableScreen } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { Choice } from "../table/choice.svelte";
import type { Message } from "../types";
import { say } from "../words.svelte";
import { Branch } from "./branch.svelte";
import type { BranchNamed } from "./branch_address";
import type { Replay } from "./replay.svelte";
import type { Source, Viewpoint } from "./source";

interface Branched<S extends Shapes> {
  readonly branch: Branch<S>;
  readonly choice: Choice<S>;
}

export class Leaving<S extends Shapes = Shapes> {
  /** The branch that is shown, and what is chosen in it. */
  branched: Branched<S> | null = $state.raw(null);
  /** Whether one that an address names is on its way. */
  isEntering = $state(false);
  problem: Message | null = $state.raw(null);
  private begun = 0;

  constructor(
    private readonly replay: Replay<S>,
    private readonly source: Source,
    private readonly screen: TableScreen<S>,
  ) {}

  /** From where the game stands, with what is played there. Shown even where that cannot be: then with the reason. */
  async begin(eyes: Viewpoint, actions: readonly string[], further: readonly string[] = []): Promise<Branch<S>> {
    this.begun += 1;
    const branch = new Branch(this.replay, this.source.which!, eyes);
    this.branched = { branch, choice: new Choice(branch, this.screen) };
    await branch.take(actions, further);
    return branch;
  }

  /** A branch that an address names; if there can be none like it, the game where it would have left, and why. */
  async enter(named: BranchNamed | "wrong", look: (eyes: Viewpoint) => Promise<void>): Promise<void> {
    this.problem = null;
    this.isEntering = true;
    if (named === "wrong" || !this.replay.goTo(named.moment)) this.problem = { id: "branch-link-unread", details: {} };
    else {
      await look(named.eyes);
      const begun = this.begun + 1;
      const branch = await this.begin(named.eyes, named.actions);
      if (branch.problem && begun === this.begun) {
        this.end();
        this.problem = { id: "branch-link-wrong", details: { reason: say(branch.problem, this.replay.seatName) } };
      }
    }
    this.isEntering = false;
  }

  /** Back in the game: whether one was away. */
  end(): boolean {
    const wasAway = this.branched !== null;
    this.branched = this.problem = null;
    this.begun += 1;
    return wasAway;
  }
}
