import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterBuild } from "./after_build.ts";

const GAMES = readdirSync(join(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Tells the script that runs first which files a language, a table and the table of each game need. */
export const early = () =>
  afterBuild("early", (folder) => {
    const built = readdirSync(join(folder, "assets"));
    // the page itself and what it is made of differ in their first letter alone
    const named = (name: string) =>
      built.filter((file) => file.toLowerCase().startsWith(`${name}-`)).map((file) => `/assets/${file}`);
    const languages = built.flatMap((file) => {
      const code = /^([a-z]{2})-.*\.js$/.exec(file)?.[1];
      return code ? [[code, `/assets/${file}`]] : [];
    });
    const needed = JSON.stringify({
      languages: Object.fromEntries(languages) as object,
      table: named("table"),
      games: Object.fromEntries(GAMES.map((game) => [game, named(game)])),
    });
    const file = join(folder, "early.js");
    const source = readFileSync(file, "utf8");
    writeFileSync(file, source.replace("{ languages: {}, table: [], games: {} }", needed));
  });
