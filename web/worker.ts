import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterBuild } from "./after_build.ts";

/** Tells the service worker which files the first page needs, so that it opens without a network. */
export const worker = () =>
  afterBuild("worker", (folder) => {
    const page = readFileSync(join(folder, "index.html"), "utf8");
    const english = readdirSync(join(folder, "assets")).filter((name) => /^en-.*\.js$/.test(name));
    const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
    const files = [...new Set([...named, ...english.map((name) => `/assets/${name}`)])].sort();
    const version = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 12);
    const source = readFileSync(join(folder, "sw.js"), "utf8");
    const filled = source
      .replace('"VERSION"', JSON.stringify(version))
      .replace('["/FILES"]', JSON.stringify(["/", ...files]));
    writeFileSync(join(folder, "sw.js"), filled);
  });
