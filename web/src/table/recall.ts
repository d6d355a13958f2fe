// What happened at a table before one came, as steps that can be marked and shown.
import { answer, api } from "../api";
import { screenOf } from "../games/registry";
import { shaped, type Shapes } from "../games/shapes";
import type { Logged, Recent } from "../types";
import type { Known } from "./fold";
import type { Step } from "./playback.svelte";
import { whereOthersBegan } from "./trail";

export interface Recalled<S extends Shapes> {
  steps: Step<S>[];
  /** Nobody has seen it from here, and it is the beginning of the game. */
  isNew: boolean;
}

const SEEN = "metropole-seen";

/** Everything that others have played since a seat acted last; nothing where nobody has. */
export async function recall<S extends Shapes>(
  known: Known<S>,
  log: readonly Logged[],
  seat: number,
): Promise<Recalled<S> | null> {
  const isFirst = isFirstVisit(known.table.id);
  const began = whereOthersBegan(log, seat);
  if (!began) return null;
  const params = { path: { table_id: known.table.id }, query: { after: began.version } };
  const recent = shaped<Recent<S>>(await answer(api.GET("/api/tables/{table_id}/steps", { params })));
  return { steps: stepsOf(known, recent), isNew: isFirst && began.isStart };
}

function stepsOf<S extends Shapes>(known: Known<S>, { position, entries }: Recent<S>): Step<S>[] {
  const { fold } = screenOf(known.game);
  const steps: Step<S>[] = [];
  let before: Known<S> = { ...known, position: position ?? undefined };
  for (const entry of entries) {
    if (entry.kind !== "played" || !before.position || !entry.change) continue;
    const after = { ...before, version: entry.version, position: fold(before.position, entry.change) };
    steps.push({ before, entry, after });
    before = after;
  }
  return steps;
}

/** Whether this is the first time that this table is seen in this window: a page that is loaded anew tells nothing new. */
function isFirstVisit(table: string): boolean {
  try {
    const seen = (sessionStorage.getItem(SEEN) ?? "").split(" ");
    sessionStorage.setItem(SEEN, [table, ...seen.filter((one) => one !== table)].slice(0, 20).join(" "));
    return !seen.includes(table);
  } catch {
    return false;
  }
}
