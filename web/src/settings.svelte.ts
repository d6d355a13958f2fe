// What somebody likes: kept in this browser, and with the account so that it comes along to other devices.
import { api } from "./api";
import { DEFAULT_LANGUAGE } from "./facts";
import { type Speed, SPEEDS } from "./pace";
import { languages, speak } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
const KEY = "metropole-settings";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const usual = {
  language: "",
  theme: "system" as Theme,
  // A browser does not know whether the device is to be quiet. Whoever has asked the system for less motion has asked
  // for calm, which is the nearest it can tell: there sounds are off until they are switched on.
  hasSounds: !still.matches,
  /** In hundredths. */
  volume: 60,
  hasMotion: true,
  /** How quickly what happens at a table is played out. */
  speed: "usual" as Speed,
  hasNotices: false,
  /** For whoever knows what they do: a single click is enough. */
  confirmsAtOnce: false,
  hasBotLines: true,
  /** Whether a guest has chosen what to be called. */
  hasName: false,
  /** Small hints at the first tables, and those that were seen. */
  hasHints: true,
  hinted: "",
  /** How far one has come in the lessons: see learn/progress.ts. */
  learnt: "",
};
export type Settings = typeof usual;

export const settings: Settings = $state({ ...usual, ...stored() });
if (!SPEEDS.includes(settings.speed)) settings.speed = usual.speed;
const dark = matchMedia("(prefers-color-scheme: dark)");
const paper = matchMedia("print"); // which is light
for (const media of [dark, paper]) media.addEventListener("change", show);

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** Whether things are to be shown without motion. */
export function isStill(): boolean {
  return !settings.hasMotion || still.matches;
}

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && dark.matches);
}

/** Changes a setting here and, where somebody is signed in, with the account. */
export function set(changes: Partial<Settings>, isKept = true): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
  show();
  if (changes.language !== undefined) void speak(changes.language || wantedLanguage());
  if (isKept) void api.PATCH("/api/me", { body: { preferences: { ...settings } } }).catch(() => undefined);
}

/** Takes over what an account has kept. */
export function adopt(preferences: Record<string, unknown>): void {
  const known = Object.entries(preferences).filter(
    ([key, value]) => key in usual && typeof value === typeof usual[key as keyof Settings],
  );
  if (known.length) set(Object.fromEntries(known) as Partial<Settings>, false);
}

export function wantedLanguage(): string {
  const known: readonly string[] = languages();
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((code) => known.includes(code)) ?? DEFAULT_LANGUAGE;
}

export function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() && !paper.matches ? "dark" : "light";
  root.dataset.motion = settings.hasMotion ? "full" : "less";
}
