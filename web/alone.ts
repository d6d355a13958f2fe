import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Rolldown } from "vite";
import { afterBuild } from "./after_build.ts";
import { BY_A_SERVER, messages } from "./messages.ts";

const PAGE = "alone.html";
const ICON = "public/icon.svg";

/** Builds the page of a file that opens without a server: one page with everything in it, but for the games, which the
 * command line puts where `<!--games-->` stands. */
export const alone = () =>
  afterBuild("alone", async (folder) => {
    const { code, styles } = await bundled();
    writeFileSync(join(folder, PAGE), pageOf(readFileSync(PAGE, "utf8"), code, styles, readFileSync(ICON)));
  });

/** The program and its styles, with all that they name in them. */
async function bundled(): Promise<{ code: string; styles: string }> {
  const built = await build({
    configFile: false,
    mode: "alone",
    publicDir: false,
    logLevel: "warn",
    plugins: [messages(BY_A_SERVER), svelte()],
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: "src/alone/main.ts", output: { codeSplitting: false } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output.flatMap((one) => (one.type === "chunk" ? one.code : [])).join("\n");
  const styles = output.flatMap((one) => (one.type === "asset" && one.fileName.endsWith(".css") ? one.source : []));
  return { code, styles: styles.map(String).join("\n") };
}

/** Script and styles put into the page, written so that a browser does not take a part of them for its end. */
export function pageOf(page: string, code: string, styles: string, icon: Uint8Array): string {
  const safe = code.replaceAll("<!--", "\\x3C!--").replaceAll(/<(?=\/?script)/gi, "\\x3C");
  const picture = `data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}`;
  return page
    .replace('href="data:,"', () => `href="${picture}"`)
    .replace("<style></style>", () => `<style>${styles.replaceAll("</", "<\\/")}</style>`)
    .replace('<script type="module"></script>', () => `<script type="module">${safe}</script>`);
}
