// @vitest-environment jsdom
// Finished games: the latest at first, older ones when they are asked for, and whoever goes on by keyboard is where they were.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => ({ after: [] as unknown[], pages: [] as unknown[][], reason: null as unknown }));
vi.mock("../src/api", () => ({
  api: { GET: (_: string, given: { params: { query: { after: string } } }) => given.params.query.after },
  answer: (after: string) => {
    asked.after.push(after);
    return asked.reason ? Promise.reject(new Error()) : Promise.resolve(asked.pages.shift() ?? []);
  },
  reasonOf: () => asked.reason,
  RefusedByServer: class {},
}));

import FinishedTables from "../src/parts/FinishedTables.svelte";
import type { TableListed } from "../src/types";
import { speakFile } from "./languages";

const game = (number: number): TableListed =>
  ({
    ...{ id: `t${number}`, game: "metro", players: 2, options: {}, pace: { bank: 0, increment: 0, per_move: 0 } },
    ...{ is_rated: false, status: "finished", version: 60, turn_seat: -1, is_my_turn: false, deadline: null },
    ...{ created_at: 0, changed_at: 0, cursor: `c${number}`, seats: [] },
    result: { scores: [3, 2], ranks: [1, 2], winners: [0], given_up: [] },
  }) as unknown as TableListed;
const games = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => game(from + index));

let shown: Record<string, unknown>;
const show = (latest: TableListed[]) => {
  shown = mount(FinishedTables, { target: document.body, props: { latest } });
  flushSync();
};
const rows = () => [...document.querySelectorAll<HTMLAnchorElement>("li a")].map((one) => one.getAttribute("href"));
const older = () => document.querySelector<HTMLButtonElement>("button");
const press = async () => {
  older()!.click();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("A"));
};

beforeEach(() => {
  Object.assign(asked, { after: [], pages: [], reason: null });
  speakFile("en");
});
afterEach(() => unmount(shown));

test("of few games there are no older ones", () => {
  show(games(0, 8));
  expect(rows()).toHaveLength(8);
  expect(older()).toBeNull();
});

test("older games are shown until there are no more, and the first that is new is gone on from", async () => {
  asked.pages = [games(12, 20), []];
  show(games(0, 12));
  expect(older()?.textContent).toBe("Older games");
  await press();
  expect(asked.after).toEqual(["c11"]);
  expect(rows()).toEqual(games(0, 16).map(({ id }) => `/replay/${id}`));
  expect(document.activeElement?.getAttribute("href")).toBe("/replay/t8");
  (document.activeElement as HTMLElement).blur();
  await press();
  expect(asked.after).toEqual(["c11", "c19"]);
  expect(rows()).toHaveLength(20);
  expect(older()).toBeNull();
});

test("that the server did not answer is told, and what is there is shown", async () => {
  asked.reason = { id: "no_connection", details: {} };
  show(games(0, 10));
  older()!.click();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent?.trim()).not.toBe(""));
  expect(rows()).toHaveLength(10);
});
