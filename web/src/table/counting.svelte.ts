// At the end of Metropolys: whose points of which source are pointed at, so that the map can show what made them.
import type { LiveTable } from "../table.svelte";
import type { MetropolysFinal, MetropolysPosition } from "../types";
import { type Made, madeBy } from "./sources";

export type Source = { seat: number; source: string };
const FIRST_SHOWN = ["area", "highest", "neighbourhood", "expansion", "trendy"];
const NOTHING: Made = { places: [], groups: [] };

export class Counting {
  /** What stays shown, until something else is chosen or it is put away. */
  pinned: Source | null = $state.raw(null);
  pointed: Source | null = $state.raw(null);

  final = $derived.by(() => this.live.known?.final as MetropolysFinal | undefined);
  shown = $derived(this.pointed ?? this.pinned);
  made: Made = $derived.by(() => {
    const position = this.live.known?.position as MetropolysPosition | undefined;
    if (!this.shown || !this.final || !position) return NOTHING;
    return madeBy(this.final, position, this.shown.seat, this.shown.source);
  });

  constructor(private readonly live: LiveTable) {}

  is(seat: number, source: string): boolean {
    return this.shown?.seat === seat && this.shown.source === source;
  }

  point(seat: number, source: string): void {
    this.pointed = { seat, source };
  }

  pointAway(): void {
    this.pointed = null;
  }

  /** Chosen again, it is put away. */
  pin(seat: number, source: string): void {
    const isPinned = this.pinned?.seat === seat && this.pinned.source === source;
    this.pinned = isPinned ? null : { seat, source };
    if (isPinned) this.pointed = null;
  }

  putAway(): void {
    this.pinned = this.pointed = null;
  }

  /** What is shown first: mine, or the winner's, and the card rather than the rest. */
  begin(): void {
    const seat = this.live.mine ?? this.live.known?.result?.winners[0] ?? 0;
    const points = this.final?.scores[seat].points ?? {};
    const source = FIRST_SHOWN.find((one) => (points[one] ?? 0) > 0);
    this.pinned = source ? { seat, source } : null;
  }
}
