// A branch judged by a bot, moment by moment, as soon as somebody wants it so; nothing is asked twice.
import { reasonOf } from "../api";
import type { Shapes } from "../games/shapes";
import type { Judgement, Message } from "../types";
import type { Branch } from "./branch.svelte";
import { judge } from "./branch_source";

export class Judging<S extends Shapes = Shapes> {
  isWanted = $state(false);
  isBusy = $state(false);
  problem: Message | null = $state.raw(null);
  private found: ReadonlyMap<string, Judgement> = $state.raw(new Map());
  private runs = 0;
  private before = Promise.resolve();

  constructor(private readonly branch: Branch<S>) {}

  /** By action of the branch, counted from 0, how good it was; at its end, what is best there. */
  readonly judged: readonly (Judgement | undefined)[] = $derived.by(() => {
    const { actions } = this.branch;
    return [...actions, null].map((action, at) => this.found.get(keyOf(actions.slice(0, at), action)));
  });

  /** Asks for what is not known yet of the branch as it is now, one moment after another. */
  run(): Promise<void> {
    const run = ++this.runs;
    this.before = this.before.then(() => this.judgeAll(run));
    return this.before;
  }

  private async judgeAll(run: number): Promise<void> {
    if (run !== this.runs) return;
    this.problem = null;
    this.isBusy = true;
    try {
      for (const [at, action] of [...this.branch.actions, null].entries()) {
        await this.judgeOne(this.branch.actions.slice(0, at), action);
        if (run !== this.runs) return;
      }
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    }
    this.isBusy = false;
  }

  private async judgeOne(before: readonly string[], action: string | null): Promise<void> {
    if (this.found.has(keyOf(before, action)) || (action === null && this.isOver)) return;
    const judged = await judge(this.branch.from, before, action);
    this.found = new Map([...this.found, [keyOf(before, action), judged]]);
  }

  stop(): void {
    this.runs += 1;
    this.isBusy = false;
  }

  private get isOver(): boolean {
    return this.branch.line.given.final !== undefined;
  }
}

const keyOf = (before: readonly string[], action: string | null): string => [...before, `? ${action ?? ""}`].join(" ");
