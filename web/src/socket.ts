// One connection to one table, which heals by itself. An act (play, undo, flag) is kept until it is answered and sent
// again with the same id after every break: the server lets it happen once. Questions are not kept: they are asked anew.
import { takeOver } from "./ahead";
import type { Shapes } from "./games/shapes";
import type { ClientMessage, ServerMessage } from "./types";

export type Connection = "connecting" | "open" | "lost" | "ended";
type Fields<Kind extends ClientMessage["type"]> = Omit<
  Extract<ClientMessage, { type: Kind }>,
  "type" | "id" | "version"
>;
type ActKind = "play" | "undo" | "flag";
type Question = "preview" | "why" | "hint" | "say";

export interface Act {
  id: string;
  type: ActKind;
  version: number;
  action?: string;
}

type Sent = ClientMessage | Act | { type: Question; id: string };

export interface Listener<S extends Shapes = Shapes> {
  hear(message: ServerMessage<S>): void;
  changed(connection: Connection, retryAt: number | null): void;
  version(): number | null;
  kept(acts: Act[]): void;
  /** Asked when the session of this connection has ended: whether there is another of the same person by now. */
  isStillMe(): Promise<boolean>;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
// A connection can be gone though nobody said so: after a while of silence something is asked, to hear any answer.
const SILENCE = 20_000;
const PATIENCE = 8_000;
const SIGNED_OUT = 4001;
const FINAL = [4029, 1008];

/** Whoever asked, to be answered; null where the connection breaks. */
interface Asker<S extends Shapes> {
  answer(message: ServerMessage<S> | null): void;
}

export class TableSocket<S extends Shapes = Shapes> {
  private socket: WebSocket | null = null;
  private acts: Act[] = [];
  private questions = new Map<string, Asker<S>>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly wake = () => this.retryNow();

  constructor(
    private readonly address: string,
    private readonly listener: Listener<S>,
    private readonly newId: () => string = () => crypto.randomUUID(),
  ) {
    addEventListener("online", this.wake);
    this.connect();
  }

  /** Do something at the table; what comes of it is heard as an entry, a refusal or `done`. */
  act(type: ActKind, version: number, action?: string): Act {
    const act: Act = { id: this.newId(), type, version, ...(action === undefined ? {} : { action }) };
    this.acts.push(act);
    this.listener.kept([...this.acts]);
    this.send(act);
    this.await();
    return act;
  }

  /** Forget an act that was not sent yet; one that is under way cannot be called back. */
  takeBack(id: string): boolean {
    if (this.isOpen) return false;
    this.forget(id);
    return true;
  }

  /** Ask something; nothing comes back where the connection breaks. */
  ask<Kind extends Question>(
    type: Kind,
    fields: Fields<Kind> & { version?: number },
  ): Promise<ServerMessage<S> | null> {
    const id = this.newId();
    if (!this.isOpen) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.questions.set(id, { answer: resolve });
      this.send({ type, id, ...fields });
    });
  }

  retryNow(): void {
    if (this.socket || this.isClosed) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** Come again as somebody who knows nothing: what was known cannot be true. */
  startOver(): void {
    this.socket?.close(4000);
  }

  /** Come again at once: to be told what was kept from this connection. What is known stays. */
  comeAgain(): void {
    const socket = this.socket;
    if (!socket || !this.isOpen) return;
    this.leave(socket);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    removeEventListener("online", this.wake);
    this.socket?.close(1000);
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    this.listener.changed(this.tries ? "lost" : "connecting", null);
    const version = this.listener.version();
    const ahead = version === null ? takeOver(this.address) : null;
    const socket = ahead?.socket ?? new WebSocket(this.address + (version === null ? "" : `?version=${version}`));
    this.socket = socket;
    let isWelcome = false;
    const hear = (event: MessageEvent): void => {
      this.listen();
      const message: ServerMessage<S> = JSON.parse(String(event.data));
      if (message.type === "ping") this.send({ type: "pong", at: message.at });
      this.listener.hear(message);
      this.settle(message);
      if (!isWelcome && (message.type === "snapshot" || message.type === "welcome")) {
        isWelcome = true;
        this.tries = 0;
        this.listener.changed("open", null);
        for (const act of this.acts) this.send(act);
        if (this.acts.length) this.await();
      }
    };
    socket.onopen = () => this.listen();
    socket.onmessage = hear;
    socket.onclose = (event) => this.lost(socket, event.code);
    if (this.isOpen) this.listen();
    queueMicrotask(() => ahead?.heard.forEach(hear)); // when whoever listens is ready
  }

  private settle(message: ServerMessage<S>): void {
    const { id }: { type: string; id?: string | null } = message;
    if (typeof id !== "string") return;
    const asker = this.questions.get(id);
    if (asker) {
      this.questions.delete(id);
      asker.answer(message);
    } else if (!(message.type === "refused" && message.reason.id === "not_saved")) this.forget(id);
    else setTimeout(() => this.again(id), FIRST_WAIT * 4);
  }

  private again(id: string): void {
    const act = this.acts.find((one) => one.id === id);
    if (act) this.send(act);
  }

  private forget(id: string): void {
    const before = this.acts.length;
    this.acts = this.acts.filter((act) => act.id !== id);
    if (this.acts.length !== before) this.listener.kept([...this.acts]);
  }

  private send(message: Sent): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.probe(), SILENCE);
  }

  private probe(): void {
    this.send({ type: "why", id: "probe", place: "?", action: null });
    this.await();
  }

  /** Something was asked: whoever hears it says a word soon. */
  private await(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket && this.lost(this.socket, 4000), PATIENCE);
  }

  /** Hear no more of a connection; what was asked on it is not answered. */
  private leave(socket: WebSocket): void {
    this.socket = null;
    socket.onmessage = socket.onclose = null;
    socket.close();
    clearTimeout(this.silence);
    for (const asker of this.questions.values()) asker.answer(null);
    this.questions.clear();
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.leave(socket);
    if (this.isClosed || FINAL.includes(code)) this.end();
    else if (code === SIGNED_OUT) void this.comeBackOrEnd();
    else this.waitAndRetry();
  }

  /** Whoever becomes an account, or signs in again, has a new session: then one comes back with that, unnoticed. */
  private async comeBackOrEnd(): Promise<void> {
    const isStillMe = await this.listener.isStillMe();
    if (this.isClosed || this.socket) return;
    if (isStillMe) this.connect();
    else this.end();
  }

  private end(): void {
    this.isClosed = true;
    this.listener.changed("ended", null);
  }

  private waitAndRetry(): void {
    // Many may have been sent away at once: they do not all come back in the same moment.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.listener.changed("lost", Date.now() + wait);
    this.retry = setTimeout(() => this.connect(), wait);
  }
}
