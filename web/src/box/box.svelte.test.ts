// A box set up: what is drawn stays, what is secret is kept with what it was dealt for, and a link holds only the rest.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { RefusedByServer } from "../api";
import { box as city } from "../games/metropolys/box";
import type { AnyShapes } from "../games/shapes";
import type { SecretsDrawn, SetupDrawn, SetupWanted } from "../types";
import { speakFrom } from "../words.svelte";
import { BoxSetup, type KeptBox } from "./box.svelte";
import type { Drawer } from "./drawer";
import { inLink, linkOf } from "./link";
import { lastGame, put, take } from "./shelf";

const wanted: SetupWanted = { game: "metropolys", players: 3, options: {}, given: {} };
const empty = (): KeptBox<AnyShapes> => ({ wanted, names: [], drawn: null, done: [], deals: [] });
const line = (id: string) => ({ id, details: {} });

/** Draws two steps, one of them at a place; or does not answer. */
function server() {
  const state = { isAway: false, dealt: 0, asked: [] as [SetupWanted, number][], waiting: [] as (() => void)[] };
  const away = () => Promise.reject(new RefusedByServer(line("no_connection"), 0));
  const drawer: Drawer<AnyShapes> = {
    setup: (what, seed) => {
      state.asked.push([what, seed]);
      if (state.isAway) return away();
      const { game, players } = what;
      const steps = [
        { message: line("setup-whole-city"), place: null },
        { message: line("setup-special-cards"), place: "C1" },
      ];
      const drawn = { game, players, seed, parts: [{ heading: line("setup-part-board"), steps }], notes: [] };
      return Promise.resolve(drawn as unknown as SetupDrawn<AnyShapes>);
    },
    secrets: () => {
      if (state.isAway) return away();
      state.dealt += 1;
      const found: SecretsDrawn = { hands: [{ area: `card ${state.dealt}` }], stack: ["aaaa", "bbbb", "cccc"] };
      return Promise.resolve(found);
    },
  };
  return { state, drawer };
}
function opened() {
  const { state, drawer } = server();
  const saved: KeptBox<AnyShapes>[] = [];
  const box = new BoxSetup<AnyShapes>(empty(), (kept) => void saved.push(kept), drawer);
  return { box, state, saved, drawer };
}

beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));

describe("a box", () => {
  it("is drawn, ticked off and kept", async () => {
    const { box, saved, drawer } = opened();
    await box.draw(7);
    box.tick("C1");
    box.tick("0.0");
    box.tick("nowhere");
    box.tick("0.0");
    expect(box.done).toEqual(["C1"]);
    const again = new BoxSetup<AnyShapes>(saved.at(-1)!, () => undefined, drawer);
    expect([again.drawn!.seed, again.done]).toEqual([7, ["C1"]]);
    await box.draw(8);
    expect(box.done).toEqual([]);
  });

  it("is drawn by the same seed when something else is wanted, and by none before the first", async () => {
    const { box, state } = opened();
    await box.want({ ...wanted, players: 4 });
    expect(state.asked).toEqual([]);
    await box.draw(7);
    await box.want({ ...wanted, players: 2 });
    expect(state.asked.map(([{ players }, seed]) => [players, seed])).toEqual([
      [4, 7],
      [2, 7],
    ]);
  });

  it("stays as it is without a network, with what was wanted then", async () => {
    const { box, state } = opened();
    await box.draw(7);
    state.isAway = true;
    await box.want({ ...wanted, players: 2 });
    expect(await box.draw(8)).toBe(false);
    expect(box.problem?.id).toBe("setup-waiting");
    expect([box.drawn!.seed, box.drawn!.players, box.wanted.players]).toEqual([7, 3, 3]);
    await box.dealSecrets();
    expect(box.deal).toBeNull();
    state.isAway = false;
    await box.draw(8);
    expect([box.drawn!.seed, box.problem]).toEqual([8, null]);
  });

  it("shows the drawing that was asked for last, whichever comes first", async () => {
    const { drawer } = server();
    const answers: (() => void)[] = [];
    const slow: Drawer<AnyShapes> = {
      ...drawer,
      setup: async (what, seed) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return drawer.setup(what, seed);
      },
    };
    const box = new BoxSetup<AnyShapes>(empty(), () => undefined, slow);
    const both = [box.draw(1), box.draw(2)];
    answers[1]();
    answers[0]();
    await Promise.all(both);
    expect(box.drawn!.seed).toBe(2);
    expect(box.isDrawing).toBe(false);
  });

  it("finds its cards again, and those of another box not", async () => {
    const { box } = opened();
    await box.draw(7);
    await box.dealSecrets();
    box.sawTheirs(0);
    await box.draw(8);
    expect(box.deal).toBeNull();
    await box.draw(7);
    expect(box.deal).toMatchObject({ hands: [{ area: "card 1" }], seen: [0] });
    await box.want({ ...wanted, options: { version: "expert" } });
    expect(box.deal).toBeNull();
    await box.want(wanted);
    await box.dealSecrets();
    expect(box.deal).toMatchObject({ hands: [{ area: "card 2" }], seen: [] });
  });

  it("goes through its stack and not beyond", async () => {
    const { box } = opened();
    await box.draw(7);
    await box.dealSecrets();
    for (const [to, at] of [
      [1, 1],
      [9, 3],
      [-1, 0],
    ]) {
      box.goTo(to);
      expect(box.deal!.at).toBe(at);
    }
  });
});

describe("a link", () => {
  it("holds what is wanted, the seed and the names, and nothing that was dealt", async () => {
    const { box } = opened();
    await box.draw(7);
    await box.dealSecrets();
    box.call(1, "Žofie & Ada");
    const link = linkOf(box.linked);
    expect(link).not.toContain("card");
    expect(link).not.toContain("aaaa");
    expect(inLink(link)).toEqual({ wanted, seed: 7, names: ["", "Žofie & Ada"] });
  });

  it("that is broken is none", () => {
    const link = linkOf({ wanted, seed: 7, names: [] });
    for (const wrong of [
      "",
      "x",
      link.replace("metropolys", "chess"),
      link.replace("players=3", "players=9"),
      link.replace("seed=7", "seed="),
      link.replace("seed=7", "seed=1e3"),
      link.replace("options=%7B%7D", "options=%5B%5D"),
      link.replace("given=%7B%7D", "given=%7B"),
      `${link}&name=${"x".repeat(5_000)}`,
    ])
      expect(inLink(wrong)).toBeNull();
  });
});

it("what is for another number of players is drawn", () => {
  const given = { closed: ["north"], tokens: "even" };
  expect(city.fitted({ ...wanted, given }).given).toEqual(given);
  expect(city.fitted({ ...wanted, players: 2, given }).given).toEqual({ tokens: "even" });
  expect(city.fitted({ ...wanted, players: 4, given: { tokens: "first" } }).given).toEqual({ tokens: "first" });
  expect(city.fitted({ ...wanted, given: { tokens: "first" } }).given).toEqual({});
});

it("the browser keeps a box of each game, and says when it keeps none", () => {
  const held = new Map<string, string>();
  const room = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  expect(put(room, empty())).toBe(true);
  expect(lastGame(room)).toBe("metropolys");
  expect(take(room, "metropolys")).toEqual(empty());
  expect(take(room, "metro")).toBeNull();
  held.set("metropole-setup-metro", "{");
  expect(take(room, "metro")).toBeNull();
  const full = {
    ...room,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(put(full, empty())).toBe(false);
});
