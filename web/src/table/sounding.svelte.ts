// What is heard at a table: what happens, as it is played out, and a bell for one's own turn.
import type { GameFollowing } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { play } from "../sounds";
import type { LiveTable } from "../table.svelte";
import type { Step } from "./playback.svelte";

/** For as long as the table is on the screen; called while it is put together. */
export function soundOut<S extends Shapes>(live: LiveTable<S>, follow: GameFollowing<S> | undefined): void {
  const begins = (step: Step<S>) => follow?.sounds?.(step, live.mine).forEach(play);
  live.follower = { weight: follow?.weight, begins };
  // My turn rings once, when everything before it has been seen; not for whoever has just come.
  let rung = 0;
  $effect(() => {
    const { version } = live.known!;
    if (!live.isMyTurn || live.moving || live.news?.version !== version || rung === version) return;
    rung = version;
    play("bell");
  });
}
