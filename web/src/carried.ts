// A record that is carried from one page to another, without a way over the server.
let carried: string | null = null;

export function carry(record: string): void {
  carried = record;
}

/** What was carried here; the next time there is nothing. */
export function takeCarried(): string | null {
  const taken = carried;
  carried = null;
  return taken;
}
