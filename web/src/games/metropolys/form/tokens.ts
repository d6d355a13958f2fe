// Tokens placed by hand: how many of each kind belong where, and what a layout still lacks. The server checks the same.
import city from "../../../../../src/metropole/data/metropolys.json";
import { CENTRE, DISTRICTS, type Token, TOKEN_COUNTS, TOKENS, TOKENS_IN_CENTRE, TOKENS_IN_OUTER } from "../facts";
import type { Message } from "../../../types";

export type Tokens = Record<string, Token>;
export const FIRST_GAME = city.first_game_tokens as Tokens;

const PLACES = new Map(city.neighbourhoods.map((place) => [place.id, place]));

export const districtOf = (place: string): string => PLACES.get(place)?.district ?? "";
export const neededOf = (kind: Token, players: number): number => TOKEN_COUNTS[players]?.[kind] ?? 0;
export const neededIn = (district: string): number => (district === CENTRE ? TOKENS_IN_CENTRE : TOKENS_IN_OUTER);
export const countOf = (tokens: Tokens, kind: Token): number =>
  Object.values(tokens).filter((one) => one === kind).length;
export const countIn = (tokens: Tokens, district: string): number =>
  Object.keys(tokens).filter((place) => districtOf(place) === district).length;

/** Each district in use, with the tokens that lie there and those that must. */
export function districtsOf(tokens: Tokens, closed: readonly string[]) {
  return DISTRICTS.filter((district) => !closed.includes(district)).map((district) => ({
    district,
    given: countIn(tokens, district),
    needed: neededIn(district),
  }));
}

/** Where a token could be put: open, no blind alley, in a district that lacks one. */
export function placesFor(tokens: Tokens, closed: readonly string[]): string[] {
  return city.neighbourhoods
    .filter(({ id, district, blind_alley }) => !blind_alley && !closed.includes(district) && !(id in tokens))
    .filter(({ district }) => countIn(tokens, district) < neededIn(district))
    .map(({ id }) => id);
}

/** Why a layout cannot be played with, or null. */
export function lackOf(tokens: Tokens, players: number, closed: readonly string[]): Message | null {
  const short = districtsOf(tokens, closed).find(({ given, needed }) => given !== needed);
  if (short) return { id: "wrong_number_of_tokens_in_district", details: short };
  const kind = TOKENS.find((one) => countOf(tokens, one) !== neededOf(one, players));
  if (!kind) return null;
  const counts = { given: countOf(tokens, kind), needed: neededOf(kind, players) };
  return { id: "wrong_number_of_tokens", details: { token: kind, ...counts } };
}

/** Why no token can be put at a place, or null. */
export function refusalAt(place: string, tokens: Tokens, closed: readonly string[]): Message | null {
  const district = districtOf(place);
  if (PLACES.get(place)?.blind_alley) return { id: "token_in_blind_alley", details: { place } };
  if (closed.includes(district)) return { id: "token_in_closed_district", details: { place, district } };
  if (place in tokens || countIn(tokens, district) < neededIn(district)) return null;
  return { id: "new-tokens-full", details: { district, needed: neededIn(district) } };
}

/** The layout without what cannot stay: tokens of districts that are left out now, and of a kind there are fewer of. */
export function kept(tokens: Tokens, players: number, closed: readonly string[]): Tokens {
  const found: Tokens = {};
  for (const [place, kind] of Object.entries(tokens)) {
    if (!closed.includes(districtOf(place)) && countOf(found, kind) < neededOf(kind, players)) found[place] = kind;
  }
  return found;
}

/** The rest drawn: every free place of a district, and every order of the kinds, as likely as any other. */
export function filledUp(tokens: Tokens, players: number, closed: readonly string[], random = Math.random): Tokens {
  const found = { ...tokens };
  const missing = (kind: Token) => Math.max(0, neededOf(kind, players) - countOf(tokens, kind));
  const kinds = TOKENS.flatMap((kind) => Array.from({ length: missing(kind) }, () => kind));
  while (kinds.length) {
    const places = placesFor(found, closed);
    if (!places.length) break;
    const place = places[Math.floor(random() * places.length)];
    found[place] = kinds.splice(Math.floor(random() * kinds.length), 1)[0];
  }
  return found;
}
