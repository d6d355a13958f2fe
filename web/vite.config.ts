import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { alone } from "./alone.ts";
import { early } from "./early.ts";
import { messages } from "./messages.ts";
import { packed } from "./packed.ts";
import { pictureFonts } from "./picture_fonts.ts";
import { worker } from "./worker.ts";

// The table of a game in play. Before it begins there is a page that is loaded by itself.
const OF_A_TABLE = /src.(pages.Table|table\b(?!.seats|.fold|.Open|.Invit|.Countdown|.QrCode)|boards|socket)/;
// The table of a game: everything of it but what all pages know, and what only the form for a new table needs.
const OF_A_GAME = /(?:src.games.(\w+).(?:art|board|styles|table)\b|metropole.data.(\w+)\.json)/;
// Games that are looked at again: not with the table, though parts of it are used there.
const OF_A_REPLAY = /src.replay\b(?!.fold)/;
// What lessons, the way to them and hints have in common: not with the program, though the first page may lead there.
const OF_LEARNING = /src.(learn\b|replay.fold)/;
// The rules to read: with their own page, or beside a table when somebody asks for them.
const OF_THE_RULES = /src.rules\b/;
// The games of the days: with their page, or when nothing else is to be done on the first.
const OF_DAYS = /src.day\b/;
// Rankings, and the pages of people.
const OF_PEOPLE = /src.people\b/;
// What only replays and real tables need.
const OF_FEW = /src.(?:carried|nowhere)\b/;
// Real tables counted; and what games ask for, there and for a new table.
const OF_A_SCORER = /src.scorer\b/;
const OF_A_FORM = /src.games.\w+.(?:form|scorer|box)\b/;
// How tables look, wherever there is one: behind the styles of all pages, which it changes.
const LOOK_OF_A_TABLE = /src.styles.(?:table|end)/;
const LOADED_LATER = [
  OF_A_TABLE,
  LOOK_OF_A_TABLE,
  OF_A_REPLAY,
  OF_LEARNING,
  OF_THE_RULES,
  OF_A_SCORER,
  OF_A_FORM,
  OF_DAYS,
  OF_PEOPLE,
  OF_FEW,
];
const gameOf = (id: string): string | null => OF_A_GAME.exec(id)?.slice(1).find(Boolean) ?? null;
const isElsewhere = (id: string): boolean => LOADED_LATER.some((one) => one.test(id)) || gameOf(id) !== null;
const SHARED = { name: "shared", minShareCount: 2, test: (id: string) => !isElsewhere(id), priority: 3 };
const TABLE = { name: "table", test: OF_A_TABLE, priority: 2 };
const GAME = { name: gameOf, debugName: "game", test: OF_A_GAME, priority: 1 };
const REPLAY = { name: "replay", test: OF_A_REPLAY, priority: 1 };
const LEARNING = { name: "learning", minShareCount: 2, test: OF_LEARNING, priority: 1 };
const DAYS = { name: "days", minShareCount: 2, test: OF_DAYS, priority: 1 };
const PEOPLE = { name: "people", minShareCount: 2, test: OF_PEOPLE, priority: 1 };
const RULES = { name: "rules", test: OF_THE_RULES, priority: 1 };
const SCORER = { name: "scorer", test: OF_A_SCORER, priority: 1 };
const LOOK = { name: "look", test: LOOK_OF_A_TABLE, priority: 3 };
const GROUPS = [SHARED, TABLE, LOOK, GAME, REPLAY, LEARNING, DAYS, PEOPLE, RULES, SCORER];
const laterOf = (id: string): string => /\?later=(\w+)$/.exec(id)?.[1].concat("-") ?? "";
/** The way into the table of a game is loaded with it; words that come later are told apart from those of the start. */
const fileOf = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  `assets/${gameOf(facadeModuleId ?? "") ?? `${laterOf(facadeModuleId ?? "")}[name]`}-[hash].js`;
const SERVER = process.env.METROPOLE_SERVER ?? "http://127.0.0.1:8000"; // make dev says where it is

export default defineConfig(({ mode }) => ({
  plugins: [messages(), svelte(), early(), worker(), packed(), pictureFonts(), alone()],
  // vitest must resolve the browser build of svelte, or mount() throws lifecycle_function_unavailable
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  // Nothing is put into the page itself: the server's policy allows no inline pictures or styles.
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences.json" }, // whose work is in it: for the list of parts in the wheel
    // Few files: a browser asks an HTTP/1 server for six at a time, and on a slow network each round counts. What all
    // pages share is one, what a table needs besides is another, and what the table of each game needs a third.
    rolldownOptions: {
      output: { chunkFileNames: fileOf, codeSplitting: { groups: GROUPS } },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    setupFiles: ["tests/setup.ts"],
    environment: "node", // what needs a document says so in its first line: making one takes longer than most tests
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 90_000, // only what hangs takes so long: a busy machine fails nothing
  },
}));
