// The banner's sentence: what is asked of me, whom we wait for, or how it ended.
import type { LiveTable } from "../table.svelte";
import type { MetroPosition, MetropolysPosition } from "../types";
import { capital, join, parts, type Part, runs, words } from "../words.svelte";
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
      more: [words("watching-turn", { seat: turn }, live.seatName), ...lately(live)].join(" "),
    };
  return { kind: "waiting", main: waits, more: "bids" in known.position! ? mayDo(known.position) : "" };
}

/** What whoever is to move in Metropolys may do. */
function mayDo({ bids }: MetropolysPosition): string {
  const last = bids.at(-1);
  return last ? words("wait-may-outbid", { value: last.value, place: last.place }) : words("wait-may-open");
}

/** The bid to be answered, for whoever watches. */
function lately(live: LiveTable): string[] {
  const position = live.known!.position!;
  const last = "bids" in position ? position.bids.at(-1) : undefined;
  return last ? [capital(words("bid", last, live.seatName))] : [];
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
  if (decided_by === "lost_seats") return { kind: "over", main, more: words("end-lost-seats") };
  const isTie = table.game === "metropolys" && decided_by !== "most_points";
  const more = isTie ? tie(live) : words("end-most-points", { points: scores[winners[0]] ?? 0 });
  return { kind: "over", main, more };
}

/** Equal points at the end of Metropolys: the buildings decided, or not even they. */
function tie(live: LiveTable): string {
  const { scores } = live.known!.result!;
  const points = Math.max(...scores);
  const { built } = live.known!.position as MetropolysPosition;
  const best = scores.flatMap((one, seat) => (one === points ? [seat] : []));
  const buildings = best.map((seat) => String(Object.keys(built[seat] ?? {}).length));
  return words("end-tie", {
    names: join(best.map((seat) => nameAtEnd(live, seat))),
    points,
    buildings: join(buildings),
  });
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
