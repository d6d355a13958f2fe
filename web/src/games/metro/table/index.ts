// The table of Metro.
import "../styles/end.css";
import "../styles/table.css";
import "../styles/narrow.css";
import "../styles/layout.css";
import { parts, words } from "../../../words.svelte";
import type { TableScreen } from "../../screen";
import { options } from "../cover/options";
import type { NetChoice, NetShapes } from "../shapes";
import { ask } from "./ask";
import Board from "./Board.svelte";
import { end } from "./end";
import { follow } from "./follow";
import { keys } from "./keys";
import MyLines from "./MyLines.svelte";
import { occasion } from "./occasion";
import Preview from "./Preview.svelte";
import { seats } from "./seats";
import { readPlacement, TileSelection } from "./selection.svelte";
import Side from "./Side.svelte";
import { stationOwned } from "./stations";
import { gameWords } from "./words";

/** Which tile it will be nobody can say; how many are left to draw from is told. */
function drawing({ details }: { details: Readonly<Record<string, unknown>> }): string[] {
  return [words("draw-follows", { left: Number(details.stack) }), words("draw-fine")];
}

export const table: TableScreen<NetShapes> = {
  actions: (legal) => legal.actions,
  actionText(action) {
    const placed = readPlacement(action);
    return placed ? words("move-place", placed) : words("move-draw");
  },
  actionParts(action) {
    const placed = readPlacement(action);
    return placed ? parts("move-place", placed) : parts("move-draw", {});
  },
  words: gameWords,
  select: (choice: NetChoice) => new TileSelection(choice),
  board: Board,
  hand: Side,
  seats,
  ask,
  preview: {
    part: Preview,
    placeless: (_live, { at_once }) => drawing(at_once[0]),
    confirmText: ({ place }) => words(place === null ? "move-draw" : "place-it"),
    nothing(live, choice) {
      const { litStations } = choice.selection;
      if (litStations.length === 1) return stationOwned(live, litStations[0]);
      return words(live.isMyTurn ? "preview-metro-none" : "preview-metro-waiting");
    },
    below: MyLines,
  },
  keys,
  // that a tile is taken from the stack goes without saying
  log: { isSilent: (event) => event.id === "took" },
  occasion,
  follow,
  end,
  legend: () => import("../rules/Legend.svelte"),
  about: ({ table, position }) => ({
    what: words("about-metro", { players: table.players, options: options.text(table.options) }),
    progress: words("tile-number", { number: position?.tiles.length ?? 0 }),
  }),
  dock: { own: { part: "tiles", icon: "card", name: "tab-tiles" }, hasPlayersAtEnd: true },
};
