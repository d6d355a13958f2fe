// Beginning a game of a day: whoever does so is somebody from then on.
import { answer, api } from "../api";
import { someone } from "../me.svelte";
import type { DayShown } from "../types";
import { USUAL_TEMPO } from "../newtable/usual";

type Game = DayShown["game"];

/** The table of the try that counts, begun now or before. */
export async function beginTry(game: Game, day: string): Promise<string> {
  await someone();
  const [path, body] = [{ game, day }, { tempo: USUAL_TEMPO }];
  return (await answer(api.POST("/api/days/{game}/{day}/try", { params: { path }, body }))).table.id;
}

/** A table at which the same is played without counting. */
export async function practise(game: Game, day: string): Promise<string> {
  await someone();
  const [path, body] = [{ game, day }, { tempo: USUAL_TEMPO }];
  return (await answer(api.POST("/api/days/{game}/{day}/practice", { params: { path }, body }))).table.id;
}
