// What the others are told when somebody leaves, loses on time, or is back.
import { me } from "../me.svelte";
import type { LiveTable } from "../table.svelte";
import type { Logged } from "../types";
import { plainText } from "./log";
import { called, sittingBy } from "./sitting";

/** How many are told at once: the log has all. */
const MOST = 3;
const isNews = ({ kind, status }: Logged) =>
  kind === "flagged" || ((kind === "left" || kind === "sat") && status !== "open");

/** What has come and gone since I last acted and since what was put away, one sentence each, without what I did myself. */
export function news(live: LiveTable, closedUpTo: number): string[] {
  if (live.known?.table.status !== "running") return [];
  const sitting = sittingBy(live.log);
  const isMine = ({ version, seat }: Logged) => {
    const user = sitting.get(version)?.[seat]?.user;
    return Boolean(user) && user === me.person?.id;
  };
  const acted = live.log.findLast((entry) => entry.kind !== "sat" && isMine(entry))?.version ?? 0;
  const since = live.log.filter((entry) => entry.version > Math.max(acted, closedUpTo) && isNews(entry));
  return since
    .filter((entry) => !isMine(entry))
    .slice(-MOST)
    .map((entry) => plainText(entry, called(sitting.get(entry.version) ?? [])));
}
