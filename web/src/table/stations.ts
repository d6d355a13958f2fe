// Stations in words.
import plan from "../../../src/metropole/data/metro.json";
import type { MetroLine } from "../types";
import { words } from "../words.svelte";

const NAMES = plan.station_names as Record<string, string>;

export const stationName = (station: number): string => NAMES[String(station)] ?? "";

export function stationLabel(line: MetroLine): string {
  const named = { number: line.station, name: stationName(line.station) };
  return line.end === null
    ? words("station-open", { ...named, length: line.length })
    : words("station-done", { ...named, points: line.points });
}
