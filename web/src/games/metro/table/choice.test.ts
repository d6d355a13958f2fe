// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { Choice } from "../../../table/choice.svelte";
import { keyOf } from "../../../table/keys";
import type { LiveTable } from "../../../table.svelte";
import type { NetShapes } from "../shapes";
import { table } from ".";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
document.elementFromPoint = () => null;

function seated(actions: string[], hand: string[], drawn: string | null = null) {
  const known = { version: 1, legal: { actions, exceptions: {} }, own: { hand }, position: { drawn }, canUndo: false };
  const live = {
    known: { ...known, table: { is_rated: false } },
    mine: 0,
    isMyTurn: true,
    socket: { ask: () => Promise.resolve(null) },
    play: vi.fn(),
  } as unknown as LiveTable<NetShapes>;
  const choice = new Choice(live, table);
  choice.settle();
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, ...more });
    choice.presses.hear(event);
    return keyOf(event, live, choice, table);
  };
  const pick = (square: string, pointerType = "mouse") => {
    choice.presses.hear(Object.assign(new Event("pointerdown"), { pointerType }) as PointerEvent);
    choice.pick(square);
  };
  return { live, choice, press, pick };
}

describe("choosing a tile of Metro", () => {
  it("asks why the tile in hand may not lie on a square", () => {
    const { pick, live } = seated(["aacb00", "draw"], ["aacb"]);
    const ask = vi.spyOn(live.socket, "ask");
    pick("07");
    expect(ask).toHaveBeenCalledWith("why", { place: "07", action: "aacb07" });
  });

  const turned = ["aacb00", "aacb00r2", "aacb07r1", "cccc00", "draw"];

  it("turns it where it fits only when it is turned", () => {
    const { choice, pick } = seated(turned, ["aacb", "cccc"]);
    expect(choice.places).toEqual(["00", "07"]);
    pick("07");
    expect(choice.action).toBe("aacb07r1");
  });

  it("turns by R to the next turn that the square allows, and back with Shift", () => {
    const { choice, press, pick } = seated(turned, ["aacb"]);
    pick("00");
    expect(choice.action).toBe("aacb00");
    press("r");
    expect(choice.action).toBe("aacb00r2");
    press("R", { shiftKey: true });
    expect(choice.action).toBe("aacb00");
  });

  it("turns by a second touch, and confirms by a second click on what was seen", () => {
    const { choice, live, pick } = seated(turned, ["aacb"]);
    pick("00", "touch");
    pick("00", "touch");
    expect(choice.action).toBe("aacb00r2");
    pick("00");
    expect(live.play).not.toHaveBeenCalled();
    pick("00");
    expect(live.play).toHaveBeenCalledWith("aacb00r2");
  });

  it("proposes to draw by D, and gives that up for a tile", () => {
    const { choice, live, press } = seated(turned, ["aacb", "cccc"]);
    expect(press("d")).toBe("done");
    expect([choice.action, choice.place]).toEqual(["draw", null]);
    press("2");
    expect(choice.action).toBeNull();
    press("d");
    press("Enter");
    expect(live.play).toHaveBeenCalledExactlyOnceWith("draw");
  });

  it("begins unturned with a tile that has come into the hand", () => {
    const { choice, live, press } = seated(turned, ["aacb"]);
    press("r");
    expect([choice.selection.tile, choice.selection.turns]).toEqual(["aacb", 1]);
    choice.settle();
    expect([choice.selection.tile, choice.selection.turns]).toEqual(["aacb", 1]);
    Object.assign(live.known!, { own: { hand: ["cccc"] } });
    choice.settle();
    expect([choice.selection.tile, choice.selection.turns]).toEqual(["cccc", 0]);
  });

  it("is not shown what would follow from what was taken back, however late that comes", async () => {
    const { choice, live, pick } = seated(turned, ["aacb"]);
    const answers: ((told: object) => void)[] = [];
    live.socket.ask = () => new Promise((resolve) => answers.push(resolve as never));
    const arrive = (number: number) => {
      answers[number]({ type: "preview", version: 1, id: "x", preview: { action: "aacb00" } });
      return Promise.resolve();
    };
    pick("00");
    choice.takeBack();
    await arrive(0);
    expect(choice.preview).toBeNull();
    pick("00");
    await arrive(1);
    expect(choice.foreseen).toEqual({ action: "aacb00" });
  });

  it("is not turned by R where tiles lie as they are drawn", () => {
    const { choice, press, pick } = seated(["aacb00", "draw"], ["aacb"]);
    pick("00");
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
