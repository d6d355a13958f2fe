// One word, one meaning: no two exported types of one name, and none of the words that nobody would search for.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, test } from "vitest";

// The usual words stand for these now: docs/architecture.md has a glossary.
const BANNED = [
  "also",
  "asked",
  "asking",
  "beside",
  "house",
  "keeper",
  "lean",
  "stirred",
  "told",
  "ways",
  "wishes",
  "worn",
];
const GENERATED = ["wire.ts", "facts.ts"];
const DECLARED = /^(?:export )?(?:async )?(?:abstract )?(?:class|interface|type|function|const enum|enum) (\w+)/gm;
const EXPORTED = /^export (?:abstract )?(?:class|interface|type|enum) (\w+)/gm;
const ARROWS = /^const (\w+) = (?:async )?(?:<[^>]*>)?\(/gm;
const VALUES = /^export (?:let|const) (\w+)/gm;

const sources = (readdirSync("src", { recursive: true }) as string[])
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .filter((name) => !GENERATED.includes(basename(name)));
const read = (name: string) => readFileSync(join("src", name), "utf8");
const found = (pattern: RegExp, source: string) => [...source.matchAll(pattern)].map(([, name]) => name);

/** The words that a name is made of. */
const wordsOf = (name: string) => (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
const isBanned = (name: string) => wordsOf(name).some((word) => BANNED.includes(word));

/** What a module is called, and what it declares for all of it: types, functions, and values for others. */
const namesOf = (name: string, source: string) => [
  basename(name).replace(/\..*/, ""),
  ...found(DECLARED, source),
  ...found(ARROWS, source),
  ...found(VALUES, source),
];

/** What stands in the room of one game is of that game. */
const isOfAGame = (name: string) => /^games\/\w+\//.test(name);

test("no word of old comes back", () => {
  const wrong = sources.flatMap((name) =>
    namesOf(name, read(name))
      .filter(isBanned)
      .map((one) => `${name}: ${one}`),
  );
  expect(wrong).toEqual([]);
});

test("no two exported types bear one name", () => {
  const places = new Map<string, Set<string>>();
  for (const name of sources.filter((one) => !isOfAGame(one)))
    for (const type of found(EXPORTED, read(name))) places.set(type, (places.get(type) ?? new Set()).add(name));
  expect(places.size).toBeGreaterThan(100);
  const several = [...places].filter(([, rooms]) => rooms.size > 1).map(([type, rooms]) => [type, ...rooms]);
  expect(several).toEqual([]);
});

describe("the words of a name", () => {
  it.each([
    ["askedOfServer", true],
    ["Asking", true],
    ["toldTwice", true],
    ["cleanTable", false],
    ["alwaysOn", false],
    ["Question", false],
  ])("%s", (name, expected) => {
    expect(isBanned(name)).toBe(expected);
  });

  it("are those of modules, types, functions and what others may use", () => {
    const source =
      "export const told = 1;\nfunction asked() {}\nexport type Beside = 1;\nconst ways = 2;\nconst worn = (one: number) => one;\n";
    expect(namesOf("day/told.svelte.ts", source).filter(isBanned)).toEqual(["told", "asked", "Beside", "worn", "told"]);
  });
});
