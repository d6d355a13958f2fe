// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { speakFrom, speakOf } from "../../../words.svelte";
import type { NetChoice, NetTable } from "../shapes";
import { table } from ".";
import Preview from "./Preview.svelte";
import { tileName } from "./tileWords";

const line = (length: number, end: number | null = null) => ({
  station: 4,
  seat: 0,
  length,
  end,
  points: end ? length : 0,
});

function shown(players: number, lines: object[]) {
  const seats = Array.from({ length: players }, (_, seat) => ({ seat, name: `Bot ${seat}`, isMe: seat === 0 }));
  const points = seats.map(() => 10);
  const live = { known: { table: { players }, position: { tiles: [] } }, seats, mine: 0 } as unknown as NetTable;
  const choice = { selection: { tile: "aacb", turns: 1 } } as unknown as NetChoice;
  const preview = { action: "aacb01r1", at_once: [], exception: null, lines, before: points, after: points };
  return render(Preview, { live, choice, place: "01", preview: preview as never }).container;
}

beforeEach(() => {
  speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8"));
  speakOf(table.words);
});
afterEach(() => {
  cleanup();
  speakOf();
});

it("says that no line would change where none does, beside what is never hidden", () => {
  const container = shown(3, []);
  expect(screen.getByText("No line would change").closest("header")).toBeNull();
  expect(container.querySelector("table")).toBeNull();
});

it("says which lines would change, on which square, and shows the tile as it would lie", () => {
  const container = shown(2, [{ before: line(0), after: line(3, 9), completed: true }]);
  expect(screen.queryByText("No line would change")).toBeNull();
  expect(container.querySelector("header")!.textContent).toContain("Your tile on B1");
  expect(screen.getByRole("img", { name: tileName("aacbr1") })).toBeTruthy();
  expect(container.querySelector(".pt")!.textContent).toBe("+3");
});

it.each([
  [3, false],
  [4, true],
])("totals of %i players have room: in two columns only where they are many", (players, isMany) => {
  expect(shown(players, []).querySelector(".totals")!.classList.contains("many")).toBe(isMany);
});
