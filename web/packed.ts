import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterBuild } from "./after_build.ts";

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;

/** Packs what was built once, by both ways that browsers know, so that the server need not do it for each visitor. */
export const packed = () =>
  afterBuild("packed", (folder) => {
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      if (!WORTH_IT.test(name)) continue;
      const file = join(folder, name);
      const source = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(source));
    }
  });
