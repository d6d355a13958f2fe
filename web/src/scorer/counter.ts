// The server counts: the rules are nowhere else.
import { answer, api } from "../api";
import { shaped, type Shapes } from "../games/shapes";
import type { ScoreShown } from "../types";

/** A position counted; one that cannot be is refused, with why. */
export type Counter<S extends Shapes> = (entered: S["entered"]) => Promise<ScoreShown<S>>;

export async function countedByServer<S extends Shapes>(entered: S["entered"]): Promise<ScoreShown<S>> {
  const position = Object.fromEntries(Object.entries(entered));
  return shaped(await answer(api.POST("/api/score", { body: { position } })));
}
