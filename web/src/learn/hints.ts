// Which small hint is of use just now, at somebody's first table.
import type { Shapes } from "../games/shapes";
import type { Choice } from "../table/choice.svelte";
import type { SeenTable } from "../table/seen";

/** In the order they are told. */
export const HINTS = ["turn", "preview", "why", "others"] as const;
export type Hint = (typeof HINTS)[number];

type Seen<S extends Shapes> = Pick<SeenTable<S>, "isMyTurn" | "moving" | "since">;
type Chosen<S extends Shapes> = Pick<Choice<S>, "action" | "refused">;

/** What would help now, of what was not told yet: one hint at a time. */
export function hintFor<S extends Shapes>(
  live: Seen<S>,
  choice: Chosen<S>,
  wasTold: (hint: Hint) => boolean,
): Hint | null {
  if (!live.isMyTurn || live.moving) return null;
  const isOfUse: Record<Hint, boolean> = {
    turn: choice.action === null,
    preview: choice.action !== null,
    why: choice.action === null && choice.refused === null && wasTold("turn") && wasTold("preview"),
    others: choice.action === null && live.since.length > 0 && wasTold("turn") && wasTold("preview"),
  };
  return HINTS.find((hint) => isOfUse[hint] && !wasTold(hint)) ?? null;
}
