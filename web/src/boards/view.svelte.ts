import { untrack } from "svelte";
import { corner, fitting, kept, showing, type Box, type Shot, type Size } from "./camera";

/** Below this many pixels to the unit, labels cannot be read: then a part of the board is shown, larger. */
const READABLE = 0.5;
const CLOSE = 0.636;
const CLOSEST = 1.4;
/** A pointer that moved this far drags the board; less is a tap. */
const DRAG = 8;
const MARGIN = 90;

/** What a frame shows of a board that may be larger than it: moved by drag, pinch, the keyboard's focus, or the game. */
export class View {
  frame = $state<Size>({ width: 0, height: 0 });
  isHeld = $state(false);
  #shot = $state.raw<Shot>({ x: 0, y: 0, scale: 0 });
  #pointers: { id: number; x: number; y: number }[] = [];
  #dragged = false;

  readonly isMeasured = $derived(this.frame.width > 0 && this.frame.height > 0);
  readonly least = $derived.by(() => (this.isMeasured ? fitting(this.world, this.frame) : 0));
  readonly isClose = $derived.by(() => this.isMeasured && this.least < READABLE && !this.isWhole());
  readonly shot = $derived.by(() => {
    const scale = this.isClose ? Math.max(this.#shot.scale || CLOSE, this.least) : this.least;
    return kept({ ...this.#shot, scale }, this.world, this.frame);
  });
  readonly corner = $derived.by(() => corner(this.shot, this.world, this.frame));

  constructor(
    readonly world: Box,
    private readonly isWhole: () => boolean = () => false,
  ) {
    this.#shot = { x: world.x + world.width / 2, y: world.y + world.height / 2, scale: 0 };
  }

  /** Put this point in the middle. */
  centre(x: number, y: number): void {
    untrack(() => (this.#shot = { ...this.#shot, x, y }));
  }

  /** Put this point in the middle, close enough to read what is there. */
  approach(x: number, y: number): void {
    this.#shot = { x, y, scale: Math.max(this.shot.scale, CLOSE) };
  }

  /** Where a point of the board lies in the frame, in pixels. */
  place(x: number, y: number): { x: number; y: number } {
    const { scale } = this.shot;
    return { x: this.corner.x + (x - this.world.x) * scale, y: this.corner.y + (y - this.world.y) * scale };
  }

  /** Move just as far as needed to see this point. */
  show(x: number, y: number): void {
    untrack(() => {
      if (this.isClose) this.#shot = showing(this.shot, x, y, this.frame, MARGIN);
    });
  }

  down = (event: PointerEvent): void => {
    if (!this.isClose) return;
    this.#pointers.push({ id: event.pointerId, x: event.clientX, y: event.clientY });
    if (this.#pointers.length === 1) this.#dragged = false;
  };

  move = (event: PointerEvent): void => {
    const pointer = this.#pointers.find((one) => one.id === event.pointerId);
    if (!pointer) return;
    const before = { ...pointer };
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.#dragged && Math.hypot(dx, dy) < DRAG) return;
    if (!this.#dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#dragged = this.isHeld = true;
    const now = { x: event.clientX, y: event.clientY };
    Object.assign(pointer, now);
    const other = this.#pointers.find((one) => one !== pointer);
    let { x, y, scale } = this.shot;
    if (other) {
      const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      scale = Math.min(Math.max(scale * ratio, this.least), CLOSEST);
    }
    // with two fingers the middle between them moves half as far as the one that moves
    const share = other ? 2 : 1;
    [x, y] = [x - dx / share / scale, y - dy / share / scale];
    this.#shot = kept({ x, y, scale }, this.world, this.frame);
  };

  up = (event: PointerEvent): void => {
    this.#pointers = this.#pointers.filter((one) => one.id !== event.pointerId);
    if (!this.#pointers.length) this.isHeld = false;
  };

  /** The click that ends a drag picks nothing. */
  swallow = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    event.stopPropagation();
    this.#dragged = false;
  };
}
