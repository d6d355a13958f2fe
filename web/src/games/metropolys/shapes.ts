// The values of Metropolys, as they travel and as its screen keeps them.
import type { SeenTable } from "../../table/seen";
import type { Choice } from "../../table/choice.svelte";
import type { Known } from "../../table/fold";
import type { components } from "../../wire";
import type { CityForm } from "./form/form.svelte";
import type { EnteredCity } from "./scorer/entered";
import type { CitySelection } from "./table/selection.svelte";

type Schemas = components["schemas"];
export type Setup = Schemas["MetropolysSetup"];
export type Position = Schemas["MetropolysPosition"];
export type Change = Schemas["MetropolysChange"];
export type Legal = Schemas["MetropolysLegal"];
export type Own = Schemas["MetropolysOwn"];
export type Preview = Schemas["MetropolysPreview"];
export type Final = Schemas["MetropolysFinal"];
export type Cards = Schemas["MetropolysCards"];

export interface CityShapes {
  game: "metropolys";
  setup: Setup;
  position: Position;
  own: Own;
  legal: Legal;
  change: Change;
  preview: Preview;
  final: Final;
  selection: CitySelection;
  form: CityForm;
  entered: EnteredCity;
}
export type CityKnown = Known<CityShapes>;
export type CityTable = SeenTable<CityShapes>;
export type CityChoice = Choice<CityShapes>;
export type CityProps = { live: CityTable; choice: CityChoice };
