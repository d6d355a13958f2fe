// Outside games/ no file names a game, guesses one by the shape of a value, or casts to what only one game has.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { GAMES } from "../src/facts";

const GENERATED = ["wire.ts", "facts.ts"]; // from the server, where games have names
const names = GAMES.join("|");
const capitals = GAMES.map((game) => game[0].toUpperCase() + game.slice(1)).join("|");

const RULES: Record<string, RegExp> = {
  "names a game": new RegExp(`(?<![A-Za-z])(?:${names})(?![a-z])|(?:${capitals})(?![a-z])`),
  "looks into a game's room": /from "[^"]*games\/(?!registry"|screen"|shapes")/,
  // what a browser has may be asked for so
  "guesses by shape": /["'`]\w+["'`] in (?!navigator\b|window\b|globalThis\b)/,
  "casts away types": /\bas (?:any|never|unknown as)\b/,
  // what travels and what is kept is typed already, or read by shapes.ts
  "casts to a game's values":
    /\bas (?:\w+<)*(?:(?:Any)?Shapes\b|S\b(?!>\["socket"\]))|\bas (?:Game\b|\w+\["(?:game|entered)"\])/,
  "lets a value be anything": /no-explicit-any/, // which eslint refuses where it is not switched off
};

const broken = (source: string) =>
  source.split("\n").flatMap((line) => Object.keys(RULES).filter((rule) => RULES[rule].test(line)));

const sources = (readdirSync("src", { recursive: true }) as string[])
  .filter((name) => /\.(svelte|ts|css)$/.test(name))
  .filter((name) => !name.startsWith("games/") || /^games\/\w+\.ts$/.test(name))
  .filter((name) => !GENERATED.includes(name) && name !== "games/registry.ts" && !name.endsWith(".test.ts"));

test("there is something to look at", () => {
  expect(sources.length).toBeGreaterThan(80);
});

test.each(sources)("%s knows no game", (name) => {
  const source = readFileSync(join("src", name), "utf8");
  // shapes.ts says where a game is known by its name only, and why
  const allowed = name === "games/shapes.ts" ? ["lets a value be anything", "casts to a game's values"] : [];
  expect(broken(source).filter((rule) => !allowed.includes(rule))).toEqual([]);
});

describe("the rules find", () => {
  const [game] = GAMES;
  const Game = game[0].toUpperCase() + game.slice(1);
  it.each([
    [`{#if plan.game === "${game}"}`, "names a game"],
    [`import ${Game}Board from "../boards/${Game}Board.svelte";`, "names a game"],
    [`known.position as ${Game}Position`, "names a game"],
    [`.${game}.table .meta {`, "names a game"],
    [`import Board from "../games/third/Board.svelte";`, "looks into a game's room"],
    [`const last = "bids" in position ? position.bids : [];`, "guesses by shape"],
    [`this.send(act as unknown as Sent);`, "casts away types"],
    [`const entered = part.begin(2) as AnyShapes["entered"];`, "casts to a game's values"],
    [`return replay as Promise<ReplayShown<AnyShapes>>;`, "casts to a game's values"],
    [`fold(position, change) as S["position"]`, "casts to a game's values"],
    [`JSON.parse(text) as Kept<AnyShapes> | null`, "casts to a game's values"],
    [`const path = { game: name as Wanted["game"] };`, "casts to a game's values"],
    [`const path = { game: name as Game };`, "casts to a game's values"],
    [`// eslint-disable-next-line @typescript-eslint/no-explicit-any`, "lets a value be anything"],
  ])("%s", (line, rule) => {
    expect(broken(line)).toContain(rule);
  });

  it("nothing in what is allowed", () => {
    const fine = `if ("caches" in globalThis) localStorage.getItem("metropole-words") as string; // for all games, any of them`;
    expect(broken(fine)).toEqual([]);
  });
});
