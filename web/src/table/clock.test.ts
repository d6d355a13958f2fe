import { describe, expect, it } from "vitest";
import type { LiveTable } from "../table.svelte";
import { thinking } from "./clock.svelte";

describe("a bot that thinks", () => {
  const table = (since: number, longest: number | null, turn = 1) =>
    ({
      turn,
      offset: 0,
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
