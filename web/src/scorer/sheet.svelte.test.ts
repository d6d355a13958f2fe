// A real table entered: steps are taken back, refused and counted later, and nothing is lost on the way.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { RefusedByServer } from "../api";
import { begin, readTyped, withBuilding, withHolder, withTyped } from "../games/metropolys/scorer/entered";
import { read as readCity } from "../games/metropolys/scorer/entered";
import { begin as beginNet, read as readNet, withTile } from "../games/metro/scorer/entered";
import type { AnyShapes } from "../games/shapes";
import type { ScoreShown } from "../types";
import { speakFrom } from "../words.svelte";
import { PLACES } from "../games/metropolys/board/city";
import { inFile, inLink, linkOf } from "./brought";
import { PREFIX, Shelf } from "./shelf.svelte";
import { type Kept, Sheet } from "./sheet.svelte";

type Built = Record<string, number>[];
const city = begin(4);
const kept = (entered: object = city): Kept<AnyShapes> => ({
  id: "a",
  title: "",
  names: [],
  entered: entered as AnyShapes["entered"],
  typed: "",
  at: 1,
});

/** Refuses a building that stands twice; or does not answer. */
function server() {
  const state = { isAway: false, asked: 0 };
  const counter = (entered: { built: Built }): Promise<ScoreShown<AnyShapes>> => {
    state.asked += 1;
    if (state.isAway) return Promise.reject(new RefusedByServer({ id: "no_connection", details: {} }, 0));
    const twice = entered.built.findIndex((places) => new Set(Object.values(places)).size < Object.keys(places).length);
    if (twice < 0)
      return Promise.resolve({
        game: "metropolys",
        open: [],
        result: { winners: [0] },
      } as unknown as ScoreShown<AnyShapes>);
    return Promise.reject(new RefusedByServer({ id: "building_twice", details: { seat: twice } }, 409));
  };
  return { state, counter };
}
async function opened(counter: ReturnType<typeof server>["counter"], saved: Kept<AnyShapes>[] = []) {
  const sheet = new Sheet<AnyShapes>(kept(), (one) => void saved.push(one), counter);
  await sheet.count();
  return sheet;
}
const built = (sheet: Sheet<AnyShapes>) => (sheet.entered as { built: Built }).built[0];
const typed = (text: string) => withTyped(0, readTyped(text)![0]) as (before: object) => object;

beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));

describe("a table that is entered", () => {
  it("is counted after each step, and saved", async () => {
    const { counter } = server();
    const saved: Kept<AnyShapes>[] = [];
    const sheet = await opened(counter, saved);
    await sheet.change(typed("7 C10"));
    expect(sheet.isCounted).toBe(true);
    expect(saved.at(-1)!.entered).toBe(sheet.entered);
  });

  it("takes out what cannot be, with the reason, and keeps the rest", async () => {
    const { counter } = server();
    const sheet = await opened(counter);
    await sheet.change(typed("7 C10"));
    await sheet.change(typed("7 C11"));
    expect(built(sheet)).toEqual({ C10: 7 });
    expect(sheet.refused.map(({ id }) => id)).toEqual(["building_twice"]);
    await sheet.change(typed("8 C11"));
    expect(built(sheet)).toEqual({ C10: 7, C11: 8 });
    expect(sheet.refused).toEqual([]);
  });

  it("goes back and forth", async () => {
    const { counter } = server();
    const sheet = await opened(counter);
    for (const text of ["1 C1", "2 C2", "3 C3"]) await sheet.change(typed(text));
    await sheet.undo();
    await sheet.undo();
    expect(built(sheet)).toEqual({ C1: 1 });
    await sheet.redo();
    expect(built(sheet)).toEqual({ C1: 1, C2: 2 });
    await sheet.change(typed("9 C9"));
    expect(sheet.canRedo).toBe(false);
    expect(built(sheet)).toEqual({ C1: 1, C2: 2, C9: 9 });
  });

  it("keeps everything without a network, counts it when it is back, and sifts out only what cannot be", async () => {
    vi.useFakeTimers();
    const { counter, state } = server();
    const sheet = await opened(counter);
    state.isAway = true;
    for (const text of ["1 C1", "1 C2", "3 C3"]) await sheet.change(typed(text));
    expect(sheet.isCounted).toBe(false);
    expect(sheet.trouble?.id).toBe("no_connection");
    expect(built(sheet)).toEqual({ C1: 1, C2: 1, C3: 3 });
    state.isAway = false;
    await vi.runAllTimersAsync();
    expect(built(sheet)).toEqual({ C1: 1, C3: 3 });
    expect(sheet.isCounted).toBe(true);
    expect(sheet.refused).toHaveLength(1);
    expect(sheet.trouble).toBeNull();
    vi.useRealTimers();
  });

  it("that cannot be from the start stays, and can be put right", async () => {
    const { counter } = server();
    const wrong = { ...city, built: [{ C1: 1, C2: 1 }, {}, {}, {}] };
    const sheet = new Sheet<AnyShapes>(kept(wrong), () => undefined, counter);
    await sheet.count();
    expect(sheet.refused.map(({ id }) => id)).toEqual(["building_twice"]);
    await sheet.change(withBuilding("C2", { seat: 0, value: 2 }) as (before: object) => object);
    expect(built(sheet)).toEqual({ C1: 1, C2: 2 });
    expect(sheet.isCounted).toBe(true);
  });
});

describe("a table that was closed", () => {
  it("is opened with the last steps, to be taken back and done again", async () => {
    const { counter } = server();
    const saved: Kept<AnyShapes>[] = [];
    const sheet = await opened(counter, saved);
    for (const text of ["1 C1", "2 C2", "3 C3"]) await sheet.change(typed(text));
    await sheet.undo();
    const again = new Sheet<AnyShapes>(JSON.parse(JSON.stringify(saved.at(-1))) as Kept<AnyShapes>, undefined, counter);
    await again.redo();
    expect(built(again)).toEqual({ C1: 1, C2: 2, C3: 3 });
    for (const _ of "123") await again.undo();
    expect(built(again)).toEqual({});
    expect(again.canUndo).toBe(false);
  });

  it("keeps no more steps than there is room for", async () => {
    const { counter } = server();
    const saved: Kept<AnyShapes>[] = [];
    const sheet = await opened(counter, saved);
    for (let step = 0; step < 30; step += 1) {
      const building = { seat: step % 4, value: 1 + (step % 13) };
      await sheet.change(withBuilding(PLACES[step].id, building) as (before: object) => object);
    }
    expect(saved.at(-1)!.before).toHaveLength(20);
    expect(saved.at(-1)!.before!.at(-1)).toBe(saved.at(-2)!.entered);
  });
});

describe("a link", () => {
  const entered = withHolder("subway", 2)(withBuilding("C10", { seat: 1, value: 7 })(city));

  it("holds the whole table", async () => {
    const link = await linkOf({
      entered: entered as unknown as AnyShapes["entered"],
      names: ["Ada", "Žofie"],
      title: "Sunday",
    });
    expect(await inLink(link)).toEqual({ entered, names: ["Ada", "Žofie"], title: "Sunday" });
    const net = withTile({ tile: "dddd", square: "01", turns: 0 })(beginNet(3));
    const other = await linkOf({ entered: net as unknown as AnyShapes["entered"], names: [], title: "" });
    expect((await inLink(other))?.entered).toEqual(net);
  });

  it("that is broken, or of another version, is none", async () => {
    const link = await linkOf({ entered: entered as unknown as AnyShapes["entered"], names: [], title: "" });
    for (const wrong of ["", "1.", "9.abc", link.slice(0, -9), link.replace("1.", "2."), "1.%%%"])
      expect(await inLink(wrong)).toBeNull();
  });

  it("and a file hold only what has the form", async () => {
    expect(await inFile(JSON.stringify(city))).toHaveLength(1);
    expect(await inFile(`${JSON.stringify(city)}\n${JSON.stringify(beginNet(2))}\n`)).toHaveLength(2);
    for (const wrong of ["", "x", "[]", "{}", '{"game": "metropolys", "players": 9}'])
      expect(await inFile(wrong)).toBeNull();
    expect(readCity({ ...city, built: [{ Z9: 1 }, {}, {}, {}] })).toBeNull();
    expect(readNet({ ...beginNet(2), board: ["aaaa99"] })).toBeNull();
  });

  it("and a record of Metro, as the page saves it, is opened as its tiles in their order", async () => {
    const record = { game: "metro", rules: 1, players: 3, options: { hand: 2, free_rotation: false } };
    const actions = ["aaaa01", "draw", "dddd02"];
    const [found] = (await inFile(JSON.stringify({ ...record, setup: { first: 1, deck: [] }, actions })))!;
    const board = ["aaaa01", "dddd02"];
    const { game, players, options } = record;
    expect(found.entered).toEqual({ game, players, options, board, any_order: false, first: 1 });
  });
});

describe("golden games", () => {
  const lines = (game: string) => readFileSync(`../tests/records/${game}.jsonl`, "utf8").trim().split("\n");
  type RecordRead = { players: number; options: object; setup: Record<string, unknown>; actions: string[] };
  const read = (line: string) => JSON.parse(line) as RecordRead;

  it("are laid tile by tile as their records say", () => {
    for (const { players, options, actions } of lines("metro").slice(0, 10).map(read)) {
      const board = actions.filter((action) => action !== "draw");
      const entered = readNet({ game: "metro", players, options, board });
      const tiles = board.map((one) => ({
        tile: one.slice(0, 4),
        square: one.slice(4, 6),
        turns: Number(one[7] ?? 0),
      }));
      const laid = tiles
        .map(withTile)
        .reduce((before, step) => step(before), readNet({ game: "metro", players, options, board: [] })!);
      expect(laid).toEqual(entered);
    }
  });

  it("keep the set-up of their records, with all that may be known", () => {
    for (const { players, options, setup } of lines("metropolys").slice(0, 10).map(read)) {
      const entered = readCity({
        game: "metropolys",
        players,
        options,
        setup,
        built: Array.from({ length: players }, () => ({})),
      })!;
      expect(entered.setup.area).toEqual(setup.area);
      expect(entered.setup.tokens).toEqual(setup.tokens);
      expect(entered.setup.neighbourhood).toEqual(setup.neighbourhood);
      expect((entered.setup.expansion ?? []).map((card) => [...card!].sort())).toEqual(
        ((setup.expansion ?? []) as string[][]).map((card) => [...card].sort()),
      );
    }
  });
});

it("typed buildings are read however they are written", () => {
  expect(readTyped("7 C10")).toEqual([{ value: 7, place: "C10" }]);
  expect(readTyped(" 7@c10, 13w1; 2 N3 ")).toEqual([
    { value: 7, place: "C10" },
    { value: 13, place: "W1" },
    { value: 2, place: "N3" },
  ]);
  for (const wrong of ["C10 7", "seven C10", "7", "7 C10 x"]) expect(readTyped(wrong)).toBeNull();
});

describe("the shelf", () => {
  function room(isFull = false): Storage {
    const held = new Map<string, string>();
    return {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error("full");
        held.set(key, value);
      },
      removeItem: (key: string) => void held.delete(key),
      key: (index: number) => [...held.keys()][index] ?? null,
      get length() {
        return held.size;
      },
      clear: () => held.clear(),
    };
  }

  it("keeps several tables, and brings back what was put away", () => {
    const store = room();
    const shelf = new Shelf(store);
    shelf.put({ ...kept(), at: 1 });
    shelf.put({ ...kept(), id: "b", at: 2 });
    store.setItem(`${PREFIX}broken`, "{");
    expect(new Shelf(store).tables.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(new Shelf(store).openId).toBe("b");
    shelf.remove("b");
    expect(new Shelf(store).tables.map(({ id }) => id)).toEqual(["a"]);
    expect(shelf.bringBack()?.id).toBe("b");
    expect(new Shelf(store).tables).toHaveLength(2);
  });

  it("keeps a table without its steps where there is no room for them", () => {
    const [store, steps] = [room(), Array.from({ length: 20 }, () => kept().entered)];
    const { setItem } = store;
    store.setItem = (key: string, value: string) => {
      if (value.length > 2_000) throw new Error("full");
      setItem(key, value);
    };
    const shelf = new Shelf(store);
    shelf.put({ ...kept(), before: steps });
    expect(shelf.isKeeping).toBe(true);
    expect(new Shelf(store).tables.map(({ id, before }) => [id, before])).toEqual([["a", undefined]]);
  });

  it("says when nothing is kept", () => {
    const shelf = new Shelf(room(true));
    shelf.put(kept());
    expect(shelf.isKeeping).toBe(false);
    expect(shelf.tables).toHaveLength(1);
  });
});
