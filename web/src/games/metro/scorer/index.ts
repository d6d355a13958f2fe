// A real board entered to be counted.
import { words } from "../../../words.svelte";
import type { ScorerScreen } from "../../screen";
import type { NetShapes } from "../shapes";
import Ask from "./Ask.svelte";
import { checkAt, companionAt } from "./atTable";
import Board from "./Board.svelte";
import { begin, read } from "./entered";
import Entry from "./Entry.svelte";
import Fields from "./Fields.svelte";
import Names from "./Names.svelte";
import { order } from "./order";
import Reasons from "./Reasons.svelte";

export const scorer: ScorerScreen<NetShapes> = {
  begin,
  read,
  amount: ({ board }) => words("scorer-tiles", { count: board.length }),
  fields: Fields,
  board: Board,
  entry: Entry,
  people: Names,
  reasons: Reasons,
  turns: { order, at: companionAt },
  ask: { title: () => words("companion-ask-tile"), part: Ask, at: checkAt },
};
