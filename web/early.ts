import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TABLE = /^(Table|MetropolysBoard|MetroBoard)-/;
const LANGUAGE = /^([a-z]{2})-.*\.js$/;

/** Tells the script that runs first which files a language and a table need. */
export function early(): Plugin {
  let folder = "dist";
  return {
    name: "early",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const built = readdirSync(join(folder, "assets"));
      const needed = {
        languages: Object.fromEntries(
          built.flatMap((name) => {
            const code = LANGUAGE.exec(name)?.[1];
            return code ? [[code, `/assets/${name}`]] : [];
          }),
        ),
        table: built.filter((name) => TABLE.test(name)).map((name) => `/assets/${name}`),
      };
      const file = join(folder, "early.js");
      const source = readFileSync(file, "utf8");
      writeFileSync(file, source.replace("{ languages: {}, table: [] }", JSON.stringify(needed)));
    },
  };
}
