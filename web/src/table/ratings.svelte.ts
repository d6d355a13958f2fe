// What a rated game did to everybody's rating. It is settled a moment after the end: asked for until it is there.
import { answer, api } from "../api";
import { pause } from "../loading";
import type { LiveTable } from "../table.svelte";
import type { components } from "../wire";

export type Changed = components["schemas"]["ChangeOut"];
/** What changed, by seat. */
export type Changes = ReadonlyMap<number, Changed>;
/** Why a rated game does not count. */
export type Void = components["schemas"]["ChangesOut"]["void"];

const TRIES = 10;

/** The changes by seat, or why there are none; neither while they are not known, or where nothing is rated. */
export function ratedBy(live: LiveTable): { readonly changes: Changes; readonly void: Void } {
  let changes = $state.raw<Changes>(new Map());
  let isVoid = $state.raw<Void>(null);
  const isRated = $derived(live.known?.table.is_rated === true && live.known.table.status === "finished");

  async function read(isWanted: () => boolean): Promise<void> {
    const path = { table_id: live.id };
    for (let tried = 0; tried < TRIES && isWanted(); tried += 1) {
      const read = await answer(api.GET("/api/tables/{table_id}/ratings", { params: { path } })).catch(() => null);
      if (read?.changes.length || read?.void) {
        changes = new Map(read.changes.map((one) => [one.seat, one]));
        isVoid = read.void;
        return;
      }
      await pause();
    }
  }
  $effect(() => {
    if (!isRated) return;
    let isHere = true;
    void read(() => isHere);
    return () => (isHere = false);
  });
  return {
    get changes() {
      return changes;
    },
    get void() {
      return isVoid;
    },
  };
}
