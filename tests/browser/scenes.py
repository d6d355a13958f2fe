"""Tables in a wanted situation, got there quickly: opened by request, and played on without a click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

# Sits at the table beside the page and plays whatever comes to its mind, until the situation is there.
PLAY_ON = """
async ({ table, until }) => {
  const isThere = new Function("at", `return ${until}`);
  const random = (list) => list[Math.floor(Math.random() * list.length)];
  const bid = (legal) => `${random(legal.values.slice(0, 4))}@${random(legal.places)}`;
  const next = (legal) =>
    legal.actions
      ? random(legal.actions.filter((one) => one !== "draw")) ?? "draw"
      : legal.pass && (!legal.values.length || !legal.places.length || Math.random() < 0.5)
        ? "pass"
        : bid(legal);
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/play`);
  const at = { built: 0 };
  await new Promise((resolve) => {
    socket.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.type === "ping") socket.send(JSON.stringify({ type: "pong", at: told.at }));
      if (told.type !== "snapshot" && told.type !== "entry") return;
      const now = told.position ?? told.change;
      if (told.position?.built) at.built = told.position.built.reduce((sum, one) => sum + Object.keys(one).length, 0);
      if (told.position?.tiles) at.built = told.position.tiles.length;
      if (told.change) at.built += told.change.new.length;
      Object.assign(at, { legal: told.legal, bids: now?.bids ?? [], isOver: Boolean(told.result) });
      if (isThere(at) || at.isOver) return resolve();
      const { version, legal } = told;
      if (legal) socket.send(JSON.stringify({ type: "play", id: crypto.randomUUID(), version, action: next(legal) }));
    };
  });
  socket.close();
  return !at.isOver;
}
"""

OPEN = """
async (wanted) => {
  const ask = (path, body) =>
    fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!(await fetch("/api/me")).ok) await ask("/api/guests", { name: "Amélie" });
  const answer = await (await ask("/api/tables", wanted)).json();
  return answer.table.id;
}
"""

MY_OUTBID = (
    "at.built >= 14 && at.legal?.pass && at.legal.values.length > 2 && at.legal.places.length > 1"
    " && at.bids.length > 1 && at.bids.at(-1).value < 8"
)
MY_TILE = "at.built >= 30 && at.legal"
NEVER = "false"
# Most of a game is played: what comes is its end, and nobody needs to have seen the rest drawn.
NEARLY_OVER = {"metropolys": "at.built >= 12", "metro": "at.built >= 50"}


Seats = tuple[str | None, ...]
OPTIONS = {"metropolys": {"version": "expert", "expansion": False}, "metro": {"hand": 1, "free_rotation": True}}


def open_table(page: Page, game: str = "metropolys", seats: Seats = ("me", "casual"), **more: Any) -> str:
    """Open a table from whatever page is shown; it begins if no seat is free."""
    wanted = {
        "game": game,
        "players": len(seats),
        "options": OPTIONS[game],
        "given": {},
        "pace": {"bank": 0, "increment": 0, "per_move": 0},
        "is_public": False,
        "is_rated": False,
        "seats": list(seats),
        "start": None not in seats,
    }
    table: str = page.evaluate(OPEN, wanted | more)
    return table


def play_on(page: Page, table: str, until: str = NEVER) -> bool:
    """Play my seat until the situation is there, or to the end: whether the game goes on."""
    goes_on: bool = page.evaluate(PLAY_ON, {"table": table, "until": until})
    return goes_on


def play_together(pages: Sequence[Page], table: str, until: str = NEVER) -> None:
    """Everybody plays their seat to the situation or the end at the same time; the pages stay where they are."""
    for page in pages:
        page.evaluate(f"(given) => void (window.playing = ({PLAY_ON})(given))", {"table": table, "until": until})
    for page in pages:
        page.evaluate("window.playing")


def table_with(page: Page, until: str, game: str, seats: Seats, **more: Any) -> str:
    """A table in the situation; a game that ends without it is forgotten."""
    while not play_on(page, table := open_table(page, game, seats, **more), until):
        continue
    return table
