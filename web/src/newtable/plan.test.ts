import { describe, expect, it } from "vitest";
import { screenOf } from "../games/registry";
import { GAMES } from "../facts";
import { DRAWN, Plan } from "./plan.svelte";

const NOTHING_MORE = { options: {}, given: {}, problem: null };
const opened = () => new Plan(screenOf(GAMES[0]));

describe("a table that is about to be opened", () => {
  it("seats me where I like, and whoever was there where I was", () => {
    const plan = opened();
    plan.setChair(1, "master");
    plan.setChair(1, "me");
    expect(plan.seats).toEqual(["master", "me", "casual", "casual"]);
    plan.setChair(0, "free");
    expect(plan.request(NOTHING_MORE).seats).toEqual([null, "me", "casual", "casual"]);
    expect(plan.request(NOTHING_MORE).start).toBe(false);
  });

  it("keeps me at the table when my seat is gone", () => {
    const plan = opened();
    plan.setChair(3, "me");
    plan.players = 2;
    expect(plan.seats).toEqual(["me", "casual"]);
    plan.setChair(1, "expert");
    expect(plan.seats).toEqual(["me", "expert"]);
  });

  it("gives the first player only if there is such a seat", () => {
    const plan = opened();
    plan.wantedFirst = 3;
    expect(plan.request(NOTHING_MORE).given).toEqual({ first: 3 });
    plan.players = 3;
    expect(plan.request(NOTHING_MORE).given).toEqual({});
  });

  it("leaves a rated game to chance", () => {
    const plan = opened();
    plan.isRated = true;
    expect(plan.problem(NOTHING_MORE)).toBeNull();
    plan.wantedFirst = 1;
    expect(plan.problem(NOTHING_MORE)?.id).toBe("rated_is_drawn");
    plan.wantedFirst = DRAWN;
    expect(plan.problem({ ...NOTHING_MORE, given: { tokens: "first" } })?.id).toBe("rated_is_drawn");
    const lack = { id: "new-tokens-full", details: {} };
    expect(plan.problem({ ...NOTHING_MORE, problem: lack })).toBe(lack);
    plan.isRated = false;
    plan.wantedFirst = 1;
    expect(plan.problem(NOTHING_MORE)).toBeNull();
  });

  it("asks for one kind of clock", () => {
    const plan = opened();
    expect(plan.paceAsked).toEqual({ bank: 0, increment: 0, per_move: 0 });
    plan.clock = "bank";
    expect(plan.paceAsked).toEqual({ bank: 900_000, increment: 10_000, per_move: 0 });
    plan.clock = "move";
    expect(plan.paceAsked).toEqual({ bank: 0, increment: 0, per_move: 120_000 });
    plan.pace = "turns";
    plan.days = 3;
    expect(plan.paceAsked).toEqual({ bank: 0, increment: 0, per_move: 259_200_000 });
  });

  it("has as many players as its game allows", () => {
    const plan = opened();
    const most = GAMES.map((game) => Math.max(...screenOf(game).players));
    plan.setGame(screenOf(GAMES[1]));
    plan.players = most[1];
    plan.setGame(screenOf(GAMES[0]));
    expect(plan.players).toBe(most[0]);
    expect(plan.request(NOTHING_MORE).game).toBe(GAMES[0]);
  });
});
