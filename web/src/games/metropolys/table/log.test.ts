import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Logged } from "../../../types";
import { speakFrom } from "../../../words.svelte";
import { linesOf } from "../../../table/log";
import { calls, log } from "./log";

beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));

const names = (seat: number) => ["Ada", "Bob", "Cyd"][seat] ?? "?";
const played = (version: number, seat: number, ...events: [string, Record<string, unknown>][]) =>
  ({ version, at: version, kind: "played", seat, events: events.map(([id, details]) => ({ id, details })) }) as Logged;
const shown = (entry: Logged) =>
  linesOf(entry, names, log).map(({ seat, isForced, parts }) => ({
    seat,
    isForced,
    text: parts.map((part) => part.text).join(""),
  }));

describe("the log, line by line", () => {
  const bid = played(1, 2, ["bid", { seat: 2, value: 3, place: "C1" }]);
  const highest = played(
    2,
    0,
    ["bid", { seat: 0, value: 13, place: "C2" }],
    ["passed_by_force", { seat: 1 }],
    ["passed_by_force", { seat: 2 }],
    ["call_ended", { way: "no_higher_building" }],
    ["built", { seat: 0, value: 13, place: "C2" }],
  );
  const next = played(
    3,
    1,
    ["passed", { seat: 1 }],
    ["call_ended", { way: "all_passed" }],
    ["built", { seat: 0, value: 2, place: "C3" }],
  );

  it("gives passes that nobody chose lines of their own, and what follows to whoever builds", () => {
    const ended = "The call ends: nobody still in has a higher building. Ada builds the 13 on C2.";
    expect(shown(highest)).toEqual([
      { seat: 0, isForced: false, text: ended },
      { seat: 2, isForced: true, text: "Cyd has nothing higher and passes." },
      { seat: 1, isForced: true, text: "Bob has nothing higher and passes." },
      { seat: 0, isForced: false, text: "Ada bids 13 on C2." },
    ]);
  });

  it("leaves what was played without force in one line", () => {
    expect(shown(next).map((line) => line.seat)).toEqual([1]);
  });

  it("has the number of a call above the newest entry of it", () => {
    expect([...calls([bid, highest, next])]).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });
});
