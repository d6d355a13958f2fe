// The page of a game that is looked at again: its line of time, what an analysis says there, and other words for it.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  vi.stubGlobal("scrollTo", () => undefined);
});
const asked = vi.hoisted(() => ({ next: [] as unknown[] }));
vi.mock("../src/api", () => ({
  api: { GET: () => asked.next.shift() },
  answer: (given: unknown) => (given instanceof Error ? Promise.reject(given) : Promise.resolve(given)),
  reasonOf: () => ({ id: "server_fault", details: {} }),
  RefusedByServer: class {},
}));

import { metropolys } from "../src/games/metropolys";
import type { CityShapes } from "../src/games/metropolys/shapes";
import type { ReplayScreen, TableScreen } from "../src/games/screen";
import type { Source } from "../src/replay/source";
import ReplayTable from "../src/replay/ReplayTable.svelte";
import type { AnalysisProgress, AnalysisResult } from "../src/types";
import { speakFile } from "./languages";
import { given } from "./two_calls";

const progress = (more: Partial<AnalysisProgress>): AnalysisProgress => ({
  ...{ id: "a", depth: "quick", status: "under_way", done: 0, moments: 5 },
  ...more,
});
const moments = given().steps.map((_, index) => index);
const certain = (card: number) => [[[100, 0], [0, 100]], [[100, 0], [0, 100]], [[100, 0], [0, 100]]][card]; // prettier-ignore

/** Everybody's chances at all moments are those of the first seat, and what the others have. */
function judged(chance: number, plain_since: (number | null)[] = [0, null]): AnalysisResult {
  const action = (number: number): AnalysisResult["actions"][number] => ({
    ...{
      number,
      seat: 0,
      action: "pass",
      best: "pass",
      loss: 0,
      margin: null,
      continuation: [],
      unseen: null,
      is_obvious: false,
      points: [],
    },
    ...{ win_chances: [], guesses: [0, 1, 2].map((from) => certain(from).map((cards) => [cards])) },
  });
  return {
    ...{ game: "metropolys", players: 2, worst: [[], []], brilliant: [[], []] },
    actions: moments.map((index) => action(index + 1)),
    chances: [...moments, 5].map(() => [chance, 1 - chance]),
    guesses: {
      kinds: [{ kind: "area", cards: ["bridges", "lakes"] }],
      truth: [[0], [1]],
      threshold: 90,
      plain_since: [0, 1, 2].map(() => plain_since.map((version) => [version])),
    },
  };
}

let source: Source & { analyse: Mock<NonNullable<Source["analyse"]>> };
let screens: [TableScreen<CityShapes>, ReplayScreen<CityShapes>];
const analysis = () => screen.getByTestId("analysis");
const chances = () => within(screen.getByTestId("chances")).getAllByRole("listitem").map((one) => one.textContent!.trim()); // prettier-ignore
const page = () => document.querySelector<HTMLElement>(".replay")!;
const slider = () => screen.getByTestId<HTMLInputElement>("slider");

async function shown(result?: AnalysisResult): Promise<void> {
  source.analyses = () => Promise.resolve(result ? [progress({ status: "done", done: 5 })] : []);
  source.result = () => Promise.resolve(result ?? judged(0.5));
  const [table, game] = screens;
  render(ReplayTable<CityShapes>, { given: given(), source, screen: table, game });
  if (result) await screen.findByTestId("chances");
}

beforeEach(async () => {
  speakFile("en");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, "", "/replay");
  asked.next = [];
  screens = [await metropolys.table(), await metropolys.replay!()];
  const nothing = () => Promise.reject(new Error());
  source = {
    read: nothing,
    record: nothing,
    analyses: nothing,
    result: nothing,
    analyse: vi.fn<NonNullable<Source["analyse"]>>(),
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the line of time", () => {
  it("has a mark for each call, and says where it is", async () => {
    await shown();
    expect(document.querySelectorAll(".slide .mark")).toHaveLength(2);
    const { min, max, value } = slider();
    expect([min, max, value]).toEqual(["0", "5", "0"]);
    expect(slider().getAttribute("aria-label")).toBe("Moment of the game");
    expect(slider().getAttribute("aria-valuetext")).toBe("The game begins. Seat 1 is next.");
  });

  it("goes where it is drawn to, and by keys, whatever has the focus", async () => {
    await shown();
    await fireEvent.input(slider(), { target: { value: "4" } });
    expect([page().dataset.at, page().dataset.moment, slider().value]).toEqual(["4", "2.1", "4"]);
    expect(slider().getAttribute("aria-valuetext")).toContain("Call 2 of 2");
    slider().focus();
    for (const [key, at] of [
      ["ArrowLeft", 3],
      ["ArrowRight", 4],
      ["End", 5],
      ["Home", 0],
    ] as const) {
      const isTaken = !(await fireEvent.keyDown(slider(), { key }));
      expect([key, isTaken, page().dataset.at, slider().value]).toEqual([key, true, `${at}`, `${at}`]);
    }
  });
});

describe("an analysis", () => {
  it("shows how far it is, and then what it says", async () => {
    await shown();
    source.analyse.mockResolvedValue(progress({ status: "waiting" }));
    asked.next = [progress({ done: 3 }), progress({ status: "done", done: 5 })];
    await fireEvent.click(within(analysis()).getByRole("button", { name: "Analyse this game" }));
    await vi.waitFor(() => expect(analysis().dataset.status).toBe("waiting"));
    expect(analysis().textContent).toContain("waiting for its turn");
    await vi.advanceTimersByTimeAsync(700);
    expect(analysis().textContent).toContain("looking at every move");
    const bar = within(analysis()).getByRole<HTMLProgressElement>("progressbar");
    expect([bar.value, bar.max]).toEqual([3, 5]);
    expect(within(analysis()).queryByRole("button")).toBeNull();
    await vi.advanceTimersByTimeAsync(700);
    expect(chances()).toEqual(["50%", "50%"]);
    expect(within(analysis()).queryByRole("progressbar")).toBeNull();
  });

  it("that failed says so and can be asked for again", async () => {
    await shown();
    source.analyse.mockResolvedValue(progress({ status: "failed", done: 2 }));
    const again = () => within(analysis()).getByRole("button", { name: "Analyse this game" });
    await fireEvent.click(again());
    await vi.waitFor(() => expect(analysis().textContent).toContain("The analysis failed. You can try again."));
    source.analyse.mockResolvedValue(progress({ status: "done", done: 5 }));
    await fireEvent.click(again());
    await vi.waitFor(() => expect(chances()).toEqual(["50%", "50%"]));
    expect(analysis().textContent).not.toContain("failed");
    expect(source.analyse.mock.calls).toEqual([["quick"], ["quick"]]);
  });

  it("that cannot be asked for says why, and the button stays", async () => {
    await shown();
    source.analyse.mockRejectedValue(new Error());
    await fireEvent.click(within(analysis()).getByRole("button"));
    await vi.waitFor(() => expect(within(analysis()).getByRole("alert")).toBeTruthy());
    expect(within(analysis()).getByRole("button", { name: "Analyse this game" })).toBeTruthy();
  });

  it("is made deeper when that is wanted: its figures take the place of the quick ones", async () => {
    await shown(judged(0.5));
    expect(chances()).toEqual(["50%", "50%"]);
    source.analyse.mockResolvedValue(progress({ id: "b", depth: "deep", done: 1 }));
    source.result = (id) => Promise.resolve(judged(id === "b" ? 0.8 : 0.1));
    asked.next = [progress({ id: "b", depth: "deep", status: "done", done: 5 })];
    await fireEvent.click(within(analysis()).getByRole("button", { name: "Look deeper" }));
    await vi.waitFor(() => expect(analysis().dataset.status).toBe("under_way"));
    expect(chances(), "until they are there the quick ones stay").toEqual(["50%", "50%"]);
    await vi.advanceTimersByTimeAsync(700);
    expect(chances()).toEqual(["80%", "20%"]);
    expect(source.analyse.mock.calls).toEqual([["deep"]]);
    expect(analysis().textContent).toContain("as deeply as possible");
    expect(within(analysis()).queryByRole("button")).toBeNull();
  });

  it("tells since when a secret was plain, and nothing of what never was or always", async () => {
    await shown(judged(0.5, [4, null]));
    const said = () => screen.getAllByText(/could have known/).map((one) => one.textContent);
    expect(said()).toEqual(["A careful player could have known since: Call 2."]);
    cleanup();
    await shown(judged(0.5, [0, 3]));
    expect(said()).toEqual(["A careful player could have known since: Call 1."]);
  });
});

it("is told in another language at the same moment, from the same seat", async () => {
  source.read = (viewpoint) => Promise.resolve(given([viewpoint as number]));
  await shown(judged(0.5, [4, null]));
  await fireEvent.input(slider(), { target: { value: "4" } });
  await fireEvent.change(screen.getByTestId("viewpoint"), { target: { value: "1" } });
  await vi.waitFor(() => expect(page().dataset.viewpoint).toBe("1"));
  const english = [slider().getAttribute("aria-valuetext"), screen.getByTestId("said").textContent];
  speakFile("fr");
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "Analyser plus à fond" })).toBeTruthy());
  expect([page().dataset.at, page().dataset.moment, page().dataset.viewpoint]).toEqual(["4", "2.1", "1"]);
  expect(screen.getByTestId<HTMLSelectElement>("viewpoint").value).toBe("1");
  const french = [slider().getAttribute("aria-valuetext"), screen.getByTestId("said").textContent];
  for (const [index, text] of french.entries()) expect(text).not.toBe(english[index]);
});
