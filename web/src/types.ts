// Short names for what travels; wire.ts is generated and never edited. What a message carries of a game is in that
// game's shapes.
import type { Shapes } from "./games/shapes";
import type { components } from "./wire";

type Schemas = components["schemas"];
export type ClientMessage = Schemas["ClientMessage"];
export type Logged = Schemas["Logged"];
export type ChatMessage = Schemas["ChatMessage"];
export type Message = Schemas["MessageShown"];
/** Something that happened, in an entry of the log. */
export type Happened = NonNullable<Logged["events"]>[number];
export type TableListed = Schemas["TableListed"];
export type Seat = Schemas["Seat"];
export type Result = Schemas["TableResult"];
export type Clock = Schemas["ClockShown"];
export type Pace = Schemas["PaceShown"];
export type Me = Schemas["MeShown"];
export type NewTable = Schemas["NewTable"];
export type Hinted = Schemas["Hinted"];

export type TableShown<S extends Shapes = Shapes> = Omit<Schemas["TableShown"], "game"> & { game: S["game"] };

interface Carried<S extends Shapes> {
  setup?: S["setup"];
  position?: S["position"];
  own?: S["own"];
  legal?: S["legal"];
  final?: S["final"];
}
export type Snapshot<S extends Shapes = Shapes> = Omit<Schemas["Snapshot"], keyof Carried<S> | "table"> &
  Carried<S> & { table: TableShown<S> };
export type Entry<S extends Shapes = Shapes> = Omit<Schemas["EntryShown"], keyof Carried<S> | "change"> &
  Carried<S> & { change?: S["change"] };
export type Refused<S extends Shapes = Shapes> = Omit<Schemas["Refused"], "fresh"> & { fresh?: Snapshot<S> };
export type Previewed<S extends Shapes = Shapes> = Omit<Schemas["Previewed"], "preview"> & { preview: S["preview"] };
type OfNoGame = Exclude<Schemas["ServerMessage"], { type: "snapshot" | "entry" | "refused" | "preview" }>;
export type ServerMessage<S extends Shapes = Shapes> = OfNoGame | Snapshot<S> | Entry<S> | Refused<S> | Previewed<S>;
