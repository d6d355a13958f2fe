// A moment in words.
import type { GameLog } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { plainText } from "../table/log";
import { called } from "../table/sitting";
import { capital, words } from "../words.svelte";
import type { Replay } from "./replay.svelte";

/** Which part of the game, which step of it, and who comes next. */
export function whereText<S extends Shapes>(replay: Replay<S>): string {
  const parts = replay.places.at(-1)?.part ?? 0;
  const where = replay.at ? replay.game.momentText({ ...replay.place, parts }) : "";
  return `${where} ${nextText(replay)}`.trim();
}

function nextText<S extends Shapes>(replay: Replay<S>): string {
  if (replay.turn >= 0) return capital(words("replay-next", { seat: replay.turn }, replay.seatName));
  return replay.at === replay.end && replay.known.final ? words("replay-over") : "";
}

/** What was done and where that is, for whoever listens. */
export function momentText<S extends Shapes>(replay: Replay<S>, log?: GameLog): string {
  const done = replay.last ? plainText(replay.last.entry, called(replay.table.seats), log) : "";
  return `${done || words("replay-beginning")} ${whereText(replay)}`;
}
