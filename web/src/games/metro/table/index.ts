// The table of Metro.
import "../styles/end.css";
import "../styles/table.css";
import "../styles/narrow.css";
import { words } from "../../../words.svelte";
import type { TableScreen } from "../../screen";
import type { NetChoice, NetShapes } from "../shapes";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { keys } from "./keys";
import Preview from "./Preview.svelte";
import { seats } from "./seats";
import { readPlacement, TileSelection } from "./selection.svelte";
import Side from "./Side.svelte";
import { stationOwned } from "./stations";

export const table: TableScreen<NetShapes> = {
  actions: (legal) => legal.actions,
  actionText(action) {
    const placed = readPlacement(action);
    return placed ? words("move-place", placed) : words("move-draw");
  },
  select: (choice: NetChoice) => new TileSelection(choice),
  board: Board,
  hand: Side,
  seats,
  ask,
  preview: {
    part: Preview,
    confirmText: () => words("place-it"),
    nothing(live, choice) {
      const { litStations } = choice.selection;
      if (litStations.length === 1) return stationOwned(live, litStations[0]);
      return words(live.isMyTurn ? "preview-metro-none" : "preview-metro-waiting");
    },
  },
  keys,
  // that a tile is taken from the stack goes without saying
  log: { isSilent: (event) => event.id === "took" },
  end: Count,
  about: ({ table, position }) => ({
    what: words("about-metro", { players: table.players }),
    progress: words("tile-number", { number: position?.tiles.length ?? 0 }),
  }),
  dock: { own: { part: "tiles", icon: "card", name: "tab-tiles" }, hasPlayersAtEnd: true },
};
