// The secret cards that phones keep: in words, as pictures, and entered in the end.
import { join, term, words } from "../../../words.svelte";
import type { DealtCards } from "../../screen";
import { OPTIONS, type Version, VERSIONS } from "../facts";
import type { CityShapes } from "../shapes";
import CardPicture from "./CardPicture.svelte";
import DealtFields from "./DealtFields.svelte";
import { type CardKind, kindsOf, withCard, withOptions } from "./entered";

const versionOf = (version: unknown): Version => VERSIONS.find((one) => one === version) ?? OPTIONS.version;

export const dealt: DealtCards<CityShapes> = {
  fields: DealtFields,
  picture: CardPicture,
  card(kind, card, options) {
    if (kind === "expansion")
      return {
        title: term("card", kind),
        text: words("expansion-card", { types: join((card as string[]).map((type) => term("type", type))) }),
      };
    const name = String(card);
    const text =
      kind === "neighbourhood"
        ? words("expert-neighbourhood", { type: name })
        : words(`${versionOf(options.version)}-${name}`);
    return { title: term("card", name), text };
  },
  options: ({ options }) => ({ ...options }),
  fill: (options, cards) => (before) => {
    const chosen = { version: versionOf(options.version), expansion: options.expansion === true };
    const entered = withOptions(chosen)(before);
    const given = kindsOf(entered).flatMap((kind) =>
      ((cards[kind] as (string | string[])[] | undefined) ?? []).map((card, seat) => [kind, seat, card] as const),
    );
    return given.reduce((now, [kind, seat, card]) => withCard(kind as CardKind, seat, card)(now), entered);
  },
};
