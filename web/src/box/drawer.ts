// The server draws: how a game is set up stands nowhere else.
import { answer, api } from "../api";
import { shaped, type Shapes } from "../games/shapes";
import type { SecretsDrawn, SetupDrawn, SetupWanted as Wanted } from "../types";

export interface Drawer<S extends Shapes> {
  /** All that lies open; the same for the same seed. */
  setup(wanted: Wanted, seed: number): Promise<SetupDrawn<S>>;
  /** What is secret; each time another. */
  secrets(wanted: Wanted): Promise<SecretsDrawn>;
}

export function drawnByServer<S extends Shapes>(): Drawer<S> {
  return {
    setup: async ({ game, players, options, given }, seed) =>
      shaped(await answer(api.POST("/api/setups", { body: { game, players, options, given, seed } }))),
    secrets: async ({ game, players, options }) =>
      await answer(api.POST("/api/setups/secrets", { body: { game, players, options } })),
  };
}
