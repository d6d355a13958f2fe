// Records of all versions, options and numbers of players there and back: what the client folds is what the server has.
// @vitest-environment jsdom
import { execFileSync } from "node:child_process";
import { describe, expect, it, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));

import { screenOf } from "../src/games/registry";
import type { AnyShapes } from "../src/games/shapes";
import { press } from "../src/replay/keys";
import { Player } from "../src/replay/player.svelte";
import { Replay } from "../src/replay/replay.svelte";
import { stepByStep } from "../src/replay/step_by_step";
import type { ReplayShown } from "../src/types";
import { speakFile } from "./languages";

type Moment = { position: object; owns: unknown[]; points: unknown[] };
type Told = { replay: ReplayShown<AnyShapes>; moments: Moment[] };

/** In which order the tiles of a board are told means nothing. */
const ordered = (position: object) =>
  "tiles" in position ? { ...position, tiles: [...(position.tiles as [])].sort() } : position;

const lines = execFileSync(".venv/bin/python", ["-m", "tests.replayed"], { cwd: "..", maxBuffer: 1 << 27 });
const games = lines
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Told)
  .map(({ replay, moments }) => ({
    replay,
    moments: moments.map((one) => ({ ...one, position: ordered(one.position) })),
  }));
const nameOf = ({ replay: { game, players, options, setup } }: Told) =>
  [game, players, JSON.stringify(options), "closed" in setup ? setup.closed.join("") : ""].join(" ");

const seen = ({ moment }: Replay): Moment => {
  const { known, owns, points } = moment;
  return { position: ordered(known.position!), owns: [...owns], points: [...points] };
};

test.each(games.map((told) => [nameOf(told), told] as const))("%s", async (_, { replay: given, moments }) => {
  speakFile("en");
  const replay = new Replay(given, (await screenOf(given.game).replay?.()) ?? stepByStep);
  const player = new Player(replay);
  const type = (key: string) => press(new KeyboardEvent("keydown", { key }), replay, player, (at) => replay.go(at));
  for (const [at, moment] of moments.entries()) {
    expect([replay.at, seen(replay)]).toEqual([at, moment]);
    type("ArrowRight");
  }
  expect([replay.at, replay.known.final !== undefined]).toEqual([moments.length - 1, true]);
  for (const [back, moment] of moments.toReversed().entries()) {
    expect([replay.at, seen(replay)]).toEqual([moments.length - 1 - back, moment]);
    type("ArrowLeft");
  }
  expect(replay.known.final).toBeUndefined();
});

describe("the records", () => {
  it("are of everything that can be agreed on", () => {
    const agreed = (game: string) => new Set(games.filter(({ replay }) => replay.game === game).map(nameOf));
    expect(agreed("metropolys").size).toBe(2 * 2 * 3); // versions, expansion, players
    expect(agreed("metro").size).toBe(3 * 2 * 5); // hands, rotation, players
    const closed = games.map(({ replay: { setup } }) => ("closed" in setup ? setup.closed.length : 0));
    expect(new Set(closed)).toEqual(new Set([0, 1, 2]));
  });
});
