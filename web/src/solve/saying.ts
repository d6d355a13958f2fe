// What came of a try, in words.
import type { Shapes } from "../games/shapes";
import { percent } from "../replay/judgement";
import type { Choice } from "../table/choice.svelte";
import { say, words } from "../words.svelte";
import type { Solving } from "./solving.svelte";

type Said<S extends Shapes> = Pick<Choice<S>, "textOf">;

/** What a wrong try costs; nothing where none was made. */
export function wrongText<S extends Shapes>({ told, tried }: Solving<S>, choice: Said<S>): string {
  if (!told || told.solution || tried === null) return "";
  const details = { action: choice.textOf(tried), loss: percent(told.loss) };
  return words(told.is_exact ? "solve-wrong-exact" : "solve-wrong-least", details);
}

/** What the answer was, or that it was found. */
export function answerText<S extends Shapes>({ told, solution }: Solving<S>, choice: Said<S>): string {
  if (!solution) return "";
  return told!.is_right ? words("solve-right") : words("solve-answer-is", { action: choice.textOf(solution.answer) });
}

/** What is read aloud when something was tried. */
export function toldText<S extends Shapes>(solving: Solving<S>, choice: Said<S>): string {
  const { solution } = solving;
  if (solution) return `${answerText(solving, choice)} ${say(solution.why, solving.seatName)}`;
  const wrong = wrongText(solving, choice);
  return wrong && `${words("solve-wrong")} ${wrong}`;
}
