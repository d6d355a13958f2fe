import { untrack } from "svelte";
import { corner, fitting, kept, middleOf, showing, zoomed, type Box, type Point, type Shot, type Size } from "./camera";

/** Below this many pixels to the unit, labels cannot be read: then a part of the board is shown, larger. */
const READABLE = 0.45;
const CLOSE = 0.636;
const CLOSEST = 1.4;
/** However large the screen, so much closer than the whole one may look. */
const TIMES_CLOSER = 2.5;
/** A pointer that moved this far drags the board; less is a tap. */
const DRAG = 8;
const MARGIN = 90;
/** Two taps so soon after each other, and so near, look closer, or back. */
const DOUBLE_TAP = { within: 320, near: 28, times: 2 };
/** How much closer by a pixel of the wheel; a trackpad tells of a pinch in small steps, with Ctrl. */
const BY_WHEEL = 0.0016;
const BY_TRACKPAD = 0.01;
const LINE = 24; // pixels of a wheel that turns by lines

type Pointer = Point & { id: number };

/** What a frame shows of a board that may be larger than it: moved by drag, pinch, wheel, double tap, the keyboard's
 * focus, or the game. `startsClose`: a board that is small there is shown in part, and follows the game. */
export class View {
  frame = $state<Size>({ width: 0, height: 0 });
  isHeld = $state(false);
  #at = $state.raw<Point | null>(null);
  /** The scale that somebody wanted, and whether the board started close then. */
  #wanted = $state.raw<{ scale: number; isClose: boolean } | null>(null);
  #pointers: Pointer[] = [];
  #dragged = false;
  #tapped = { x: 0, y: 0, at: -Infinity, isChosen: false };
  #isDoubleTap = false;

  readonly isMeasured = $derived(this.frame.width > 0 && this.frame.height > 0);
  readonly least = $derived.by(() => (this.isMeasured ? fitting(this.world, this.frame) : 0));
  /** The board is too small to be read as a whole here. */
  readonly isSmall = $derived.by(() => this.isMeasured && this.least < READABLE && this.startsClose());
  readonly #most = $derived.by(() => Math.max(CLOSEST, this.least * TIMES_CLOSER));
  readonly #usual = $derived.by(() => (this.isSmall ? Math.max(CLOSE, this.least) : this.least));
  readonly #scale = $derived.by(() => {
    const wanted = this.#wanted?.isClose === this.startsClose() ? this.#wanted.scale : this.#usual;
    return Math.min(Math.max(wanted, this.least), this.#most);
  });
  readonly isClose = $derived.by(() => this.isSmall || this.#scale > this.least);
  /** Somebody looks closer, or from farther away, than the board is usually shown. */
  readonly isZoomed = $derived.by(() => this.isMeasured && this.#scale !== this.#usual);
  readonly shot = $derived.by(() => {
    const { x, y, width, height } = this.world;
    const at = this.#at ?? { x: x + width / 2, y: y + height / 2 };
    return kept({ ...at, scale: this.#scale }, this.world, this.frame);
  });
  readonly corner = $derived.by(() => corner(this.shot, this.world, this.frame));

  constructor(
    private readonly worldOf: () => Box,
    private readonly startsClose: () => boolean = () => false,
  ) {}

  get world(): Box {
    return this.worldOf();
  }

  /** Put this point in the middle. */
  centre(x: number, y: number): void {
    this.#at = { x, y };
  }

  /** Put this point in the middle, close enough to read what is there. */
  approach(x: number, y: number): void {
    this.#take({ x, y, scale: Math.max(this.#scale, CLOSE) });
  }

  /** Where a point of the board lies in the frame, in pixels. */
  place(x: number, y: number): Point {
    const { scale } = this.shot;
    return { x: this.corner.x + (x - this.world.x) * scale, y: this.corner.y + (y - this.world.y) * scale };
  }

  /** Move just as far as needed to see this point. */
  show(x: number, y: number): void {
    untrack(() => {
      if (this.isClose) this.#at = showing(this.shot, x, y, this.frame, MARGIN);
    });
  }

  /** Look so many times closer at a point of the frame, which stays where it is. */
  zoom(times: number, at: Point): void {
    const scale = Math.min(Math.max(this.#scale * times, this.least), this.#most);
    this.#take(zoomed(this.shot, scale, at, this.frame));
  }

  /** The board as it is usually shown. */
  reset(): void {
    this.#wanted = null;
  }

  wheel = (event: WheelEvent): void => {
    const { scrollHeight, clientHeight } = document.documentElement;
    // where the page itself can be scrolled, that is what a wheel is for
    if (!event.ctrlKey && scrollHeight > clientHeight + 1) return;
    event.preventDefault();
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    this.zoom(Math.exp(-turned * (event.ctrlKey ? BY_TRACKPAD : BY_WHEEL)), inFrame(event));
  };

  down = (event: PointerEvent): void => {
    const pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    const others = event.pointerType === "touch" ? this.#pointers.filter(({ id }) => id !== pointer.id) : [];
    this.#pointers = [...others, pointer];
    if (others.length) return;
    this.#dragged = false;
    if (event.pointerType === "touch") this.#tap(event);
  };

  move = (event: PointerEvent): void => {
    const pointer = this.#pointers.find((one) => one.id === event.pointerId);
    const other = this.#pointers.find((one) => one !== pointer);
    if (!pointer || (!other && !this.isClose)) return;
    const before = { ...pointer };
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.#dragged && Math.hypot(dx, dy) < DRAG) return;
    if (!this.#dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#dragged = this.isHeld = true;
    this.#isDoubleTap = false;
    Object.assign(pointer, { x: event.clientX, y: event.clientY });
    // with two fingers the middle between them moves half as far as the one that moves
    this.#drag(dx / (other ? 2 : 1), dy / (other ? 2 : 1));
    if (!other) return;
    const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    const middle = middleOf([pointer, other]);
    this.zoom(apart(pointer) / Math.max(apart(before), 1), inFrame(event, middle));
  };

  up = (event: PointerEvent): void => {
    this.#pointers = this.#pointers.filter((one) => one.id !== event.pointerId);
    if (this.#pointers.length) return;
    this.isHeld = false;
    if (!this.#isDoubleTap) return;
    this.#isDoubleTap = false;
    this.#dragged = true; // its click picks nothing either
    if (this.#scale > this.#usual) this.reset();
    else this.zoom(DOUBLE_TAP.times, inFrame(event));
  };

  /** The click that ends a drag or a double tap picks nothing. */
  swallow = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    event.stopPropagation();
    this.#dragged = false;
  };

  #take({ x, y, scale }: Shot): void {
    this.#at = kept({ x, y, scale }, this.world, this.frame);
    this.#wanted = { scale, isClose: this.startsClose() };
  }

  #drag(dx: number, dy: number): void {
    const { x, y, scale } = this.shot;
    this.#at = kept({ x: x - dx / scale, y: y - dy / scale, scale }, this.world, this.frame);
  }

  /** One more tap on what is chosen already has its own meaning, and is never half of a double tap. */
  #tap({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent): void {
    const before = this.#tapped;
    const isSoon = at - before.at < DOUBLE_TAP.within && Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP.near;
    this.#isDoubleTap = isSoon && !before.isChosen;
    const isChosen = (target as Element | null)?.closest("[aria-pressed=true]") != null;
    this.#tapped = { x, y, at: this.#isDoubleTap ? -Infinity : at, isChosen };
  }
}

function inFrame(event: MouseEvent, { x, y }: Point = { x: event.clientX, y: event.clientY }): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: x - box.x, y: y - box.y };
}
