// What somebody is about to say. It stays until the server has it: what is refused can be read, changed and sent again.
import type { TableSocket } from "../socket";
import type { ChatMessage, Message } from "../types";

const NO_ANSWER: Message = { id: "no_connection", details: {} };

export class Draft {
  text = $state("");
  /** Why it was not said. */
  problem: Message | null = $state.raw(null);
  private isUnderWay = false;
  /** What was sent and not answered: it may have been said all the same. */
  private unsure: string | null = null;

  constructor(private readonly socket: Pick<TableSocket, "ask">) {}

  async send(): Promise<void> {
    const text = this.text.trim();
    if (!text || this.isUnderWay) return;
    [this.isUnderWay, this.problem] = [true, null];
    const answer = await this.socket.ask("say", { text });
    this.isUnderWay = false;
    this.unsure = answer === null ? text : null;
    if (answer?.type === "said") this.clear(text);
    else this.problem = answer?.type === "refused" ? answer.reason : NO_ANSWER;
  }

  /** Something of one's own has come back. */
  heard({ text }: ChatMessage): void {
    if (text === this.unsure) this.clear(text);
  }

  /** What was said is taken out, unless somebody has written on. */
  private clear(text: string): void {
    if (this.text.trim() === text) this.text = "";
    this.problem = this.unsure = null;
  }
}
