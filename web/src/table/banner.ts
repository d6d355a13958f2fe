// The banner's sentence: what is asked of me, whom we wait for, or how it ended.
import type { GameAsk } from "../games/screen";
import type { Shapes } from "../games/shapes";
import type { LiveTable } from "../table.svelte";
import { join, parts, type Part, words } from "../words.svelte";
import type { Choice } from "./choice.svelte";
import { lastLoss, myDeparture, nameAtEnd, placeText } from "./ended";

export type Sentence = { kind: "asked" | "waiting" | "watching" | "over"; main: Part[]; more: string };

export function sentenceOf<S extends Shapes>(
  live: LiveTable<S>,
  choice: Choice<S>,
  ask: GameAsk<S>,
  isCounted = true,
): Sentence {
  const known = live.known!;
  if (known.table.status !== "running") return over(live, ask, isCounted);
  if (live.isMyTurn && choice.legal) return { kind: "asked", ...ask.mine(live, choice) };
  if (live.mine === null) return watching(live, ask);
  const isBot = Boolean(known.table.seats[live.turn]?.bot);
  const main = parts(isBot ? "wait-thinks" : "wait-for", { seat: live.turn }, live.seatName);
  return { kind: "waiting", main, more: ask.waiting?.(known) ?? "" };
}

function watching<S extends Shapes>(live: LiveTable<S>, ask: GameAsk<S>): Sentence {
  const turn = words("watching-turn", { seat: live.turn }, live.seatName);
  const more = [turn, ask.watching?.(live)].filter(Boolean).join(" ");
  const gone = myDeparture(live);
  return { kind: "watching", main: gone?.has_lost ? howIWent(gone) : parts("watching", {}), more };
}

function over<S extends Shapes>(live: LiveTable<S>, ask: GameAsk<S>, isCounted: boolean): Sentence {
  const { result, position } = live.known!;
  if (!result) return { kind: "over", main: parts(position ? "end-by-everybody" : "log-closed", {}), more: "" };
  if (!isCounted) return { kind: "over", main: parts("end-counting", {}), more: words("end-counting-how") };
  return { kind: "over", ...(ownEnd(live) ?? { main: won(live), more: reason(live, ask) }) };
}

/** For whoever lost by leaving or on time, or left the game to a bot: their own end comes first. */
function ownEnd(live: LiveTable): Omit<Sentence, "kind"> | null {
  const gone = live.mine === null ? myDeparture(live) : null;
  if (!gone) return null;
  const main = howIWent(gone);
  const rank = placeText(live.known!.result!.ranks[gone.seat]);
  const bot = gone.has_lost ? [] : [words("end-played-on", { bot: live.seats[gone.seat].name, rank })];
  return { main, more: [...bot, ...won(live).map((part) => part.text)].join(" ") };
}

function howIWent({ seat, way }: { seat: number; way: string }): Part[] {
  return parts(way === "time" ? "log-flagged" : "end-you-left", { seat }, () => words("seat-you"));
}

function won(live: LiveTable): Part[] {
  const { winners } = live.known!.result!;
  if (winners.length === 1) return parts("end-won", { seat: winners[0] }, live.seatName);
  return parts("end-shared", { seats: join(winners.map((seat) => nameAtEnd(live, seat))) });
}

/** Where seats were lost that decided it, how; or by how many points, and what told equal ones apart. */
function reason<S extends Shapes>(live: LiveTable<S>, ask: GameAsk<S>): string {
  const { decided_by, scores, winners } = live.known!.result!;
  if (decided_by === "lost_seats") return lastLoss(live);
  return ask.tie?.(live) ?? words("end-most-points", { points: scores[winners[0]] ?? 0 });
}
