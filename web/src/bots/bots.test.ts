import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHARACTERS, LANGUAGES, LEVELS } from "../facts";
import type { TableShown } from "../types";
import { characterAt, characterName, drawCast } from "./characters";
import { LOOKS, PLATES, shapesOf } from "./faces";
import { lineAfter, LINES } from "./lines";

const everybody = LEVELS.flatMap((level) => CHARACTERS[level]);

describe("bots are somebody", () => {
  it("calls each by a name, and seats nobody twice", () => {
    expect(characterName("leontine")).toBe("Léontine");
    const cast = drawCast();
    expect([...cast].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const seated = cast.map((_, seat) => characterAt(cast, seat, LEVELS[seat % LEVELS.length]).name);
    expect(new Set(seated).size).toBe(cast.length);
    expect(drawCast(() => 0)).not.toEqual(drawCast(() => 0.999));
  });

  it("draws a face of its own for each, and a plate of its own shape for each level", () => {
    expect(Object.keys(LOOKS)).toEqual(everybody.map((one) => one.id));
    const drawn = everybody.map((one) => JSON.stringify(shapesOf(LOOKS[one.id])));
    expect(new Set(drawn).size).toBe(everybody.length);
    expect(new Set(LEVELS.map((level) => PLATES[level].path)).size).toBe(LEVELS.length);
  });
});

describe("what bots say", () => {
  const seats = ["u1", null, null].map((user) => ({ user, bot: user ? null : "casual" }));
  const table = (more: object = {}) =>
    ({ id: "t1", is_rated: false, players: 3, seats, ...more }) as unknown as TableShown;
  const started = { kind: "started" as const, version: 4 };
  const played = (version: number, more: object = {}) => ({ kind: "played" as const, version, ...more });

  it("is the same for everybody who looks on, whatever they sit on", () => {
    expect(lineAfter(table(), started, null)).toEqual(lineAfter(table({ seats: [...seats] }), started, null));
    const said = Array.from({ length: 50 }, (_, id) => lineAfter(table({ id: `t${id}` }), started, null)!);
    expect(new Set(said.map((line) => line.id)).size).toBe(LINES.greeting);
    expect(new Set(said.map((line) => line.seat))).toEqual(new Set([1, 2]));
  });

  it("is nothing at rated tables, nor where no bot sits", () => {
    expect(lineAfter(table({ is_rated: true }), started, null)).toBeNull();
    expect(lineAfter(table({ seats: seats.slice(0, 1) }), started, null)).toBeNull();
    const standIn = { user: null, bot: "skilled", departed: { has_lost: true } };
    expect(lineAfter(table({ seats: [seats[0], standIn] }), played(9, { result: { winners: [0] } }), null)).toBeNull();
  });

  it("is rare in the middle of a game, and only about oneself", () => {
    const versions = Array.from({ length: 300 }, (_, version) => version);
    const about = (seat: number) =>
      versions.flatMap((one) => lineAfter(table(), played(one), { seat, kind: "gain" }) ?? []);
    expect(versions.flatMap((one) => lineAfter(table(), played(one), null) ?? [])).toEqual([]);
    expect(about(0), "a person speaks for himself").toEqual([]);
    expect(about(1).length).toBeGreaterThan(60);
    expect(about(1).length).toBeLessThan(140);
    expect(new Set(about(1).map((line) => line.seat))).toEqual(new Set([1]));
  });

  it("is glad to have won, and kind to whoever won", () => {
    const end = (winners: number[]) => lineAfter(table(), played(9, { result: { winners } }), null)!.id;
    expect(end([1, 2])).toMatch(/^line-won-\d$/);
    expect(end([0])).toMatch(/^line-lost-\d$/);
  });

  it("can be said in every language", () => {
    const wanted = Object.entries(LINES).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, number) => `line-${kind}-${number + 1}`),
    );
    for (const language of Object.keys(LANGUAGES)) {
      const text = readFileSync(`../src/metropole/messages/${language}.ftl`, "utf8");
      const found = [...text.matchAll(/^(line-\w+-\d) = (.{5,70})$/gm)].map(([, id]) => id);
      expect(found, language).toEqual(wanted);
    }
  });
});
