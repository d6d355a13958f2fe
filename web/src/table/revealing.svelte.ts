// Rows that come one after the other while somebody looks on; all at once for whoever comes later or wants no motion.
import { settings } from "../settings.svelte";

const BETWEEN_ROWS = 420;

export function revealing(count: () => number, isNews: () => boolean): { readonly rows: number } {
  const isStill = !settings.hasMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  let rows = $state(isStill || !isNews() ? Infinity : 0);
  $effect(() => {
    if (rows >= count()) return;
    const next = setTimeout(() => (rows += 1), BETWEEN_ROWS);
    return () => clearTimeout(next);
  });
  return {
    get rows() {
      return rows;
    },
  };
}
