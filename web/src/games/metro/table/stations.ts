// Stations in words.
import plan from "../../../../../src/metropole/data/metro.json";
import { TextCache } from "../../../text_cache";
import { capital, words } from "../../../words.svelte";
import { nameAtEnd } from "../../../table/ended";
import type { Line, NetTable } from "../shapes";

const NAMES = plan.station_names as Record<string, string>;
/** Few of the lines grow by a step, and all of them are told. */
const told = new TextCache();

export const stationName = (station: number): string => NAMES[String(station)] ?? "";

export function stationLabel(line: Line): string {
  const named = { number: line.station, name: stationName(line.station) };
  return line.end === null
    ? words("station-open", { ...named, length: line.length })
    : words("station-done", { ...named, points: line.points });
}

/** A station's line with whose it is: for whoever points at it. */
export function stationOwned(live: NetTable, station: number, nameOf = nameAtEnd): string {
  const line = live.known!.position!.lines.find((one) => one.station === station);
  if (!line) return stationName(station);
  const owner = line.seat === null ? words("line-nobody") : nameOf(live, line.seat);
  const owned = () => capital(words("station-owned", { owner, station: stationLabel(line) }));
  return told.of(`${station} ${owner} ${line.length} ${line.end} ${line.points}`, owned);
}
