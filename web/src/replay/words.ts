// What is said only of games that are looked at again, in files of its own.
import { speakMore } from "../words.svelte";

const FOLDER = "../../../src/metropole/messages";
const files = import.meta.glob<string>("../../../src/metropole/messages/*.ftl", {
  query: "?later=replay",
  import: "default",
});
const load = (code: string): Promise<string> => files[`${FOLDER}/${code}.ftl`]();

export const speakOfReplays = (): Promise<void> => speakMore(load);
