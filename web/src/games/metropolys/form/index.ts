// The form for a new table of Metropolys.
import { join, term, words } from "../../../words.svelte";
import type { FormScreen } from "../../screen";
import { versionText } from "../cover/options";
import { TOKENS } from "../facts";
import type { CityShapes } from "../shapes";
import Fields from "./Fields.svelte";
import { CityForm } from "./form.svelte";
import { neededOf } from "./tokens";

type Strong = (text: string) => string;

export const form: FormScreen<CityShapes> = {
  open: (plan) => new CityForm(plan),
  fields: Fields,
  summary(plan, form, strong) {
    const expansion = form.hasExpansion ? "yes" : "no";
    const version = strong(versionText(form.version));
    return [words("new-sum-metropolys", { version, players: plan.players, expansion }), city(form, strong)];
  },
};

function city(form: CityForm, strong: Strong): string {
  const counts = Object.fromEntries(TOKENS.map((kind) => [kind, neededOf(kind, form.players)]));
  const layout = form.isFirstLayout ? "first" : form.isCustom ? "custom" : "random";
  const tokens = words("new-sum-city", { layout, ...counts });
  if (!form.closings.length) return tokens;
  const names = form.closedDistricts.map((district) => term("district", district));
  const closed = strong(names.length ? join(names) : words("new-closed-drawn"));
  return `${tokens} ${words("new-sum-closed", { names: closed })}`;
}
