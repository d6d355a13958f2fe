// What is said only of puzzles and days, in files of its own.
import { speakMore } from "../words.svelte";

const FOLDER = "../../../src/metropole/messages";
const files = import.meta.glob<string>("../../../src/metropole/messages/*.ftl", {
  query: "?later=puzzles",
  import: "default",
});
const load = (code: string): Promise<string> => files[`${FOLDER}/${code}.ftl`]();

export const speakOfDays = (): Promise<void> => speakMore(load);
