// What is known of a table, folded from snapshots and entries. No rules: each change says what lies open after it.
import { screenOf } from "../games/registry";
import type { Shapes } from "../games/shapes";
import type { Clock, Entry, Result, Snapshot, TableShown } from "../types";

export interface Known<S extends Shapes = Shapes> {
  /** Which game this is: it tells apart what is known of one game and of another. */
  game: S["game"];
  version: number;
  table: TableShown<S>;
  setup?: S["setup"];
  position?: S["position"];
  own?: S["own"];
  legal?: S["legal"];
  canUndo: boolean;
  /** How often one may still take back what bots have answered; nothing where that is not what could be taken back. */
  undosLeft?: number;
  clock?: Clock;
  result?: Result;
  final?: S["final"];
}

export function fromSnapshot<S extends Shapes>(snapshot: Snapshot<S>): Known<S> {
  const { version, table, setup, position, own, legal, clock, result, final } = snapshot;
  const { can_undo: canUndo = false, undos_left: undosLeft } = snapshot;
  return { game: table.game, version, table, setup, position, own, legal, clock, result, final, canUndo, undosLeft };
}

/** What is known after an entry; nothing where an entry is missing in between. */
export function withEntry<S extends Shapes>(known: Known<S>, entry: Entry<S>): Known<S> | null {
  if (entry.version <= known.version) return known;
  if (entry.version !== known.version + 1) return null;
  return {
    ...known,
    version: entry.version,
    table: tableAfter(known.table, entry),
    setup: entry.setup ?? known.setup,
    position: entry.position ?? positionAfter(known, entry.change),
    // Whoever sits there is told it anew where somebody came or went; whoever has left knows nothing any more.
    own: entry.own ?? (entry.seats ? undefined : known.own),
    // What may be done is told anew with everything that happens, but for what changes nothing on the board.
    legal: entry.legal,
    canUndo: entry.can_undo ?? false,
    undosLeft: entry.undos_left,
    clock: entry.clock ?? known.clock,
    result: entry.result ?? known.result,
    final: entry.final ?? known.final,
  };
}

function tableAfter<S extends Shapes>(table: TableShown<S>, entry: Entry<S>): TableShown<S> {
  const status = (entry.status ?? table.status) as TableShown["status"];
  return {
    ...table,
    status,
    seats: entry.seats ?? table.seats,
    starts_at: entry.starts_at === undefined ? table.starts_at : entry.starts_at,
    is_held: entry.is_held ?? table.is_held,
    followed_by: entry.follower ?? table.followed_by,
  };
}

function positionAfter<S extends Shapes>(
  { game, position }: Known<S>,
  change?: S["change"],
): S["position"] | undefined {
  return position && change ? screenOf(game).fold(position, change) : position;
}
