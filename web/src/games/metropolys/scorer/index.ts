// A real city entered to be counted.
import { words } from "../../../words.svelte";
import type { ScorerScreen } from "../../screen";
import type { CityShapes } from "../shapes";
import Ask from "./Ask.svelte";
import { checkAt, companionAt } from "./atTable";
import Board from "./Board.svelte";
import { begin, read } from "./entered";
import { dealt } from "./dealt";
import CardFields from "./CardFields.svelte";
import Entry from "./Entry.svelte";
import Fields from "./Fields.svelte";
import { order } from "./order";
import Reasons from "./Reasons.svelte";

export const scorer: ScorerScreen<CityShapes> = {
  begin,
  read,
  amount: ({ built }) =>
    words("built-count", { count: built.reduce((sum, places) => sum + Object.keys(places).length, 0) }),
  fields: Fields,
  board: Board,
  entry: Entry,
  people: CardFields,
  reasons: Reasons,
  turns: { order, at: companionAt },
  ask: { title: () => words("companion-ask-building"), part: Ask, at: checkAt },
  dealt,
};
