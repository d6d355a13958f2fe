// What goes on at a real table besides what is entered: whose turn it is, and what is asked.
import { LegalityCheck } from "../../../scorer/companion/legality.svelte";
import { Companion } from "../../../scorer/companion/companion.svelte";
import { perSheet } from "../../../scorer/companion/perSheet";
import type { Sheet } from "../../../scorer/sheet.svelte";
import type { NetShapes } from "../shapes";
import { order } from "./order";

export const companionAt = perSheet((sheet: Sheet<NetShapes>) => new Companion(sheet, order));
export const checkAt = perSheet((sheet: Sheet<NetShapes>) => new LegalityCheck(sheet));
