import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early } from "./early.ts";
import { messages } from "./messages.ts";
import { packed } from "./packed.ts";
import { worker } from "./worker.ts";

const OF_A_TABLE = /src.(pages.Table|table(?!.seats)|boards|games.\w+\b.(?!cover)|socket|metropole.data)/;
const SHARED = { name: "shared", minShareCount: 2, test: (id: string) => !OF_A_TABLE.test(id), priority: 1 };
const TABLE = { name: "table", test: OF_A_TABLE };
const SERVER = "http://127.0.0.1:8000";

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
    // pages share is one, what a table needs besides is another.
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED, TABLE] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
}));
