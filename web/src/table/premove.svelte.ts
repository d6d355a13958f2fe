// What somebody wants done when it becomes their turn, under a condition: kept by the server, which does it for them.
import { answer, api, reasonOf } from "../api";
import type { Shapes } from "../games/shapes";
import { pause } from "../loading";
import type { SeenTable } from "./seen";
import type { Message } from "../types";
import type { components } from "../wire";
import { words } from "../words.svelte";

type Noted = components["schemas"]["PremoveShown"];
export type Condition = Noted["condition"];
/** So often it is asked whether a premove was played or dropped, once its turn has come. */
const TRIES = 10;

export class Premove<S extends Shapes = Shapes> {
  noted: Noted | null = $state.raw(null);
  /** What may be chosen for it, while somebody chooses. */
  thinkable: S["legal"] | null = $state.raw(null);
  condition: Condition = $state("unchanged");
  problem: Message | null = $state.raw(null);
  private isWanted = false;
  private reads = 0;

  constructor(private readonly live: SeenTable<S>) {}

  /** What is noted, and what could be. */
  async read(): Promise<void> {
    const read = ++this.reads;
    const params = { path: { table_id: this.live.id } };
    const told = await answer(api.GET("/api/tables/{table_id}/premove", { params })).catch(() => null);
    if (!told || read !== this.reads) return;
    this.noted = told.premove;
    if (this.isWanted) this.thinkable = told.thinkable;
  }

  async begin(): Promise<void> {
    this.isWanted = true;
    await this.read();
  }

  stop(): void {
    this.isWanted = false;
    this.thinkable = null;
  }

  async note(action: string): Promise<void> {
    const body = { action, condition: this.condition };
    const params = { path: { table_id: this.live.id } };
    await this.ask(() => answer(api.PUT("/api/tables/{table_id}/premove", { params, body })));
  }

  async withdraw(): Promise<void> {
    const params = { path: { table_id: this.live.id } };
    await this.ask(() => answer(api.DELETE("/api/tables/{table_id}/premove", { params })));
  }

  /** The table has moved on. Where the turn of what is noted has come, it is soon known what became of it. */
  async follow(): Promise<void> {
    const { version, legal } = this.live.known!;
    if (legal) this.stop();
    else if (this.isWanted) await this.read();
    for (let tried = 0; tried < TRIES && this.noted && !this.noted.dropped; tried += 1) {
      await this.read();
      if (!legal || this.live.known?.version !== version) return;
      await pause();
    }
  }

  private async ask(question: () => Promise<{ premove: Noted | null }>): Promise<void> {
    this.problem = null;
    try {
      this.noted = (await question()).premove;
      this.stop();
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    }
  }
}

/** Under which condition, in words: what must not have changed is the game's to say. */
export function conditionText(condition: Condition, ask: { unchanged?: string }): string {
  return words(condition === "unchanged" ? (ask.unchanged ?? "premove-unchanged") : "premove-always");
}
