import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { onScreen } from "../messages";
import { capital, join, parts, runs, say, speakFrom, words } from "../src/words.svelte";

const source = readFileSync("../src/metropole/messages/en.ftl", "utf8");
const seatName = (seat: number) => (seat === 0 ? words("seat-you") : "Agathe");

beforeAll(() => speakFrom("en", onScreen(source, source)));

test("seats are called by name, and I am you", () => {
  const bid = (seat: number) => say({ id: "bid", details: { seat, value: 9, place: "C10" } }, seatName);
  expect(bid(0)).toBe("You bid 9 on C10.");
  expect(bid(1)).toBe("Agathe bids 9 on C10.");
  expect(say({ id: "subway_card_moved", details: { seat: -1 } }, seatName)).toContain("nobody");
});

test("a game's own words are put in", () => {
  const taken = { id: "token_taken", details: { seat: 1, token: "trendy", place: "W1" } };
  expect(say(taken, seatName)).toBe("Agathe takes the trendy token from W1.");
  expect(say({ id: "call_ended", details: { way: "all_passed" } })).toContain("everybody else has passed");
});

test("places and stations can be lit", () => {
  expect(parts("not_adjacent", { place: "S3", last: "C10" })).toEqual([
    { text: "S3", thing: { kind: "place", id: "S3" } },
    { text: " is not next to " },
    { text: "C10", thing: { kind: "place", id: "C10" } },
    { text: "." },
  ]);
  const done = { station: 4, seat: 1, length: 9, end: "centre", points: 18 };
  expect(parts("line_completed", done, seatName)[1]).toEqual({ text: "4", thing: { kind: "station", id: "4" } });
  const text = parts("line_completed", { ...done, end: 7 }, seatName);
  expect(text.map((part) => part.text).join("")).toContain("to station 7");
});

test("lists and runs of numbers", () => {
  expect(join(["a", "b", "c"])).toBe("a, b and c");
  expect(join(["a"], "or")).toBe("a");
  expect(runs([1, 2, 3, 5, 7, 8])).toBe("1 to 3, 5, 7 or 8");
  expect(capital("élan")).toBe("Élan");
});

test("what only the command line says is left out, and nothing else", () => {
  const kept = onScreen(source, source);
  expect(kept).not.toContain("term-help");
  expect(kept).not.toContain("report-title");
  expect(kept).toContain("place_built");
  const block = /^line_completed = [^]*?^ \}\n(?=\S)/m.exec(kept)?.[0];
  expect(block).toContain("[nobody] Nobody owns it.");
});
