"""Every message that is really sent: of the form that the schema names, enough to follow the game by, and the same when
it is told later. Over whole games of both kinds with all options, without any network.
"""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from metropole import games
from metropole.server import app
from metropole.server.broadcast.entry import EntryBroadcast, logged
from metropole.server.broadcast.messages import ServerMessage
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.broadcast.snapshot import snapshot
from metropole.server.settings import Settings
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.store import NameShown
from metropole.server.tables.table import AppliedEntry, Table, Terms
from tests.server.screen import Screen, comparable

server_messages: TypeAdapter[Any] = TypeAdapter(ServerMessage)
KINDS = [
    *(
        ("metropolys", n, {"version": v, "expansion": e})
        for n, v, e in itertools.product((2, 4), ("family", "expert"), (False, True))
    ),
    *(("metro", n, {"hand": h, "free_rotation": r}) for n, h, r in ((2, 1, False), (3, 2, True), (6, 3, False))),
]


class Play:
    """A table, and the screens of all who sit at it and of one who does not."""

    def __init__(self, game: str, players: int, options: dict[str, Any], *, is_rated: bool = False) -> None:
        self.people = [f"u{seat}" for seat in range(players)]
        self.names = {user: NameShown(user.title(), is_guest=user == "u1") for user in self.people}
        pace = Pace(bank=60_000, increment=1000)
        terms = Terms("t", game, players, options, {}, pace, True, is_rated, self.people[0], None, 0)
        self.table, self.random, self.at = Table(terms), random.Random(5), 1000
        self.steps: list[tuple[Entry, dict[str, bytes]]] = []
        self.screens = {user: self._come(user) for user in (*self.people, "sue")}

    def _come(self, user: str) -> Screen:
        screen = Screen(user)
        screen.take(self.snapshot(user))
        return screen

    def snapshot(self, user: str) -> dict[str, Any]:
        return checked(snapshot(self.table, self.table.seat_of(user), self.names))

    def asked(self, user: str) -> ActRequest:
        self.at += 700
        return ActRequest(self.at, user, f"a{self.at}")

    def let(self, entry: Entry) -> None:
        """Let an entry happen, and tell everybody."""
        step = self.table.apply(entry)
        texts = {user: tell(self.table, step, user, self.names) for user in self.screens}
        self.steps.append((entry, texts))
        for user, text in texts.items():
            self.screens[user].take(checked(text))

    def begin(self) -> None:
        for seat, user in enumerate(self.people):
            self.let(acts.sit(self.table, self.asked(user), seat))
        self.let(acts.start(self.table, self.asked(self.people[0]), self.random))

    def move(self) -> None:
        """Play anything; sometimes take it back."""
        user, rules = self.people[self.table.turn], self.table.terms.rules
        seat, view = self.table.turn, self.table.view(self.table.turn)
        checked_legal = self.screens[user].now["legal"]
        assert checked_legal == json.loads(json.dumps(presenter_of(self.table.terms.game).legal(view)))
        action = rules.text(self.random.choice(rules.legal(view)))
        self.let(acts.person_plays(self.table, self.asked(user), action, ()))
        if self.table.undo_to(seat) is not None and self.random.random() < 0.1:
            self.let(acts.undo(self.table, self.asked(user)))


def tell(table: Table, step: AppliedEntry, user: str, names: dict[str, Any]) -> bytes:
    return EntryBroadcast(table, step, names).to(table.seat_of(user), user)


def checked(text: bytes) -> dict[str, Any]:
    """A message that has exactly the form that the schema names."""
    message: dict[str, Any] = json.loads(text)
    again = json.loads(server_messages.dump_json(server_messages.validate_json(text), exclude_unset=True))
    assert again == message
    return message


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_whole_game_can_be_followed_by_what_is_told(game: str, players: int, options: dict[str, Any]) -> None:
    play = Play(game, players, options)
    play.begin()
    while play.table.status == "running":
        play.move()
        for user, screen in play.screens.items():
            assert comparable(screen.now) == comparable(play.snapshot(user))
    assert play.screens["sue"].now["final"]
    assert play.screens["sue"].now["result"]["scores"]
    check_told_later(play)


def check_told_later(play: Play) -> None:
    """From any version on, byte for byte what was told at the time."""
    for first in (0, 3, len(play.steps) // 2):
        table = Table(play.table.terms)
        table.fold(entry for entry, _ in play.steps[:first])
        for entry, texts in play.steps[first:]:
            step = table.apply(entry)
            for user, text in texts.items():
                assert tell(table, step, user, play.names) == text


@pytest.mark.parametrize(("game", "options"), [("metropolys", {"version": "expert"}), ("metro", {"hand": 2})])
def test_at_the_end_every_seat_is_told_its_own_part_anew(game: str, options: dict[str, Any]) -> None:
    """Whoever moved last, and whatever that changed: a game may show at the end what it kept to itself before."""
    play = Play(game, 2, options)
    play.begin()
    while play.table.status == "running":
        play.move()
    _, texts = play.steps[-1]
    for user in play.people:
        assert checked(texts[user])["own"] == play.snapshot(user)["own"]
    assert "own" not in checked(texts["sue"])


def test_a_guest_is_told_to_be_one() -> None:
    """What guests call themselves may be another's name too."""
    play = Play("metro", 2, {})
    play.let(acts.sit(play.table, play.asked("u0"), 0))
    play.let(acts.sit(play.table, play.asked("u1"), 1))
    for seats in (play.screens["sue"].now["table"]["seats"], play.snapshot("sue")["table"]["seats"]):
        assert [(seat["name"], seat["is_guest"]) for seat in seats] == [("U0", False), ("U1", True)]


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_of_a_start_nothing_is_told_but_what_views_show(game: str) -> None:
    """The entry itself holds everything that was drawn."""
    play = Play(game, 3, {})
    play.begin()
    entry, texts = play.steps[-1]
    assert entry.kind == "started"
    assert entry.details
    assert set(logged(play.table, AppliedEntry(entry, ()), {})) == {"version", "at", "kind", "seat"}
    beginning = {"status", "starts_at", "is_held"}
    everybody = {"type", "version", "at", "kind", "seat", "setup", "position", "clock", *beginning}
    for user, text in texts.items():
        told = json.loads(text)
        assert set(told) - {"own", "can_undo", "legal", "id"} == everybody
        shown = presenter_of(game).setup(play.table.view(play.table.seat_of(user)))
        assert told["setup"] == json.loads(json.dumps(shown))


def test_seats_that_change_hands_are_told_with_the_clock() -> None:
    play = Play("metro", 3, {})
    play.begin()
    play.move()
    mover = play.table.turn
    play.let(acts.clear(play.table, play.asked(play.people[mover]), mover))
    gone = play.screens[play.people[mover]].now
    assert "own" not in gone
    assert gone["clock"]["since"] == play.at
    play.let(acts.sit(play.table, play.asked(play.people[mover]), mover))
    for user, screen in play.screens.items():
        assert comparable(screen.now) == comparable(play.snapshot(user))


def test_an_id_is_told_to_whoever_asked_and_nobody_else() -> None:
    play = Play("metropolys", 2, {})
    play.begin()
    play.move()
    entry, texts = play.steps[-1]
    assert entry.action_id is not None
    asked = entry.action_id.encode()
    assert [user for user, text in texts.items() if asked in text] == [entry.user_id]


def test_the_description_of_the_api_holds_the_messages_of_the_socket() -> None:
    schemas = app.make(Settings(), thinkers=0).openapi()["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Snapshot", "EntryShown", "PlayRequest", "UndoRequest", "Leaving"} <= set(
        schemas
    )
    assert set(schemas["ServerMessage"]["discriminator"]["mapping"]) == {
        *("snapshot", "entry", "done", "refused", "preview", "why", "hint", "chat", "seats", "said"),
        *("ping", "turn_begun", "welcome", "leaving"),
    }
    assert schemas["RefusedRequest"]["required"] == ["reason"]  # not to be taken for the socket's
    for name in games.names():
        assert f"{name.title()}Position" in schemas
