// @vitest-environment jsdom
// What somebody says stays where they wrote it until the server has it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../src/facts";
import { FakeSocket } from "./fake_server";

vi.mock("../src/api", () => ({
  api: { GET: () => Promise.resolve({ version: 0, entries: [] }) },
  answer: (given: unknown) => given,
}));
const { LiveTable } = await import("../src/table.svelte");
const { me } = await import("../src/me.svelte");

let live: InstanceType<typeof LiveTable>;
const tell = (message: object) => FakeSocket.last.tell(message as never);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  me.person = { id: "me", name: "Ada", is_guest: true, preferences: {} };
  live = new LiveTable("t");
  come();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function come(): void {
  FakeSocket.last.open();
  tell({ type: "snapshot", version: 2, at: 0, seat: 0, table: { id: "t", game: GAMES[0], status: "open", seats: [] } });
}

/** Send what is written; answers the id under which it went. */
async function send(text: string): Promise<unknown> {
  live.draft.text = text;
  void live.draft.send();
  await settled();
  return FakeSocket.last.sent.at(-1)?.id;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("it is gone from there once the server has it, not before", async () => {
  const id = await send("  hello ");
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "say", id, text: "hello" });
  expect(live.draft.text).toBe("  hello ");
  tell({ type: "said", version: 2, id, number: 1 });
  await settled();
  expect(live.draft.text).toBe("");
});

test("what is refused stays, with the reason, and can be sent again", async () => {
  const reason = { id: "too_often", details: { seconds: 2 } };
  tell({ type: "refused", version: 2, id: await send("hello"), reason });
  await settled();
  expect([live.draft.text, live.draft.problem]).toEqual(["hello", reason]);
  const again = await send(live.draft.text);
  expect(live.draft.problem).toBeNull();
  tell({ type: "said", version: 2, id: again, number: 1 });
  await settled();
  expect(live.draft.text).toBe("");
});

test("it is sent once, however often it is asked for while it is under way", async () => {
  await send("hello");
  await send("hello");
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test("what is written on meanwhile is not taken away", async () => {
  const id = await send("hello");
  live.draft.text = "hello, and";
  tell({ type: "said", version: 2, id, number: 1 });
  await settled();
  expect(live.draft.text).toBe("hello, and");
});

test("without a connection it stays; if it was said all the same it goes when it comes back", async () => {
  await send("hello");
  FakeSocket.last.close(1006);
  await settled();
  expect([live.draft.text, live.draft.problem?.id]).toEqual(["hello", "no_connection"]);
  await vi.advanceTimersByTimeAsync(1_000);
  come();
  const said = { type: "chat", version: 2, room: "players", name: "Ada", is_guest: true, at: 0 };
  tell({ ...said, number: 1, user: "other", text: "hello" });
  expect(live.draft.text).toBe("hello");
  tell({ ...said, number: 2, user: "me", text: "hello" });
  expect([live.draft.text, live.draft.problem]).toEqual(["", null]);
});

test("nothing is sent where nothing is written", async () => {
  await send("   ");
  expect(FakeSocket.last.sent).toEqual([]);
});
