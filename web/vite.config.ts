import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early } from "./early.ts";
import { messages } from "./messages.ts";
import { packed } from "./packed.ts";
import { worker } from "./worker.ts";

const OF_A_TABLE = /src.(pages.Table|table\b(?!.seats|.fold)|boards|socket)/;
// The table of a game: everything of it but what all pages know, and what only the form for a new table needs.
const OF_A_GAME = /(?:src.games.(\w+).(?:art|board|styles|table)\b|metropole.data.(\w+)\.json)/;
const gameOf = (id: string): string | null => OF_A_GAME.exec(id)?.slice(1).find(Boolean) ?? null;
const isElsewhere = (id: string): boolean => OF_A_TABLE.test(id) || gameOf(id) !== null;
const SHARED = { name: "shared", minShareCount: 2, test: (id: string) => !isElsewhere(id), priority: 3 };
const TABLE = { name: "table", test: OF_A_TABLE, priority: 2 };
const GAME = { name: gameOf, test: OF_A_GAME, priority: 1 };
/** The way into the table of a game is loaded with it. */
const fileOf = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  `assets/${gameOf(facadeModuleId ?? "") ?? "[name]"}-[hash].js`;
const SERVER = process.env.METROPOLE_SERVER ?? "http://127.0.0.1:8000"; // make dev says where it is

export default defineConfig(({ mode }) => ({
  plugins: [messages(), svelte(), early(), worker(), packed()],
  // vitest must resolve the browser build of svelte, or mount() throws lifecycle_function_unavailable
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  // Nothing is put into the page itself: the server's policy allows no inline pictures or styles.
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: a browser asks an HTTP/1 server for six at a time, and on a slow network each round counts. What all
    // pages share is one, what a table needs besides is another, and what the table of each game needs a third.
    rolldownOptions: { output: { chunkFileNames: fileOf, codeSplitting: { groups: [SHARED, TABLE, GAME] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "node", // what needs a document says so in its first line: making one takes longer than most tests
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 90_000, // only what hangs takes so long: a busy machine fails nothing
  },
}));
