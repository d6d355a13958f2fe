// What this server can do that another may not: what it cannot do is not offered.
import { answer, api } from "./api";
import type { components } from "./wire";

export type Abilities = components["schemas"]["Abilities"];

const NONE: Abilities = { films: false, push: false, webhooks: false, email: false };
let asked: Promise<Abilities> | null = null;

/** Asked once while the page is open; of a server that does not answer nothing is offered, and it is asked again. */
export function abilities(): Promise<Abilities> {
  asked ??= answer(api.GET("/api/abilities")).catch(() => {
    asked = null;
    return NONE;
  });
  return asked;
}
