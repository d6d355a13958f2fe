import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early } from "./early.ts";
import { messages } from "./messages.ts";
import { packed } from "./packed.ts";
import { worker } from "./worker.ts";

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
    // What several pages share comes in one file: a dozen small ones would take longer.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
}));
