// What was entered, step by step: it can be taken back, and steps that cannot be are left out of it.

/** From one position to the next; the same where there is nothing to change. */
export type EnteringStep<P> = (before: P) => P;

export interface Past<P> {
  readonly now: P;
  readonly before: readonly P[];
  readonly after: readonly P[];
  /** The last steps, which nobody has counted yet. */
  readonly uncounted: readonly EnteringStep<P>[];
}

export const begun = <P>(now: P, before: readonly P[] = [], after: readonly P[] = []): Past<P> => ({
  ...{ now, before, after },
  uncounted: [],
});

export function stepped<P>(past: Past<P>, step: EnteringStep<P>): Past<P> {
  const now = step(past.now);
  if (now === past.now) return past;
  return { now, before: [...past.before, past.now], after: [], uncounted: [...past.uncounted, step] };
}

export function undone<P>({ now, before, after }: Past<P>): Past<P> {
  if (!before.length) return { now, before, after, uncounted: [] };
  return { now: before.at(-1)!, before: before.slice(0, -1), after: [now, ...after], uncounted: [] };
}

export function redone<P>({ now, before, after }: Past<P>): Past<P> {
  if (!after.length) return { now, before, after, uncounted: [] };
  return { now: after[0], before: [...before, now], after: after.slice(1), uncounted: [] };
}

/** So many of the steps have been counted. */
export const counted = <P>(past: Past<P>, count: number): Past<P> => ({
  ...past,
  uncounted: past.uncounted.slice(count),
});

/** What stood before the steps that nobody has counted yet. */
export const base = <P>({ now, before, uncounted }: Past<P>): P =>
  uncounted.length ? before[before.length - uncounted.length] : now;

/** The same without some of the steps that nobody has counted yet; those after them stay. */
export function without<P>(past: Past<P>, refused: readonly EnteringStep<P>[]): Past<P> {
  const { before, uncounted } = past;
  const clean: Past<P> = {
    now: base(past),
    before: before.slice(0, before.length - uncounted.length),
    after: [],
    uncounted: [],
  };
  return uncounted.filter((step) => !refused.includes(step)).reduce<Past<P>>(stepped, clean);
}
