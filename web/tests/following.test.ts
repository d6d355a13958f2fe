// @vitest-environment jsdom
// Whatever mixture of bursts, skips, undos, lost connections, refusals and reloads befalls a table: what is shown at rest
// is what the server has. Two hundred histories, each made from its own seed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { register } from "../src/games/registry";
import type { GameScreen } from "../src/games/screen";
import { FakeSocket } from "./fake_server";

const ME = 0;
const GAME = "beads";
type Position = { turn: number; beads: number[] };
type Told = { version: number; at: number; kind: string; seat: number; change?: object; position?: Position };

let server: Server;
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.mock("../src/me.svelte", () => ({ me: { person: { id: "me" } }, isStillMe: () => Promise.resolve(true) }));
vi.mock("../src/api", () => ({
  api: {
    GET: (path: string, { params }: { params: { query?: { after: number } } }) =>
      Promise.resolve(path.endsWith("/steps") ? server.steps(params.query!.after) : server.read()),
  },
  answer: (given: unknown) => given,
}));
const { LiveTable } = await import("../src/table.svelte");

register({
  game: GAME,
  fold: (position: Position, change: { turn: number; new: number[] }) => ({
    turn: change.turn,
    beads: [...position.beads, ...change.new],
  }),
} as unknown as GameScreen);

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that has a log, and positions that follow from it. */
class Server {
  log: Told[] = [{ version: 1, at: 1, kind: "started", seat: 0 }];
  positions: Position[] = [
    { turn: 0, beads: [] },
    { turn: 0, beads: [] },
  ];

  get version(): number {
    return this.log.length;
  }
  get position(): Position {
    return this.positions[this.version];
  }
  play(): Told {
    const { turn, beads } = this.position;
    const change = { turn: (turn + 1) % 4, new: [this.version * 10 + turn] };
    return this.add("played", turn, { turn: change.turn, beads: [...beads, ...change.new] }, { change });
  }
  undo(): Told | null {
    const last = this.log.findLastIndex((entry) => entry.kind === "played" && entry.seat === ME);
    if (last < 0 || this.log.slice(last).some((entry) => entry.kind === "undone")) return null;
    const position = this.positions[last];
    return this.add("undone", ME, position, { position });
  }
  sit(): Told {
    return this.add("sat", 1, this.position, {});
  }
  snapshot(type = "snapshot") {
    const seats = ["me", "b", "c", "d"].map((user) => ({ user, name: user, bot: null, is_guest: false }));
    const table = { id: "t", game: GAME, status: "running", players: 4, seats };
    return { type, version: this.version, at: 0, seat: ME, table, setup: {}, position: this.position, can_undo: false };
  }
  read() {
    return { version: this.version, entries: this.log };
  }
  steps(after: number) {
    return { version: this.version, position: this.positions[after], entries: this.log.slice(after) };
  }
  private add(kind: string, seat: number, position: Position, more: object): Told {
    const entry = { version: this.version + 1, at: this.version + 1, kind, seat, ...more };
    this.log.push(entry);
    this.positions.push(position);
    return entry;
  }
}

const tell = (message: object) => FakeSocket.last.tell(message as never);

function come() {
  const live = new LiveTable("t");
  FakeSocket.last.open();
  tell(server.snapshot());
  return live;
}

/** A generator of its own for each history: the same seed, the same history. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** The connection breaks, things happen, and one is told what was missed. */
async function breakAndComeBack(missed: number): Promise<void> {
  const broken = FakeSocket.last;
  broken.close(4000);
  const from = server.version;
  for (let count = 0; count < missed; count += 1) server.play();
  while (FakeSocket.last === broken) await vi.advanceTimersByTimeAsync(500);
  FakeSocket.last.open();
  for (const entry of server.log.slice(from)) tell({ type: "entry", ...entry });
  tell({ type: "welcome", version: server.version, at: 0 });
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))("history %i comes to rest at the truth", async (seed) => {
  const random = chance(seed);
  server = new Server();
  for (let count = random(6); count > 0; count -= 1) server.play();
  let live = come();
  const acts = [
    () => {
      for (let count = 1 + random(6); count > 0; count -= 1) tell({ type: "entry", ...server.play() });
    },
    () => live.playback.skip(),
    () => live.showAgain(),
    () => vi.advanceTimersByTimeAsync(random(1500)),
    () => {
      const undone = server.undo();
      if (undone) tell({ type: "entry", ...undone });
    },
    () => tell({ type: "entry", ...server.sit() }),
    () => tell({ type: "seats", version: server.version, seats: server.snapshot().table.seats }),
    () => breakAndComeBack(random(4)),
    () => {
      const act = live.socket.act("play", server.version, "x");
      server.play();
      const { version } = server;
      tell({ type: "refused", version, id: act.id, reason: { id: "no", details: {} }, fresh: server.snapshot() });
    },
    () => {
      live.close();
      live = come();
    },
  ];
  for (let count = 4 + random(14); count > 0; count -= 1) {
    await acts[random(acts.length)]();
    const shown = live.shown!;
    expect(server.positions[shown.version], "what is shown was so once").toEqual(shown.position);
    expect(live.known?.version, "what is known is never late").toBe(server.version);
    expect(live.known?.position).toEqual(server.position);
  }
  await vi.advanceTimersByTimeAsync(120_000);
  expect(live.moving).toBeNull();
  expect(live.shown).toBe(live.known);
  expect(live.shown?.position).toEqual(server.position);
  const versions = live.told.map((entry) => entry.version);
  expect(versions, "told once, and in order").toEqual([...new Set(versions)].sort((one, other) => one - other));
  for (const { entry, before, after } of live.since) {
    expect(entry.seat).not.toBe(ME);
    expect([before.position, after.position]).not.toContain(undefined);
  }
  live.close();
});

test("whoever comes after others have played is shown it from the start, once", async () => {
  server = new Server();
  [1, 2, 3].forEach(() => server.play());
  const late = { ...server.log[1], seat: 1 };
  server.log[1] = late; // I have not played yet
  let live = come();
  await vi.advanceTimersByTimeAsync(0);
  expect(live.since.map((step) => step.entry.version)).toEqual([2]);
  expect([live.shown?.version, live.known?.version]).toEqual([2, 4]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.since.map((step) => step.entry.version)).toEqual([2, 3, 4]);
  live.close();
  live = come();
  await vi.advanceTimersByTimeAsync(0);
  expect(live.moving).toBeNull();
  expect(live.since).toHaveLength(3);
  live.showAgain();
  expect(live.shown?.version).toBe(2);
  live.close();
});
