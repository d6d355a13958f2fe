// @vitest-environment jsdom
// What is proposed is confirmed by its button, Enter, or a second click on it with nothing clicked in between.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Selection, Shapes } from "../games/shapes";
import { settings } from "../settings.svelte";
import type { LiveTable } from "../table.svelte";
import { Choice } from "./choice.svelte";
import { keyOf } from "./keys";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
document.elementFromPoint = () => null;
afterEach(() => void (settings.confirmsAtOnce = false));

type Answer =
  | { type: "preview"; preview: { action: string }; is_final: boolean }
  | { type: "why"; place: string; reason: { id: string } };

/** A game with one kind of stone, put on a, b or c; or one rests. */
function seated(actions = ["a", "b", "rest"], isRated = false) {
  const answers: ((told: Answer) => void)[] = [];
  let known = $state.raw({ version: 1, legal: actions, table: { is_rated: isRated } });
  const live = {
    get known() {
      return known;
    },
    mine: 0,
    isMyTurn: true,
    socket: { ask: vi.fn(() => new Promise((resolve) => answers.push(resolve as never))) },
    play: vi.fn(),
  };
  const placeOf = (action: string) => (action === "rest" ? null : action);
  const places = actions.filter(placeOf);
  const selection: Selection = { places, actionAt: (place) => place, placeOf };
  const game = {
    actions: (legal: object) => legal as string[],
    actionText: (action: string) => action,
    select: () => selection,
    ask: { mine: () => ({ main: [], more: "" }), buttons: [{ action: "rest", text: "rest", key: "P" }] },
  };
  const table = live as unknown as LiveTable<Shapes>;
  const choice = new Choice<Shapes>(table, game);
  const point = (pointerType: string) =>
    choice.presses.hear(Object.assign(new Event("pointerdown"), { pointerType }) as PointerEvent);
  const done = (does: () => void, by = "mouse") => (point(by), does());
  return {
    choice,
    live,
    played: live.play,
    click: (place: string, by?: string) => done(() => choice.pick(place), by),
    button: (action: string, by?: string) => done(() => choice.choose(action), by),
    moveOn: (legal: string[]) => {
      known = { ...known, version: known.version + 1, legal };
      choice.settle();
    },
    elsewhere: () => point("mouse"),
    press: (key: string, target: EventTarget = document.body) => {
      const event = new KeyboardEvent("keydown", { key });
      Object.defineProperty(event, "target", { value: target });
      choice.presses.hear(event);
      return keyOf(event, table, choice, game);
    },
    refuse: async (place: string) => {
      answers.shift()!({ type: "why", place, reason: { id: "taken" } });
      await Promise.resolve();
    },
    arrive: async (action: string, is_final = false) => {
      answers.pop()!({ type: "preview", preview: { action }, is_final });
      await Promise.resolve();
    },
  };
}

it("says why not of a place that was pointed at just before, however late the answer comes", async () => {
  vi.useFakeTimers();
  const { choice, click, live, refuse } = seated(["a"]);
  choice.point("b");
  click("b");
  await vi.advanceTimersByTimeAsync(1_000);
  await refuse("b");
  vi.useRealTimers();
  expect(live.socket.ask).toHaveBeenCalledExactlyOnceWith("why", { place: "b", action: "b" });
  expect(choice.asked).toEqual({ place: "b", reason: { id: "taken" } });
});

describe("what needs no place", () => {
  it("is proposed by its button, and done by a second click on it", () => {
    const { choice, button, played, live } = seated();
    button("rest");
    expect([choice.action, choice.place]).toEqual(["rest", null]);
    expect(live.socket.ask).toHaveBeenCalledWith("preview", { action: "rest", version: 1 });
    expect(played).not.toHaveBeenCalled();
    button("rest");
    expect(played).toHaveBeenCalledExactlyOnceWith("rest");
    expect(choice.action).toBeNull();
  });

  it("waits for one more click where something was clicked in between", () => {
    const { button, elsewhere, played } = seated();
    button("rest");
    elsewhere();
    button("rest");
    expect(played).not.toHaveBeenCalled();
    button("rest");
    expect(played).toHaveBeenCalledOnce();
  });

  it("is never done by a second tap, only by what confirms", () => {
    const { choice, button, played } = seated();
    button("rest", "touch");
    button("rest", "touch");
    expect(played).not.toHaveBeenCalled();
    choice.confirm();
    expect(played).toHaveBeenCalledExactlyOnceWith("rest");
  });

  it("is proposed by its key, not done by the key again, and done by Enter wherever the focus stands", () => {
    const { press, played } = seated();
    press("p");
    press("p");
    expect(played).not.toHaveBeenCalled();
    expect(press("Enter", document.createElement("button"))).toBe("done");
    expect(played).toHaveBeenCalledExactlyOnceWith("rest");
  });

  it("is done by Enter on a place of the board only if nothing was pressed in between", () => {
    const { choice, press, played } = seated();
    const enterOn = (place: string) => {
      choice.presses.hear(new KeyboardEvent("keydown", { key: "Enter" }));
      choice.pick(place);
    };
    press("p");
    press("ArrowLeft");
    enterOn("b");
    expect([choice.action, played.mock.calls.length]).toEqual(["b", 0]);
    press("p");
    enterOn("b");
    expect(played).toHaveBeenCalledExactlyOnceWith("rest");
  });

  it("gives way to a place, and comes back instead of it", () => {
    const { choice, button, click } = seated();
    button("rest");
    click("a");
    expect(choice.action).toBe("a");
    button("rest");
    expect([choice.action, choice.place]).toEqual(["rest", null]);
    expect(choice.takeBack()).toBe(true);
    expect([choice.action, choice.takeBack()]).toEqual([null, false]);
  });

  it("is given up when the table moves on to where it may not be done", () => {
    const { choice, button, moveOn } = seated();
    button("rest");
    moveOn(["a", "rest"]);
    expect(choice.action).toBe("rest");
    moveOn(["a"]);
    expect(choice.placeless).toBeNull();
  });
});

describe("a place", () => {
  it("is confirmed by a second click on it with nothing clicked in between", () => {
    const { click, elsewhere, played } = seated();
    click("a");
    click("b");
    click("a");
    elsewhere();
    click("a");
    expect(played).not.toHaveBeenCalled();
    click("a");
    expect(played).toHaveBeenCalledExactlyOnceWith("a");
  });

  it("is only proposed where a piece is let go, however often", () => {
    const { choice, played } = seated();
    choice.drop("a");
    choice.drop("a");
    expect([choice.action, played.mock.calls.length]).toEqual(["a", 0]);
    choice.drop("z");
    expect(choice.action).toBe("a");
  });

  it("that is illegal says why when a piece is let go there", async () => {
    const { choice, live } = seated();
    live.socket.ask.mockResolvedValue({ type: "why", reason: { id: "no", details: {} } });
    choice.drop("z");
    await vi.waitFor(() => expect(choice.refused).toEqual({ place: "z", reason: { id: "no", details: {} } }));
  });
});

describe("whoever wants a single click", () => {
  it("has everything done at once by mouse and key", () => {
    settings.confirmsAtOnce = true;
    const { click, button, press, played } = seated();
    click("a");
    button("rest");
    press("p");
    expect(played.mock.calls).toEqual([["a"], ["rest"], ["rest"]]);
  });

  it("still confirms what a finger or a drop puts on the board, and what a hint proposes", () => {
    settings.confirmsAtOnce = true;
    const { choice, click, played } = seated();
    click("a", "touch");
    choice.drop("b");
    choice.propose("rest");
    expect([choice.action, played.mock.calls.length]).toEqual(["rest", 0]);
  });
});

describe("what cannot be taken back", () => {
  it("is said as soon as it is known, and of nothing else", async () => {
    const { choice, button, click, arrive } = seated();
    button("rest");
    expect(choice.isFinal).toBe(false);
    await arrive("rest", true);
    expect(choice.isFinal).toBe(true);
    click("a");
    expect(choice.isFinal).toBe(false);
    await arrive("a");
    expect(choice.isFinal).toBe(false);
  });

  it("is everything at a rated table, before anything is asked", () => {
    const { choice, click } = seated(["a"], true);
    click("a");
    expect(choice.isFinal).toBe(true);
  });
});
