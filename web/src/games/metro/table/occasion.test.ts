import { describe, expect, it } from "vitest";
import { occasion } from "./occasion";

const completed = (owner: number, points: number) => ({
  seat: 0,
  events: [{ id: "line_completed", details: { seat: owner, points } }],
});

describe("something to be glad of, or sorry for", () => {
  it("is a long line of one's own, and a short one that another has ended", () => {
    expect(occasion(completed(1, 20))).toEqual({ seat: 1, kind: "gain" });
    expect(occasion(completed(1, 4))).toEqual({ seat: 1, kind: "loss" });
  });

  it("is nothing else", () => {
    expect(occasion(completed(0, 4))).toBeNull();
    expect(occasion(completed(1, 10))).toBeNull();
    expect(occasion({ seat: 0, events: [] })).toBeNull();
  });
});
