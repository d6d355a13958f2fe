// How places are called for whoever hears the page.
import city from "../../../../../src/metropole/data/metropolys.json";
import type { LiveTable } from "../../../table.svelte";
import type { MetropolysPosition, MetropolysSetup, MetroPosition } from "../../../types";
import { runs, term, words } from "../../../words.svelte";
import { type Choice, readPlacement } from "../../../table/choice.svelte";

const PLACES = new Map(city.neighbourhoods.map((place) => [place.id, place]));
const CENTRE = ["33", "34", "43", "44"];

export function placeLabel(live: LiveTable, choice: Choice, id: string): string {
  const place = PLACES.get(id);
  const setup = live.known?.setup as MetropolysSetup | undefined;
  if (!place || !setup) return id;
  return words("place-label", {
    place: id,
    district: place.district,
    type: place.type,
    token: setup.tokens[id] ?? "none",
    near: near(id).join(", ") || "none",
    state: stateAt(live, choice, id),
  });
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
export function freePlaces(live: LiveTable): string[] {
  const { closed } = live.known!.setup as MetropolysSetup;
  const taken = new Set((live.known!.position as MetropolysPosition).built.flatMap((places) => Object.keys(places)));
  return city.neighbourhoods
    .filter((place) => !taken.has(place.id) && !closed.includes(place.district))
    .map((place) => place.id);
}

export const typeOf = (id: string): string => term("type", PLACES.get(id)?.type ?? "");
export const typeIdOf = (id: string) => PLACES.get(id)?.type as "mall" | undefined;

/** Who is there, or what may be done there. */
export function stateAt(live: LiveTable, choice: Choice, id: string): string {
  const { closed } = live.known!.setup as MetropolysSetup;
  if (closed.includes(PLACES.get(id)?.district ?? "")) return words("place-shut");
  const position = live.known!.position as MetropolysPosition;
  const bid = position.bids.find((one) => one.place === id);
  if (bid) return words("place-bid-by", { seat: bid.seat, value: bid.value }, live.seatName);
  const seat = position.built.findIndex((places) => id in places);
  if (seat >= 0) return words("place-built-by", { seat, value: position.built[seat][id] }, live.seatName);
  const legal = choice.legal;
  if (legal && "values" in legal && legal.places.includes(id))
    return words("place-may-bid", { values: runs(legal.values, "or") });
  return words("place-free");
}

export function squareLabel(live: LiveTable, choice: Choice, square: string): string {
  const tiles = (live.known?.position as MetroPosition | undefined)?.tiles ?? [];
  const here = tiles.map(readPlacement).find((one) => one?.square === square);
  const may = choice.places.includes(square);
  const state = here
    ? words("square-taken", { tile: here.tile })
    : words(CENTRE.includes(square) ? "square-centre" : may ? "square-may" : "square-free");
  return words("square-label", { square: square, state });
}
