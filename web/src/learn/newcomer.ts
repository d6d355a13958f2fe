// Who is new here, and which of the small hints they have seen: each is shown once, on whatever device.
import { answer, api } from "../api";
import { me, whoAmI } from "../me.svelte";
import { set, settings } from "../settings.svelte";
import { hasBegun } from "./progress";

const seen = (): string[] => settings.hinted.split(" ").filter(Boolean);

export const wasSeen = (hint: string): boolean => seen().includes(hint);

export function see(hint: string): void {
  if (!wasSeen(hint)) set({ hinted: [...seen(), hint].join(" ") }, me.person !== null);
}

/** How many games somebody has finished here, as far as it matters. */
export async function gamesFinished(): Promise<number> {
  if (!(await whoAmI())) return 0;
  return (await answer(api.GET("/api/tables", { params: { query: { list: "finished" } } }))).length;
}

/** Whether somebody has neither played nor learned here yet. */
export async function isNew(): Promise<boolean> {
  if (hasBegun()) return false;
  if (!(await whoAmI())) return true;
  const running = await answer(api.GET("/api/tables", { params: { query: { list: "mine" } } }));
  return running.length === 0 && (await gamesFinished()) === 0;
}
