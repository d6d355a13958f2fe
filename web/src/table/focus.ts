// Where the keyboard goes when what had the focus is gone with what was done: to what is nearest, never to nowhere.

const LIST = ".tabpanel";
const FILTER = "#filter";
const BOARD = "main [data-place][tabindex='0']";

/** Keeps the keyboard's focus within an element; a focus that was set by pointing is nobody's to move. */
export function keepFocus(within: HTMLElement): { destroy(): void } {
  let last: Element | null = null;
  let wasInList = false;

  function remember(event: FocusEvent): void {
    const one = event.target as Element;
    last = one.matches(":focus-visible") ? one : null;
    wasInList = one.closest(LIST) !== null;
  }
  /** Whoever left by Tab has gone on, out of the page: only what is no longer there is replaced. */
  function restore(): void {
    // What was disabled keeps the focus until the next frame, and nothing more is heard of it then.
    if (!last || !(document.activeElement === document.body || document.activeElement?.matches(":disabled"))) return;
    if (last.isConnected && last.checkVisibility() && !last.matches(":disabled")) return;
    const near = (wasInList && within.querySelector<HTMLElement>(FILTER)) || within.querySelector<SVGElement>(BOARD);
    near?.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(restore);
  within.addEventListener("focusin", remember);
  changes.observe(within, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-part", "disabled"],
  });
  return { destroy: () => changes.disconnect() };
}
