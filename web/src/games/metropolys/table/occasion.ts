// What somebody at a table of Metropolys could be glad of, or sorry for: the special cards.
import type { Occasion } from "../../../bots/lines";
import type { Entry } from "../../../types";

const KINDS: Readonly<Record<string, Occasion["kind"]>> = { subway_card_moved: "gain", archaeology_card_moved: "loss" };

export function occasion({ events }: Pick<Entry, "events">): Occasion | null {
  const moved = events?.find(({ id }) => id in KINDS);
  return moved ? { seat: Number(moved.details.seat), kind: KINDS[moved.id] } : null;
}
