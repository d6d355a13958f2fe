// A small game that is shown: near where something happens, where there is little room.
import type { ReplayScreen } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { Replay } from "../replay/replay.svelte";
import { called } from "../table/sitting";
import { capital } from "../words.svelte";
import type { Drawn } from "./book";

export class DrawingShowing<S extends Shapes = Shapes> extends Replay<S> {
  override readonly isLive = true;
  /** All places that something happens at or that are lit. */
  readonly near: readonly string[];

  constructor({ game, begins, lit }: Drawn, screen: ReplayScreen<S>) {
    super(game, screen);
    const happened = game.steps.slice(begins).flatMap((step) => step.events.map((event) => event.details.place));
    const places = [...(lit.kind === "place" ? lit.ids : []), ...happened.filter((one) => typeof one === "string")];
    this.near = [...new Set(places)];
  }

  /** Nobody has a name here, and sentences begin with whose seat it is. */
  override seatName = (seat: number): string => capital(called(this.known.table.seats)(seat));
}
