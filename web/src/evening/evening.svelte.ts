// An evening as this phone sees it: asked for every few seconds while somebody looks. No card is kept here: one's own
// are asked for each time they are looked at.
import { answer, api, reasonOf, RefusedByServer } from "../api";
import { someone } from "../me.svelte";
import type { EveningShown, Message } from "../types";

const OFTEN = 2_000;
/** What it means that there is no such evening for good. */
const GONE = [403, 404];

export interface NewEvening {
  readonly game: EveningShown["game"];
  readonly players: number;
  readonly options: Record<string, unknown>;
  readonly names: string[];
}

export type OwnCards = Readonly<Record<string, unknown>>;

export async function openEvening(wanted: NewEvening): Promise<EveningShown> {
  await someone();
  return answer(api.POST("/api/evenings", { body: wanted }));
}

export async function eveningOfCode(code: string): Promise<string> {
  await someone();
  return (await answer(api.GET("/api/evenings/codes/{code}", { params: { path: { code } } }))).evening;
}

export const myEvenings = (): Promise<EveningShown[]> => answer(api.GET("/api/evenings"));

export class Evening {
  shown: EveningShown | null = $state.raw(null);
  /** Why something was not done. */
  problem: Message | null = $state.raw(null);
  /** Nobody answers just now. */
  isWaiting = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private asked = 0;

  constructor(
    readonly id: string,
    shown: EveningShown | null = null,
  ) {
    this.shown = shown;
  }

  /** Look now, and again and again; not while the page is hidden. */
  look = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (this.isClosed || document.visibilityState === "hidden") return;
    const number = (this.asked += 1);
    try {
      const shown = await answer(api.GET("/api/evenings/{evening_id}", this.at));
      if (number === this.asked) this.shown = shown;
      this.isWaiting = false;
    } catch (trouble) {
      this.lose(trouble);
    }
    if (number === this.asked) this.again();
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  take(seat: number, name: string): Promise<void> {
    const params = { path: { evening_id: this.id, seat } };
    return this.act(() => answer(api.PUT("/api/evenings/{evening_id}/seats/{seat}", { params, body: { name } })));
  }

  free(seat: number): Promise<void> {
    const params = { path: { evening_id: this.id, seat } };
    return this.act(() => answer(api.DELETE("/api/evenings/{evening_id}/seats/{seat}", { params })));
  }

  dealAnew(): Promise<void> {
    const body = { deal: this.shown!.deal };
    return this.act(() => answer(api.POST("/api/evenings/{evening_id}/deal", { ...this.at, body })));
  }

  agree(agrees: boolean): Promise<void> {
    const body = { deal: this.shown!.deal, agrees };
    return this.act(() => answer(api.PUT("/api/evenings/{evening_id}/agreement", { ...this.at, body })));
  }

  end(): Promise<void> {
    return this.act(() => answer(api.DELETE("/api/evenings/{evening_id}", this.at)));
  }

  /** One's own cards, to be looked at and let go of. */
  async cards(): Promise<OwnCards | null> {
    this.problem = null;
    try {
      return (await answer(api.GET("/api/evenings/{evening_id}/cards", this.at))).cards;
    } catch (trouble) {
      this.problem = reasonOf(trouble);
      return null;
    }
  }

  private get at() {
    return { params: { path: { evening_id: this.id } } };
  }

  private async act(done: () => Promise<EveningShown>): Promise<void> {
    this.problem = null;
    const number = (this.asked += 1);
    try {
      const shown = await done();
      if (number === this.asked) this.shown = shown;
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    }
    void this.look();
  }

  private lose(trouble: unknown): void {
    if (trouble instanceof RefusedByServer && GONE.includes(trouble.status)) {
      [this.shown, this.problem] = [null, trouble.reason];
      this.close();
    } else this.isWaiting = true;
  }

  private again(): void {
    if (!this.isClosed && !this.shown?.is_over) this.timer = setTimeout(() => void this.look(), OFTEN);
  }
}
