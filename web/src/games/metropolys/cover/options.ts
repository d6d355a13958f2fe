// The options of Metropolys in words.
import { capital, words } from "../../../words.svelte";
import type { GameOptions } from "../../screen";
import { OPTIONS, VERSIONS } from "../facts";

export const versionText = (version: unknown): string => words(`version-${String(version ?? OPTIONS.version)}`);

export const options: GameOptions = {
  text({ version, expansion }) {
    const name = versionText(version);
    return expansion ? words("options-expanded", { name }) : name;
  },
  quick: () => ({
    name: "version",
    legend: words("version-label"),
    values: VERSIONS.map((value) => ({ value, text: capital(versionText(value)) })),
  }),
};
