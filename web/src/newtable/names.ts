// How those are called who sit at a table that is about to be opened.
import { characterAt } from "../bots/characters";
import type { Level } from "../facts";
import { botsText, nameOf, type Sitting } from "../table/seats";
import { words } from "../words.svelte";
import type { Chair, Plan } from "./plan.svelte";

type Seated = Pick<Plan, "seats" | "cast">;

export const isBot = (chair: Chair): chair is Level => chair !== "me" && chair !== "free";

/** A seat by itself: you, a bot by name, or a free seat. */
export function chairName(plan: Seated, seat: number): string {
  if (plan.seats[seat] === "me") return words("name-you");
  if (plan.seats[seat] === "free") return words("seat-number", { number: seat + 1 });
  return nameOf(sitting(plan), seat);
}

function sitting({ seats, cast }: Seated): Sitting[] {
  return seats.map((chair, seat) => {
    const bot = isBot(chair) ? { bot: chair, character: characterAt(cast, seat, chair).id } : null;
    return { user: null, name: null, bot: null, character: null, ...bot };
  });
}

/** Everybody in one list: I, the bots with their levels, how many seats are free. */
export function allNames(plan: Seated): string[] {
  const free = plan.seats.filter((chair) => chair === "free").length;
  return [words("name-you"), ...botsText(sitting(plan)), ...(free ? [words("new-sum-free", { count: free })] : [])];
}
