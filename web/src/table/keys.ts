// What keys do at a table; the board has its own arrows, and whatever is typed into a field is nobody's business here.
import type { LiveTable } from "../table.svelte";
import type { MetroOwn, MetroPosition } from "../types";
import type { Choice } from "./choice.svelte";

const TWO_DIGITS = 700;
let typed = { digits: "", at: 0 };

/** Does what a key asks for; answers what the page itself has to do, or "done", or nothing for a key of no use here. */
export function keyOf(event: KeyboardEvent, live: LiveTable, choice: Choice): "help" | "list" | "done" | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === "?") return "help";
  if (key === "l") return "list";
  if (key === "escape") return (choice.takeBack(), "done");
  if (key === "u" && live.known?.canUndo) return (live.undo(), "done");
  if (!live.isMyTurn) return null;
  if (key === "enter" && choice.action && !isControl(event.target)) return (choice.confirm(), "done");
  if (key === "p" && choice.actions.includes("pass")) return (choice.do("pass"), "done");
  if (key === "d" && choice.actions.includes("draw")) return (choice.do("draw"), "done");
  if (key === "r" && choice.canTurn) return (choice.turnTile(event.shiftKey ? -1 : 1), "done");
  if (!/^\d$/.test(key)) return null;
  return "hand" in (live.known?.own ?? {}) ? tile(key, live, choice) : digit(key, event.timeStamp, choice);
}

/** The first, second or third tile in hand; one that was drawn must be placed, and leaves no choice. */
function tile(key: string, live: LiveTable, choice: Choice): "done" | null {
  const held = (live.known!.own as MetroOwn).hand[Number(key) - 1];
  if (held === undefined || (live.known!.position as MetroPosition).drawn) return null;
  choice.pickTile(held);
  return "done";
}

/** Buildings go up to 13: a digit soon after a 1 makes one number of both. */
function digit(key: string, at: number, choice: Choice): "done" | null {
  const legal = choice.legal;
  if (!legal || !("values" in legal)) return null;
  const joined = at - typed.at < TWO_DIGITS ? typed.digits + key : key;
  const value = [Number(joined), Number(key)].find((one) => legal.values.includes(one));
  typed = { digits: key, at };
  if (value === undefined) return null;
  choice.pickValue(value);
  return "done";
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, dialog, dialog *");
}

/** A button or a place answers Enter by itself. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("button, a, [role=button], [role=option], [role=gridcell]");
}
