import { describe, expect, it } from "vitest";
import { Plan } from "./plan.svelte";
import { filledUp, FIRST_GAME } from "../games/metropolys/form/tokens";

describe("a table that is about to be opened", () => {
  it("seats me where I like, and whoever was there where I was", () => {
    const plan = new Plan();
    plan.setChair(1, "master");
    plan.setChair(1, "me");
    expect(plan.seats).toEqual(["master", "me", "casual", "casual"]);
    plan.setChair(0, "free");
    expect(plan.request().seats).toEqual([null, "me", "casual", "casual"]);
    expect(plan.request().start).toBe(false);
  });

  it("keeps me at the table when my seat is gone", () => {
    const plan = new Plan();
    plan.setChair(3, "me");
    plan.players = 2;
    expect(plan.seats).toEqual(["me", "casual"]);
    plan.setChair(1, "expert");
    expect(plan.seats).toEqual(["me", "expert"]);
  });

  it("gives the first player only if there is such a seat", () => {
    const plan = new Plan();
    plan.wantedFirst = 3;
    expect(plan.request().given).toEqual({ first: 3 });
    plan.players = 3;
    expect(plan.request().given).toEqual({});
  });

  it("asks for the first game's layout with four players only", () => {
    const plan = new Plan();
    plan.layout = "first";
    expect(plan.request().given).toEqual({ tokens: "first" });
    expect(plan.tokens).toBe(FIRST_GAME);
    plan.players = 3;
    expect(plan.request().given).toEqual({});
  });

  it("cannot be opened with tokens by hand before all of them lie", () => {
    const plan = new Plan();
    plan.layout = "custom";
    plan.players = 3;
    expect(plan.problem?.id).toBe("new-tokens-closed");
    plan.closed = "south";
    expect(plan.problem?.id).toBe("wrong_number_of_tokens_in_district");
    expect(plan.setToken("S3", "trendy")?.id).toBe("token_in_closed_district");
    plan.placed = filledUp({}, 3, ["south"]);
    expect(plan.problem).toBeNull();
    expect(plan.request().given).toEqual({ closed: ["south"], tokens: plan.placed });
  });

  it("puts a token, changes its kind, and takes it away", () => {
    const plan = new Plan();
    plan.layout = "custom";
    expect(plan.setToken("C1", "trendy")).toBeNull();
    expect(plan.tokens).toEqual({ C1: "trendy" });
    plan.setToken("C1", "subway");
    expect(plan.tokens).toEqual({ C1: "subway" });
    plan.setToken("C1", "subway");
    expect(plan.tokens).toEqual({});
  });

  it("says when there are no more tokens of a kind", () => {
    const plan = new Plan();
    plan.layout = "custom";
    plan.placed = Object.fromEntries(Object.entries(FIRST_GAME).filter(([place]) => place !== "C2"));
    expect(plan.setToken("C2", "trendy")).toEqual({ id: "new-tokens-spent", details: { token: "trendy", needed: 9 } });
    expect(plan.setToken("C3", "trendy")?.id).toBe("new-tokens-spent");
    expect(plan.setToken("C2", "archaeology")).toBeNull();
    expect(plan.problem).toBeNull();
  });

  it("asks for one kind of clock", () => {
    const plan = new Plan();
    expect(plan.paceAsked).toEqual({ bank: 0, increment: 0, per_move: 0 });
    plan.clock = "bank";
    expect(plan.paceAsked).toEqual({ bank: 900_000, increment: 10_000, per_move: 0 });
    plan.clock = "move";
    expect(plan.paceAsked).toEqual({ bank: 0, increment: 0, per_move: 120_000 });
    plan.pace = "turns";
    plan.days = 3;
    expect(plan.paceAsked).toEqual({ bank: 0, increment: 0, per_move: 259_200_000 });
  });
});
