import { describe, expect, it } from "vitest";
import { Plan } from "../../../newtable/plan.svelte";
import { metropolys } from "..";
import { CityForm } from "./form.svelte";
import { filledUp, FIRST_GAME } from "./tokens";

function opened() {
  const plan = new Plan(metropolys);
  return { plan, form: new CityForm(plan) };
}

describe("the city of a table that is about to be opened", () => {
  it("asks for the first game's layout with four players only", () => {
    const { plan, form } = opened();
    form.layout = "first";
    expect(form.given).toEqual({ tokens: "first" });
    expect(form.tokens).toBe(FIRST_GAME);
    plan.players = 3;
    expect(form.given).toEqual({});
  });

  it("cannot be opened with tokens by hand before all of them lie", () => {
    const { plan, form } = opened();
    form.layout = "custom";
    plan.players = 3;
    expect(form.problem?.id).toBe("new-tokens-closed");
    form.closed = "south";
    expect(form.problem?.id).toBe("wrong_number_of_tokens_in_district");
    expect(form.setToken("S3", "trendy")?.id).toBe("token_in_closed_district");
    form.placed = filledUp({}, 3, ["south"]);
    expect(form.problem).toBeNull();
    expect(form.given).toEqual({ closed: ["south"], tokens: form.placed });
  });

  it("puts a token, changes its kind, and takes it away", () => {
    const { form } = opened();
    form.layout = "custom";
    expect(form.setToken("C1", "trendy")).toBeNull();
    expect(form.tokens).toEqual({ C1: "trendy" });
    form.setToken("C1", "subway");
    expect(form.tokens).toEqual({ C1: "subway" });
    form.setToken("C1", "subway");
    expect(form.tokens).toEqual({});
  });

  it("says when there are no more tokens of a kind", () => {
    const { form } = opened();
    form.layout = "custom";
    form.placed = Object.fromEntries(Object.entries(FIRST_GAME).filter(([place]) => place !== "C2"));
    expect(form.setToken("C2", "trendy")).toEqual({ id: "new-tokens-spent", details: { token: "trendy", needed: 9 } });
    expect(form.setToken("C3", "trendy")?.id).toBe("new-tokens-spent");
    expect(form.setToken("C2", "archaeology")).toBeNull();
    expect(form.problem).toBeNull();
  });
});
