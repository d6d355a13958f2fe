// What is said only of the rules, in files of its own.
import { speakMore } from "../words.svelte";

const FOLDER = "../../../src/metropole/messages";
const files = import.meta.glob<string>("../../../src/metropole/messages/*.ftl", {
  query: "?later=rules",
  import: "default",
});
const load = (code: string): Promise<string> => files[`${FOLDER}/${code}.ftl`]();

export const speakOfRules = (): Promise<void> => speakMore(load);
