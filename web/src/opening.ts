// Opening tables and sitting down at them: whoever does so is somebody from then on.
import { answer, api } from "./api";
import { someone } from "./me.svelte";
import type { Level } from "./facts";
import type { NewTable } from "./types";

export async function openTable(wanted: NewTable): Promise<string> {
  await someone();
  const opened = await answer(api.POST("/api/tables", { body: wanted }));
  return opened.table.id;
}

export function playAgainstBots(
  game: NewTable["game"],
  players: number,
  options: Record<string, unknown>,
  level: Level,
): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => level);
  return openTable({ ...plain, game, players, options, seats: ["me", ...bots], start: true });
}

export const plain = {
  given: {},
  pace: { bank: 0, increment: 0, per_move: 0 },
  is_public: false,
  is_rated: false,
};

export async function sitDown(table: string, seat: number, bot: Level | null = null): Promise<void> {
  await someone();
  const path = { table_id: table, seat };
  await answer(api.PUT("/api/tables/{table_id}/seats/{seat}", { params: { path }, body: { bot } }));
}

export async function getUp(table: string, seat: number): Promise<void> {
  const path = { table_id: table, seat };
  await answer(api.DELETE("/api/tables/{table_id}/seats/{seat}", { params: { path } }));
}

export async function begin(table: string): Promise<void> {
  await answer(api.POST("/api/tables/{table_id}/start", { params: { path: { table_id: table } } }));
}

export async function giveUp(table: string): Promise<void> {
  await answer(api.POST("/api/tables/{table_id}/close", { params: { path: { table_id: table } } }));
}

/** Another table for the same people; if the game was against bots alone, it begins at once. */
export async function rematch(table: string): Promise<string> {
  const path = { table_id: table };
  const { table: next } = await answer(api.POST("/api/tables/{table_id}/rematch", { params: { path } }));
  const isFull = next.seats.every((seat) => seat.user || seat.bot);
  if (isFull && next.status === "open") await begin(next.id);
  return next.id;
}
