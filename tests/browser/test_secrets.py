"""Nobody's page ever holds a secret of somebody else: the same game with other secrets gives it the same bytes.

A game is played twice with the same actions. The second time everything is dealt anew that a spectator and the player
who looks on may not know: cards, tiles in the other's hand, the stack. Whatever their pages held must be the same.
"""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response

from tests.browser.conftest import NewPage, Serving
from tests.browser.steps import ask_server, version_of, whose_turn

ACTIONS = {"metropolys": 6, "metro": 4}
# All that a page keeps, besides its cookie and the files that the server gives to anybody.
KEPT = """async () => {
  const kept = { local: { ...localStorage }, session: { ...sessionStorage }, databases: await indexedDB.databases() };
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const isForAnybody = /^metropole-[0-9a-f]{12}$/.test(name) && !pathname.startsWith('/api');
      if (!isForAnybody) kept[pathname] = await (await cache.match(request)).text();
    }
  }
  return JSON.stringify(kept);
}"""
# The whole of a document, with what stands in shadow roots, at rest: what is done when there is nothing else to do is
# done, and several frames in turn have changed nothing.
WHOLE = """async () => {
  const whole = () => {
    const shadows = [...document.querySelectorAll('*')].filter((one) => one.shadowRoot);
    return [document.documentElement.outerHTML, ...shadows.map((one) => one.shadowRoot.innerHTML)].join('\\n');
  };
  await new Promise((resolve) => requestIdleCallback(resolve));
  let shown = whole();
  for (let still = 0; still < 3; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (shown !== (shown = whole())) still = -1;
  }
  return shown;
}"""


@dataclass
class Witness:
    """Everything that one page was ever told, and everything that it ever showed."""

    page: Page
    frames: list[str] = field(default_factory=list)
    answers: list[Response] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        hear = self.frames.append
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda payload: hear(str(payload))))
        self.page.on("response", lambda answer: self.answers.append(answer))

    def look(self) -> None:
        for frame in self.page.frames:
            self.shown.append(frame.evaluate(WHOLE))

    def all(self, names: dict[str, str]) -> dict[str, Any]:
        """What was held, without ids and times, and without what depends on the moment at which it was asked."""
        asked = [one for one in self.answers if "/api/" in one.url and "list=" not in one.url]
        return {
            "frames": [without(text, names) for text in self.frames if '"type":"ping"' not in text],
            "answers": sorted(without(f"{one.url} {one.text()}", names) for one in asked),
            "shown": [without(text, names) for text in self.shown],
            "kept": without(self.page.evaluate(KEPT), names),
        }


def without(text: str, names: dict[str, str]) -> str:
    """A text with ids called by what they stand for, and without times."""
    for id, name in names.items():
        text = text.replace(id, name)
    text = re.sub(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "<id>", text)
    return re.sub(r"\b1[0-9]{12}\b", "<time>", text)


class Game:
    """Two players and a spectator at one table."""

    def __init__(self, new_page: NewPage, game: str) -> None:
        self.pages = [new_page(), new_page(), new_page()]
        self.names: dict[str, str] = {}
        for page, name in zip(self.pages, ("Ada", "Ben", "Eve"), strict=True):
            page.goto("/nowhere", wait_until="networkidle")  # it has found out that nobody is known here
            self.names[ask_server(page, "POST", "/api/guests", {"name": name})["id"]] = f"<{name}>"
        options = {"version": "expert"} if game == "metropolys" else {}
        body = {"game": game, "players": 2, "options": options, "seats": ["me", None], "given": {"first": 0}}
        body["cast"] = list(range(6))  # who bots would be is drawn, and no secret
        self.id: str = ask_server(self.pages[0], "POST", "/api/tables", body)["table"]["id"]
        self.names[self.id] = "<table>"
        ask_server(self.pages[1], "PUT", f"/api/tables/{self.id}/seats/1", {"bot": None})
        ask_server(self.pages[0], "POST", f"/api/tables/{self.id}/start")

    def play(self, actions: list[str] | None, count: int) -> tuple[list[str], list[Witness]]:
        """Play these actions, or the first that are listed; what was done, and what everybody saw of it."""
        witnesses = [Witness(page) for page in self.pages]
        for page in self.pages:
            page.goto(f"/table/{self.id}")
            page.wait_for_selector("main [data-place]")
            press(page.get_by_role("tab", name="All moves"))
        done: list[str] = []
        version = version_of(self.pages[0])
        for number in range(count):
            mover = whose_turn(self.pages, version)
            assert mover is not None
            for witness in witnesses:
                witness.look()
            listed = mover.locator(".moves button")
            action = actions[number] if actions else listed.nth(number % 2).get_attribute("data-action")
            assert action is not None
            press(mover.locator(f'.moves button[data-action="{action}"]'))
            mover.wait_for_selector(".preview .totals, .preview .pv-answer", state="attached")
            press(mover.get_by_test_id("confirm"))
            done.append(action)
            version += 1
        whose_turn(self.pages, version)
        for witness in witnesses:
            witness.look()
        return done, witnesses


def press(control: Locator) -> None:
    """Without a pointer: it would stay where it was and, some time later, point at whatever has come to lie there."""
    control.dispatch_event("click")


def dealt_anew(game: str, setup: Any) -> Any:
    """The same for a spectator and for the seat that is watched, and other secrets for the other."""
    rng = random.Random(1)
    if game == "metropolys":
        hidden = replace(setup, area=(setup.area[0], None), neighbourhood=(setup.neighbourhood[0], None))
        while (other := hidden.with_cards_filled(rng)).area == setup.area:
            pass
        return other
    # Each places the tile that was dealt first: those that were placed by now, and the one of the seat that is asked.
    known = setup.deck[: ACTIONS["metro"] + 1]
    hidden = replace(setup, deck=known + (None,) * (len(setup.deck) - len(known)))
    while (other := hidden.with_deck_filled(rng)).deck[len(known)] == setup.deck[len(known)]:
        pass
    return other


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_other_secrets_are_not_to_be_told_apart(new_page: NewPage, serving: Serving, game: str) -> None:
    count = ACTIONS[game]
    first, second = Game(new_page, game), Game(new_page, game)
    dealt = serving.truth.table(first.id).match
    assert dealt is not None
    anew = dealt_anew(game, dealt.setup)
    serving.stop()
    serving.truth.deal_anew(second.id, anew)
    serving.start()
    actions, seen = first.play(None, count)
    _, seen_again = second.play(actions, count)
    watching = [2, 0]  # the spectator, and the player whose secrets are the same
    for number in watching:
        one, other = seen[number].all(first.names), seen_again[number].all(second.names)
        for kind in one:
            assert one[kind] == other[kind], f"{kind} of {['a player', '', 'the spectator'][number]}"
        assert len(one["frames"]) > count
    assert seen[1].all(first.names)["frames"] != seen_again[1].all(second.names)["frames"], "nothing was dealt anew"
    spectated = json.dumps(seen[2].all(first.names))
    assert '"own"' not in spectated.replace('\\"', '"')
