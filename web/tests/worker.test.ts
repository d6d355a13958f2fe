// The service worker keeps what the first page needs, and begins anew when any of it has changed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fill } from "../worker";

const FILES: Record<string, string> = {
  "index.html": '<link href="/icon.svg"><script src="/early.js"></script><script src="/assets/index-1.js"></script>',
  "icon.svg": "<svg/>",
  "early.js": "early()",
  "sw.js": readFileSync("public/sw.js", "utf8"),
  "assets/index-1.js": "program()",
  "assets/en-1.js": "words()",
  "assets/fr-1.js": "mots()",
};
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "worker-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The service worker of a build in which some files are others. */
function built(changed: Record<string, string> = {}): { cache: string; files: string[] } {
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const [name, text] of Object.entries({ ...FILES, ...changed })) writeFileSync(join(folder, name), text);
  fill(folder);
  const source = readFileSync(join(folder, "sw.js"), "utf8");
  const [, cache] = /"metropole-" \+ ("\w+")/.exec(source)!;
  const [, files] = /FILES = (\[.*?\]);/.exec(source)!;
  return { cache: JSON.parse(cache) as string, files: JSON.parse(files) as string[] };
}

test("it keeps the page, what that names, and English", () => {
  expect(built().files).toEqual(["/", "/assets/en-1.js", "/assets/index-1.js", "/early.js", "/icon.svg"]);
});

test("the same files are kept under the same name", () => {
  expect(built().cache).toBe(built().cache);
  expect(built({ "assets/fr-1.js": "autres()" }).cache).toBe(built().cache);
});

test.each(["index.html", "icon.svg", "early.js", "sw.js", "assets/index-1.js", "assets/en-1.js"])(
  "a change of %s alone begins anew",
  (name) => {
    const before = built().cache;
    expect(built({ [name]: `${FILES[name]} ` }).cache).not.toBe(before);
  },
);
