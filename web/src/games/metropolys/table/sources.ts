// What made the points at the end of Metropolys: places and groups, as the server counted them, to be shown on the map.
import type { PictogramName } from "../art/Pictogram.svelte";
import { sizeOf, TOWER_HEIGHT } from "../cover/towers";
import { placeOf } from "../board/city";
import type { Group } from "../board/groups";
import { capital, term, words } from "../../../words.svelte";
import { iconOf } from "./cards";
import type { Cards, Final, Position } from "../shapes";

export type Made = { places: string[]; groups: Group[] };
type Built = Record<string, number>;

/** A change of points, with its sign; nothing for none. */
export const signed = (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "");

/** Points with their sign, as they are printed: a real minus, and a dash for none. */
export const shownPoints = (number: number | undefined) =>
  !number ? "–" : number < 0 ? `−${-number}` : String(number);

/** What brought anybody anything, in the order it is counted in. */
export const sourcesOf = (final: Final): string[] =>
  Object.keys(final.scores[0].points).filter((source) => final.scores.some((score) => score.points[source]));

export function madeBy(final: Final, position: Position, seat: number, source: string): Made {
  const [score, built] = [final.scores[seat], position.built[seat] ?? {}];
  const points = score.points[source] ?? 0;
  if (source === "area" && score.groups.length) return inGroups(score.groups, points);
  if (source === "area") return { places: score.area_places, groups: [] };
  if (source === "neighbourhood") return { places: score.neighbourhood_places, groups: [] };
  if (source === "highest") {
    // they need not lie together: tagged is the highest of a district, the others are only shown
    const decided = highest(final, built, seat);
    const { groups } = inGroups(
      decided.map((places) => places.slice(0, 1)),
      points,
    );
    return { places: decided.flat(), groups };
  }
  if (source === "expansion") return inGroups(expansion(final.cards[seat], built, score.expansion_sets), points);
  return { places: score.tokens[source.replace("_card", "")] ?? [], groups: [] };
}

/** Groups that share the points evenly, as all of one source do. */
function inGroups(groups: string[][], points: number): Made {
  const tag = groups.length && points % groups.length === 0 ? `+${points / groups.length}` : "";
  return { places: groups.flat(), groups: groups.map((places) => ({ places, tag })) };
}

/** In each district where the seat is ahead, the buildings that decided it. */
function highest(final: Final, built: Built, seat: number): string[][] {
  return final.districts
    .filter((one) => one.seats.includes(seat))
    .map((one) => {
      const here = Object.keys(built).filter((place) => placeOf(place).district === one.district);
      const height = (place: string) => TOWER_HEIGHT[sizeOf(built[place])];
      const tallest = here.sort((a, b) => height(b) - height(a));
      return one.reason === "equal" ? tallest : tallest.slice(0, Math.max(one.rank, 1));
    });
}

function expansion(cards: Cards, built: Built, sets: Record<string, number>): string[][] {
  const asked = (place: string) => cards.expansion?.includes(placeOf(place).type);
  return Object.keys(sets).map((district) =>
    Object.keys(built).filter((place) => placeOf(place).district === district && asked(place)),
  );
}

/** The card that a source counts, if it is one. */
export function cardOf(cards: Cards, source: string): string | null {
  if (source === "area") return cards.area;
  return source === "neighbourhood" ? cards.neighbourhood : null;
}

export function sourceName(cards: Cards | undefined, source: string): string {
  const card = cards && cardOf(cards, source);
  return capital(card ? term("card", card) : words(`source-${source}`));
}

/** Beside its picture, which says the rest: the kind of token, or of card. */
export function sourceShort(source: string, cards?: Cards): string {
  if (cards && cardOf(cards, source)) return sourceName(cards, source);
  if (source.endsWith("_card")) return words("end-its-card");
  if (source === "highest") return words("end-highest");
  return capital(term(["area", "neighbourhood", "expansion"].includes(source) ? "card" : "token", source));
}

export function sourceIcon(cards: Cards | undefined, source: string): PictogramName {
  const card = cards && cardOf(cards, source);
  if (card) return iconOf(card);
  const known: Record<string, PictogramName> = { neighbourhood: "lodgings", highest: "tower", expansion: "card" };
  return known[source] ?? (source === "area" ? "card" : (source.replace("_card", "") as PictogramName));
}

/** What was counted how often: three groups, five buildings. */
export function amount({ places, groups }: Made): string {
  return groups.length
    ? words("count-groups", { count: groups.length })
    : words("count-buildings", { count: places.length });
}
