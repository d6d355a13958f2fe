// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Tiles from "../table/Tiles.svelte";
import Net from "./Net.svelte";

// jsdom lays nothing out, and so has no sizes and no observer of them; a board is drawn where there is room
beforeAll(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(cleanup);

const seats = [
  { seat: 0, name: "Agathe", isMe: true },
  { seat: 1, name: "Jiří", isMe: false },
];
const net = (extra: object = {}) => ({
  players: 2,
  position: { tiles: ["aaaa00", "bcbc01r1"] },
  seats,
  legal: ["10", "11"],
  chosen: null,
  changed: [],
  lit: [],
  refused: null,
  label: (square: string) => `square ${square}`,
  onpick: vi.fn(),
  onpoint: vi.fn(),
  ...extra,
});
const buttons = (root: Element) => [...root.querySelectorAll<SVGPathElement>("path[role=button]")];

describe("the net", () => {
  it("has a labelled button for every square and every station", () => {
    const { container, getByLabelText } = render(Net, net());
    expect(buttons(container)).toHaveLength(92);
    expect(getByLabelText("square 07")).toBeTruthy();
    expect(getByLabelText(/^9 Place de Clichy, Agathe, \d+$/)).toBeTruthy();
  });

  it("shows a station's whole line while it is pointed at, and picks squares only", async () => {
    const props = net();
    const { container, getByLabelText } = render(Net, props);
    expect(container.querySelectorAll(".halo")).toHaveLength(0);
    await fireEvent.pointerOver(getByLabelText(/^9 Place de Clichy, Agathe, \d+$/));
    expect(container.querySelectorAll(".halo")).toHaveLength(1);
    await fireEvent.click(getByLabelText(/^9 Place de Clichy, Agathe, \d+$/));
    expect(props.onpick).not.toHaveBeenCalled();
    await fireEvent.click(getByLabelText("square 10"));
    expect(props.onpick).toHaveBeenCalledWith("10");
  });

  it("draws a proposed tile and the lines that it changes", () => {
    const { container } = render(Net, net({ chosen: { square: "10", tile: "aaaa", turns: 0 }, changed: [8, 10] }));
    expect(container.querySelectorAll(".ghost")).toHaveLength(1);
    expect(container.querySelectorAll(".halo")).toHaveLength(2);
  });
});

describe("my pieces", () => {
  it("show a drawn tile as the only one that can be chosen", async () => {
    const [onpick, onturn] = [vi.fn(), vi.fn()];
    const { getByLabelText, getByText } = render(Tiles, {
      hand: ["aaaa"],
      drawn: "bbbb",
      chosen: { tile: "bbbb", turns: 1 },
      canTurn: true,
      label: (tile: string) => tile,
      onpick,
      onturn,
    });
    expect(getByLabelText("aaaa").hasAttribute("disabled")).toBe(true);
    expect(getByLabelText("bbbb").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(getByText("R"));
    expect(onturn).toHaveBeenCalledOnce();
  });
});
