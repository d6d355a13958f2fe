import { describe, expect, it } from "vitest";
import type { LiveTable } from "../table.svelte";
import { left, thinking } from "./clock.svelte";

describe("the time of a seat", () => {
  const timed = (since: number, begun = 0, bot: string | null = null) =>
    ({
      turn: 0,
      offset: 0,
      begun,
      known: {
        clock: { left: [60_000, 50_000], since },
        table: { status: "running", pace: { bank: 60_000 }, seats: [{ bot }, { bot: null }] },
      },
    }) as unknown as LiveTable;

  it("runs for whoever is to move since their turn began", () => {
    const at = Date.now();
    expect(left(timed(at - 20_000), 0)! / 1000).toBeCloseTo(40, 0);
    expect(left(timed(at - 20_000), 1)).toBe(50_000);
  });

  it("runs since it could be known, where that took long", () => {
    const at = Date.now();
    expect(left(timed(at - 20_000, at - 5_000), 0)! / 1000).toBeCloseTo(55, 0);
    expect(left(timed(at - 20_000, at - 90_000), 0)! / 1000).toBeCloseTo(40, 0);
  });

  it("stands still while a bot plays for somebody", () => {
    expect(left(timed(Date.now() - 20_000, 0, "skilled"), 0)).toBe(60_000);
  });
});

describe("a bot that thinks", () => {
  const table = (since: number, longest: number | null, turn = 1) =>
    ({
      turn,
      offset: 0,
      begun: 0,
      known: { clock: { left: [0, 0], since }, table: { seats: [{ longest: null }, { longest }] } },
    }) as unknown as LiveTable;

  it("shows how far it may be, once it takes more than a moment", () => {
    const at = Date.now();
    expect(thinking(table(at - 100, 5000), 1)).toBeNull();
    const thought = thinking(table(at - 2500, 5000), 1)!;
    expect(thought.seconds).toBeCloseTo(2.5, 0);
    expect(thought.share).toBeCloseTo(0.5, 1);
    expect(thinking(table(at - 9000, 5000), 1)!.share).toBe(1);
  });

  it("is not shown for people, nor for others than who is to move", () => {
    const at = Date.now();
    expect(thinking(table(at - 2500, null), 1)).toBeNull();
    expect(thinking(table(at - 2500, 5000, 0), 1)).toBeNull();
  });
});
