// Before somebody's first game: whoever may be new is asked once whether to learn first, whichever way they come to it.
// Without an answer nobody is kept waiting.
import { settings } from "../settings.svelte";

type LessonOffer = Awaited<ReturnType<typeof import("../learn/first").firstGame>>;

/** Whether somebody may be new, as far as this browser knows. */
export const mayBeNew = (): boolean => settings.hasHints && !settings.learnt && !settings.hinted;

export class BeforeFirst {
  /** What asks, while it does. */
  asking: LessonOffer = $state.raw(null);

  /** Whether somebody is asked now. */
  async asks(game: string): Promise<boolean> {
    if (mayBeNew())
      this.asking = await import("../learn/first").then(({ firstGame }) => firstGame(game)).catch(() => null);
    return this.asking !== null;
  }
}
