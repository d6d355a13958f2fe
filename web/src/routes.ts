// Which page stands at which address; each is loaded when it is gone to. The server answers these addresses with the
// client, and all others with 404: tests/routes.test.ts compares.
import type { Component } from "svelte";
import { ID } from "./facts";

/** The first page, which comes with the program itself. */
export const HOME = "/";
export const TABLE = "/table/:id";
export const PAGES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  "/new": () => import("./pages/NewTable.svelte"),
  "/account": () => import("./pages/Account.svelte"),
  "/settings": () => import("./pages/Settings.svelte"),
};
const OF_A_TABLE = new RegExp(`^${TABLE.replace(":id", `(${ID})`)}$`);

/** The id of the table that stands at an address, if one does. */
export const tableAt = (path: string): string | undefined => OF_A_TABLE.exec(path)?.[1];
