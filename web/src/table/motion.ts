// Motion by the browser's own means: transforms and opacity alone, which cost no drawing.
import type { Attachment } from "svelte/attachments";

/** A motion within a step: from one share of its time to another. */
export interface Motion {
  readonly frames: Keyframe[];
  readonly begins?: number;
  readonly ends?: number;
  readonly easing?: string;
}

const CALM = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Moves what it is attached to, in a step that takes so many milliseconds. */
export function moves({ frames, begins = 0, ends = 1, easing = CALM }: Motion, time: number): Attachment {
  return (node) => {
    const timing = { delay: begins * time, duration: (ends - begins) * time, easing, fill: "both" } as const;
    const animation = node.animate(frames, timing);
    return () => animation.cancel();
  };
}

export const appears = (begins: number, ends: number): Motion => ({
  frames: [{ opacity: 0 }, { opacity: 1 }],
  begins,
  ends,
});

/** Comes up and goes down again. */
export const flashes = (begins: number, ends: number): Motion => ({
  frames: [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }],
  begins,
  ends,
});
