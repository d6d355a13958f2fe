// What is said only where real tables are counted, in files of its own.
import { speakMore } from "../words.svelte";

const FOLDER = "../../../src/metropole/messages";
const files = import.meta.glob<string>("../../../src/metropole/messages/*.ftl", {
  query: "?later=scorer",
  import: "default",
});
const load = (code: string): Promise<string> => files[`${FOLDER}/${code}.ftl`]();

export const speakOfScores = (): Promise<void> => speakMore(load);
