// A set-up in a link: what is wanted, the seed, and who sits where. Nothing secret follows from any of it.
import { hasScreen, screenOf } from "../games/registry";
import type { SetupWanted as Wanted } from "../types";

export interface Linked {
  readonly wanted: Wanted;
  readonly seed: number | null;
  readonly names: readonly string[];
}

const [MOST, LONGEST_NAME] = [4_000, 24];

export function linkOf({ wanted, seed, names }: Linked): string {
  const said = new URLSearchParams({ game: wanted.game, players: String(wanted.players), seed: String(seed ?? "") });
  said.set("options", JSON.stringify(wanted.options));
  said.set("given", JSON.stringify(wanted.given));
  for (const name of names.slice(0, wanted.players)) said.append("name", name);
  return said.toString();
}

/** What a link says; null where it is broken, or of a game that is not set up here. */
export function inLink(fragment: string): Linked | null {
  if (fragment.length > MOST) return null;
  const said = new URLSearchParams(fragment);
  const [game, players, seed] = [said.get("game") ?? "", Number(said.get("players")), said.get("seed")];
  const [options, given] = [recordIn(said.get("options")), recordIn(said.get("given"))];
  if (!hasScreen(game) || !screenOf(game).box || !screenOf(game).players.includes(players)) return null;
  if (!options || !given || !seed || !/^\d{1,9}$/.test(seed)) return null;
  const names = said.getAll("name").slice(0, players);
  return {
    wanted: { game, players, options, given },
    seed: Number(seed),
    names: names.map((name) => name.slice(0, LONGEST_NAME)),
  };
}

function recordIn(text: string | null): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
