// A lesson as somebody goes through it: a table whose others play what is written down, and which asks for one thing at
// a time. What may be done and why not, the server says as at any table.
import { answer, api, reasonOf } from "../api";
import type { TableScreen } from "../games/screen";
import type { Shapes } from "../games/shapes";
import { lengthOf } from "../pace";
import { momentsOf, type ReplayMoment } from "../replay/fold";
import { isStill, settings } from "../settings.svelte";
import type { Known } from "../table/fold";
import { Playback, type Step } from "../table/playback.svelte";
import { nameOf, type SeatLook } from "../table/seats";
import type { SeenTable } from "../table/seen";
import { sinceTurnOf } from "../table/trail";
import type { LessonShown, LessonStep, Logged, Message, ServerMessage } from "../types";
import { words } from "../words.svelte";
import { tableOf } from "./company";

type Follow<S extends Shapes> = NonNullable<TableScreen<S>["follow"]>;

export class Lesson<S extends Shapes = Shapes> implements SeenTable<S> {
  /** Which step is asked; as many as there are when all is done. */
  number = $state(0);
  /** What somebody did that was not it, or why it cannot be. */
  told: Message | null = $state.raw(null);
  /** What was told, where it is a reason of the rules: there is a topic about it. */
  reason: Message | null = $state.raw(null);
  /** Whether a place that was to be tried was refused. */
  hasTried = $state(false);
  readonly isLive = true;
  readonly offset = 0;
  readonly begun = 0;
  readonly id = "";
  readonly mine: number;
  readonly playback: Playback<S>;

  /** The last step stays on the table when all is done. */
  readonly step: LessonStep<S> = $derived.by(() => this.given.steps[Math.min(this.number, this.end - 1)]);
  readonly isDone = $derived.by(() => this.number >= this.end);
  readonly end: number;
  private readonly scenes: ReplayMoment<S>[][];
  private readonly moments = $derived.by(() => this.scenes[this.step.scene]);
  readonly known: Known<S> = $derived.by(() => {
    const { known } = this.moments[this.step.at];
    const isAsked = ["play", "try"].includes(this.step.does) && !this.isDone;
    return isAsked && this.step.legal ? { ...known, legal: this.step.legal } : known;
  });
  shown: Known<S> = $derived.by(() => this.playback.shown ?? this.known);
  moving = $derived.by(() => this.playback.moving);
  turn = $derived.by(() => (this.known.table.status === "running" ? this.known.position!.turn : -1));
  isMyTurn = $derived.by(() => this.turn === this.mine);
  seats: SeatLook[] = $derived.by(() => this.looks());
  private steps: readonly Step<S>[] = $derived.by(() => {
    return this.moments.slice(1, this.step.at + 1).map((_, index) => this.stepTo(this.step.scene, index + 1));
  });
  private seen = $derived.by(() => this.steps.filter((step) => step.entry.version <= this.shown.version));
  since = $derived.by(() => sinceTurnOf(this.seen, this.mine));
  last = $derived.by(() => this.seen.at(-1) ?? null);
  log: readonly Logged[] = $derived.by(() => this.seen.map((step) => step.entry));
  readonly socket = { ask: this.ask.bind(this) as SeenTable<S>["socket"]["ask"] };

  constructor(
    readonly given: LessonShown<S>,
    follow: Follow<S> = {},
    number = 0,
  ) {
    this.mine = given.seat;
    this.end = given.steps.length;
    this.scenes = given.scenes.map((scene) => momentsOf({ ...scene, table: tableOf(scene, given.seat) }, given.seat));
    this.playback = new Playback<S>({
      time: (step, waiting) => lengthOf(settings.speed, follow.weight?.(step, given.seat) ?? 1, waiting),
      isStill,
      begins: () => undefined,
    });
    this.go(number);
  }

  seatName = (seat: number): string => (seat === this.mine ? words("seat-you") : nameOf(this.known.table.seats, seat));

  /** Another step, at once. */
  go(number: number): void {
    this.number = Math.max(0, Math.min(number, this.end));
    this.tell(null);
    this.hasTried = false;
    this.playback.cut(this.moments[this.step.at].known);
  }

  back(): void {
    this.go(this.isDone ? this.end - 1 : this.number - 1);
  }

  /** What was asked is done: what follows until the next step is played out. */
  advance(): void {
    const { scene, at } = this.step;
    const next = this.given.steps[this.number + 1];
    const isSame = next?.scene === scene;
    this.go(this.number + 1);
    if (!isSame) return;
    this.playback.cut(this.moments[at].known);
    for (let version = at + 1; version <= next.at; version += 1) this.playback.add(this.stepTo(scene, version));
  }

  /** An action was confirmed: what was asked, or something else that may be done. */
  play(action: string): void {
    if (action === this.step.wanted) this.advance();
    else this.tell({ id: "learn-other", details: { action } });
  }

  /** A place was shown. */
  async point(place: string): Promise<void> {
    if (this.step.places.includes(place)) this.advance();
    else {
      const number = this.number;
      const reason = this.step.legal ? await this.why(place, null).catch(reasonOf) : null;
      if (number === this.number) this.tell(reason ?? { id: "learn-not-there", details: { place } }, reason);
    }
  }

  /** A place was refused at the table. */
  refused(place: string, reason: Message): void {
    this.tell(reason, reason);
    if (this.step.does === "try" && this.step.places.includes(place)) this.hasTried = true;
  }

  /** Nothing is taken back here; there is a way back. */
  undo(): void {}

  showAgain(): void {
    this.playback.again(sinceTurnOf(this.steps, this.mine));
  }

  private tell(message: Message | null, reason: Message | null = null): void {
    [this.told, this.reason] = [message, reason];
  }

  private stepTo(scene: number, at: number): Step<S> {
    const [before, after] = [this.scenes[scene][at - 1], this.scenes[scene][at]];
    const { seat, action, events } = after.step!;
    const { version, table } = after.known;
    const entry: Logged = { version, kind: "played", seat, action, events, at: 0, seats: table.seats };
    return { before: before.known, entry, after: after.known };
  }

  /** What a socket answers at a table. */
  private async ask(
    type: string,
    { action, place }: { action?: string | null; place?: string },
  ): Promise<ServerMessage<S> | null> {
    const version = this.known.version;
    try {
      if (type === "why")
        return { type, version, id: "", place: place!, reason: await this.why(place!, action ?? null) };
      if (type !== "preview" || !action) return null;
      const params = { path: this.path, query: { action } };
      const preview = await answer(api.GET("/api/lessons/{game}/{chapter}/{step}/preview", { params }));
      return { type, version, id: "", preview, is_final: false };
    } catch (trouble) {
      this.tell(reasonOf(trouble));
      return null;
    }
  }

  private get path() {
    const { game, chapter } = this.given;
    return { game, chapter, step: Math.min(this.number, this.end - 1) };
  }

  private async why(place: string, action: string | null): Promise<Message | null> {
    const query = action === null ? { place } : { place, action };
    const told = await answer(
      api.GET("/api/lessons/{game}/{chapter}/{step}/why", { params: { path: this.path, query } }),
    );
    return told.reason;
  }

  private looks(): SeatLook[] {
    const { seats } = this.known.table;
    return seats.map((_, seat) => {
      const isMe = seat === this.mine;
      return { seat, name: isMe ? words("name-you") : nameOf(seats, seat), isMe };
    });
  }
}
