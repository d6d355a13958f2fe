import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterBuild } from "./after_build.ts";

const FONTS = ["latin", "latin-ext", "cyrillic"].map((letters) => `jost-${letters}-600-normal`);
const [HEADER, ENTRY] = [
  { packed: 44, plain: 12 },
  { packed: 20, plain: 16 },
];

/** The font of headings for the pictures that the server draws: it reads no font that is packed for browsers. */
export const pictureFonts = () =>
  afterBuild("picture fonts", (folder) => {
    mkdirSync(join(folder, "fonts"), { recursive: true });
    for (const name of FONTS) {
      const packed = readFileSync(`node_modules/@fontsource/jost/files/${name}.woff`);
      writeFileSync(join(folder, "fonts", `${name}.ttf`), unpacked(packed));
    }
  });

/** A font as it was before it was packed as WOFF: https://www.w3.org/TR/WOFF/ */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no font in the form WOFF.");
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8); // which kind of font it is
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let at = HEADER.plain + ENTRY.plain * count;
  for (let number = 0; number < count; number += 1) {
    const entry = HEADER.packed + ENTRY.packed * number;
    const [from, packedLength, length] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place));
    const part = woff.subarray(from, from + packedLength);
    const record = HEADER.plain + ENTRY.plain * number;
    woff.copy(font, record, entry, entry + 4); // its name
    woff.copy(font, record + 4, entry + 16, entry + 20); // its checksum
    font.writeUInt32BE(at, record + 8);
    font.writeUInt32BE(length, record + 12);
    (packedLength < length ? inflateSync(part) : part).copy(font, at);
    at += Math.ceil(length / 4) * 4;
  }
  return font;
}
