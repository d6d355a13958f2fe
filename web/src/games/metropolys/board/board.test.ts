// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Rack from "../table/Rack.svelte";
import City from "./City.svelte";

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
const city = (extra: object = {}) => ({
  setup: { closed: ["west"], tokens: { C5: "trendy", C11: "archaeology" } },
  position: {
    turn: 0,
    bids: [{ seat: 1, value: 9, place: "C10" }],
    built: [{ C8: 8 }, {}] as Record<string, number>[],
  },
  seats,
  legal: ["C4", "C9", "C11"],
  chosen: null,
  lit: [],
  refused: null,
  label: (place: string) => `place ${place}`,
  onpick: vi.fn(),
  onpoint: vi.fn(),
  ...extra,
});
const buttons = (root: Element) => [...root.querySelectorAll<SVGPathElement>("path[role=button]")];

describe("the city", () => {
  it("has a labelled button for every open place, one of them in the order of Tab: the first legal one", () => {
    const { container } = render(City, city());
    expect(buttons(container)).toHaveLength(45);
    const inOrder = buttons(container).filter((button) => button.getAttribute("tabindex") === "0");
    expect(inOrder.map((button) => button.getAttribute("aria-label"))).toEqual(["place C4"]);
  });

  it("is walked by arrows, picked by Enter and by click, and keeps these keys from the page", async () => {
    const [props, onPage] = [city(), vi.fn()];
    const { container, getByLabelText } = render(City, props);
    window.addEventListener("keydown", onPage);
    getByLabelText("place C4").focus();
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("aria-label")).not.toBe("place C4");
    const reached = document.activeElement!.getAttribute("data-place");
    expect(document.activeElement?.getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    expect(props.onpick).toHaveBeenLastCalledWith(reached);
    expect(onPage).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(onPage).toHaveBeenCalledOnce();
    await fireEvent.click(getByLabelText("place S7"));
    expect(props.onpick).toHaveBeenLastCalledWith("S7");
    expect(props.onpoint).toHaveBeenCalled();
    window.removeEventListener("keydown", onPage);
    expect(container.querySelector("[style*=undefined]")).toBeNull();
  });

  it("shows the number of a bid, a proposal as pressed, and says why a place is refused", () => {
    const { container, getByText, getByLabelText } = render(
      City,
      city({ chosen: { place: "C11", value: 11 }, refused: { place: "S7", said: [{ text: "too far" }] } }),
    );
    expect([...container.querySelectorAll(".bid text, .ghost text")].map((text) => text.textContent)).toEqual([
      "9",
      "11",
    ]);
    expect(getByLabelText("place C11").getAttribute("aria-pressed")).toBe("true");
    expect(getByText("too far")).toBeTruthy();
  });
});

describe("my pieces", () => {
  it("offer the buildings that may be bid", async () => {
    const onpick = vi.fn();
    const { getByLabelText } = render(Rack, {
      stock: [1, 2, 12],
      legal: [12],
      chosen: null,
      seat: seats[0]!,
      onpick,
    });
    expect(getByLabelText("1").hasAttribute("disabled")).toBe(true);
    await fireEvent.click(getByLabelText("12"));
    expect(onpick).toHaveBeenCalledWith(12);
  });
});
