// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { Choice } from "../../../table/choice.svelte";
import { keyOf } from "../../../table/keys";
import type { NetTable } from "../shapes";
import { table } from ".";

function seated(actions: string[], hand: string[], drawn: string | null = null) {
  const live = {
    known: { version: 1, legal: { actions, exceptions: {} }, own: { hand }, position: { drawn }, canUndo: false },
    mine: 0,
    isMyTurn: true,
    socket: { ask: () => Promise.resolve(null) },
    play: vi.fn(),
  } as unknown as NetTable;
  const choice = new Choice(live, table);
  choice.settle();
  const press = (key: string, more: KeyboardEventInit = {}) =>
    keyOf(new KeyboardEvent("keydown", { key, ...more }), live, choice, table);
  return { live, choice, press };
}

describe("choosing a tile of Metro", () => {
  it("asks why the tile in hand may not lie on a square", () => {
    const { choice, live } = seated(["aacb00", "draw"], ["aacb"]);
    const ask = vi.spyOn(live.socket, "ask");
    choice.pick("07", false);
    expect(ask).toHaveBeenCalledWith("why", { place: "07", action: "aacb07" });
  });

  const turned = ["aacb00", "aacb00r2", "aacb07r1", "cccc00", "draw"];

  it("turns it where it fits only when it is turned", () => {
    const { choice } = seated(turned, ["aacb", "cccc"]);
    expect(choice.places).toEqual(["00", "07"]);
    choice.pick("07", false);
    expect(choice.action).toBe("aacb07r1");
  });

  it("turns by R to the next turn that the square allows, and back with Shift", () => {
    const { choice, press } = seated(turned, ["aacb"]);
    choice.pick("00", false);
    expect(choice.action).toBe("aacb00");
    press("r");
    expect(choice.action).toBe("aacb00r2");
    press("R", { shiftKey: true });
    expect(choice.action).toBe("aacb00");
  });

  it("turns by a second touch, and confirms by a second click", () => {
    const { choice, live } = seated(turned, ["aacb"]);
    choice.pick("00", true);
    choice.pick("00", true);
    expect(choice.action).toBe("aacb00r2");
    choice.pick("00", false);
    expect(live.play).toHaveBeenCalledWith("aacb00r2");
  });

  it("is not turned by R where tiles lie as they are drawn", () => {
    const { choice, press } = seated(["aacb00", "draw"], ["aacb"]);
    choice.pick("00", false);
    expect(press("r")).toBeNull();
    expect(choice.action).toBe("aacb00");
  });

  it("takes the second tile of the hand by 2, but none once one was drawn", () => {
    const { choice, press } = seated(turned, ["aacb", "cccc"]);
    expect(press("2")).toBe("done");
    expect(choice.selection.tile).toBe("cccc");
    expect(press("3")).toBeNull();
    expect(seated(turned, ["aacb", "cccc"], "dddd").press("2")).toBeNull();
  });
});
