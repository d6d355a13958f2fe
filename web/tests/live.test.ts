// @vitest-environment jsdom
// The log of a table: read once, and gone on with what the socket brings, whichever comes first.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../src/facts";
import { FakeSocket } from "./fake_server";

let answerLog: (read: object) => void = () => undefined;
vi.mock("../src/api", () => ({
  api: { GET: () => new Promise((resolve) => (answerLog = resolve)) },
  answer: (given: unknown) => given,
}));
const { LiveTable } = await import("../src/table.svelte");

beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => vi.unstubAllGlobals());

const logged = (version: number) => ({ version, at: version, kind: "played", seat: 0, events: [] });
const table = { id: "t", game: GAMES[0], status: "running", seats: [] };
const tell = (message: object) => FakeSocket.last.tell(message as never);
const entry = (version: number) => tell({ type: "entry", ...logged(version) });

function begun() {
  const live = new LiveTable("t");
  FakeSocket.last.open();
  tell({ type: "snapshot", version: 2, at: 0, seat: 0, table });
  return live;
}

test("an entry that the log had already is not listed twice", async () => {
  const live = begun();
  answerLog({ version: 4, entries: [1, 2, 3, 4].map(logged) });
  await vi.waitFor(() => expect(live.log).toHaveLength(4));
  [3, 4, 5].forEach(entry);
  expect(live.known?.version).toBe(5);
  expect(live.log.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
  live.close();
});

test("it is kept since when a turn is charged that was told late", () => {
  const live = begun();
  tell({ type: "turn_begun", version: 2, since: 70_000 });
  expect(live.begun).toBe(70_000);
  live.close();
});

test("what came while the log was read stays behind it", async () => {
  const live = begun();
  [3, 4].forEach(entry);
  answerLog({ version: 3, entries: [1, 2, 3].map(logged) });
  await vi.waitFor(() => expect(live.log).toHaveLength(4));
  expect(live.log.map((one) => one.version)).toEqual([1, 2, 3, 4]);
  live.close();
});
