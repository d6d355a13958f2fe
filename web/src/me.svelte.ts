// Who plays here. Whoever wants to play and is nobody yet becomes a guest with a pleasant name; before people meet
// each other they are asked for one, once.
import { expectToBeKnown } from "./ahead";
import { answer, api, reasonOf } from "./api";
import { adopt, set, settings } from "./settings.svelte";
import type { Me } from "./types";
import { words } from "./words.svelte";

export const me: { person: Me | null; isKnown: boolean } = $state({ person: null, isKnown: false });

let request: Promise<Me | null> | null = null;

/** Who is signed in here; asked once. */
export function whoAmI(): Promise<Me | null> {
  request ??= look();
  return request;
}

async function look(): Promise<Me | null> {
  try {
    become(await signedIn());
    adopt(me.person?.preferences ?? {});
  } catch {
    request = null; // the server did not answer: to be asked again
  }
  return me.person;
}

/** Who the server knows this browser as; nobody is an answer like any other. */
async function signedIn(): Promise<Me | null> {
  return (await answer(api.GET("/api/sessions/current"))).person;
}

/** Whether the same person is signed in here as this page knows, now that a session of theirs has ended. */
export async function isStillMe(): Promise<boolean> {
  try {
    const person = await signedIn();
    if (!person || person.id !== me.person?.id) return false;
    become(person);
    return true;
  } catch {
    return true; // no answer says nothing: to be tried
  }
}

export function become(person: Me | null): Me | null {
  me.person = person;
  me.isKnown = true;
  request = Promise.resolve(person);
  expectToBeKnown(person !== null);
  return person;
}

/** Whether whoever is here may play rated games: guests, and those who are nobody yet, need an account first. */
export const hasAccount = (): boolean => me.person !== null && !me.person.is_guest;

/** Whether whoever is here has said what to be called: an account has, and a guest who was asked. */
export const hasName = (): boolean => me.person !== null && (!me.person.is_guest || settings.hasName);

/** Somebody of this name, now and from then on. */
export async function callMe(name: string): Promise<void> {
  const known = await whoAmI();
  if (!known) become(await answer(api.POST("/api/guests", { body: { name } })));
  else if (known.name !== name) become(await answer(api.PATCH("/api/me", { body: { name } })));
  set({ hasName: true });
}

/** Somebody in any case. */
export async function someone(): Promise<Me> {
  const known = await whoAmI();
  if (known) return known;
  const person = await newGuest();
  become(person);
  return person;
}

/** A name that was made up may be an account's: then another is. */
async function newGuest(tries = 5): Promise<Me> {
  try {
    return await answer(api.POST("/api/guests", { body: { name: inventedName() } }));
  } catch (problem) {
    if (tries > 1 && reasonOf(problem).id === "name_taken") return newGuest(tries - 1);
    throw problem;
  }
}

export function inventedName(): string {
  const names = words("guest-names").split(",");
  const name = names[Math.floor(Math.random() * names.length)].trim();
  return words("guest-name", { name, number: 10 + Math.floor(Math.random() * 90) });
}
