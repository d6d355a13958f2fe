// Where something is on the screen by what it is: a place of the board, what a seat has, or what has a name of its own.
/** How it is found in the page. */
export type Anchor = { readonly selector: string };
/** The middle, and the shorter side, in pixels of the window. */
export type Spot = { x: number; y: number; size: number };

export const placeAt = (place: string): Anchor => ({ selector: `main [data-place="${place}"]` });
export const seatAt = (seat: number): Anchor => ({ selector: `[data-seat="${seat}"]` });
export const named = (name: string): Anchor => ({ selector: `[data-anchor="${name}"]` });

/** Nothing where it is not on the screen, as a part of the table that a phone shows on another page. */
export function middleOf({ selector }: Anchor): Spot | null {
  for (const found of document.querySelectorAll(selector)) {
    const { x, y, width, height } = found.getBoundingClientRect();
    if (width && height) return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) };
  }
  return null;
}
