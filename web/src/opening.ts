// Opening tables and sitting down at them: whoever does so is somebody from then on.
import { answer, api, reasonOf } from "./api";
import { someone } from "./me.svelte";
import type { Level } from "./facts";
import { USUAL_TEMPO } from "./newtable/usual";
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
  cast: number[],
): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => level);
  return openTable({ ...plain, game, players, options, seats: ["me", ...bots], cast, start: true });
}

export const plain = {
  given: {},
  pace: { bank: 0, increment: 0, per_move: 0 },
  tempo: USUAL_TEMPO,
  is_public: false,
  is_rated: false,
};

export async function sitDown(table: string, seat: number, bot: Level | null = null): Promise<void> {
  await someone();
  const path = { table_id: table, seat };
  await answer(api.PUT("/api/tables/{table_id}/seats/{seat}", { params: { path }, body: { bot } }));
}

/** Sits down on the first free seat; if somebody was quicker, on the next one. */
export async function sitAnywhere(table: string, free: readonly number[]): Promise<void> {
  const [seat, ...others] = free;
  try {
    await sitDown(table, seat);
  } catch (problem) {
    if (!others.length || reasonOf(problem).id !== "seat_taken") throw problem;
    await sitAnywhere(table, others);
  }
}

/** A table for friends: I sit there, and every other seat is free. */
export function openForFriends(game: NewTable["game"], players: number): Promise<string> {
  const free = Array.from({ length: players - 1 }, () => null);
  return openTable({ ...plain, game, players, options: {}, seats: ["me", ...free], start: false });
}

/** The address that a code leads to: a table's, or that of an evening at a real one. */
export async function findByCode(code: string): Promise<string> {
  const { table } = await answer(api.GET("/api/codes/{code}", { params: { path: { code } } }));
  return table ? `/table/${table}` : `/evening#${code}`;
}

/** What to say to friends so that they find a table. */
export async function codeOf(table: string): Promise<string> {
  return (await answer(api.POST("/api/tables/{table_id}/code", { params: { path: { table_id: table } } }))).code;
}

export async function getUp(table: string, seat: number): Promise<void> {
  const path = { table_id: table, seat };
  await answer(api.DELETE("/api/tables/{table_id}/seats/{seat}", { params: { path } }));
}

export async function begin(table: string): Promise<void> {
  await answer(api.POST("/api/tables/{table_id}/start", { params: { path: { table_id: table } } }));
}

/** Lets nothing begin by itself. */
export async function hold(table: string): Promise<void> {
  await answer(api.POST("/api/tables/{table_id}/hold", { params: { path: { table_id: table } } }));
}

export async function giveUp(table: string): Promise<void> {
  await answer(api.POST("/api/tables/{table_id}/close", { params: { path: { table_id: table } } }));
}

/**
 * Another table for the same people, or a seat at it where one of them has opened it already. Against bots alone it begins
 * at once, otherwise by itself when all are there. `isTurned`: everybody sits one seat further on.
 */
export async function rematch(table: string, isTurned = false): Promise<string> {
  const [path, body] = [{ table_id: table }, { is_turned: isTurned }];
  const { table: next } = await answer(api.POST("/api/tables/{table_id}/rematch", { params: { path }, body }));
  const isAlone = next.seats.filter((seat) => !seat.bot).length === 1;
  if (isAlone && next.status === "open") await begin(next.id);
  return next.id;
}
