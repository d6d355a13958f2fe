// The banner's sentence: what is asked of me, whom we wait for, or how it ended.
import type { LiveTable } from "../table.svelte";
import type { MetroPosition, MetropolysPosition } from "../types";
import { join, parts, type Part, runs, words } from "../words.svelte";
import type { Choice } from "./choice.svelte";

export type Asked = { kind: "asked" | "waiting" | "watching" | "over"; main: Part[]; more: string };
export function asked(live: LiveTable, choice: Choice): Asked {
  const known = live.known!;
  const turn = live.turn;
  if (known.table.status !== "running") return over(live);
  if (live.isMyTurn && choice.legal)
    return { kind: "asked", ...("actions" in choice.legal ? metro(live, choice) : metropolys(live, choice)) };
  const isBot = Boolean(known.table.seats[turn]?.bot);
  const waits = parts(isBot ? "wait-thinks" : "wait-for", { seat: turn }, live.seatName);
  if (live.mine === null)
    return {
      kind: "watching",
      main: parts("watching", {}),
      more: words("watching-turn", { seat: turn }, live.seatName),
    };
  return { kind: "waiting", main: waits, more: "" };
}

function metropolys(live: LiveTable, choice: Choice): Omit<Asked, "kind"> {
  const last = (live.known!.position as MetropolysPosition).bids.at(-1);
  const legal = choice.legal;
  if (!last || !legal || !("values" in legal)) return { main: parts("ask-open", {}), more: words("ask-open-with") };
  const values = runs(legal.values, "or");
  const places = join(legal.places, "or");
  return {
    main: parts("ask-outbid", { value: last.value, place: last.place }),
    more: legal.values.length && legal.places.length ? words("ask-outbid-with", { values, places }) : "",
  };
}

function metro(live: LiveTable, choice: Choice): Omit<Asked, "kind"> {
  const position = live.known!.position as MetroPosition;
  const squares = words("ask-squares", { count: choice.places.length });
  const more = choice.canTurn ? `${squares}. ${words("ask-turn-it")}` : squares;
  if (position.drawn) return { main: parts("ask-place-drawn", {}), more };
  const tiles = position.hands[live.mine ?? 0] ?? 1;
  const id = choice.actions.includes("draw") ? "ask-place-or-draw" : "ask-place";
  return { main: parts(id, { tiles }), more };
}

function over(live: LiveTable): Asked {
  const { result, table } = live.known!;
  if (!result) return { kind: "over", main: parts("log-closed", {}), more: "" };
  const { winners, decided_by, scores } = result;
  const main =
    winners.length === 1
      ? parts("end-won", { seat: winners[0] }, live.seatName)
      : parts("end-shared", { seats: join(winners.map((seat) => nameAtEnd(live, seat))) });
  return { kind: "over", main, more: reason(decided_by, scores[winners[0]] ?? 0, table.game) };
}

function reason(decidedBy: string, points: number, game: string): string {
  if (decidedBy === "lost_seats") return words("end-lost-seats");
  if (decidedBy === "most_buildings") return words("end-most-buildings");
  if (decidedBy === "shared" && game === "metropolys") return words("end-equal");
  return words("end-most-points", { points });
}

export function nameAtEnd(live: LiveTable, seat: number): string {
  return seat === live.mine ? words("name-you") : (live.seats[seat]?.name ?? "");
}

/** An action in a few words, for buttons and lists. */
export function actionText(action: string): string {
  if (action === "pass") return words("move-pass");
  if (action === "draw") return words("move-draw");
  const [value, place] = action.split("@");
  if (place) return words("move-bid", { value, place });
  return words("move-place", {
    tile: action.slice(0, 4),
    square: action.slice(4, 6),
    turns: Number(action[7] ?? 0),
  });
}
