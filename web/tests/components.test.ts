// All words are in the Fluent files: no component has a sentence of its own, and none asks for words that are not there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { LATER, onScreen } from "../messages";

const SPOKEN = ["aria-label", "title", "placeholder", "alt", "label"];
const SYMBOLS = /^[\s\d.,:;·•–—→×%()[\]/+*|?&−●½]*$/;
// The name on the poster is a drawing; keys are called what is printed on them; 7 C10 is typed so.
const DRAWN = ["PLACE DE CLICHY", "Enter", "Esc", "U", "P", "D", "R", "H", "L", "N", "Shift", "←", "7 C10"];
const english = readFileSync("../src/metropole/messages/en.ftl", "utf8");
const shown = [null, ...Object.keys(LATER)].map((later) => onScreen(english, english, later)).join("\n");
const ids = new Set([...shown.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
const sources = (readdirSync("src", { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name));
const components = sources.filter((name) => name.endsWith(".svelte"));

type Node = { type?: string; name?: string; data?: string; value?: unknown; [key: string]: unknown };

function* textsOf(node: unknown, attribute = ""): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* textsOf(one, attribute);
  if (!node || typeof node !== "object" || Array.isArray(node)) return;
  const { type, name, data, value, ...rest } = node as Node;
  if (type === "Attribute") yield* SPOKEN.includes(String(name)) ? textsOf(value, String(name)) : [];
  else if (type === "Text" && !SYMBOLS.test(String(data))) yield String(data).trim();
  else for (const child of Object.values(rest)) yield* textsOf(child, attribute);
}

test.each(components)("%s has no sentence of its own", (name) => {
  const { fragment } = parse(readFileSync(join("src", name), "utf8"), { modern: true });
  const found = [...textsOf(fragment)].filter((text) => !DRAWN.includes(text));
  expect(found).toEqual([]);
});

test("every message that is asked for by name is there", () => {
  const asked = sources.flatMap((name) =>
    [...readFileSync(join("src", name), "utf8").matchAll(/\b(?:words|parts)\("([^"]+)"/g)].map((found) => found[1]),
  );
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

test("no component is too long to be read at once", () => {
  const long = components.filter((name) => readFileSync(join("src", name), "utf8").split("\n").length > 200);
  expect(long).toEqual([]);
});
