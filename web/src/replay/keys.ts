// What keys do with a game that is looked at again; the board and whatever is typed into have their own.
import type { Shapes } from "../games/shapes";
import type { Branch } from "./branch.svelte";
import type { Player } from "./player.svelte";
import type { Replay } from "./replay.svelte";

const FIELDS = "input:not([type=range]), textarea, select, dialog, dialog *";
const BUTTONS = "button, a, [role=button], input[type=radio]";

/** Whether a key was not for something else on the page. */
export function isForReplay(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target, key } = event;
  if (!(target instanceof Element)) return true;
  return !target.matches(FIELDS) && !(key === " " && target.matches(BUTTONS));
}

/** Does what a key asks for: whether it was of use. */
export function press<S extends Shapes>(
  { key, shiftKey }: KeyboardEvent,
  replay: Replay<S>,
  player: Player<S>,
  go: (at: number, isLeap: boolean) => void,
): boolean {
  const direction = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[key];
  if (direction) go(shiftKey ? replay.byPart(direction) : replay.at + direction, false);
  else if (key === "Home") go(0, true);
  else if (key === "End") go(replay.end, true);
  else if (key === " ") player.toggle();
  else return false;
  return true;
}

/** In a branch the same keys go through it; leaps go to where it left the game, and to its end. */
export function pressInBranch<S extends Shapes>({ key }: KeyboardEvent, branch: Branch<S>): boolean {
  const to = { ArrowLeft: branch.at - 1, ArrowRight: branch.at + 1, Home: 0, End: branch.end }[key];
  if (to === undefined) return false;
  void branch.go(to);
  return true;
}
