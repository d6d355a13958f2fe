// How places are called for whoever hears the page.
import city from "../../../../../src/metropole/data/metropolys.json";
import { TextCache } from "../../../text_cache";
import { runs, term, words } from "../../../words.svelte";
import type { CityChoice, CityTable } from "../shapes";

const PLACES = new Map(city.neighbourhoods.map((place) => [place.id, place]));
const TOLD = new TextCache(); // few places change by a step, and all of them are told

export function placeLabel(live: CityTable, choice: CityChoice, id: string): string {
  const place = PLACES.get(id);
  const setup = live.known?.setup;
  if (!place || !setup) return id;
  const [token, state] = [setup.tokens[id] ?? "none", stateAt(live, choice, id)];
  return TOLD.of(id + token + state, () =>
    words("place-label", {
      place: id,
      district: place.district,
      type: place.type,
      token,
      near: near(id).join(", ") || "none",
      state,
    }),
  );
}

/** What there is at a neighbourhood: statues, lakes, the edge of the city. */
export function near(id: string): string[] {
  const statues = city.statues.filter((statue) => statue.neighbourhoods.includes(id));
  const found = statues.map((statue) => words("place-statue", { number: statue.id.replace("statue-", "") }));
  if (city.lakes.some((lake) => lake.neighbourhoods.includes(id))) found.push(words("place-lake"));
  if (PLACES.get(id)?.border) found.push(words("place-border"));
  if (PLACES.get(id)?.blind_alley) found.push(words("place-blind"));
  return found;
}

export const isBlindAlley = (id: string): boolean => PLACES.get(id)?.blind_alley ?? false;

/** Where nobody has built, in the districts that are in use. */
export function freePlaces(live: CityTable): string[] {
  const { closed } = live.known!.setup!;
  const taken = new Set(live.known!.position!.built.flatMap((places) => Object.keys(places)));
  return city.neighbourhoods
    .filter((place) => !taken.has(place.id) && !closed.includes(place.district))
    .map((place) => place.id);
}

export const typeOf = (id: string): string => term("type", PLACES.get(id)?.type ?? "");

/** Who is there, or what may be done there. */
export function stateAt(live: CityTable, choice: CityChoice, id: string): string {
  const { closed } = live.known!.setup!;
  if (closed.includes(PLACES.get(id)?.district ?? "")) return words("place-shut");
  const position = live.known!.position!;
  const told = (said: string, seat: number, value: number) =>
    TOLD.of(said + value + live.seatName(seat), () => words(said, { seat, value }, live.seatName));
  const bid = position.bids.find((one) => one.place === id);
  if (bid) return told("place-bid-by", bid.seat, bid.value);
  const seat = position.built.findIndex((places) => id in places);
  if (seat >= 0) return told("place-built-by", seat, position.built[seat][id]);
  if (choice.places.includes(id)) return words("place-may-bid", { values: runs(choice.selection.values, "or") });
  return TOLD.of("place-free", () => words("place-free"));
}
