// Who plays here. Whoever wants to play and is nobody yet becomes a guest with a pleasant name.
import { expectToBeKnown } from "./ahead";
import { answer, api, RefusedByServer } from "./api";
import { adopt } from "./settings.svelte";
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
    become(await answer(api.GET("/api/me")));
    adopt(me.person?.preferences ?? {});
  } catch (problem) {
    const isNobody = problem instanceof RefusedByServer && problem.status === 401;
    if (!isNobody) request = null; // the server did not answer: to be asked again
    me.isKnown = isNobody;
    if (isNobody) expectToBeKnown(false);
  }
  return me.person;
}

export function become(person: Me | null): Me | null {
  me.person = person;
  me.isKnown = true;
  request = Promise.resolve(person);
  expectToBeKnown(person !== null);
  return person;
}

/** Somebody in any case. */
export async function someone(): Promise<Me> {
  const known = await whoAmI();
  if (known) return known;
  const person = await answer(api.POST("/api/guests", { body: { name: inventedName() } }));
  become(person);
  return person;
}

function inventedName(): string {
  const names = words("guest-names").split(",");
  const name = names[Math.floor(Math.random() * names.length)].trim();
  return words("guest-name", { name, number: 10 + Math.floor(Math.random() * 90) });
}
