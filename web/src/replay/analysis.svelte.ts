// The analysis of a game: found if it is there, asked for, followed until it is done.
import { answer, api, reasonOf } from "../api";
import type { AnalysisDepth, AnalysisProgress, AnalysisResult, Message } from "../types";
import type { Source } from "./source";

const LOOK_EVERY = 700; // milliseconds

export class Analysis {
  progress: AnalysisProgress | null = $state.raw(null);
  result: AnalysisResult | null = $state.raw(null);
  /** Of what is shown. */
  depth: AnalysisDepth | null = $state.raw(null);
  problem: Message | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(private readonly source: Source) {}

  /** Whether there is anybody who could be asked for another one. */
  get canAsk(): boolean {
    return this.source.analyse !== undefined;
  }

  readonly isUnderWay = $derived(this.progress?.status === "waiting" || this.progress?.status === "under_way");

  /** What somebody has asked for before: the deepest that is done, or whatever is under way. */
  async find(): Promise<void> {
    await this.tried(async () => {
      const found = await this.source.analyses();
      const done = found.filter(({ status }) => status === "done");
      const best =
        done.find(({ depth }) => depth === "deep") ?? done[0] ?? found.find((one) => one.status !== "failed");
      if (best) await this.follow(best);
    });
  }

  async ask(depth: AnalysisDepth): Promise<void> {
    await this.tried(async () => this.follow(await this.source.analyse!(depth)));
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async follow(progress: AnalysisProgress): Promise<void> {
    this.progress = progress;
    if (progress.status === "done") {
      this.result = await this.source.result(progress.id);
      this.depth = progress.depth;
    } else if (this.isUnderWay && !this.isOver) {
      this.timer = setTimeout(() => {
        const params = { path: { analysis_id: progress.id } };
        const look = async () => this.follow(await answer(api.GET("/api/analyses/{analysis_id}", { params })));
        void this.tried(look);
      }, LOOK_EVERY);
    }
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (trouble) {
      this.problem = reasonOf(trouble);
      this.progress = null;
    }
  }
}
