// What is known of a table, folded from what the server tells. No rules: each change says what lies open after it.
import type {
  Clock,
  Entry,
  MetroFinal,
  MetroLegal,
  MetroOwn,
  MetroPosition,
  MetropolysFinal,
  MetropolysLegal,
  MetropolysOwn,
  MetropolysPosition,
  MetropolysSetup,
  MetroSetup,
  Result,
  Snapshot,
  TableShown,
} from "../types";

export interface Known {
  version: number;
  table: TableShown;
  setup?: MetropolysSetup | MetroSetup;
  position?: MetropolysPosition | MetroPosition;
  own?: MetropolysOwn | MetroOwn;
  legal?: MetropolysLegal | MetroLegal;
  canUndo: boolean;
  clock?: Clock;
  result?: Result;
  final?: MetropolysFinal | MetroFinal;
}

export function fromSnapshot(told: Snapshot): Known {
  const { version, table, setup, position, own, legal, clock, result, final } = told;
  return {
    version,
    table,
    setup,
    position,
    own,
    legal,
    clock,
    result,
    final,
    canUndo: told.can_undo ?? false,
  };
}

/** What is known after an entry; nothing where an entry is missing in between. */
export function withEntry(known: Known, entry: Entry): Known | null {
  if (entry.version <= known.version) return known;
  if (entry.version !== known.version + 1) return null;
  return {
    ...known,
    version: entry.version,
    table: tableAfter(known.table, entry),
    setup: entry.setup ?? known.setup,
    position: entry.position ?? positionAfter(known.position, entry),
    own: entry.own ?? known.own,
    // What may be done is told anew with everything that happens, but for what changes nothing on the board.
    legal: entry.legal,
    canUndo: entry.can_undo ?? false,
    clock: entry.clock ?? known.clock,
    result: entry.result ?? known.result,
    final: entry.final ?? known.final,
  };
}

function tableAfter(table: TableShown, entry: Entry): TableShown {
  const status = (entry.status ?? table.status) as TableShown["status"];
  return {
    ...table,
    status,
    seats: entry.seats ?? table.seats,
    followed_by: entry.follower ?? table.followed_by,
  };
}

function positionAfter(position: Known["position"], entry: Entry): Known["position"] {
  const change = entry.change;
  if (!position || !change) return position;
  if ("built" in position && "bids" in change) {
    const { new: built, ...now } = change;
    return { ...now, built: position.built.map((places, seat) => withBuilt(places, seat, built)) };
  }
  if ("tiles" in position && "lines" in change) {
    const { new: tiles, lines, ...now } = change;
    const changed = new Map(lines.map((line) => [line.station, line]));
    return {
      ...now,
      tiles: [...position.tiles, ...tiles],
      lines: position.lines.map((line) => changed.get(line.station) ?? line),
    };
  }
  return position;
}

function withBuilt(
  places: Record<string, number>,
  seat: number,
  built: { seat: number; value: number; place: string }[],
) {
  const mine = built.filter((one) => one.seat === seat);
  return mine.length ? { ...places, ...Object.fromEntries(mine.map((one) => [one.place, one.value])) } : places;
}
