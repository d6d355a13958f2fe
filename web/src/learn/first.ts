// Whether somebody is to be asked, before their first game, whether they would rather learn first.
import { answer, api } from "../api";
import FirstGame from "./FirstGame.svelte";
import { isNew, see } from "./newcomer";
import { speakOfLearning } from "./words";

/** What asks, and the chapter it leads to; nothing where the game has no lesson, or somebody has played before. */
export async function firstGame(game: string) {
  if (!(await isNew())) return (see("first"), null);
  const [lessons] = await Promise.all([answer(api.GET("/api/lessons")), speakOfLearning()]);
  const chapter = lessons.find((one) => one.game === game)?.chapters[0];
  return chapter === undefined ? null : { part: FirstGame, chapter };
}
