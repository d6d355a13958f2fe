import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { Happened } from "../../../types";
import { linesOf } from "../../../table/log";
import { speakFrom, speakOf } from "../../../words.svelte";
import { table } from ".";
import { tileName } from "./tileWords";

beforeAll(() => {
  speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8"));
  speakOf(table.words);
});

it("does not say that a tile was taken from the stack", () => {
  const events: Happened[] = [
    { id: "placed", details: { seat: 0, tile: "aacb", square: "36", turns: 0 } },
    { id: "took", details: { seat: 0, stack: 26 } },
  ];
  const entry = { version: 2, at: 0, kind: "played", seat: 0, events };
  const text = (log = table.log) =>
    linesOf(entry, () => "Ada", log)[0]
      .parts.map((part) => part.text)
      .join("");
  expect(text()).toBe(`Ada places ${tileName("aacb")} on G4.`);
  expect(text({})).toContain("26 left in the stack");
});
