// What goes on at a real table besides what is entered: whose turn it is, and what is asked.
import { Asking } from "../../../scorer/companion/asking.svelte";
import { Companion } from "../../../scorer/companion/companion.svelte";
import { perSheet } from "../../../scorer/companion/perSheet";
import type { Sheet } from "../../../scorer/sheet.svelte";
import type { NetShapes } from "../shapes";
import { order } from "./order";

export const companionAt = perSheet((sheet: Sheet<NetShapes>) => new Companion(sheet, order));
export const askingAt = perSheet((sheet: Sheet<NetShapes>) => new Asking(sheet));
