// What would follow from passing, in sentences: who builds what, at once or if nobody outbids it.
import type { Happened } from "../../../types";
import { capital, join, say, words } from "../../../words.svelte";
import type { CityTable, Preview } from "../shapes";

/** That one passes is what is asked; that the call ends shows in what is built. */
const PLAIN = ["passed", "call_ended"];

export function passing(live: CityTable, { at_once, answers, if_unanswered }: Preview): string[] {
  const told = (events: readonly Happened[]) =>
    events.filter(({ id }) => !PLAIN.includes(id)).map((event) => capital(say(event, live.seatName)));
  if (!answers.length) return told(at_once);
  const names = join(answers.map(({ seat }) => live.seatName(seat)));
  const what = told(if_unanswered).join(" ");
  return [...told(at_once), words("pass-still", { names }), words("pass-else", { what })];
}
