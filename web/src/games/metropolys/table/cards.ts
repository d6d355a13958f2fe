// The places that a card is about, to be lit on the map, and how far its groups are; what they are worth the server says.
import city from "../../../../../src/metropole/data/metropolys.json";
import { EXPERT_GROUPS, FAMILY_PLACES } from "../facts";
import type { PictogramName } from "../art/Pictogram.svelte";
import { capital, join, term, words } from "../../../words.svelte";

/** Every building can belong to a group of these, wherever it stands. */
export const isAnywhere = (card: string | null): boolean =>
  card !== null && card in EXPERT_GROUPS && !(card in FAMILY_PLACES);

/** The places of a card in the districts that are in use. */
export function placesOf(card: string, closed: readonly string[]): readonly string[] {
  const open = inUse(closed).map((place) => place.id);
  if (isAnywhere(card)) return open;
  return FAMILY_PLACES[card]?.filter((place) => open.includes(place)) ?? ofTypes([card], closed);
}

export function ofTypes(types: readonly string[], closed: readonly string[]): string[] {
  return inUse(closed)
    .filter((place) => types.includes(place.type))
    .map((place) => place.id);
}

const inUse = (closed: readonly string[]) => city.neighbourhoods.filter((place) => !closed.includes(place.district));

const ICONS: Record<string, PictogramName> = { bridges: "bridge", statues: "statue", lakes: "lake", borders: "border" };

export const iconOf = (card: string): PictogramName => ICONS[card] ?? (card as PictogramName);

type Gathering = { where: () => string; places: string[]; needed: number };

/** Where the groups of a card can come about, and how many buildings each takes. */
function gatherings(card: string): Gathering[] {
  const needed = EXPERT_GROUPS[card]?.size ?? 0;
  if (card === "statues")
    return city.statues.map(({ id, neighbourhoods }) => ({
      where: () => words("place-statue", { number: id.replace("statue-", "") }),
      places: neighbourhoods,
      needed,
    }));
  if (card === "lakes")
    return city.lakes.map(({ neighbourhoods }) => ({
      where: () => words("place-lake"),
      places: neighbourhoods,
      needed,
    }));
  if (card === "bridges")
    return city.bridges.map(({ between }) => ({ where: () => join(between), places: between, needed }));
  if (card === "districts")
    return city.districts.map((district) => ({
      where: () => term("district", district),
      places: city.neighbourhoods.filter((place) => place.district === district).map((place) => place.id),
      needed,
    }));
  return [];
}

/**
 * How far the groups of a card are that have begun and can still be completed, the furthest first: at statue 7, 2 of 3.
 * `free` are the places still to be had; `at` asks only for groups around that place. In Family there are no groups:
 * every building counts by itself.
 */
export function begun(
  version: string,
  card: string,
  mine: readonly string[],
  free: readonly string[],
  at?: string,
): string[] {
  if (version === "family") return [];
  const found = gatherings(card)
    .filter(({ places }) => at === undefined || places.includes(at))
    .map((one) => {
      const count = one.places.filter((place) => mine.includes(place)).length;
      const open = one.places.filter((place) => free.includes(place) && !mine.includes(place)).length;
      return { ...one, count, open };
    })
    .filter(({ count, open, needed }) => count > 0 && count < needed && count + open >= needed)
    .sort((one, other) => one.needed - one.count - (other.needed - other.count))
    .map(({ where, count, needed }) => capital(words("group-progress", { where: where(), count, needed })));
  return [...new Set(found)]; // two lakes can be equally far
}
