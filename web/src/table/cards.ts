// The places that a card is about, to be lit on the map; what they are worth the server says.
import city from "../../../src/metropole/data/metropolys.json";

const OF_CARD: Record<string, () => string[]> = {
  bridges: () => city.bridges.flatMap((bridge) => bridge.between),
  statues: () => city.statues.flatMap((statue) => statue.neighbourhoods),
  lakes: () => city.lakes.flatMap((lake) => lake.neighbourhoods),
  borders: () => city.neighbourhoods.filter((place) => place.border).map((place) => place.id),
};

export function placesOf(card: string): string[] {
  const places = OF_CARD[card]?.() ?? ofTypes([card]);
  return [...new Set(places)];
}

export function ofTypes(types: readonly string[]): string[] {
  return city.neighbourhoods.filter((place) => types.includes(place.type)).map((place) => place.id);
}
