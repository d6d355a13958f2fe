// The rules beside the table that somebody looks at: where something was refused, those about it.
import { showRules } from "../parts/rules";
import type { Message } from "../types";
import type { Choice } from "./choice.svelte";
import type { SeenTable } from "./seen";

type Refusing = Pick<Choice, "refused" | "asked">;

export const lookUp = (live: SeenTable, reason?: Message | null): Promise<void> =>
  showRules(live.known!.game, reason ? `reason:${reason.id}` : "", live);

/** What was refused where somebody points, or was picked last. */
export const refusedNow = ({ refused, asked }: Refusing): Message | null => (refused ?? asked)?.reason ?? null;
