// What is on the screen of a table: what is known of it, its log and chat, the connection, and what waits to be sent.
import { answer, api } from "./api";
import type { Shapes } from "./games/shapes";
import { me } from "./me.svelte";
import { isMuted } from "./mutes.svelte";
import { type Act, type Connection, TableSocket } from "./socket";
import { fromSnapshot, type Known, withEntry } from "./table/fold";
import { looks, nameOf, type SeatLook } from "./table/seats";
import type { ChatMessage, Entry, Logged, Message, Refused, ServerMessage } from "./types";
import { words } from "./words.svelte";

/** How long "back" is said after a lost connection. */
const BACK_FOR = 4_000;

export class LiveTable<S extends Shapes = Shapes> {
  known: Known<S> | null = $state.raw(null);
  log: Logged[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  connection: Connection = $state("connecting");
  retryAt: number | null = $state(null);
  isBack = $state(false);
  waiting: Act[] = $state.raw([]);
  refusal: Message | null = $state.raw(null);
  /** The entry that came last while somebody looked on: to be announced and heard. */
  news: Entry<S> | null = $state.raw(null);
  /** Added to this machine's clock it is the server's. */
  offset = $state(0);
  readonly socket: TableSocket<S>;

  /** What was said, but for what I do not want to hear. */
  heard = $derived(this.chat.filter((said) => !isMuted(said.user)));
  mine = $derived.by(() => {
    const seat = this.known?.table.seats.findIndex((one) => one.user && one.user === me.person?.id) ?? -1;
    return seat < 0 ? null : seat;
  });
  turn = $derived(this.known?.table.status === "running" ? (this.known.position?.turn ?? -1) : -1);
  isMyTurn = $derived(this.mine !== null && this.turn === this.mine);
  seats: SeatLook[] = $derived(this.known ? looks(this.known.table.seats, this.mine) : []);

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${id}/play`, {
      hear: (message) => this.hear(message),
      changed: (connection, retryAt) => this.changed(connection, retryAt),
      version: () => this.known?.version ?? null,
      kept: (acts) => (this.waiting = acts),
    });
  }

  /** How sentences call a seat: you, or its name. */
  seatName = (seat: number): string => {
    if (seat === this.mine) return words("seat-you");
    return this.known ? nameOf(this.known.table.seats, seat) : "";
  };

  play(action: string): void {
    if (!this.known) return;
    this.refusal = null;
    this.socket.act("play", this.known.version, action);
  }

  undo(): void {
    if (this.known?.canUndo) this.socket.act("undo", this.known.version);
  }

  claimTime(): void {
    if (this.known) this.socket.act("flag", this.known.version);
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage<S>): void {
    if (message.type === "snapshot" || message.type === "welcome" || message.type === "ping")
      this.offset = message.at - Date.now();
    if (message.type === "snapshot") this.begin(fromSnapshot(message));
    else if (message.type === "entry") this.follow(message);
    else if (message.type === "chat") this.said(message);
    else if (message.type === "refused") this.refused(message);
  }

  private begin(known: Known<S>): void {
    this.known = known;
    void this.readLog();
  }

  private follow(entry: Entry<S>): void {
    const known = this.known && withEntry(this.known, entry);
    if (!known) {
      this.known = null;
      this.socket.startOver();
    } else if (known !== this.known) {
      this.known = known;
      // the log that was read may already have what the socket brings later
      if ((this.log.at(-1)?.version ?? 0) < entry.version) this.log = [...this.log, entry];
      this.news = entry;
    }
  }

  private refused({ id, fresh, reason }: Refused<S>): void {
    if (!this.waiting.some((act) => act.id === id)) return;
    if (fresh) this.begin(fromSnapshot(fresh));
    if (reason.id !== "not_saved") this.refusal = reason;
  }

  private said(said: ChatMessage): void {
    if (this.chat.some((one) => one.number === said.number)) return;
    this.chat = [...this.chat, said].sort((one, other) => one.number - other.number);
  }

  /** What happened before one came; what has happened since is in the log already. */
  private async readLog(): Promise<void> {
    const version = this.known?.version ?? 0;
    try {
      const path = { table_id: this.id };
      const read = await answer(api.GET("/api/tables/{table_id}/log", { params: { path } }));
      const since = this.log.filter((entry) => entry.version > Math.max(version, read.version));
      this.log = [...read.entries, ...since];
    } catch {
      // The board does not need it; it comes with the next snapshot.
    }
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
