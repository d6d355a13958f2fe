import { expect, it } from "vitest";
import { occasion } from "./occasion";

const moved = (id: string) => ({ events: [{ id, details: { seat: 2, from_seat: -1 } }] });

it("is glad of the one special card, and sorry for the other", () => {
  expect(occasion(moved("subway_card_moved"))).toEqual({ seat: 2, kind: "gain" });
  expect(occasion(moved("archaeology_card_moved"))).toEqual({ seat: 2, kind: "loss" });
  expect(occasion(moved("built"))).toBeNull();
});
