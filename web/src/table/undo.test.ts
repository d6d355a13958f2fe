// @vitest-environment jsdom
// The button that takes back says how often it still may, before it is pressed.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { LiveTable } from "../table.svelte";
import { speakFrom } from "../words.svelte";
import UndoButton from "./UndoButton.svelte";

beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));
afterEach(cleanup);

function shown(canUndo: boolean, undosLeft?: number) {
  const undo = vi.fn();
  render(UndoButton, { live: { known: { canUndo, undosLeft }, undo } as unknown as LiveTable });
  return { undo, button: screen.queryByRole<HTMLButtonElement>("button") };
}

test("what nobody has answered is taken back without counting", async () => {
  const { undo, button } = shown(true);
  expect(button?.textContent).toContain("Undo");
  expect(button?.textContent).not.toContain("left");
  await fireEvent.click(button!);
  expect(undo).toHaveBeenCalledOnce();
});

test("what bots have answered is counted, in the label and in the text", () => {
  const { button } = shown(true, 2);
  expect(button?.textContent).toContain("2");
  expect(button?.title).toContain("2");
  expect(button?.disabled).toBe(false);
});

test("where it was done often enough, the button says so", () => {
  const { button } = shown(false, 0);
  expect(button?.disabled).toBe(true);
  expect(button?.title).toContain("no undos left against bots");
});

test("where nothing can be taken back, there is none", () => {
  expect(shown(false).button).toBeNull();
});
