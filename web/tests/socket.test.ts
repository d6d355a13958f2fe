// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeOver } from "../src/ahead";
import { type Act, type Connection, TableSocket } from "../src/socket";
import type { ServerMessage } from "../src/types";
import { FakeSocket } from "./fake_server";

let heard: ServerMessage[];
let states: Connection[];
let kept: Act[];
let version: number | null;
let socket: TableSocket;
let isStillMe: boolean;

const listener = {
  hear: (message: ServerMessage) => void heard.push(message),
  changed: (connection: Connection) => void states.push(connection),
  version: () => version,
  kept: (acts: Act[]) => void (kept = acts),
  isStillMe: () => Promise.resolve(isStillMe),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  [FakeSocket.all, heard, states, kept, version, isStillMe] = [[], [], [], [], null, false];
  let count = 0;
  socket = new TableSocket("ws://here/api/tables/t/play", listener, () => `id-${++count}`);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const welcome = { type: "welcome", version: 3, at: 0 } as const;

test("it is open once the server has told what there is", () => {
  FakeSocket.last.open();
  expect(states).toEqual(["connecting"]);
  FakeSocket.last.tell(welcome);
  expect(states).toEqual(["connecting", "open"]);
});

test("a connection that was opened ahead is taken over, with what was heard on it", async () => {
  socket.close();
  const early = new FakeSocket("ws://here/api/tables/t/play").open();
  const before = FakeSocket.all.length;
  const heardEarly = [{ data: JSON.stringify(welcome) }] as MessageEvent[];
  window.ahead = { address: early.address, socket: early as unknown as WebSocket, heard: heardEarly };
  [heard, states] = [[], []];
  socket = new TableSocket(early.address, listener);
  await Promise.resolve();
  expect(FakeSocket.all).toHaveLength(before);
  expect(states).toEqual(["connecting", "open"]);
  early.tell({ type: "entry", version: 4, id: "x" });
  expect(heard.map((told) => told.type)).toEqual(["welcome", "entry"]);
  expect(window.ahead).toBeUndefined();
});

test("a connection ahead that has ended, or leads elsewhere, is not", () => {
  const early = new FakeSocket("ws://here/api/tables/other/play").open();
  window.ahead = { address: early.address, socket: early as unknown as WebSocket, heard: [] };
  expect(takeOver("ws://here/api/tables/t/play")).toBeNull();
  expect(early.readyState).toBe(3);
  window.ahead = { address: early.address, socket: early as unknown as WebSocket, heard: [] };
  expect(takeOver(early.address)).toBeNull();
});

test("an act is kept until it is answered with its id", () => {
  FakeSocket.last.open().tell(welcome);
  socket.act("play", 3, "7@C10");
  expect(FakeSocket.last.sent).toEqual([{ type: "play", id: "id-1", version: 3, action: "7@C10" }]);
  expect(kept).toHaveLength(1);
  FakeSocket.last.tell({ type: "entry", version: 4, id: "id-1" });
  expect(kept).toEqual([]);
});

test("after a break it says which version it knows, and sends the same act again under the same id", () => {
  FakeSocket.last.open().tell(welcome);
  socket.act("play", 3, "7@C10");
  version = 3;
  FakeSocket.last.close(1006);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.address).toMatch(/\?version=3$/);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.tell(welcome);
  expect(FakeSocket.last.sent).toEqual([{ type: "play", id: "id-1", version: 3, action: "7@C10" }]);
  FakeSocket.last.tell({ type: "done", version: 4, id: "id-1", entry: 4 });
  expect(kept).toEqual([]);
});

test("what happened while one was away and was one's own act is not sent again", () => {
  FakeSocket.last.open().tell(welcome);
  socket.act("play", 3, "7@C10");
  FakeSocket.last.close(1006);
  vi.advanceTimersByTime(1000);
  FakeSocket.last
    .open()
    .tell({ type: "entry", version: 4, id: "id-1" })
    .tell({ ...welcome, version: 4 });
  expect(FakeSocket.last.sent).toEqual([]);
});

test("what was done without a connection waits, and can be taken back", () => {
  FakeSocket.last.open().tell(welcome);
  FakeSocket.last.close(1006);
  const act = socket.act("play", 3, "7@C10");
  expect(kept).toHaveLength(1);
  expect(socket.takeBack(act.id)).toBe(true);
  expect(kept).toEqual([]);
});

test("an act under way cannot be taken back", () => {
  FakeSocket.last.open().tell(welcome);
  expect(socket.takeBack(socket.act("play", 3, "pass").id)).toBe(false);
});

test("it waits longer after each failure, and not at all when asked", () => {
  for (let failures = 1; failures <= 4; failures += 1) {
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(250 * 2 ** (failures - 1) * 1.26);
    expect(FakeSocket.all).toHaveLength(failures + 1);
  }
  FakeSocket.last.close(1006);
  socket.retryNow();
  expect(FakeSocket.all).toHaveLength(6);
});

test("whoever has a new session comes back with it, unnoticed, and what was under way is sent again", async () => {
  FakeSocket.last.open().tell(welcome);
  [version, isStillMe] = [3, true];
  socket.act("play", 3, "7@C10");
  FakeSocket.last.close(4001);
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  expect(FakeSocket.last.address).toMatch(/\?version=3$/);
  FakeSocket.last.open().tell(welcome);
  expect(FakeSocket.last.sent).toEqual([{ type: "play", id: "id-1", version: 3, action: "7@C10" }]);
  expect(states).toEqual(["connecting", "open", "connecting", "open"]);
});

test("a page that is left while it is asked who one is stays left", async () => {
  FakeSocket.last.open().tell(welcome);
  isStillMe = true;
  FakeSocket.last.close(4001);
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that restarts is come back to; one that has shown somebody out is not", async () => {
  FakeSocket.last.open().tell(welcome).tell({ type: "leaving", version: 3 }).close(1012);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open().tell(welcome).close(4001);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(states.at(-1)).toBe("ended");
});

test("a connection that has gone silent is given up", () => {
  FakeSocket.last.open().tell(welcome);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent.at(-1)?.type).toBe("why");
  FakeSocket.last.tell({ type: "refused", version: 3, id: "probe", reason: { id: "unknown_place", details: {} } });
  vi.advanceTimersByTime(19_000);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(9_000);
  expect(states.at(-1)).toBe("lost");
});

test("a ping is answered at once", () => {
  FakeSocket.last.open().tell(welcome).tell({ type: "ping", version: 3, at: 77 });
  expect(FakeSocket.last.sent).toEqual([{ type: "pong", at: 77 }]);
});

test("a question is answered to whoever asked, or with nothing where the connection breaks", async () => {
  FakeSocket.last.open().tell(welcome);
  const first = socket.ask("why", { place: "C1", action: null });
  FakeSocket.last.tell({ type: "why", version: 3, id: "id-1", place: "C1", reason: null });
  expect(await first).toMatchObject({ place: "C1" });
  const second = socket.ask("why", { place: "C2", action: null });
  FakeSocket.last.close(1006);
  expect(await second).toBeNull();
  expect(await socket.ask("why", { place: "C3", action: null })).toBeNull();
});

test("an act that could not be saved is tried again by itself", () => {
  FakeSocket.last.open().tell(welcome);
  socket.act("play", 3, "pass");
  FakeSocket.last.tell({ type: "refused", version: 3, id: "id-1", reason: { id: "not_saved", details: {} } });
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.last.sent).toHaveLength(2);
  expect(FakeSocket.last.sent[1]).toEqual(FakeSocket.last.sent[0]);
});

test("it comes again at once to be told what was kept from it, without being lost", () => {
  FakeSocket.last.open().tell(welcome);
  version = 3;
  socket.comeAgain();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.address).toMatch(/\?version=3$/);
  FakeSocket.last.open().tell(welcome);
  expect(states).not.toContain("lost");
  expect(states.at(-1)).toBe("open");
});
