import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterBuild } from "./after_build.ts";

const TABLE = /^table-/i; // the page, and what it is made of
const LANGUAGE = /^([a-z]{2})-.*\.js$/;

/** Tells the script that runs first which files a language and a table need. */
export const early = () =>
  afterBuild("early", (folder) => {
    const built = readdirSync(join(folder, "assets"));
    const languages = built.flatMap((name) => {
      const code = LANGUAGE.exec(name)?.[1];
      return code ? [[code, `/assets/${name}`]] : [];
    });
    const table = built.filter((name) => TABLE.test(name)).map((name) => `/assets/${name}`);
    const needed = JSON.stringify({ languages: Object.fromEntries(languages) as object, table });
    const file = join(folder, "early.js");
    const source = readFileSync(file, "utf8");
    writeFileSync(file, source.replace("{ languages: {}, table: [] }", needed));
  });
