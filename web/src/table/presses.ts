// What a hand does at a table, one press after another: with what, how many so far, and whether one has hit something
// that was not there a moment ago.

type By = "mouse" | "touch" | "key";
/** A press so soon after another, and so near, is the second half of a double tap: nobody has looked in between. */
const TWICE_WITHIN = 400;
const TWICE_NEAR = 28;
const CONTROLS = "button, a, [role=button], input, select, textarea, label";

type Point = { x: number; y: number; at: number; control: Element | null };

export class Presses {
  by: By = "mouse";
  count = 0;
  private last: Point | null = null;
  private isStray = false;

  /** A press begins. To be told of all, before whatever they are for. */
  hear = (event: PointerEvent | KeyboardEvent): void => {
    this.count += 1;
    this.isStray = false;
    if (event instanceof KeyboardEvent) this.by = "key";
    else {
      this.by = event.pointerType === "touch" ? "touch" : "mouse";
      this.point(event);
    }
  };

  /** A click that ends a stray press does nothing: it was meant for what lay there before. */
  swallow = (event: MouseEvent): void => {
    if (!this.isStray || event.detail === 0) return; // without a pointer, as by a key or a screen reader
    event.stopPropagation();
    event.preventDefault();
  };

  private point({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent): void {
    const before = this.last;
    this.last = { x, y, at, control: controlOf(target) };
    if (!before || at - before.at > TWICE_WITHIN || Math.hypot(x - before.x, y - before.y) > TWICE_NEAR) return;
    const there = controlOf(document.elementFromPoint(before.x, before.y));
    this.isStray = this.last.control !== before.control && there !== before.control;
  }
}

/** What is to be pressed there; a press may also be told of the page itself. */
function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}
