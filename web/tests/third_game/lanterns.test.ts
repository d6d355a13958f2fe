// @vitest-environment jsdom
// A third game on the screen: its GameScreen is one file, and nothing of the client is changed for it.
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { register } from "../../src/games/registry";
import { speakFrom } from "../../src/words.svelte";
import { FakeSocket } from "../fake_server";
import { lanterns } from "./Lanterns.svelte";

const ada = { id: "ada", name: "Ada", is_guest: true, preferences: {} };
const posted: unknown[] = [];

configure({ asyncUtilTimeout: 60_000 }); // only what hangs takes so long
vi.stubGlobal("scrollTo", () => undefined);
vi.mock("../../src/api", () => {
  const answers: Record<string, unknown> = {
    "/api/sessions/current": { person: ada },
    "/api/tables/{table_id}/log": { version: 3, entries: [] },
    "/api/tables": [],
    "/api/me/mutes": [],
  };
  const api = {
    GET: (path: string) => Promise.resolve(answers[path]),
    PATCH: () => Promise.resolve(),
    POST: (_path: string, { body }: { body: unknown }) => {
      posted.push(body);
      return Promise.resolve({ table: { id: "t" } });
    },
  };
  class RefusedByServer extends Error {}
  return {
    api,
    answer: (given: unknown) => given,
    reasonOf: () => ({ id: "server_fault", details: {} }),
    RefusedByServer,
  };
});

const { default: Table } = await import("../../src/pages/Table.svelte");
const { default: Home } = await import("../../src/pages/Home.svelte");
const { default: NewTable } = await import("../../src/pages/NewTable.svelte");

const seat = (user: string | null, bot: string | null) => ({
  ...{ user, bot, name: user, departed: null, longest: null },
  character: bot && "gaspard",
});
const pace = { bank: 0, increment: 0, per_move: 0 };
const table = {
  id: "t",
  game: "lanterns",
  status: "running",
  players: 2,
  seats: [seat("ada", null), seat(null, "casual")],
  options: {},
  pace,
  is_rated: false,
  followed_by: null,
};
const dark = Array.from({ length: 10 }, () => -1);
const all = dark.map((_, index) => `L${index + 1}`);
const snapshot = {
  type: "snapshot",
  version: 3,
  at: 0,
  seat: 0,
  table,
  setup: { colours: [], first: 0 },
  position: { turn: 0, lit: dark },
  own: { wish: "jade" },
  legal: { actions: all },
};

beforeAll(() => {
  register(lanterns);
  speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8"));
});
beforeEach(() => {
  FakeSocket.all = [];
  posted.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(cleanup);

const tell = (message: object) => FakeSocket.last.tell(message as never);
const buttons = () => screen.queryAllByRole("button", { name: /^Light L/ }).map((button) => button.dataset.place);

async function seated(): Promise<void> {
  render(Table, { id: "t" });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.open();
  tell(snapshot);
  await screen.findByText("Light a lantern.");
}

test("a table of a game that has no screen says so", async () => {
  render(Table, { id: "t" });
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.open();
  tell({ ...snapshot, table: { ...table, game: "chess" } });
  expect(await screen.findByText(/There is no game "chess"/)).toBeTruthy();
});

test("its actions are buttons, and what is clicked and confirmed is sent", async () => {
  await seated();
  expect(buttons()).toEqual(all);
  await fireEvent.click(screen.getByRole("button", { name: "Light L4" }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "preview", action: "L4" });
  await fireEvent.click(screen.getByRole("button", { name: /^Light it/ }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "play", version: 3, action: "L4" });
});

test("what happens is folded into what is known, and shown", async () => {
  await seated();
  const lit = dark.with(3, 0);
  tell({ type: "entry", version: 4, at: 1, kind: "played", seat: 0, events: [], change: { turn: 1, lit } });
  expect(await screen.findByText("Gaspard is thinking.")).toBeTruthy();
  expect(buttons()).toEqual([]);
  expect(screen.getByText("9 dark")).toBeTruthy();
  const left = all.filter((action) => action !== "L4" && action !== "L9");
  const next = { turn: 0, lit: lit.with(8, 1) };
  tell({
    type: "entry",
    version: 5,
    at: 2,
    kind: "played",
    seat: 1,
    events: [],
    change: next,
    legal: { actions: left },
  });
  await screen.findByText("Light a lantern.");
  expect(buttons()).toEqual(left);
});

test("the list of all actions does what is chosen in it", async () => {
  await seated();
  await fireEvent.click(screen.getByRole("tab", { name: /All moves/ }));
  const listed = document.querySelector<HTMLElement>(".moves [data-action=L7]")!;
  expect(listed.textContent).toBe("Light L7");
  await fireEvent.click(listed);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "preview", action: "L7" });
  await fireEvent.click(listed);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "play", action: "L7" });
});

test("at the end the points stand as they are", async () => {
  await seated();
  const result = { scores: [7, 4], winners: [0], ranks: [1, 2], decided_by: "most_points", lost: [] };
  const change = { turn: -1, lit: dark };
  tell({ type: "entry", version: 4, at: 1, kind: "played", seat: 0, events: [], change, status: "finished", result });
  expect((await screen.findByTestId("end")).textContent).toContain("7");
  expect(screen.getByTestId("banner").textContent).toContain("7 points");
});

test("it is offered on the first page, and can be opened with the form", async () => {
  render(Home);
  expect(document.querySelector("article.lanterns")).not.toBeNull();
  cleanup();
  render(NewTable);
  await fireEvent.click(await screen.findByRole("radio", { name: /lanterns/ }));
  expect(await screen.findByText("Lanterns for 2.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({ game: "lanterns", players: 2, seats: ["me", "casual"], options: {}, start: true });
});
