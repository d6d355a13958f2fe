// Which page stands at which address; each is loaded when it is gone to. The server answers these addresses with the
// client, and all others with 404: tests/routes.test.ts compares.
import type { Component } from "svelte";
import { CODE, ID } from "./facts";

/** The first page, which comes with the program itself. */
export const HOME = "/";
export const TABLE = "/table/:id";
export const REPLAY = "/replay/:id";
export const LESSON = "/learn/:game/:chapter";
export const BY_CODE = "/:code";
export const RULES = ["/rules/:game", "/rules/:game/:topic"] as const;
export const PUZZLES = ["/puzzles/:game", "/puzzles/:game/:id"] as const;
export const PERSON = "/people/:id";
export const DAYS = ["/day/:game", "/day/:game/:date"] as const;
export const PAGES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  "/new": () => import("./pages/NewTable.svelte"),
  "/account": () => import("./pages/Account.svelte"),
  "/settings": () => import("./pages/Settings.svelte"),
  "/privacy": () => import("./pages/Privacy.svelte"),
  "/people": () => import("./pages/People.svelte"),
  "/scorer": () => import("./pages/Scorer.svelte"),
  "/setup": () => import("./pages/Setup.svelte"),
  "/evening": () => import("./pages/Evening.svelte"),
  "/replay": () => import("./pages/Replay.svelte"),
  "/learn": () => import("./pages/Learn.svelte"),
  "/rules": () => import("./pages/Rules.svelte"),
  "/puzzles": () => import("./pages/Puzzles.svelte"),
  "/day": () => import("./pages/Day.svelte"),
};
const OF_A_TABLE = new RegExp(`^${TABLE.replace(":id", `(${ID})`)}$`);
const OF_A_REPLAY = new RegExp(`^${REPLAY.replace(":id", `(${ID})`)}$`);

const OF_A_PERSON = new RegExp(`^${PERSON.replace(":id", `(${ID})`)}$`);
const OF_RULES = /^\/rules(?:\/([a-z_]+)(?:\/([a-z-]+))?)?$/;
const OF_A_CODE = new RegExp(`^${BY_CODE.replace(":code", `(${CODE})`)}$`);

/** The code that an address is, if it is one. */
export const codeAt = (path: string): string | undefined => OF_A_CODE.exec(path)?.[1];

/** The id of the table that stands at an address, if one does. */
export const tableAt = (path: string): string | undefined => OF_A_TABLE.exec(path)?.[1];

/** The id of the table whose game is looked at again at an address. */
export const replayAt = (path: string): string | undefined => OF_A_REPLAY.exec(path)?.[1];

/** The id of the person whose page stands at an address. */
export const personAt = (path: string): string | undefined => OF_A_PERSON.exec(path)?.[1];

/** The game and the chapter that are learned at an address. */
export const lessonAt = (path: string): { game: string; chapter: string } | undefined => {
  const [, game, chapter] = /^\/learn\/([a-z]+)\/([a-z]+)$/.exec(path) ?? [];
  return chapter ? { game, chapter } : undefined;
};

/** The game and the topic whose rules are read at an address, as far as it says. */
export function rulesAt(path: string): { game?: string; topic?: string } | undefined {
  const found = OF_RULES.exec(path);
  return found ? { game: found[1], topic: found[2] } : undefined;
}

const OF_PUZZLES = new RegExp(`^/puzzles(?:/([a-z_]+)(?:/(${ID}))?)?$`);

/** The game and the puzzle that is solved at an address, as far as it says. */
export function puzzlesAt(path: string): { game?: string; id?: string } | undefined {
  const found = OF_PUZZLES.exec(path);
  return found ? { game: found[1], id: found[2] } : undefined;
}

/** The game of the day that stands at an address: that of a date, or today's. */
export function dayAt(path: string): { game: string; day?: string } | undefined {
  const [, game, day] = /^\/day\/([a-z_]+)(?:\/(\d{4}-\d{2}-\d{2}))?$/.exec(path) ?? [];
  return game ? { game, day } : undefined;
}

const BELOW: readonly [string, (path: string) => unknown][] = [
  ["/replay", replayAt],
  ["/learn", lessonAt],
  ["/rules", rulesAt],
  ["/puzzles", puzzlesAt],
  ["/day", dayAt],
  ["/people", personAt],
];

/** What loads the page of an address, but for those that come with the program. */
export const pageAt = (path: string) => PAGES[BELOW.find(([, at]) => at(path))?.[0] ?? path];
