// How a moment is called in an address: the part of the game, and which step of it; what a part is the game says.

/** Where a moment stands: nought before the first step, then the part and the step in it. */
export interface Place {
  readonly part: number;
  readonly step: number;
}

const BEGINNING: Place = { part: 0, step: 0 };

/** The places of all moments, the first being before anything was played. */
export function placesOf(parts: readonly number[]): Place[] {
  return parts.reduce<Place[]>(
    (places, part) => {
      const before = places.at(-1)!;
      return [...places, { part, step: before.part === part ? before.step + 1 : 1 }];
    },
    [BEGINNING],
  );
}

export const addressOf = ({ part, step }: Place): string => (part ? `${part}.${step}` : "0");

/** The link to a moment of a table's game. What stands behind a `#` never reaches the server, which draws the moment for
 * whoever shows the link. */
export const linkTo = (table: string, address: string): string => `/replay/${table}?at=${address}`;

/** The moment that an address names: `27.5`, or `27` for the end of that part; nothing where it names none. */
export function indexAt(places: readonly Place[], address: string): number | null {
  const read = /^(\d{1,4})(?:\.(\d{1,4}))?$/.exec(address);
  if (!read) return null;
  const [part, step] = [Number(read[1]), read[2] === undefined ? null : Number(read[2])];
  const at = places.findLastIndex((place) => place.part === part && (step === null || place.step === step));
  return at < 0 ? null : at;
}
