// A city as it stands on a real table, in the form that `metropole score` reads; what is not known is left open.
import city from "../../../../../src/metropole/data/metropolys.json";
import type { EnteringStep } from "../../../scorer/history";
import { PLACES } from "../board/city";
import {
  CLOSED_DISTRICTS,
  CARDS,
  EXPERT_GROUPS,
  FAMILY_PLACES,
  FIRST_GAME_PLAYERS,
  OPTIONS,
  OUTER_DISTRICTS,
  SPECIAL_CARDS,
  type SpecialCard,
  type Token,
  TOKENS,
  type Version,
  VERSIONS,
} from "../facts";
import { FIRST_GAME, kept, type Tokens } from "../form/tokens";

type Dealt<Card> = readonly (Card | null)[] | null;
type Holders = Partial<Record<`${SpecialCard}_card`, number | null>>;

export interface EnteredCity extends Holders {
  readonly game: "metropolys";
  readonly players: number;
  readonly options: { readonly version: Version; readonly expansion: boolean };
  readonly setup: {
    readonly closed: readonly string[];
    readonly tokens: Tokens;
    readonly area: Dealt<string>;
    readonly neighbourhood: Dealt<string>;
    readonly expansion: Dealt<readonly string[]>;
  };
  readonly built: readonly Readonly<Record<string, number>>[];
  /** How many tokens each seat took, where nobody remembers where they lay. */
  readonly taken?: readonly Taken[];
  readonly so_far: true;
}
export type Taken = Readonly<Partial<Record<Token, number>>>;
export type CityStep = EnteringStep<EnteredCity>;
export type CardKind = "area" | "neighbourhood" | "expansion";

/** Which cards a seat has one of. */
export const kindsOf = ({ options }: Pick<EnteredCity, "options">) =>
  CARDS[`${options.version}${options.expansion ? "_expansion" : ""}`] as readonly CardKind[];

/** The area cards of a version; whether one of them is left out is the server's to say. */
export const areasOf = ({ options }: Pick<EnteredCity, "options">): string[] =>
  Object.keys(options.version === "family" ? FAMILY_PLACES : EXPERT_GROUPS);

export const EXPANSION_CARDS: readonly (readonly string[])[] = city.expansion_cards;

export function begin(players: number): EnteredCity {
  const built = Array.from({ length: players }, () => ({}));
  const setup = { closed: [], tokens: {}, area: null, neighbourhood: null, expansion: null };
  return fitted({ game: "metropolys", players, options: OPTIONS, setup, built, so_far: true });
}

/** For its players and options: as many cards, buildings and tokens as there can be. */
function fitted(entered: EnteredCity): EnteredCity {
  const { players, setup, built } = entered;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const kinds = kindsOf(entered);
  const dealt = <Card>(kind: CardKind, cards: Dealt<Card>) =>
    kinds.includes(kind) ? seats.map((seat) => cards?.[seat] ?? null) : null;
  const closed = setup.closed.length === CLOSED_DISTRICTS[players] ? setup.closed : [];
  return {
    ...withoutHolders(entered, (seat) => seat === null || seat < players),
    setup: {
      closed,
      tokens: kept(setup.tokens, players, closed),
      area: dealt(
        "area",
        setup.area?.map((card) => (card !== null && areasOf(entered).includes(card) ? card : null)) ?? null,
      ),
      neighbourhood: dealt("neighbourhood", setup.neighbourhood),
      expansion: dealt("expansion", setup.expansion),
    },
    built: seats.map((seat) => built[seat] ?? {}),
    ...(entered.taken ? { taken: seats.map((seat) => entered.taken?.[seat] ?? {}) } : {}),
  };
}

function withoutHolders(entered: EnteredCity, stays: (seat: number | null) => boolean): EnteredCity {
  const rest = { ...entered };
  for (const card of SPECIAL_CARDS) {
    const holder = rest[`${card}_card`];
    if (holder !== undefined && !stays(holder)) delete rest[`${card}_card`];
  }
  return rest;
}

export const withPlayers =
  (players: number): CityStep =>
  (entered) =>
    entered.players === players ? entered : fitted({ ...entered, players });

export const withOptions =
  (options: Partial<EnteredCity["options"]>): CityStep =>
  (entered) =>
    fitted({ ...entered, options: { ...entered.options, ...options } });

export const isFirstGame = ({ players, setup }: EnteredCity): boolean =>
  players === FIRST_GAME_PLAYERS &&
  Object.keys(FIRST_GAME).length === Object.keys(setup.tokens).length &&
  Object.entries(FIRST_GAME).every(([place, kind]) => setup.tokens[place] === kind);

const withSetup = (entered: EnteredCity, setup: Partial<EnteredCity["setup"]>): EnteredCity => ({
  ...entered,
  setup: { ...entered.setup, ...setup },
});

export const withTokens =
  (tokens: Tokens): CityStep =>
  (entered) =>
    withSetup(withoutTaken(entered), { tokens });

function withoutTaken(entered: EnteredCity): EnteredCity {
  const { taken: _, ...rest } = entered;
  return rest;
}

/** From now on only how many tokens each seat took is told. */
export const withTakenOnly: CityStep = (entered) =>
  entered.taken
    ? entered
    : { ...withSetup(entered, { tokens: {} }), taken: Array.from({ length: entered.players }, () => ({})) };

export const withTaken =
  (seat: number, kind: Token, count: number): CityStep =>
  (entered) => ({
    ...entered,
    taken: entered.taken?.map((one, index) => (index === seat ? { ...one, [kind]: count } : one)),
  });

export const withToken =
  (place: string, kind: Token | null): CityStep =>
  (entered) => {
    const { [place]: _, ...rest } = entered.setup.tokens;
    return withSetup(entered, { tokens: kind ? { ...rest, [place]: kind } : rest });
  };

export const withClosed =
  (closed: readonly string[]): CityStep =>
  (entered) =>
    withSetup(entered, { closed });

/** Which districts can be left out with so many players: one, or two side by side. */
export function closingsFor(players: number): string[][] {
  const count = CLOSED_DISTRICTS[players] ?? 0;
  const around = [...OUTER_DISTRICTS, ...OUTER_DISTRICTS];
  return count ? OUTER_DISTRICTS.map((_, index) => around.slice(index, index + count)) : [];
}

export const withCard =
  (kind: CardKind, seat: number, card: string | readonly string[] | null): CityStep =>
  (entered) => {
    const dealt = entered.setup[kind] ?? Array.from({ length: entered.players }, () => null);
    return withSetup(entered, { [kind]: dealt.map((one, index) => (index === seat ? card : one)) });
  };

/** Who holds a special card; undefined where that is not known. */
export const withHolder =
  (card: SpecialCard, seat: number | null | undefined): CityStep =>
  (entered) => {
    const { [`${card}_card` as const]: _, ...rest } = entered;
    return seat === undefined ? (rest as EnteredCity) : { ...(rest as EnteredCity), [`${card}_card`]: seat };
  };

export const ownerOf = ({ built }: Pick<EnteredCity, "built">, place: string): number =>
  built.findIndex((places) => place in places);

/** A building on a neighbourhood, whatever stood there; null takes it away. */
export const withBuilding =
  (place: string, building: { seat: number; value: number } | null): CityStep =>
  (entered) => ({
    ...entered,
    built: entered.built.map((places, seat) => {
      const { [place]: _, ...rest } = places;
      return building?.seat === seat ? { ...rest, [place]: building.value } : rest;
    }),
  });

const WRITTEN = /(\d{1,3})\s*[@ ]?\s*([A-Za-z]\d{1,2})/y;

/** Buildings as they are typed, `7 C10` or several; each is put besides what stands there. Null where it is none. */
export function readTyped(text: string): { place: string; value: number }[] | null {
  const found: { place: string; value: number }[] = [];
  let rest = text.trim();
  while (rest) {
    WRITTEN.lastIndex = 0;
    const match = WRITTEN.exec(rest);
    if (!match) return null;
    found.push({ value: Number(match[1]), place: match[2].toUpperCase() });
    rest = rest.slice(match[0].length).replace(/^[\s,;]+/, "");
  }
  return found;
}

export const isPlace = (place: string): boolean => PLACES.some(({ id }) => id === place);

/** A building besides what stands there already: what cannot be is the server's to say. */
export const withTyped =
  (seat: number, { place, value }: { place: string; value: number }): CityStep =>
  (entered) => ({
    ...entered,
    built: entered.built.map((places, index) => (index === seat ? { ...places, [place]: value } : places)),
  });

/** What somebody brings, put into this form; null where it has not that form. */
export function read(given: Readonly<Record<string, unknown>>): EnteredCity | null {
  const players = Number(given.players);
  const [options, setup] = [recordOf(given.options ?? {}), recordOf(given.setup ?? {})];
  const built = listOf(given.built)?.map(buildingsOf);
  if (!options || !setup || built?.length !== players || built.includes(null)) return null;
  const version = VERSIONS.find((one) => one === (options.version ?? OPTIONS.version));
  const tokens = tokensOf(setup.tokens ?? {});
  const closed = listOf(setup.closed ?? [])?.filter((one) => OUTER_DISTRICTS.some((district) => district === one));
  const taken = given.taken === undefined ? undefined : takenOf(given.taken, players);
  if (!version || !tokens || !closed || taken === null) return null;
  const base = fitted({
    ...begin(players),
    options: { version, expansion: options.expansion === true },
    setup: {
      closed: closed as string[],
      tokens: tokens,
      area: namesOf(setup.area),
      neighbourhood: namesOf(setup.neighbourhood),
      expansion: expansionsOf(setup.expansion),
    },
    built: built as Record<string, number>[],
    ...(taken ? { taken } : {}),
  });
  const holders = SPECIAL_CARDS.map((card) => [`${card}_card`, given[`${card}_card`]] as const);
  const told = holders.filter(([, seat]) => seat === null || Number.isInteger(seat));
  return { ...base, ...(Object.fromEntries(told) as Holders) };
}

function recordOf(given: unknown): Record<string, unknown> | null {
  return typeof given === "object" && given !== null && !Array.isArray(given)
    ? (given as Record<string, unknown>)
    : null;
}

const listOf = (given: unknown): unknown[] | null => (Array.isArray(given) ? (given as unknown[]) : null);

function buildingsOf(given: unknown): Record<string, number> | null {
  const places = recordOf(given);
  const isFine = places && Object.entries(places).every(([place, value]) => isPlace(place) && Number.isInteger(value));
  return isFine ? (places as Record<string, number>) : null;
}

function tokensOf(given: unknown): Tokens | null {
  const places = recordOf(given);
  const isFine =
    places && Object.entries(places).every(([place, kind]) => isPlace(place) && TOKENS.some((one) => one === kind));
  return isFine ? (places as Tokens) : null;
}

function takenOf(given: unknown, players: number): Taken[] | null {
  const seats = listOf(given)?.map(recordOf);
  const isFine = (seat: Record<string, unknown> | null) =>
    seat &&
    Object.entries(seat).every(([kind, count]) => TOKENS.some((one) => one === kind) && Number.isInteger(count));
  return seats?.length === players && seats.every(isFine) ? (seats as Taken[]) : null;
}

const namesOf = (given: unknown): Dealt<string> =>
  listOf(given)?.map((card) => (typeof card === "string" ? card : null)) ?? null;

/** The three types of a card stand in any order. */
const expansionsOf = (given: unknown): Dealt<readonly string[]> =>
  listOf(given)?.map(
    (card) => EXPANSION_CARDS.find((one) => listOf(card)?.toSorted().join() === [...one].sort().join()) ?? null,
  ) ?? null;
