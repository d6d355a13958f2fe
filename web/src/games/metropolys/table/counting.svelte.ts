// At the end of Metropolys: whose points of which source are pointed at, so that the map can show what made them.
import type { HTMLButtonAttributes } from "svelte/elements";
import { type Made, madeBy } from "./sources";
import type { CityTable } from "../shapes";

export type Source = { seat: number; source: string };
const FIRST_SHOWN = ["area", "highest", "neighbourhood", "expansion", "trendy"];
const isThat = (one: Source | null, seat: number, source: string) => one?.seat === seat && one.source === source;
const NOTHING: Made = { places: [], groups: [] };

export class Counting {
  /** What stays shown, until something else is chosen or it is put away. */
  pinned: Source | null = $state.raw(null);
  pointed: Source | null = $state.raw(null);
  /** The source that is being counted, everybody's. */
  private counted: string | null = $state.raw(null);

  final = $derived.by(() => this.live.known?.final);
  shown = $derived(this.pointed ?? this.pinned);
  made: Made = $derived.by(() => {
    const [position, final] = [this.live.known?.position, this.final];
    if (!final || !position) return NOTHING;
    if (this.shown) return madeBy(final, position, this.shown.seat, this.shown.source);
    if (this.counted === null) return NOTHING;
    const all = final.scores.map((_, seat) => madeBy(final, position, seat, this.counted!));
    return { places: all.flatMap((one) => one.places), groups: all.flatMap((one) => one.groups) };
  });

  constructor(private readonly live: CityTable) {}

  is(seat: number, source: string): boolean {
    return isThat(this.shown, seat, source);
  }

  point(seat: number, source: string): void {
    this.pointed = { seat, source };
  }

  pointAway(): void {
    this.pointed = null;
  }

  /** Chosen again, it is put away. */
  pin(seat: number, source: string): void {
    if (isThat(this.pinned, seat, source)) this.putAway();
    else this.pinned = { seat, source };
  }

  putAway(): void {
    this.pinned = this.pointed = null;
  }

  /** The attributes of a button for some points: pointing at it shows what made them, choosing it keeps that shown. */
  button(seat: number, source: string): HTMLButtonAttributes {
    const point = () => this.point(seat, source);
    const pointAway = () => this.pointAway();
    return {
      class: { now: this.is(seat, source) },
      "aria-pressed": isThat(this.pinned, seat, source),
      onmouseenter: point,
      onmouseleave: pointAway,
      onfocus: point,
      onblur: pointAway,
      onclick: () => this.pin(seat, source),
    };
  }

  /** While the points are counted: the source whose turn it is; null when it is done. */
  countUp(source: string | null): void {
    this.counted = source;
  }

  /** What is shown first: mine, or a winner's if I have nothing, and the card rather than the rest. */
  begin(): void {
    const seats = [this.live.mine, ...(this.live.known?.result?.winners ?? [])].filter((seat) => seat !== null);
    const found = seats.flatMap((seat) => {
      const points = this.final?.scores[seat].points ?? {};
      return FIRST_SHOWN.filter((source) => (points[source] ?? 0) > 0).map((source) => ({ seat, source }));
    });
    this.pinned = found[0] ?? null;
  }
}
