// For tests that hold sentences to be whole in every language.
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { LANGUAGES } from "../src/facts";
import { speakFrom } from "../src/words.svelte";

export const CODES = Object.keys(LANGUAGES);

export function speakFile(code: string): void {
  speakFrom(code, readFileSync(`../src/metropole/messages/${code}.ftl`, "utf8"));
}

/** A sentence: nothing of a message's id or of its brackets is left in it, and it ends as sentences do. */
export function expectWhole(text: string): void {
  expect(text).not.toMatch(/[{}]|undefined|NaN|\b(end|source|log|game)[-_]\w/);
  expect(text).toMatch(/^\S.*\.$/u);
  expect(text).not.toMatch(/ {2}|\.\./);
}
