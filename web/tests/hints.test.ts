// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Hints from "../src/table/Hints.svelte";
import type { LiveTable } from "../src/table.svelte";
import type { Choice } from "../src/table/choice.svelte";
import { speakFrom } from "../src/words.svelte";

const candidate = (action: string, chance: number, ...reasons: object[]) => ({
  action,
  visits: 1,
  win_chances: [1 - chance, chance],
  points: [0, 0],
  reasons,
});
const hint = {
  type: "hint",
  version: 3,
  candidates: [
    candidate("9@C14", 0.554, { id: "reason_source_loss", details: { source: "archaeology", points: 1 } }, { id: "reason_no_answer", details: {} }),
    candidate("pass", 0.12, { id: "reason_lets_build", details: { seat: 0, value: 7, place: "C11" } }),
  ],
}; // prettier-ignore

function asked(answer: object) {
  const choice = {
    selection: { placeOf: (action: string) => action.split("@")[1] ?? null },
    partsOf: (action: string) => [{ text: action }],
    light: vi.fn(),
    dark: vi.fn(),
    propose: vi.fn(),
  };
  const live = {
    known: { version: 3 },
    mine: 1,
    seatName: () => "Gaspard",
    socket: { ask: () => Promise.resolve(answer) },
  };
  render(Hints, { live: live as unknown as LiveTable, choice: choice as unknown as Choice });
  return choice;
}

beforeEach(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));
afterEach(cleanup);

test("a hint says how likely it wins for me, and why", async () => {
  asked(hint);
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  const said = screen.getAllByRole("listitem").map((one) => one.textContent!.replace(/\s+/g, " ").trim());
  expect(said).toEqual([
    "9@C14 55% to win archaeology tokens: −1 · nobody can answer",
    "pass 12% to win Gaspard then builds the 7 on C11",
  ]);
});

test("it lights its place while it is pointed at or focused, and is proposed by a click", async () => {
  const choice = asked(hint);
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  const [first, second] = screen.getAllByRole("listitem");
  await fireEvent.mouseEnter(first);
  expect(choice.light).toHaveBeenLastCalledWith(["C14"]);
  await fireEvent.mouseLeave(first);
  expect(choice.dark).toHaveBeenCalledTimes(1);
  await fireEvent.focus(first.querySelector("button")!);
  expect(choice.light).toHaveBeenCalledTimes(2);
  await fireEvent.mouseEnter(second);
  expect(choice.light).toHaveBeenCalledTimes(2); // a pass has no place
  await fireEvent.mouseEnter(screen.getByRole("button", { name: "C11" })); // but its reason may name one
  expect(choice.light).toHaveBeenLastCalledWith(["C11"], "place");
  await fireEvent.click(first.querySelector("button")!);
  expect(choice.propose).toHaveBeenCalledWith("9@C14");
});

test("one for an earlier version is not shown", async () => {
  asked({ ...hint, version: 2 });
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  expect(screen.queryByRole("listitem")).toBeNull();
});
