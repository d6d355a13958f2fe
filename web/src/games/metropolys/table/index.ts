// The table of Metropolys.
import "../styles/count.css";
import "../styles/board.css";
import "../styles/table.css";
import "../styles/narrow.css";
import "../styles/layout.css";
import { join, words } from "../../../words.svelte";
import type { TableScreen } from "../../screen";
import { options } from "../cover/options";
import { BUILDINGS } from "../facts";
import type { CityChoice, CityKnown, CityShapes } from "../shapes";
import { ask } from "./ask";
import Board from "./Board.svelte";
import { end } from "./end";
import { follow } from "./follow";
import Hand from "./Hand.svelte";
import { keys } from "./keys";
import { log } from "./log";
import MyPoints from "./MyPoints.svelte";
import { occasion } from "./occasion";
import { passing } from "./passing";
import PlaceFacts from "./PlaceFacts.svelte";
import Preview from "./Preview.svelte";
import Seat from "./Seat.svelte";
import { CitySelection, PASS, readBid } from "./selection.svelte";

const builtBy = (places: Record<string, number> | undefined) => Object.keys(places ?? {}).length;

/** Whoever is asked next, if whoever is asked now bids. */
function nextInCall({ position, table }: CityKnown): number | null {
  if (!position || position.turn < 0) return null;
  const clockwise = Array.from({ length: table.players - 1 }, (_, step) => (position.turn + step + 1) % table.players);
  return clockwise.find((seat) => !position.passed.includes(seat)) ?? null;
}

export const table: TableScreen<CityShapes> = {
  actions(legal) {
    const bids = legal.values.flatMap((value) => legal.places.map((place) => `${value}@${place}`));
    return legal.pass ? [...bids, PASS] : bids;
  },
  actionText(action) {
    const bid = readBid(action);
    return bid ? words("move-bid", bid) : words("move-pass");
  },
  select: (choice: CityChoice) => new CitySelection(choice),
  board: Board,
  hand: Hand,
  seats: {
    part: Seat,
    figure: ({ position }, seat) => ({
      number: BUILDINGS - builtBy(position?.built[seat]),
      unit: words("buildings-left"),
    }),
    light(live, choice, seat) {
      const { built, bids } = live.known!.position!;
      const bidding = bids.filter((bid) => bid.seat === seat).map((bid) => bid.place);
      choice.light([...Object.keys(built[seat] ?? {}), ...bidding]);
    },
    first: ({ setup }) => setup?.first ?? -1,
    next: nextInCall,
    // at the end the count says what the players have
    isAside: ({ table, final }) => table.status === "running" || !final,
  },
  ask,
  preview: {
    part: Preview,
    placeless: passing,
    confirmText: ({ selection, place }) =>
      place === null ? words("move-pass") : words("bid-it", { value: selection.value ?? 0, place }),
    nothing: (live) => words(live.isMyTurn ? "preview-none" : "preview-none-waiting"),
    facts: PlaceFacts,
    below: MyPoints,
  },
  keys,
  log,
  occasion,
  follow,
  end,
  legend: () => import("../rules/Legend.svelte"),
  about({ table, position }) {
    const what = words("about-metropolys", { version: options.text(table.options), players: table.players });
    const count = position?.built.reduce((sum, places) => sum + builtBy(places), 0) ?? 0;
    const call = table.status === "running" ? [words("call-number", { number: count + 1 })] : [];
    return { what, progress: [...call, words("built-count", { count })].join(" · ") };
  },
  // at the end the cards lie open below the count
  dock: { own: { part: "secrets", icon: "card", name: "tab-secrets" }, hasPlayersAtEnd: false },
  instead({ id, details }, choice) {
    if (id === "place_built" || id === "place_bid") return words("refused-one");
    if (id !== "not_adjacent" || !choice.places.length) return "";
    return words("refused-from", { last: details.last, places: join(choice.places, "or") });
  },
};
