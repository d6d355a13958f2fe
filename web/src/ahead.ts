// The connection to a table is opened by the script that runs first (public/early.js), while the program is still on its
// way: here it is taken over.

type Ahead = { address: string; socket: WebSocket; heard: MessageEvent[] };
declare global {
  interface Window {
    ahead?: Ahead;
  }
}

/** The connection that was opened ahead, with what was heard on it so far; null if there is none to this address. */
export function takeOver(address: string): Ahead | null {
  const found = window.ahead;
  delete window.ahead;
  if (found?.address === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return null;
}

const KNOWN = "metropole-known";

/** Leaves word for the next time: whoever is somebody here will be let in at once, so that trying ahead is worth it. */
export function expectToBeKnown(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KNOWN, "1");
    else localStorage.removeItem(KNOWN);
  } catch {
    // A browser that keeps nothing opens the connection later.
  }
}
