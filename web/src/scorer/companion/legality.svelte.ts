// May this be done? The server answers of what is entered: the rules are nowhere else.
import { answer, api, reasonOf } from "../../api";
import { shaped, type Shapes } from "../../games/shapes";
import type { VerdictShown, Message } from "../../types";
import type { Sheet } from "../sheet.svelte";

type Ask<S extends Shapes> = (entered: S["entered"], question: object) => Promise<VerdictShown<S>>;

async function checkedByServer<S extends Shapes>(entered: S["entered"], question: object): Promise<VerdictShown<S>> {
  const body = {
    position: Object.fromEntries(Object.entries(entered)),
    question: Object.fromEntries(Object.entries(question)),
  };
  return shaped(await answer(api.POST("/api/score/may", { body })));
}

export class LegalityCheck<S extends Shapes = Shapes> {
  /** Whether a tap on the board asks, instead of entering something. */
  isOn = $state(false);
  /** What is asked about. */
  place: string | null = $state(null);
  answer: VerdictShown<S> | null = $state.raw(null);
  problem: Message | null = $state.raw(null);
  isWaiting = $state(false);
  private questions = 0;

  constructor(
    private readonly sheet: Sheet<S>,
    private readonly server: Ask<S> = checkedByServer,
  ) {}

  toggle(): void {
    this.isOn = !this.isOn;
    this.sheet.place = null;
    this.clear();
  }

  clear(): void {
    this.questions += 1;
    [this.place, this.answer, this.problem, this.isWaiting] = [null, null, null, false];
  }

  /** What was asked last is answered, whatever else was asked before. */
  async ask(question: object): Promise<void> {
    const number = (this.questions += 1);
    this.isWaiting = true;
    try {
      const given = await this.server(this.sheet.entered, question);
      if (number === this.questions) [this.answer, this.problem] = [given, null];
    } catch (trouble) {
      if (number === this.questions) [this.answer, this.problem] = [null, reasonOf(trouble)];
    } finally {
      if (number === this.questions) this.isWaiting = false;
    }
  }
}
