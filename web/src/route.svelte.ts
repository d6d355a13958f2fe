// The address of the page, and how to go elsewhere without loading it again.
import { tick } from "svelte";

export const route = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", follow);
document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api") || link.hash) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  event.preventDefault();
  go(link.pathname + link.search);
});

export function go(address: string): void {
  history.pushState(null, "", address);
  follow();
  scrollTo(0, 0);
}

/** Goes elsewhere from an address that nobody would want to come back to. */
export function goInstead(address: string): void {
  history.replaceState(null, "", address);
  follow();
}

function follow(): void {
  hasGone = true;
  route.path = location.pathname;
  route.query = location.search;
}

let hasGone = false;

/** On the main part of a page: whoever came from another goes on here with the keyboard, and hears where they are. */
export function arrive(main: HTMLElement): void {
  if (!hasGone) return;
  void tick().then(() => {
    if (document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
}
