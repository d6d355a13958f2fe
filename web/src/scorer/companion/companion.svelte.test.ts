// Turns and clocks at a real table: right over reloads, sleep and pauses, because they follow from times alone.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { begin as beginCity } from "../../games/metropolys/scorer/entered";
import { bid, type CallCourse, knownBids, order as calls } from "../../games/metropolys/scorer/order";
import type { CityShapes } from "../../games/metropolys/shapes";
import { begin as beginNet } from "../../games/metro/scorer/entered";
import { order as rounds } from "../../games/metro/scorer/order";
import type { NetShapes } from "../../games/metro/shapes";
import type { VerdictShown } from "../../types";
import { speakFrom } from "../../words.svelte";
import { Sheet } from "../sheet.svelte";
import { LegalityCheck } from "./legality.svelte";
import { begunClocks, paused, resumed, settled, shownBy, spentBy } from "./clocks";
import { Companion, KEPT_AS } from "./companion.svelte";
import { RefusedByServer } from "../../api";

const MINUTE = 60_000;
const name = (seat: number) => ["Ann", "Ben", "Cleo", "Dan"][seat];
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);
const nobodyCounts = () => new Promise<never>(() => undefined);

function room(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
  };
}
const sheetOf = <S extends CityShapes | NetShapes>(entered: S["entered"]) =>
  new Sheet<S>({ id: "a", title: "", names: [], entered, typed: "", at: 1 }, () => undefined, nobodyCounts);
const net = (players = 3) => sheetOf<NetShapes>(beginNet(players));
const city = (players = 3) => sheetOf<CityShapes>(beginCity(players));
const shown = (one: Companion<NetShapes>) =>
  one.clocks.spent.map((_, seat) => shownBy(one.clocks, one.course.turn, seat, Date.now()) / MINUTE);
const next = (one: Companion<NetShapes>) => one.go(rounds.acts(one.course, 3, name)[0].after);

beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("clocks", () => {
  it("run for whoever is to move, and for nobody else", () => {
    const one = new Companion(net(), rounds, room());
    one.count("up");
    expect(one.isRunning).toBe(false);
    later(3);
    expect(shown(one)).toEqual([0, 0, 0]);
    one.run();
    later(2);
    expect(shown(one)).toEqual([2, 0, 0]);
    next(one);
    later(5);
    expect(shown(one)).toEqual([2, 5, 0]);
    one.pause();
    later(60);
    expect(shown(one)).toEqual([2, 5, 0]);
    one.run();
    later(1);
    next(one);
    next(one);
    later(1);
    expect(shown(one)).toEqual([3, 6, 0]);
  });

  it("count down, and go on when time is up", () => {
    const one = new Companion(net(), rounds, room());
    one.count("down", 5);
    one.run();
    later(4);
    expect(shown(one)).toEqual([1, 5, 5]);
    later(3);
    expect(shown(one)).toEqual([-2, 5, 5]);
    one.count("none");
    expect(one.isRunning).toBe(false);
  });

  it("are right after a reload, and after the machine has slept", () => {
    const store = room();
    const before = new Companion(net(), rounds, store);
    before.count("up");
    before.run();
    later(1);
    next(before);
    later(90); // nothing ticks while it sleeps
    const after = new Companion(net(), rounds, store);
    expect(after.course).toEqual({ turn: 1 });
    expect(after.isRunning).toBe(true);
    expect(shown(after)).toEqual([1, 90, 0]);
    after.pause();
    later(5);
    expect(shown(new Companion(net(), rounds, store))).toEqual([1, 90, 0]);
  });

  it("never run backwards, though the machine's clock was set back", () => {
    const running = resumed(begunClocks(2, "up"), 10 * MINUTE);
    expect(spentBy(running, 0, 0, 4 * MINUTE)).toBe(0);
    expect(settled(running, 0, 4 * MINUTE).spent).toEqual([0, 0]);
    const halted = paused(running, 0, 12 * MINUTE);
    expect(halted).toMatchObject({ spent: [2 * MINUTE, 0], since: null });
    expect(resumed(begunClocks(2), 0).since).toBeNull();
  });

  it("keep what was used when a turn is taken back", () => {
    const one = new Companion(net(), rounds, room());
    one.count("up");
    one.run();
    later(1);
    next(one);
    later(2);
    one.back();
    later(3);
    expect(one.course).toEqual({ turn: 0 });
    expect(shown(one)).toEqual([4, 2, 0]);
    expect(one.canGoBack).toBe(false);
  });

  it("begin anew where others play, and forget tables of long ago", () => {
    const store = room();
    store.setItem(`${KEPT_AS}old`, JSON.stringify({ at: Date.now() - 61 * 24 * 60 * MINUTE }));
    store.setItem(`${KEPT_AS}broken`, JSON.stringify({ at: Date.now() }));
    const one = new Companion(net(3), rounds, store);
    one.count("up");
    one.run();
    expect(store.getItem(`${KEPT_AS}old`)).toBeNull();
    expect(store.getItem(`${KEPT_AS}broken`)).not.toBeNull();
    const four = new Companion(net(4), rounds, store);
    expect(four.clocks.spent).toHaveLength(4);
    expect(four.isRunning).toBe(false);
  });
});

describe("calls for proposals", () => {
  const act = (one: Companion<CityShapes>, text: string) =>
    one.go(calls.acts(one.course, 3, name).find((found) => found.text === text)!.after);
  const built = (one: Sheet<CityShapes>) => one.entered.built;

  it("go round those who have not passed, and the last bidder opens the next", () => {
    const one = new Companion(city(), calls, room());
    expect(calls.acts(one.course, 3, name).map(({ text }) => text)).toEqual(["Bids"]);
    act(one, "Bids");
    act(one, "Passes");
    expect(one.course.turn).toBe(2);
    act(one, "Bids");
    expect(one.course.turn).toBe(0);
    act(one, "Bids");
    expect(one.course.turn).toBe(2);
    expect(calls.mark(one.course, 1)).toBe("passed");
    expect(calls.mark(one.course, 0)).toBe("highest bid");
    act(one, "Passes");
    expect(one.course).toMatchObject({ turn: 0, opener: 0, bids: [], passed: [] });
    expect(calls.text(one.course, name)).toEqual(["The call is over: Ann builds, and opens the next one."]);
  });

  it("end when nobody can outbid; and a turn can be given to anybody", () => {
    const one = new Companion(city(), calls, room());
    one.give(2);
    expect(one.course).toMatchObject({ turn: 2, opener: 2 });
    act(one, "Bids");
    act(one, "Nobody can outbid");
    expect(one.course).toMatchObject({ turn: 2, opener: 2 });
    act(one, "Bids");
    act(one, "Passes");
    one.give(0);
    expect(one.course).toMatchObject({ turn: 0, passed: [], bids: [{ seat: 2 }] });
  });

  it("put on the board what was built, and take it away again", () => {
    const sheet = city();
    const one = new Companion(sheet, calls, room());
    one.go(bid(one.course, 3, { value: 7, place: "C10" }));
    expect(knownBids(one.course)).toEqual([{ seat: 0, value: 7, place: "C10" }]);
    expect(calls.text(one.course, name)).toEqual(["Outbid the 7 on C10 by Ann, or pass."]);
    act(one, "Passes");
    act(one, "Passes");
    expect(built(sheet)[0]).toEqual({ C10: 7 });
    one.back();
    expect(built(sheet)[0]).toEqual({});
    expect((one.course as CallCourse).passed).toEqual([1]);
    act(one, "Bids");
    act(one, "Nobody can outbid");
    expect(built(sheet)).toEqual([{}, {}, {}]);
  });
});

describe("a question", () => {
  type Verdict = VerdictShown<NetShapes>;
  const yes = (places: string[]) => ({ game: "metro", reason: null, open: [], places, preview: null }) as Verdict;

  it("is answered by what was asked last, whatever comes first", async () => {
    const waiting: ((answer: Verdict) => void)[] = [];
    const check = new LegalityCheck<NetShapes>(net(), () => new Promise((resolve) => waiting.push(resolve)));
    check.toggle();
    const [first, second] = [check.ask({ action: "aaaa00" }), check.ask({ action: "aaaa01" })];
    waiting[1](yes(["01"]));
    await second;
    waiting[0](yes(["00"]));
    await first;
    expect(check.answer?.places).toEqual(["01"]);
    expect(check.isWaiting).toBe(false);
  });

  it("that is refused says why, and leaves nothing of an older answer", async () => {
    const answers = [
      Promise.resolve(yes([])),
      Promise.reject(new RefusedByServer({ id: "no_connection", details: {} }, 0)),
    ];
    const check = new LegalityCheck<NetShapes>(net(), () => answers.shift()!);
    await check.ask({});
    await check.ask({});
    expect(check.answer).toBeNull();
    expect(check.problem?.id).toBe("no_connection");
    check.toggle();
    expect(check.problem).toBeNull();
  });
});
