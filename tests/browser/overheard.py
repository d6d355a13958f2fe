"""Secret cards wherever a page could have them: what reached it, what it shows, and what its browser keeps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page, Response, WebSocket

import metropole
from metropole.games.metropolys import board
from metropole.words import Words

SOCKET = "socket: "  # before what came through one
STATIC = Path(metropole.__file__).parent / "static"
# What an area or a neighbourhood card is called where it travels, and by its title on the screen.
CARDS = ("bridges", "statues", "lakes", "districts", "chains", *board.TYPES)
NAMES = {card: re.compile(rf"\b({card}|{Words('en')(f'card-{card}')})\b") for card in CARDS}

# Raw strings, as they are kept: written as JSON once more, their quotes would be others.
KEPT = """async () => {
  const texts = (value) => (typeof value === 'string' ? value : JSON.stringify(value) ?? '');
  const wait = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  async function databases() {
    const found = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const held = [await wait(rows.getAll()), await wait(rows.getAllKeys())];
        found.push(name, store, ...held.flat().map(texts));
      }
      database.close();
    }
    return found;
  }
  async function cached() {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([request.url, await (await cache.match(request)).text()]);
    }
    return found;
  }
  const fields = [...document.querySelectorAll('input, textarea, select')].map(({ value }) => value);
  return {
    localStorage: Object.entries(localStorage).flat(),
    sessionStorage: Object.entries(sessionStorage).flat(),
    cookie: [document.cookie],
    history: [texts(history.state), window.name],
    address: [location.href],
    page: [document.documentElement.outerHTML, document.title, ...fields],
    indexedDB: await databases(),
    caches: await cached(),
  };
}"""


def cards_in(*texts: str) -> set[str]:
    """The cards that are named in these texts, as words."""
    return {card for card, name in NAMES.items() for text in texts if name.search(text)}


def kept(page: Page) -> dict[str, set[str]]:
    """The cards that the page and its browser hold, by where they are; places without any are left out."""
    found: dict[str, Any] = page.evaluate(KEPT)
    # the program itself knows all cards, and is the same for everybody
    found["caches"] = [part for one in found["caches"] if not _is_program(one[0]) for part in one]
    for number, frame in enumerate(page.frames[1:]):
        found[f"frame {number}"] = [frame.content()]
    return {place: cards for place, texts in found.items() if (cards := cards_in(*texts))}


def _is_program(address: str) -> bool:
    path = urlsplit(address).path
    return path == "/" or (STATIC / path.lstrip("/")).is_file()


class Ears:
    """Everything that reaches a page: bodies of answers, and messages of sockets."""

    def __init__(self, page: Page) -> None:
        self._texts: list[str] = []
        self._page, self._being_read = page, 0
        page.on("response", self._keep)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self._texts.append(f"{SOCKET}{frame!s}")

    def _keep(self, answer: Response) -> None:
        path = urlsplit(answer.url).path
        if not path.startswith("/api/") or path.startswith("/api/rules"):
            return
        self._being_read += 1
        try:
            self._texts.append(answer.url + answer.text())
        except Error:
            self._texts.append(answer.url)  # whoever left meanwhile has not read it either
        finally:
            self._being_read -= 1

    @property
    def texts(self) -> list[str]:
        """All of them; what is still being read is waited for."""
        while self._being_read:
            self._page.wait_for_timeout(5)
        return self._texts

    @property
    def cards(self) -> set[str]:
        return cards_in(*self.texts)
