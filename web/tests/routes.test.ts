// The client's addresses are those that the server answers with the client: a page that only one of them knows is a 404.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOME, PAGES, TABLE, tableAt } from "../src/routes";

const server = readFileSync("../src/metropole/server/routes/pages.py", "utf8");
const listed = /^PAGES = \(([^)]*)\)/m.exec(server)?.[1] ?? "";
const answered = [...listed.matchAll(/"([^"]*)"/g)].map((found) => `/${found[1]}`);

test("client and server know the same addresses", () => {
  expect([HOME, TABLE, ...Object.keys(PAGES)].sort()).toEqual(answered.sort());
});

test("every page that is listed in the bar above the pages is there", () => {
  const bar = readFileSync("src/parts/SiteBar.svelte", "utf8");
  const linked = [...bar.matchAll(/path: "([^"]+)"/g)].map((found) => found[1]);
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((path) => path !== HOME && !(path in PAGES))).toEqual([]);
});

test("a table stands where its id is", () => {
  expect(tableAt("/table/aB3_-x")).toBe("aB3_-x");
  expect(tableAt("/table/")).toBeUndefined();
  expect(tableAt(`/table/${"a".repeat(25)}`)).toBeUndefined();
});
