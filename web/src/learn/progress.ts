// How far somebody has come in the lessons: kept with what they like, so that it comes along to other devices, and in
// this browser besides, so that whoever signs in loses nothing of what they learned before.
import { me } from "../me.svelte";
import { set, settings } from "../settings.svelte";

/** The step at which to go on, and whether a chapter was gone through once. */
export type Progress = { readonly step: number; readonly isDone: boolean };
type All = ReadonlyMap<string, Progress>;

const KEY = "metropole-learnt";
const NOTHING: Progress = { step: 0, isDone: false };
const nameOf = (game: string, chapter: string): string => `${game}/${chapter}`;

/** From a text like `game/chapter:3 game/other:0!`; the mark says that it is done. */
export function readProgress(text: string): All {
  const found = [...text.matchAll(/([\w-]+\/[\w-]+):(\d{1,3})(!?)/g)];
  return new Map(found.map(([, name, step, done]) => [name, { step: Number(step), isDone: done === "!" }]));
}

export function writeProgress(all: All): string {
  return [...all].map(([name, { step, isDone }]) => `${name}:${step}${isDone ? "!" : ""}`).join(" ");
}

/** Of each chapter what is furthest. */
export function together(one: All, other: All): All {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...names].map((name) => {
      const [first, second] = [one.get(name) ?? NOTHING, other.get(name) ?? NOTHING];
      return [name, { step: Math.max(first.step, second.step), isDone: first.isDone || second.isDone }];
    }),
  );
}

const all = (): All => together(readProgress(settings.learnt), readProgress(stored()));

export const progressIn = (game: string, chapter: string): Progress => all().get(nameOf(game, chapter)) ?? NOTHING;

/** Whether anything was begun. */
export const hasBegun = (): boolean => all().size > 0;

/** Somebody is at a step now; done once is done. */
export function note(game: string, chapter: string, step: number, isDone = false): void {
  const before = all();
  const name = nameOf(game, chapter);
  const now = { step, isDone: isDone || Boolean(before.get(name)?.isDone) };
  if (before.get(name)?.step === now.step && before.get(name)?.isDone === now.isDone) return;
  const learnt = writeProgress(new Map([...before, [name, now]]));
  try {
    localStorage.setItem(KEY, learnt);
  } catch {
    // A browser that keeps nothing still teaches.
  }
  set({ learnt }, me.person !== null);
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
