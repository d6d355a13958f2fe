// My tables, kept fresh: the server says when it is my turn somewhere.
import { answer, api } from "./api";
import { me } from "./me.svelte";
import { announce } from "./notices";
import type { TableListed } from "./types";

export const mine: { tables: TableListed[] } = $state({ tables: [] });
const AGAIN = 5_000;
const SIGNED_OUT = 4001;
let feed: WebSocket | null = null;

export async function readMine(): Promise<void> {
  if (!me.person) return;
  try {
    mine.tables = await answer(api.GET("/api/tables", { params: { query: { list: "mine" } } }));
  } catch {
    // The lists are read again with the next news.
  }
}

/** Hears of my turns at all tables, for as long as somebody is signed in. */
export function hearNews(): void {
  if (feed || !me.person) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/news`);
  feed = socket;
  socket.onmessage = (event) => {
    const news: { type: string; table: string } = JSON.parse(String(event.data));
    if (news.type === "turn") void readMine().then(() => announce(news.table, mine.tables));
  };
  socket.onclose = ({ code }) => {
    feed = null;
    // a session that has ended may have been followed by another: whoever is somebody is let in at once
    setTimeout(hearNews, code === SIGNED_OUT ? 0 : AGAIN + Math.random() * AGAIN);
  };
}
