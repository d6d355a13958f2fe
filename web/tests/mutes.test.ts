// @vitest-environment jsdom
// Whoever is muted is not heard, until they are again.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "./fake_server";

const asked: string[] = [];
const agathe = { id: "a", name: "Agathe" };

vi.mock("../src/api", () => {
  type Given = { params: { path: { user_id: string } } };
  const told = (method: string, data?: unknown) => (path: string, given?: Given) => {
    asked.push(`${method} ${path.replace("{user_id}", given?.params.path.user_id ?? "")}`);
    return Promise.resolve(data);
  };
  const api = { GET: told("GET", [agathe]), PUT: told("PUT"), DELETE: told("DELETE") };
  return { api, answer: (given: unknown) => given };
});
const { LiveTable } = await import("../src/table.svelte");
const { isMuted, mute, mutes, readMutes, unmute } = await import("../src/mutes.svelte");

beforeEach(() => {
  asked.length = 0;
  mutes.people = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

test("the server is told, and asked who it is", async () => {
  await readMutes();
  expect(isMuted("a")).toBe(true);
  await unmute("a");
  expect(mutes.people).toEqual([]);
  await mute(agathe);
  expect(mutes.people).toEqual([agathe]);
  expect(asked).toEqual(["GET /api/me/mutes", "DELETE /api/me/mutes/a", "PUT /api/me/mutes/a"]);
});

test("what the muted have said is hidden, not lost, and stands in its order", async () => {
  const table = new LiveTable("t");
  const said = (number: number, user: string) => ({ type: "chat", number, user, text: `${number}` }) as never;
  FakeSocket.last.open().tell(said(2, "b")).tell(said(1, "a")).tell(said(2, "b"));
  expect(table.heard.map((one) => one.number)).toEqual([1, 2]);
  await mute(agathe);
  expect(table.heard.map((one) => one.number)).toEqual([2]);
  await unmute("a");
  expect(table.heard.map((one) => one.number)).toEqual([1, 2]);
  table.close();
});
