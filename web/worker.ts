import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterBuild } from "./after_build.ts";

/** Tells the service worker which files the first page needs, so that it opens without a network. */
export const worker = () => afterBuild("worker", fill);

/** What is kept has a new name as soon as anything of it has changed: names of files need not tell. */
export function fill(folder: string): void {
  const files = filesOf(folder);
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file === "/" ? "index.html" : file)));
  const source = readFileSync(join(folder, "sw.js"), "utf8");
  const version = hash.update(source).digest("hex").slice(0, 12);
  const filled = source.replace('"VERSION"', JSON.stringify(version)).replace('["/FILES"]', JSON.stringify(files));
  writeFileSync(join(folder, "sw.js"), filled);
}

/** The page, everything that it names, and the language that always serves. */
function filesOf(folder: string): string[] {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
  const english = readdirSync(join(folder, "assets")).filter((name) => /^en-.*\.js$/.test(name));
  return ["/", ...[...new Set([...named, ...english.map((name) => `/assets/${name}`)])].sort()];
}
