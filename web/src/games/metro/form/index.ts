// The form for a new table of Metro.
import { words } from "../../../words.svelte";
import type { FormScreen } from "../../screen";
import type { NetShapes } from "../shapes";
import Fields from "./Fields.svelte";
import { NetForm } from "./form.svelte";

export const form: FormScreen<NetShapes> = {
  open: () => new NetForm(),
  fields: Fields,
  summary: ({ players }, { hand, hasRotation }) => [
    words("new-sum-metro", { players, hand, rotation: hasRotation ? "yes" : "no" }),
  ],
};
