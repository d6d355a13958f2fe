// How days and their games are called. A day is that of UTC, wherever somebody is.
import { gameName } from "../options";
import { has, language, words } from "../words.svelte";

type Style = Intl.DateTimeFormatOptions;
const written = (day: string, style: Style) =>
  new Intl.DateTimeFormat(language(), { ...style, timeZone: "UTC" }).format(Date.parse(day));

export function dayTitle(game: string): string {
  const own = `day-title-${game}`;
  return has(own) ? words(own) : words("day-title", { game: gameName(game) });
}

/** Thursday, 19 November 2026. */
export const longDate = (day: string): string => written(day, { dateStyle: "full" });
/** 19 Nov 2026. */
export const shortDate = (day: string): string => written(day, { dateStyle: "medium" });
/** November 2026. */
export const monthName = (month: string): string => written(`${month}-01`, { month: "long", year: "numeric" });
/** The days of the week from Monday on, in a letter or two, and in full. */
export const weekdays = (): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = `2024-01-0${index + 1}`; // a Monday, and those after it
    return { short: written(day, { weekday: "short" }), long: written(day, { weekday: "long" }) };
  });

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(Date.parse(day));
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The month so many months later, as 2026-11. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(Date.parse(`${month}-01`));
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The weeks of a month from Monday to Sunday: its days, and nothing where others are. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (new Date(Date.parse(first)).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let day = dayAfter(first, -before); day.slice(0, 7) <= month; day = dayAfter(day, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => dayAfter(day, index)).map((one) => (one.startsWith(month) ? one : null)),
    );
  }
  return weeks;
}
