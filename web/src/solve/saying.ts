// What came of a try, in words.
import type { Shapes } from "../games/shapes";
import { percent } from "../replay/judgement";
import type { Choice } from "../table/choice.svelte";
import { capital, say, words } from "../words.svelte";
import type { Solving } from "./solving.svelte";

type Said<S extends Shapes> = Pick<Choice<S>, "textOf">;

/** What a wrong try costs; nothing where none was made. */
export function wrongText<S extends Shapes>({ told, tried }: Solving<S>): string {
  if (!told || told.solution || tried === null) return "";
  return words(told.is_exact ? "solve-wrong-exact" : "solve-wrong-least", { loss: percent(told.loss) });
}

/** What is read aloud when something was tried. */
export function outcomeText<S extends Shapes>(solving: Solving<S>, choice: Said<S>): string {
  const { told, tried, solution } = solving;
  if (solution) {
    const action = choice.textOf(solution.answer);
    const answer = told!.is_right ? words("solve-right") : words("solve-answer-is", { action });
    return `${answer} ${say(solution.why, solving.seatName)}`;
  }
  const wrong = wrongText(solving);
  return wrong && `${words("solve-wrong")} ${capital(choice.textOf(tried!))}. ${wrong}`;
}
