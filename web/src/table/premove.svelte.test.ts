// @vitest-environment jsdom
// A plan for the next turn is chosen in the one way, and kept by the server with its condition.
import { expect, it, vi } from "vitest";
import type { Selection, Shapes } from "../games/shapes";
import type { LiveTable } from "../table.svelte";

const DROPPED = { id: "premove_changed", details: {} };
const asked: [string, string, unknown][] = [];
const server = vi.hoisted(() => ({ premove: null as object | null, thinkable: null as string[] | null }));
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
vi.mock("../loading", () => ({ pause: () => Promise.resolve() }));
vi.mock("../api", () => {
  const by = (method: string) => (path: string, more: { body?: unknown }) => {
    asked.push([method, path, more.body]);
    if (method === "PUT") server.premove = { ...(more.body as object), dropped: null };
    if (method === "DELETE") server.premove = null;
    if (server.premove && asked.length > 3) server.premove = { ...server.premove, dropped: DROPPED };
    return Promise.resolve({ ...server });
  };
  return { api: { GET: by("GET"), PUT: by("PUT"), DELETE: by("DELETE") }, answer: (given: unknown) => given, reasonOf: String }; // prettier-ignore
});
const { Choice } = await import("./choice.svelte");

function waiting() {
  asked.length = 0;
  Object.assign(server, { premove: null, thinkable: ["a", "b"] });
  let known = $state.raw<object>({ version: 1, table: { is_rated: false } });
  const live = {
    id: "t",
    get known() {
      return known;
    },
    mine: 0,
    isMyTurn: false,
    socket: { ask: vi.fn(() => Promise.resolve(null)) },
    play: vi.fn(),
  };
  const placeOf = (action: string) => action;
  const selection: Selection = { places: ["a", "b"], actionAt: (place) => place, placeOf };
  const game = { actions: (legal: object) => legal as string[], actionText: String, select: () => selection };
  const choice = new Choice<Shapes>(live as unknown as LiveTable<Shapes>, game);
  const moveOn = (more: object) => {
    known = { ...known, version: 2, ...more };
    choice.settle();
  };
  return { choice, live, moveOn };
}

it("is chosen from what the server can think of, confirmed, and kept", async () => {
  const { choice, live } = waiting();
  expect(choice.actions).toEqual([]);
  await choice.premove.begin();
  expect([choice.isPlanning, choice.actions]).toEqual([true, ["a", "b"]]);
  choice.drop("b");
  expect(live.socket.ask).not.toHaveBeenCalled();
  choice.premove.condition = "always";
  choice.confirm();
  await vi.waitFor(() => expect(choice.premove.noted).toEqual({ action: "b", condition: "always", dropped: null }));
  expect(asked.at(-1)).toEqual(["PUT", "/api/tables/{table_id}/premove", { action: "b", condition: "always" }]);
  expect([live.play.mock.calls.length, choice.isPlanning]).toEqual([0, false]);
  await choice.premove.withdraw();
  expect(choice.premove.noted).toBeNull();
});

it("ends when the turn has come, and then what may be done counts", async () => {
  const { choice, moveOn } = waiting();
  await choice.premove.begin();
  moveOn({ legal: ["a"] });
  expect([choice.isPlanning, choice.actions]).toEqual([false, ["a"]]);
});

it("is asked for until it is known what became of it", async () => {
  const { choice, moveOn } = waiting();
  server.premove = { action: "b", condition: "unchanged", dropped: null };
  await choice.premove.read();
  moveOn({ legal: ["a"] });
  await vi.waitFor(() => expect(choice.premove.noted?.dropped).toEqual(DROPPED));
  expect(asked.map(([method]) => method)).toEqual(["GET", "GET", "GET", "GET"]);
});
