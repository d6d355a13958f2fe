// The moment in the address of the page: steps replace it, leaps can be gone back over.

/** So often, in milliseconds, a browser takes another address. */
const PAUSE = 120;
/** After so long what is shown is drawn: to write the address takes some milliseconds that nobody is to wait. */
const DRAWN = 30;

export class MomentHistory {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  /** The address follows when the moment is drawn, or where somebody runs through the game when they come to rest. */
  follow(address: string): void {
    clearTimeout(this.timer);
    const wait = Math.max(DRAWN, this.last + PAUSE - Date.now());
    this.timer = setTimeout(() => this.write(address), wait);
  }

  /** Gone to from afar: where one was before is found by going back. */
  leap(from: string, to: string): void {
    clearTimeout(this.timer);
    if (from === to) return;
    history.replaceState(history.state, "", here(from));
    history.pushState(null, "", here(to));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private write(address: string): void {
    this.last = Date.now();
    if (location.hash !== `#${address}`) history.replaceState(history.state, "", here(address));
  }
}

/** This page at a moment: what its query said of another is gone. */
function here(address: string): string {
  const query = new URLSearchParams(location.search);
  query.delete("at");
  return `${location.pathname}${query.size ? `?${query}` : ""}#${address}`;
}

/** What the address of the page says of the moment: behind a `#`, or in its query as links that are shared have it. */
export const addressNow = (): string =>
  location.hash.slice(1) || (new URLSearchParams(location.search).get("at") ?? "");
