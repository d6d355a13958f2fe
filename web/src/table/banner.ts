// The banner's sentence: what is asked of me, whom we wait for, or how it ended.
import type { GameAsk } from "../games/screen";
import type { Shapes } from "../games/shapes";
import type { LiveTable } from "../table.svelte";
import { join, parts, type Part, words } from "../words.svelte";
import type { Choice } from "./choice.svelte";

export type Sentence = { kind: "asked" | "waiting" | "watching" | "over"; main: Part[]; more: string };

export function sentenceOf<S extends Shapes>(live: LiveTable<S>, choice: Choice<S>, ask: GameAsk<S>): Sentence {
  const known = live.known!;
  if (known.table.status !== "running") return over(live, ask);
  if (live.isMyTurn && choice.legal) return { kind: "asked", ...ask.mine(live, choice) };
  if (live.mine === null) return watching(live, ask);
  const isBot = Boolean(known.table.seats[live.turn]?.bot);
  const main = parts(isBot ? "wait-thinks" : "wait-for", { seat: live.turn }, live.seatName);
  return { kind: "waiting", main, more: ask.waiting?.(known) ?? "" };
}

function watching<S extends Shapes>(live: LiveTable<S>, ask: GameAsk<S>): Sentence {
  const turn = words("watching-turn", { seat: live.turn }, live.seatName);
  const more = [turn, ask.watching?.(live)].filter(Boolean).join(" ");
  return { kind: "watching", main: parts("watching", {}), more };
}

function over<S extends Shapes>(live: LiveTable<S>, ask: GameAsk<S>): Sentence {
  const { result } = live.known!;
  if (!result) return { kind: "over", main: parts("log-closed", {}), more: "" };
  const { winners, decided_by, scores } = result;
  const main =
    winners.length === 1
      ? parts("end-won", { seat: winners[0] }, live.seatName)
      : parts("end-shared", { seats: join(winners.map((seat) => nameAtEnd(live, seat))) });
  if (decided_by === "lost_seats") return { kind: "over", main, more: words("end-lost-seats") };
  const more = ask.tie?.(live) ?? words("end-most-points", { points: scores[winners[0]] ?? 0 });
  return { kind: "over", main, more };
}

export function nameAtEnd(live: LiveTable, seat: number): string {
  return seat === live.mine ? words("name-you") : (live.seats[seat]?.name ?? "");
}
