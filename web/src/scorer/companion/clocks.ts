// Clocks of people at a real table. All follows from times and not from ticks: it is right over reloads and sleep.

export const CLOCK_MODES = ["none", "up", "down"] as const;
export type ClockMode = (typeof CLOCK_MODES)[number];

export interface Clocks {
  readonly mode: ClockMode;
  /** What each player has, where it counts down. */
  readonly minutes: number;
  /** Milliseconds by seat, up to when it began to run. */
  readonly spent: readonly number[];
  /** When it began to run for whoever is to move; null while it stands still. */
  readonly since: number | null;
}

const MINUTE = 60_000;
export const MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;

export const begunClocks = (players: number, mode: ClockMode = "none", minutes: number = 20): Clocks => ({
  ...{ mode, minutes, since: null },
  spent: Array.from({ length: players }, () => 0),
});

/** A clock that was set back runs no backward way. */
const running = ({ since }: Clocks, at: number): number => (since === null ? 0 : Math.max(0, at - since));

export const spentBy = (clocks: Clocks, turn: number, seat: number, at: number): number =>
  (clocks.spent[seat] ?? 0) + (seat === turn ? running(clocks, at) : 0);

/** What a seat's clock shows: time used, or what is left, which may be less than nothing. */
export const shownBy = (clocks: Clocks, turn: number, seat: number, at: number): number =>
  clocks.mode === "down" ? clocks.minutes * MINUTE - spentBy(clocks, turn, seat, at) : spentBy(clocks, turn, seat, at);

/** What has run up to now is whoever's turn it was; from now on it runs for somebody else, perhaps. */
export const settled = (clocks: Clocks, turn: number, at: number): Clocks => ({
  ...clocks,
  spent: clocks.spent.map((_, seat) => spentBy(clocks, turn, seat, at)),
  since: clocks.since === null ? null : at,
});

export const paused = (clocks: Clocks, turn: number, at: number): Clocks => ({
  ...settled(clocks, turn, at),
  since: null,
});

export const resumed = (clocks: Clocks, at: number): Clocks =>
  clocks.mode === "none" || clocks.since !== null ? clocks : { ...clocks, since: at };
