// A game looked at again: folded once into its moments, called by its parts, and gone through by keys.
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));

import { LineMarks } from "../src/replay/line_marks.svelte";
import { stepByStep } from "../src/replay/step_by_step";
import { addressOf, indexAt, linkTo, placesOf } from "../src/replay/address";
import { pathOf, seriesOf, sourcesOf } from "../src/replay/chart";
import { addressNow, MomentHistory } from "../src/replay/history";
import { isForReplay, press } from "../src/replay/keys";
import { Player } from "../src/replay/player.svelte";
import { Replay } from "../src/replay/replay.svelte";
import { pointsScale, ticksOf } from "../src/replay/scale";
import { metropolys } from "../src/games/metropolys";
import type { CityShapes } from "../src/games/metropolys/shapes";
import type { ReplayScreen } from "../src/games/screen";
import { speakFile } from "./languages";
import { cards, given } from "./two_calls";

let game: ReplayScreen<CityShapes>;
beforeEach(async () => {
  speakFile("en");
  game = await metropolys.replay!();
});

describe("moments", () => {
  it("are folded by what changed, and the game goes on until the last", () => {
    const { moments } = new Replay(given(), game);
    expect(moments.map(({ known }) => known.position!.built)).toEqual([
      ...[[{}, {}], [{}, {}], [{}, {}]], // prettier-ignore
      ...[[{}, { C4: 5 }], [{}, { C4: 5 }]], // prettier-ignore
      [{ N1: 7 }, { C4: 5 }],
    ]);
    expect(moments.map(({ known }) => known.table.status)).toEqual([...Array<string>(5).fill("running"), "finished"]);
    expect(moments.map(({ points }) => points[1].trendy)).toEqual([0, 0, 0, 3, 3, 3]);
    expect(moments.at(-1)!.known.final).toBeDefined();
    expect(moments[4].known.final).toBeUndefined();
  });

  it("hold what each seat had, and of the seat looked from as its own", () => {
    const replay = new Replay(given(), game);
    expect(replay.moments[4].owns[1]).toEqual(cards("card1"));
    expect(replay.moments[5].owns).toEqual([cards("card0"), cards("other")]);
    expect(replay.known.own).toBeUndefined();
    replay.show(given([1]), 1);
    expect(replay.moments[0].owns[0]).toBeNull();
    expect(replay.known.own).toEqual(cards("card1"));
  });

  it("are gone to at once, never beyond the ends, and the step to one is told", () => {
    const replay = new Replay(given(), game);
    replay.go(3);
    expect(replay.last?.entry.seat).toBe(0);
    expect(replay.last?.after).toBe(replay.known);
    replay.go(99);
    expect(replay.at).toBe(5);
    expect(replay.turn).toBe(-1);
    replay.go(-1);
    expect(replay.at).toBe(0);
    expect(replay.last).toBeNull();
  });

  it("of a record nobody played are told by the numbers of seats", () => {
    const replay = new Replay(given(), game);
    expect(replay.seats.map(({ name }) => name)).toEqual(["Seat 1", "Seat 2"]);
  });
});

test("each line knows whether one is at it or before it, wherever one goes", () => {
  const marks = new LineMarks(9);
  for (const at of [3, 4, 2, 9, 0, 5, 1, 0, 9, 8, 8, 1, 2]) {
    marks.go(at);
    const seen = marks.lines.map(({ isHere, isAhead }) => [isHere, isAhead]);
    expect(seen).toEqual(marks.lines.map((_, index) => [index === at - 1, at > 0 && index >= at]));
  }
});

describe("addresses", () => {
  const places = placesOf([1, 1, 1, 2, 2]);
  test("name every moment", () => {
    expect(places.map(addressOf)).toEqual(["0", "1.1", "1.2", "1.3", "2.1", "2.2"]);
    places.forEach((place, at) => expect(indexAt(places, addressOf(place))).toBe(at));
  });
  test("of a part alone lead to its end, and nonsense nowhere", () => {
    expect(indexAt(places, "1")).toBe(3);
    for (const nonsense of ["", "x", "3", "1.9", "-1", "1.1.1", "99999"]) expect(indexAt(places, nonsense)).toBeNull();
  });
  test("are found in the query of a shared link, and behind a # in any other", () => {
    history.replaceState(null, "", linkTo("t", "2.1"));
    expect(location.pathname + location.search).toBe("/replay/t?at=2.1");
    expect(addressNow()).toBe("2.1");
    vi.useFakeTimers();
    new MomentHistory().follow("2.2");
    expect(addressNow()).toBe("2.1"); // first what is shown is drawn
    vi.runAllTimers();
    vi.useRealTimers();
    expect(location.pathname + location.search + location.hash).toBe("/replay/t#2.2");
    expect(addressNow()).toBe("2.2");
    history.replaceState(null, "", "/replay/t?at=1.1#1.3");
    expect(addressNow()).toBe("1.3");
    history.replaceState(null, "", "/replay/t");
    expect(addressNow()).toBe("");
  });
  test("a call ends with a building", () => {
    expect(game.parts(given().steps)).toEqual([1, 1, 1, 2, 2]);
    expect(game.maker(given().steps[2])).toBe(1);
    expect(game.maker(given().steps[1])).toBeNull();
    expect(stepByStep.parts(given().steps)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("keys", () => {
  const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key: name, ...more });
  it("go by moves, by parts, and to the ends", () => {
    const replay = new Replay(given(), game);
    const player = new Player(replay);
    const type = (name: string, more = {}) => press(key(name, more), replay, player, (at) => replay.go(at));
    const seen = ["ArrowRight", "End", "ArrowLeft", "Home"].map((name) => (type(name), replay.at));
    expect(seen).toEqual([1, 5, 4, 0]);
    const byPart = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"].map(
      (name) => (type(name, { shiftKey: true }), replay.at),
    );
    expect(byPart).toEqual([3, 5, 3, 0]);
    expect(type("x")).toBe(false);
  });

  it("are left to whatever is typed into", () => {
    const field = document.createElement("input");
    const on = (target: EventTarget, event: KeyboardEvent) => (target.dispatchEvent(event), isForReplay(event));
    expect(on(field, key("ArrowLeft"))).toBe(false);
    field.type = "range";
    expect(on(field, key("ArrowLeft"))).toBe(true);
    expect(on(document.createElement("button"), key(" "))).toBe(false);
    expect(on(document.createElement("button"), key("ArrowLeft"))).toBe(true);
    expect(isForReplay(key("ArrowLeft", { ctrlKey: true }))).toBe(false);
  });
});

test("it plays by itself to the end, and from the end from the beginning", () => {
  vi.useFakeTimers();
  const replay = new Replay(given(), game);
  const player = new Player(replay);
  player.speed = "quick";
  player.toggle();
  vi.advanceTimersByTime(800);
  expect(replay.at).toBe(2);
  expect(replay.moving?.step.after).toBe(replay.known);
  vi.advanceTimersByTime(10_000);
  expect([replay.at, player.isPlaying, replay.moving]).toEqual([5, false, null]);
  player.toggle();
  expect(replay.at).toBe(0);
  player.toggle();
  vi.useRealTimers();
});

test("points are drawn by seat, together or of one source", () => {
  const { moments } = new Replay(given(), game);
  expect(sourcesOf(moments)).toEqual(["trendy"]);
  expect(seriesOf(moments, "trendy")).toEqual(seriesOf(moments, ""));
  expect(seriesOf(moments, "")[1]).toEqual([0, 0, 0, 3, 3, 3]);
  const path = pathOf([0, 0, 0, 3, 3, 3], (at) => at, (points) => points); // prettier-ignore
  expect(path).toBe("M0 0L2 0L3 3L5 3");
  expect(pointsScale([-2, 41])).toEqual({ low: -10, high: 50, lines: [-10, 0, 10, 20, 30, 40, 50] });
  expect(ticksOf(placesOf([1, 1, 2]))).toEqual([
    { at: 2, part: 1 },
    { at: 3, part: 2 },
  ]);
});
