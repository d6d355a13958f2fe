import { expect, test } from "vitest";
import { ofGames, onScreen } from "../messages";

const THIRD_GAME = "../tests/third_game/package"; // a package in whose folders games are looked for as in our own

test("a game brings its own words", () => {
  const english = ofGames(THIRD_GAME, "en.ftl");
  expect(english).toContain("lantern_lit =");
  expect(ofGames(THIRD_GAME, "cs.ftl")).toBe("");
  expect(onScreen("here = tady\n", `here = here\n${english}`)).toContain("lantern_is_lit = Lantern");
});
