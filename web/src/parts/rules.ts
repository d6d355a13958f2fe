// The rules beside whatever is on the screen, loaded when somebody asks for them.
import { loaded } from "../loading";
import type { SeenTable } from "../table/seen";

/** `about`: what is asked about, with its kind, such as `source:trendy`; nothing for all topics. `live`: the table that
 * somebody sits at. */
export async function showRules(game: string, about = "", live?: SeenTable): Promise<void> {
  (await loaded(() => import("../rules/sidebar.svelte"))).show({ game, about, live });
}
