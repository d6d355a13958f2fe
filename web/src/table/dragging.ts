// A second way to choose: a piece is dragged from the hand to a place of the board. Letting go there proposes it, and
// never confirms; a press that does not move far enough stays a click.
import type { Attachment } from "svelte/attachments";
import type { Choice } from "./choice.svelte";

/** A pointer that moved this far carries the piece along. */
const DRAG = 8;
/** A finger hides what is below it: what it carries lies so much higher. */
const ABOVE_FINGER = 44;
const PLACE = "[data-place]";

/** What can be dragged. `take` chooses the piece as a click would. */
export function dragging(choice: Choice, take: () => void): Attachment<HTMLElement> {
  return (piece) => {
    let drag: Drag | null = null;
    const down = (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0) drag = new Drag(piece, choice, take, event);
    };
    piece.addEventListener("pointerdown", down);
    return () => {
      piece.removeEventListener("pointerdown", down);
      drag?.end();
    };
  };
}

/** One press on a piece, until it is let go. A quick hand has left the piece by its first move: the window hears it. */
class Drag {
  private carried: HTMLElement | null = null;
  private readonly over = new AbortController();

  constructor(
    private readonly piece: HTMLElement,
    private readonly choice: Choice,
    private readonly take: () => void,
    private readonly from: PointerEvent,
  ) {
    const { signal } = this.over;
    window.addEventListener("pointermove", (event) => this.move(event), { signal });
    window.addEventListener("pointerup", (event) => this.drop(event), { signal });
    window.addEventListener("pointercancel", () => this.end(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && this.end(), { signal });
  }

  end(): void {
    this.over.abort();
    if (!this.carried) return;
    this.carried.remove();
    this.choice.point(null);
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.from.pointerId) return;
    const way = Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY);
    if (!this.carried && way < DRAG) return;
    if (!this.carried) this.lift();
    const { x, y } = tipOf(event);
    this.carried!.style.translate = `${x}px ${y}px`;
    // a finger does not point: what would be shown of a place could move the board away under it
    if (event.pointerType !== "touch") this.choice.point(placeAt(x, y));
  }

  private lift(): void {
    this.choice.takeBack();
    this.take();
    this.carried = pictureOf(this.piece);
  }

  private drop(event: PointerEvent): void {
    if (event.pointerId !== this.from.pointerId) return;
    const { x, y } = tipOf(event);
    const place = this.carried && placeAt(x, y);
    this.end();
    if (!this.carried) return;
    if (place !== null) this.choice.drop(place);
    // the click that follows is no other choice; where none follows, the next one is
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  }
}

/** Where what is carried would be put down. */
function tipOf(event: PointerEvent): { x: number; y: number } {
  return { x: event.clientX, y: event.clientY - (event.pointerType === "touch" ? ABOVE_FINGER : 0) };
}

function placeAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(PLACE)?.dataset.place ?? null;
}

/** The piece's own picture, in the pointer's hand. */
function pictureOf(piece: HTMLElement): HTMLElement {
  const { width, height } = piece.getBoundingClientRect();
  const picture = piece.cloneNode(true) as HTMLElement;
  picture.className += " carried";
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
  // beside it, so that whatever it is drawn by holds there too
  return piece.parentElement!.appendChild(picture);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
