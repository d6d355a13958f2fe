import { describe, expect, it } from "vitest";
import { TOKENS } from "../facts";
import { filledUp, FIRST_GAME, kept, lackOf, placesFor, refusalAt, type Tokens } from "./tokens";

const CLOSED = { 2: ["north", "east"], 3: ["north"], 4: [] as string[] };

describe("tokens placed by hand", () => {
  it("are complete in the layout of the first game", () => {
    expect(lackOf(FIRST_GAME, 4, [])).toBeNull();
    expect(placesFor(FIRST_GAME, [])).toEqual([]);
  });

  it.each([2, 3, 4] as const)("are complete once the rest is drawn, for %i players", (players) => {
    const tokens = filledUp({}, players, CLOSED[players]);
    expect(lackOf(tokens, players, CLOSED[players])).toBeNull();
    expect(Object.keys(tokens).some((place) => refusalAt(place, {}, CLOSED[players]))).toBe(false);
  });

  it("stay where they are when the rest is drawn", () => {
    const begun: Tokens = { C1: "trendy", W2: "archaeology" };
    expect(filledUp(begun, 3, CLOSED[3])).toMatchObject(begun);
  });

  it("say which district lacks how many, then which kind", () => {
    const { C1: taken, ...rest } = FIRST_GAME;
    expect(taken).toBe("trendy");
    expect(lackOf(rest, 4, [])).toEqual({
      id: "wrong_number_of_tokens_in_district",
      details: { district: "centre", given: 6, needed: 7 },
    });
    expect(lackOf({ ...rest, C1: "subway" }, 4, [])).toEqual({
      id: "wrong_number_of_tokens",
      details: { token: "trendy", given: 8, needed: 9 },
    });
  });

  it("are refused in blind alleys, in districts left out, and where a district has all of its own", () => {
    expect(refusalAt("C12", {}, [])?.id).toBe("token_in_blind_alley");
    expect(refusalAt("N1", {}, ["north"])?.id).toBe("token_in_closed_district");
    expect(refusalAt("C7", FIRST_GAME, [])?.id).toBe("new-tokens-full");
    expect(refusalAt("C1", FIRST_GAME, [])).toBeNull();
  });

  it("leave with the district that is left out, and with the kinds there are fewer of", () => {
    const left = kept(FIRST_GAME, 3, ["north"]);
    expect(Object.keys(left).some((place) => place.startsWith("N"))).toBe(false);
    expect(TOKENS.map((kind) => Object.values(left).filter((one) => one === kind).length)).toEqual([7, 7, 7]);
  });
});
