// Whom I do not want to hear in any chat: the server keeps it, and sends nothing of theirs.
import { answer, api } from "./api";
import type { components } from "./wire";

export type Somebody = Pick<components["schemas"]["PersonShown"], "id" | "name">;
export const mutes: { people: Somebody[] } = $state({ people: [] });

export const isMuted = (id: string): boolean => mutes.people.some((one) => one.id === id);

export async function readMutes(): Promise<void> {
  mutes.people = await answer(api.GET("/api/me/mutes")).catch(() => mutes.people);
}

export async function mute({ id, name }: Somebody): Promise<void> {
  await answer(api.PUT("/api/me/mutes/{user_id}", { params: { path: { user_id: id } } }));
  if (!isMuted(id)) mutes.people = [...mutes.people, { id, name }];
}

export async function unmute(id: string): Promise<void> {
  await answer(api.DELETE("/api/me/mutes/{user_id}", { params: { path: { user_id: id } } }));
  mutes.people = mutes.people.filter((one) => one.id !== id);
}
