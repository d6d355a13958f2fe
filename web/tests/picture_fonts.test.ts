// Fonts for the pictures that the server draws, unpacked from what browsers are given.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpacked } from "../picture_fonts";

const WOFF = readFileSync("node_modules/@fontsource/jost/files/jost-latin-600-normal.woff");

/** The checksum of a part, as fonts have it: its words of four bytes added up. */
function checksum(part: Buffer): number {
  const padded = Buffer.concat([part, Buffer.alloc((4 - (part.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

test("every part of the font is where it says, and as it was", () => {
  const font = unpacked(WOFF);
  const count = font.readUInt16BE(4);
  const names = Array.from({ length: count }, (_, number) => {
    const record = 12 + 16 * number;
    const [sum, at, length] = [4, 8, 12].map((place) => font.readUInt32BE(record + place));
    const name = font.toString("latin1", record, record + 4);
    // that of the whole font stands in `head`, and does not count in its own
    if (name !== "head") expect(checksum(font.subarray(at, at + length))).toBe(sum);
    expect(at + length).toBeLessThanOrEqual(font.length);
    return name;
  });
  expect(names).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "loca", "name"]));
});

test("what is no such font is refused", () => {
  expect(() => unpacked(Buffer.from("nothing of the kind"))).toThrow("WOFF");
});
