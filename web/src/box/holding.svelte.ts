// Something that is seen only while it is held: by a finger, the mouse or a key.

export class Holding {
  isHeld = $state(false);

  readonly start = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault(); // a phone would select text, and open its menu
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
    this.isHeld = true;
  };

  readonly press = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) this.isHeld = true;
  };

  readonly let = (): void => {
    this.isHeld = false;
  };

  readonly release = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    this.isHeld = false;
  };

  /** Whoever hears the page cannot hold: a click that comes from no pointer and no key shows, another one hides. */
  readonly click = (event: MouseEvent): void => {
    if (event.detail === 0) this.isHeld = !this.isHeld;
  };
}
