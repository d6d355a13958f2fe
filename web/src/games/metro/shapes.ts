// The values of Metro, as they travel and as its screen keeps them.
import type { SeenTable } from "../../table/seen";
import type { Choice } from "../../table/choice.svelte";
import type { Known } from "../../table/fold";
import type { components } from "../../wire";
import type { NetForm } from "./form/form.svelte";
import type { EnteredNet } from "./scorer/entered";
import type { TileSelection } from "./table/selection.svelte";

type Schemas = components["schemas"];
export type Setup = Schemas["MetroSetup"];
export type Position = Schemas["MetroPosition"];
export type Change = Schemas["MetroChange"];
export type Legal = Schemas["MetroLegal"];
export type Own = Schemas["MetroOwn"];
export type Preview = Schemas["MetroPreview"];
export type Final = Schemas["MetroFinal"];
export type Line = Schemas["MetroLine"];

export interface NetShapes {
  game: "metro";
  setup: Setup;
  position: Position;
  own: Own;
  legal: Legal;
  change: Change;
  preview: Preview;
  final: Final;
  selection: TileSelection;
  form: NetForm;
  entered: EnteredNet;
}
export type NetKnown = Known<NetShapes>;
export type NetTable = SeenTable<NetShapes>;
export type NetChoice = Choice<NetShapes>;
export type NetProps = { live: NetTable; choice: NetChoice };
