// Parts of the program that are loaded when they are needed.

const AGAIN = 1_000;
/** A moment, before something is tried again. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN));
const answers = () =>
  fetch("/health").then(
    (answer) => answer.ok,
    () => false,
  );

/** A part of the program. Where the network broke, or the server has a newer one, the page starts over as soon as the
 * server answers: a browser does not load a part again that has failed once, and everything that counts is the server's. */
export async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    do await pause();
    while (!(await answers()));
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

/** Work that nobody waits for: done when there is nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: AGAIN });
  else setTimeout(work, AGAIN); // Safari
}
