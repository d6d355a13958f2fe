// What keys do at a table; the board has its own arrows, and whatever is typed into a field is nobody's business here.
import type { TableScreen } from "../games/screen";
import type { Shapes } from "../games/shapes";
import type { Choice } from "./choice.svelte";
import type { SeenTable } from "./seen";

type Game<S extends Shapes> = Pick<TableScreen<S>, "ask" | "keys">;
type Does = "help" | "rules" | "list" | "back" | "on" | "done" | null;

/** Does what a key asks for; answers what the page itself has to do, or "done", or nothing for a key of no use here. */
export function keyOf<S extends Shapes>(
  event: KeyboardEvent,
  live: SeenTable<S> & { undo?: () => void },
  choice: Choice<S>,
  game: Game<S>,
): Does {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === "?") return "help";
  if (key === "h") return "rules";
  if (key === "l") return "list";
  if (key === ",") return "back";
  if (key === ".") return "on";
  if (key === "escape") return choice.takeBack() ? "done" : null;
  if (key === "u" && live.known?.canUndo) return (live.undo?.(), "done");
  if (!choice.legal) return null;
  if (key === "enter" && choice.action && (choice.isToConfirm || !isControl(event.target)))
    return (choice.confirm(), "done");
  const button = game.ask.buttons?.find((one) => one.key.toLowerCase() === key);
  if (button && choice.actions.includes(button.action)) return (choice.call(button.action), "done");
  return game.keys?.press(event, live, choice) ? "done" : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, dialog, dialog *");
}

/** A button or a place answers Enter by itself. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("button, a, [role=button], [role=option], [role=gridcell]");
}
