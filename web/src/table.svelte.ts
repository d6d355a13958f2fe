// What is on the screen of a table: what is known and what is shown of it, its log and chat, the connection, and what
// waits to be sent.
import { answer, api } from "./api";
import type { Shapes } from "./games/shapes";
import { isStillMe, me } from "./me.svelte";
import { isMuted } from "./mutes.svelte";
import { type Act, type Connection, TableSocket } from "./socket";
import { Draft } from "./table/draft.svelte";
import { fromSnapshot, type Known, withEntry } from "./table/fold";
import { lengthOf } from "./pace";
import { Playback, type Step } from "./table/playback.svelte";
import { type Recalled, recall } from "./table/recall";
import { looks, nameOf, type SeatLook } from "./table/seats";
import { isStill, settings } from "./settings.svelte";
import { sinceTurnOf, withStep } from "./table/trail";
import type { ChatMessage, Entry, Logged, Message, Refused, Seat, ServerMessage } from "./types";
import { words } from "./words.svelte";

/** How long "back" is said after a lost connection. */
const BACK_FOR = 4_000;
/** So many of the entries that came last are kept to be announced: more have never come in one moment. */
const TOLD = 60;

/** What a game says of its entries, once its screen is there. */
interface Follower<S extends Shapes> {
  weight?(step: Step<S>, seat: number | null): number;
  /** An entry begins to be shown. */
  begins?(step: Step<S>): void;
}

export class LiveTable<S extends Shapes = Shapes> {
  known: Known<S> | null = $state.raw(null);
  log: Logged[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  connection: Connection = $state("connecting");
  retryAt: number | null = $state(null);
  isBack = $state(false);
  waiting: Act[] = $state.raw([]);
  refusal: Message | null = $state.raw(null);
  /** What came while somebody looked on, in order: to be announced. */
  told: readonly Entry<S>[] = $state.raw([]);
  /** Everything that was played, as far as it was seen from here. */
  steps: readonly Step<S>[] = $state.raw([]);
  readonly isLive = true;
  follower: Follower<S> = {};
  readonly playback = new Playback<S>({
    time: (step, waiting) => lengthOf(settings.speed, this.follower.weight?.(step, this.mine) ?? 1, waiting),
    isStill,
    begins: (step) => this.follower.begins?.(step),
  });
  /** An earlier moment that somebody steps back to: it is drawn, and all else is as it is now. */
  past: Known<S> | null = $state.raw(null);
  /** Added to this machine's clock it is the server's. */
  offset = $state(0);
  /** Since when whoever is to move is charged, where that is later than the clock says; by the server's clock. */
  begun = $state(0);
  readonly socket: TableSocket<S>;
  readonly draft: Draft;

  /** What was said, but for what I do not want to hear. */
  heard = $derived(this.chat.filter((said) => !isMuted(said.user)));
  mine = $derived.by(() => {
    const seat = this.known?.table.seats.findIndex((one) => one.user && one.user === me.person?.id) ?? -1;
    return seat < 0 ? null : seat;
  });
  turn = $derived(this.known?.table.status === "running" ? (this.known.position?.turn ?? -1) : -1);
  isMyTurn = $derived(this.mine !== null && this.turn === this.mine);
  /** What is drawn: it follows what is known, entry by entry, and is the same at rest. */
  shown: Known<S> | null = $derived(this.past ?? this.playback.shown);
  moving = $derived(this.past ? null : this.playback.moving);
  /** The entry that came last. */
  news = $derived(this.told.at(-1) ?? null);
  private seen = $derived(this.steps.filter((step) => step.entry.version <= (this.shown?.version ?? 0)));
  /** What others have done since I acted last, as far as it is shown. */
  since: readonly Step<S>[] = $derived(sinceTurnOf(this.seen, this.mine));
  /** What was played last. */
  last: Step<S> | null = $derived(this.seen.at(-1) ?? null);
  seats: SeatLook[] = $derived(this.known ? looks(this.known.table.seats, this.mine) : []);

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${id}/play`, {
      hear: (message) => this.hear(message),
      changed: (connection, retryAt) => this.changed(connection, retryAt),
      version: () => this.known?.version ?? null,
      kept: (acts) => (this.waiting = acts),
      isStillMe,
    });
    this.draft = new Draft(this.socket);
  }

  /** How sentences call a seat: you, or its name. */
  seatName = (seat: number): string => {
    if (seat === this.mine) return words("seat-you");
    return this.known ? nameOf(this.known.table.seats, seat) : "";
  };

  play(action: string): void {
    if (!this.known) return;
    this.refusal = this.past = null;
    this.socket.act("play", this.known.version, action);
  }

  undo(): void {
    if (this.known?.canUndo) this.socket.act("undo", this.known.version);
  }

  claimTime(): void {
    if (this.known) this.socket.act("flag", this.known.version);
  }

  /** Plays out once more what happened since I acted. */
  showAgain(): void {
    this.playback.again(sinceTurnOf(this.steps, this.mine));
  }

  close(): void {
    this.socket.close();
    this.playback.skip();
  }

  private hear(message: ServerMessage<S>): void {
    if (message.type === "snapshot" || message.type === "welcome" || message.type === "ping")
      this.offset = message.at - Date.now();
    if (message.type === "turn_begun") this.begun = message.since;
    else if (message.type === "snapshot") this.begin(fromSnapshot(message));
    else if (message.type === "entry") this.follow(message);
    else if (message.type === "chat") this.said(message);
    else if (message.type === "seats") this.renamed(message.seats);
    else if (message.type === "refused") this.refused(message);
  }

  private begin(known: Known<S> | null): void {
    this.known = known;
    this.steps = [];
    this.playback.cut(known);
    if (known) void this.readLog();
  }

  private follow(entry: Entry<S>): void {
    const before = this.known;
    const after = before && withEntry(before, entry);
    if (!before || !after) {
      this.begin(null);
      this.socket.startOver();
    } else if (after !== before) {
      this.known = after;
      this.show({ before, entry, after });
      // the log that was read may already have what the socket brings later
      if ((this.log.at(-1)?.version ?? 0) < entry.version) this.log = [...this.log, entry];
      this.told = [...this.told, entry].slice(-TOLD);
    }
  }

  /** What is played is played out; all else is a cut, and so is what was missed, or what nobody looks at. */
  private show(step: Step<S>): void {
    this.steps = withStep(this.steps, step);
    const isLookedAt = this.connection === "open" && document.visibilityState !== "hidden";
    if (isLookedAt && step.entry.kind === "played") this.playback.add(step);
    else if (isLookedAt && step.after.position === step.before.position) this.playback.goOn(step.after);
    else this.playback.cut(step.after);
  }

  private refused({ id, fresh, reason }: Refused<S>): void {
    if (!this.waiting.some((act) => act.id === id)) return;
    if (fresh) this.begin(fromSnapshot(fresh));
    if (reason.id !== "not_saved") this.refusal = reason;
  }

  private renamed(seats: Seat[]): void {
    if (!this.known) return;
    this.known = { ...this.known, table: { ...this.known.table, seats } };
    this.playback.goOn(this.known);
  }

  private said(said: ChatMessage): void {
    if (this.chat.some((one) => one.number === said.number)) return;
    this.chat = [...this.chat, said].sort((one, other) => one.number - other.number);
    if (said.user === me.person?.id) this.draft.heard(said);
  }

  /** What happened before one came; what has happened since is in the log already. */
  private async readLog(): Promise<void> {
    const version = this.known?.version ?? 0;
    try {
      const path = { table_id: this.id };
      const read = await answer(api.GET("/api/tables/{table_id}/log", { params: { path } }));
      const since = this.log.filter((entry) => entry.version > Math.max(version, read.version));
      this.log = [...read.entries, ...since];
      await this.remember(version);
    } catch {
      // The board does not need it; it comes with the next snapshot.
    }
  }

  /** What others did before one came is marked too; whoever comes to a game at its beginning is shown it. */
  private async remember(version: number): Promise<void> {
    const [known, seat] = [this.known, this.mine];
    if (known?.table.status !== "running" || seat === null) return;
    const recalled: Recalled<S> | null = await recall(known, this.log, seat);
    if (!recalled || this.steps.some((step) => step.entry.version <= version)) return;
    this.steps = [...recalled.steps.filter((step) => step.entry.version <= version), ...this.steps];
    if (recalled.isNew && this.connection === "open") this.showAgain();
  }

  private changed(connection: Connection, retryAt: number | null): void {
    if (connection === "open" && this.connection === "lost") {
      this.isBack = true;
      setTimeout(() => (this.isBack = false), BACK_FOR);
    }
    this.connection = connection;
    this.retryAt = retryAt;
  }
}
