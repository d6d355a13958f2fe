// What the server sends, as far as the boards read it.

export type MetropolysSetup = { closed: string[]; tokens: Record<string, string> };
export type Bid = { seat: number; value: number; place: string };
export type MetropolysPosition = { turn: number; bids: Bid[]; built: Record<string, number>[] };

/** Tiles as placements: kind, square, and perhaps quarter turns, as in `aacb01r2`. */
export type MetroPosition = { tiles: string[] };
