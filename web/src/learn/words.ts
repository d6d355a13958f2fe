// What is said only where somebody learns, in files of its own.
import { speakMore } from "../words.svelte";

const FOLDER = "../../../src/metropole/messages";
const files = import.meta.glob<string>("../../../src/metropole/messages/*.ftl", {
  query: "?later=learn",
  import: "default",
});
const load = (code: string): Promise<string> => files[`${FOLDER}/${code}.ftl`]();

export const speakOfLearning = (): Promise<void> => speakMore(load);
