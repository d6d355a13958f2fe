// What if: a branch in an address and back again, and what is played in it, for every seat, on the game that was left.
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
const server = vi.hoisted(() => ({
  show: vi.fn(),
  preview: vi.fn(),
  whyNot: vi.fn(),
  judge: vi.fn(),
  playOn: vi.fn(),
}));
vi.mock("../src/replay/branch_source", () => server);

import { RefusedByServer } from "../src/api";
import { branchAddress, branchIn, MOST_ACTIONS, MOST_IN_ADDRESS } from "../src/replay/branch_address";
import { Branch } from "../src/replay/branch.svelte";
import { Judging } from "../src/replay/judging.svelte";
import { pressInBranch } from "../src/replay/keys";
import { Replay } from "../src/replay/replay.svelte";
import { metropolys } from "../src/games/metropolys";
import type { CityShapes } from "../src/games/metropolys/shapes";
import type { ReplayScreen } from "../src/games/screen";
import type { BranchShown, ReplayShown } from "../src/types";
import { speakFile } from "./languages";

describe("an address", () => {
  const named = { moment: "27.5", eyes: "everybody" as const, actions: ["7@C10", "pass"] };

  it.each([
    named,
    { ...named, eyes: "spectator" as const },
    { ...named, eyes: 2 },
    { ...named, moment: "0", actions: [] },
    { ...named, actions: ["a~b", "1 + 2", "é%/#"] },
  ])("names a branch and is read again: %j", (branch) => {
    expect(branchIn(branchAddress(branch))).toEqual(branch);
  });

  it("names the moment alone where the branch is long", () => {
    const actions = Array<string>(MOST_IN_ADDRESS + 1).fill("pass");
    expect(branchAddress({ ...named, actions })).toBe("27.5");
    expect(branchAddress({ ...named, actions: actions.slice(1) })).toContain("~pass");
  });

  it.each(["", "27.5", "27"])("names none: %s", (address) => {
    expect(branchIn(address)).toBeNull();
  });

  it.each([
    "x~pass",
    "27.5;9x~pass",
    "27.5~%E0%A4%A",
    "27.5~a~~b",
    `27.5~${"a".repeat(60)}`,
    `1~${Array<string>(MOST_ACTIONS + 1)
      .fill("pass")
      .join("~")}`,
  ])("cannot be read: %s", (address) => {
    expect(branchIn(address)).toBe("wrong");
  });
});

const now = { turn: 0, bids: [], passed: [], subway_card: -1, archaeology_card: -1 };
const own = { cards: { area: "bridges", neighbourhood: null, expansion: null }, points: {} };
const step = (seat: number, place: string, action = "pass") => ({
  ...{ seat, action, events: [] },
  change: { ...now, turn: 1 - seat, new: [{ seat, value: 5, place }] },
});
const game: ReplayShown<CityShapes> = {
  ...{ game: "metropolys", players: 2, options: {}, open: [0, 1] },
  setup: { version: "family", expansion: false, first: 0, closed: [], tokens: {} },
  position: { ...now, built: [{}, {}] },
  ...{ own: [own, own], points: [{ trendy: 0 }, { trendy: 0 }] },
  steps: [step(0, "C1"), step(1, "C2"), step(0, "C3"), step(1, "C4")],
  final: { scores: [], cards: [], districts: [] },
  result: { scores: [0, 3], winners: [1], ranks: [2, 1], decided_by: "most_points", lost: [] },
};
const legal = (...values: number[]) => ({ values, places: ["N1"], pass: true });

/** What the server would say: each action builds at a place of its name. */
const told = (actions: readonly string[]): BranchShown<CityShapes> => ({
  steps: actions.map((action, index) => step(index % 2, action, action)),
  mine: own,
  legal: legal(actions.length),
});
const standing = (branch: Branch<CityShapes>) => branch.known.position!.built.flatMap((places) => Object.keys(places));

let screen: ReplayScreen<CityShapes>;
let branch: Branch<CityShapes>;
const which = { table: "t" };
beforeEach(async () => {
  speakFile("en");
  vi.resetAllMocks();
  server.show.mockImplementation((_: unknown, actions: string[], further: string[] = []) =>
    Promise.resolve(told([...actions, ...further.filter((one) => one !== "never")])),
  );
  screen = await metropolys.replay!();
  const replay = new Replay(game, screen);
  replay.go(2);
  branch = new Branch(replay, which, "everybody");
});

describe("a branch", () => {
  it("begins where the game was left, and is nobody's turn before it is known what may be done", async () => {
    expect([branch.left, branch.at, branch.turn, branch.isMyTurn]).toEqual([2, 0, 0, false]);
    expect(standing(branch)).toEqual(["C1", "C2"]);
    await branch.take([]);
    expect(branch.known.legal).toEqual(legal(0));
    expect([branch.mine, branch.isMyTurn, branch.known.final]).toEqual([0, true, undefined]);
  });

  it("goes on with what is played, and from an earlier moment of it another way", async () => {
    await branch.take(["N1", "N2"]);
    expect(standing(branch)).toEqual(["C1", "N1", "C2", "N2"]);
    expect([branch.at, branch.turn, branch.actions]).toEqual([2, 0, ["N1", "N2"]]);
    await branch.go(1);
    expect([branch.turn, branch.mine, branch.known.legal]).toEqual([1, 1, legal(1)]);
    expect(server.show).toHaveBeenLastCalledWith(expect.anything(), ["N1"]);
    branch.play("N3");
    await vi.waitFor(() => expect(branch.actions).toEqual(["N1", "N3"]));
    expect(standing(branch)).toEqual(["C1", "N1", "C2", "N3"]);
    expect(branchIn(branch.address)).toEqual({ moment: "2.1", eyes: "everybody", actions: ["N1", "N3"] });
  });

  it("asks for nothing that it knows", async () => {
    await branch.take([]);
    await branch.take(["N1"]);
    server.show.mockClear();
    await branch.go(0);
    await branch.go(1);
    expect(server.show).not.toHaveBeenCalled();
  });

  it("shows of what is expected the first step, as far as that is possible", async () => {
    await branch.take(["N1"], ["N2", "N3", "never"]);
    expect([branch.at, branch.actions]).toEqual([2, ["N1", "N2", "N3"]]);
    expect(branch.known.legal).toEqual(legal(2));
  });

  it("keeps what there is where something cannot be", async () => {
    await branch.take(["N1"]);
    server.show.mockRejectedValueOnce(new RefusedByServer({ id: "not_adjacent", details: {} }, 409));
    expect(await branch.take(["N1", "C1"])).toBe(false);
    expect(branch.problem?.id).toBe("not_adjacent");
    expect(branch.actions).toEqual(["N1"]);
  });

  it("is over where nobody is next", async () => {
    const { final, result } = game;
    const over = { ...step(0, "N1"), change: { ...now, turn: -1, new: [] } };
    server.show.mockResolvedValueOnce({ steps: [over], mine: null, legal: null, final, result });
    await branch.take(["N1"]);
    expect([branch.turn, branch.mine, branch.isMyTurn, branch.known.table.status]).toEqual([
      -1,
      null,
      false,
      "finished",
    ]);
  });

  it("asks what would follow, and why not, from where it stands", async () => {
    await branch.take(["N1"]);
    server.preview.mockResolvedValue({ action: "pass" });
    server.whyNot.mockResolvedValue(null);
    expect(await branch.socket.ask("preview", { action: "pass", version: 1 })).toMatchObject({ is_final: false });
    expect(server.preview).toHaveBeenCalledWith(expect.anything(), ["N1"], "pass");
    expect(await branch.socket.ask("why", { place: "C1", action: null })).toMatchObject({ place: "C1", reason: null });
    server.preview.mockRejectedValue(new RefusedByServer({ id: "x", details: {} }, 409));
    expect(await branch.socket.ask("preview", { action: "pass", version: 1 })).toBeNull();
  });

  it("is gone through by keys", async () => {
    await branch.take(["N1", "N2", "N3"]);
    const press = (key: string) => pressInBranch(new KeyboardEvent("keydown", { key }), branch);
    const places = ["Home", "ArrowLeft", "ArrowRight", "End", "ArrowRight"].map((key) => (press(key), branch.at));
    expect(places).toEqual([0, 0, 1, 3, 3]);
    expect(press("x")).toBe(false);
  });
});

describe("a branch that is judged", () => {
  const judgement = (best: string) => ({ best, loss: 0, win_chances: [0.5, 0.5], continuation: [best] });

  it("is asked about move by move, and never twice", async () => {
    server.judge.mockImplementation((_: unknown, before: string[]) =>
      Promise.resolve(judgement(String(before.length))),
    );
    await branch.take(["N1", "N2"]);
    const judging = new Judging(branch);
    await judging.run();
    expect(judging.judged.map((one) => one?.best)).toEqual(["0", "1", "2"]);
    expect(server.judge.mock.calls.map(([, ...asked]) => asked as unknown[])).toEqual([
      [[], "N1"],
      [["N1"], "N2"],
      [["N1", "N2"], null],
    ]);
    await branch.take(["N1", "N2", "N3"]);
    await judging.run();
    expect(server.judge).toHaveBeenCalledTimes(5);
  });

  it("says why it could not be, and is asked again", async () => {
    server.judge.mockRejectedValueOnce(new RefusedByServer({ id: "no_thinkers", details: {} }, 503));
    const judging = new Judging(branch);
    await judging.run();
    expect([judging.problem?.id, judging.isBusy]).toEqual(["no_thinkers", false]);
    server.judge.mockResolvedValue(judgement("N1"));
    await judging.run();
    expect([judging.problem, judging.judged[0]?.best]).toEqual([null, "N1"]);
  });
});
