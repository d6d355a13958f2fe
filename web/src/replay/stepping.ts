// The way into stepping back at a table, loaded when somebody asks for it.
import StepBack from "./StepBack.svelte";
import { speakOfReplays } from "./words";

/** The bar, when its words are there. */
export async function steppingBack(): Promise<typeof StepBack> {
  await speakOfReplays();
  return StepBack;
}
