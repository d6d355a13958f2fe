// What the server says of a branch: it keeps nothing of it, so it is told each time where the game was left.
import { answer, api } from "../api";
import type { Level } from "../facts";
import { shaped, type Shapes } from "../games/shapes";
import { someone } from "../me.svelte";
import { USUAL_TEMPO } from "../newtable/usual";
import type { BranchShown, Judgement, Message } from "../types";
import type { Viewpoint, Which } from "./source";

/** A game, where it is left, and from where it is seen. */
export interface Left {
  readonly which: Which;
  readonly left: number;
  readonly eyes: Viewpoint;
}

const given = ({ which, left, eyes }: Left, actions: readonly string[]) => ({
  ...which,
  ...{ left, eyes, actions: [...actions] },
});

/** What follows from these actions, and further ones as far as they are possible. */
export function show<S extends Shapes>(
  from: Left,
  actions: readonly string[],
  further: readonly string[] = [],
): Promise<BranchShown<S>> {
  const body = { ...given(from, actions), further: [...further] };
  return answer(api.POST("/api/branches", { body })).then(shaped<BranchShown<S>>);
}

export async function preview<S extends Shapes>(
  from: Left,
  actions: readonly string[],
  action: string,
): Promise<S["preview"]> {
  const body = { ...given(from, actions), action };
  return (await answer(api.POST("/api/branches/preview", { body }))).preview;
}

export async function whyNot(
  from: Left,
  actions: readonly string[],
  place: string,
  action: string | null,
): Promise<Message | null> {
  const body = { ...given(from, actions), place, action };
  return (await answer(api.POST("/api/branches/why", { body }))).reason;
}

/** How good an action is there; without one, what is best. */
export async function judge(from: Left, actions: readonly string[], action: string | null): Promise<Judgement> {
  await someone();
  const body = { ...given(from, actions), action };
  return answer(api.POST("/api/branches/judgement", { body }));
}

/** A table that goes on from there: its address. */
export async function playOn(from: Left, actions: readonly string[], seat: number, level: Level): Promise<string> {
  await someone();
  const body = { ...given(from, actions), seat, level, tempo: USUAL_TEMPO };
  return `/table/${(await answer(api.POST("/api/branches/table", { body }))).table.id}`;
}
