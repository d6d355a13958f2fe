import { expect, test } from "vitest";
import { ofGames, onScreen } from "../messages";

const THIRD_GAME = "../tests/third_game/package"; // a package in whose folders games are looked for as in our own

test("a game brings its own words", () => {
  const english = ofGames(THIRD_GAME, "en.ftl");
  expect(english).toContain("lantern_lit =");
  expect(ofGames(THIRD_GAME, "cs.ftl")).toBe("");
  expect(onScreen("here = tady\n", `here = here\n${english}`)).toContain("lantern_is_lit = Lantern");
});

test("what only some pages say comes with them alone", () => {
  const english = "## First page\nhere = here\n## Looking again\nagain = again\n## The scorer\nscore = score\n";
  expect(onScreen("again = znovu\n", english)).toBe("here = here");
  expect(onScreen("again = znovu\n", english, "replay")).toBe("again = znovu");
  expect(onScreen("again = znovu\n", english, "scorer")).toBe("score = score");
});
