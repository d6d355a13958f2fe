// A game that plays by itself, at one of three speeds.
import type { Shapes } from "../games/shapes";
import { isStill } from "../settings.svelte";
import type { Replay } from "./replay.svelte";

export const SPEEDS = ["slow", "usual", "quick"] as const;
export type PlayerSpeed = (typeof SPEEDS)[number];
/** Milliseconds that each move is looked at. */
const LENGTHS: Record<PlayerSpeed, number> = { slow: 2_000, usual: 1_000, quick: 350 };
/** In which part of that time what was played moves. */
const MOVING = 0.7;

export class Player<S extends Shapes = Shapes> {
  isPlaying = $state(false);
  speed: PlayerSpeed = $state("usual");
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `begins`: the moment from which it plays again. */
  constructor(
    private readonly replay: Replay<S>,
    private readonly begins = 0,
  ) {}

  toggle(): void {
    if (this.isPlaying) this.stop();
    else this.start();
  }

  start(): void {
    if (this.replay.at === this.replay.end) this.replay.go(this.begins);
    this.isPlaying = true;
    this.timer = setTimeout(() => this.next(), LENGTHS.quick);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
    this.replay.moving = null;
  }

  private next(): void {
    const { replay } = this;
    const length = LENGTHS[this.speed];
    const step = replay.stepTo(replay.at + 1);
    if (!step) {
      this.stop();
      return;
    }
    replay.go(replay.at + 1);
    replay.moving = { step, time: length * MOVING, isStill: isStill() };
    this.timer = setTimeout(() => this.next(), length);
  }
}
