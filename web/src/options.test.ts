import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { allNames, chairName } from "./newtable/names";
import type { Chair } from "./newtable/plan.svelte";
import { leftText, paceText } from "./options";
import { speakFrom } from "./words.svelte";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
beforeAll(() => speakFrom("en", readFileSync("../src/metropole/messages/en.ftl", "utf8")));

describe("what was agreed, in words", () => {
  it("says the pace by its kind", () => {
    expect(paceText({ bank: 0, increment: 0, per_move: 0 })).toBe("No clock");
    expect(paceText({ bank: 15 * MINUTE, increment: 0, per_move: 0 })).toBe("15 minutes each");
    expect(paceText({ bank: 15 * MINUTE, increment: 10_000, per_move: 0 })).toBe("15 minutes each, + 10 s");
    expect(paceText({ bank: 0, increment: 0, per_move: MINUTE })).toBe("One minute per move");
    expect(paceText({ bank: 0, increment: 0, per_move: DAY })).toBe("One day per move");
    expect(paceText({ bank: 0, increment: 0, per_move: 3 * DAY })).toBe("3 days per move");
  });

  it("says what is left in the largest unit that tells enough", () => {
    expect(leftText(3 * DAY + 1)).toBe("3 days left");
    expect(leftText(DAY + 1)).toBe("24 hours left");
    expect(leftText(60 * MINUTE)).toBe("One hour left");
    expect(leftText(2.5 * MINUTE)).toBe("2 minutes left");
    expect(leftText(-1)).toBe("Hardly any time left");
  });

  it("calls bots by their name, with the level beside it where all are listed", () => {
    const plan = { seats: ["casual", "me", "casual", "master", "free"] as Chair[], cast: [5, 4, 3, 2, 1, 0] };
    expect(allNames(plan)).toEqual(["You", "Suzette and Margot (Casual)", "Athénaïs (Master)", "one free seat"]);
    expect(plan.seats.map((_, seat) => chairName(plan, seat))).toEqual([
      "Suzette",
      "You",
      "Margot",
      "Athénaïs",
      "seat 5",
    ]);
  });
});
