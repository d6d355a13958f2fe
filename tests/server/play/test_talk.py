"""Talking: players and spectators apart until the end, nobody who is muted, and never anything but text."""

from __future__ import annotations

from tests.server.client import Tab
from tests.server.halls import Hall
from tests.server.play.round import Round


def say(tab: Tab, text: str) -> None:
    """Say something, be told that it was said, and hear it oneself: then it was told to all others who may hear it."""
    asked, missing = tab.send("say", text=text), {"said", "chat"}
    while missing:
        told = tab.hear()
        if told.get("id") == asked or told.get("text") == text:
            missing.discard(told["type"])
    assert told["type"] == "said" or told["is_guest"]


def heard(tab: Tab, last: str) -> list[str]:
    """What a tab has heard when it hears the last."""
    if not any(f'"{last}"' in text for text in tab.texts):
        tab.wait_for(lambda told: told.get("text") == last)
    return [word for word in ("cards!", "weather", "boo", "bye", "hello") if any(f'"{word}"' in t for t in tab.texts)]


def test_players_and_spectators_are_apart_until_the_end(hall: Hall) -> None:
    ada, bob, sue, tom = hall.people("Ada", "Bob", "Sue", "Tom")
    playing = Round([ada, bob], "metro", seed=7)
    watching = [sue.tab(playing.table), tom.tab(playing.table)]
    say(watching[0], "cards!")
    say(playing.tabs[0], "weather")
    say(watching[1], "boo")
    say(playing.tabs[1], "hello")
    assert heard(playing.tabs[0], "hello") == heard(playing.tabs[1], "hello") == ["weather", "hello"]
    assert heard(watching[0], "boo") == heard(watching[1], "boo") == ["cards!", "boo"]
    with ada.tab(playing.table) as late, tom.tab(playing.table) as later:
        assert heard(late, "hello") == ["weather", "hello"]
        assert heard(later, "boo") == ["cards!", "boo"]
    playing.play_on()
    watching[0].catch_up(playing.tabs[0].screen.version or 0)
    say(watching[0], "bye")
    for tab in playing.tabs:  # then both processes have passed it on, and whoever comes now is told it once
        assert heard(tab, "bye") == ["weather", "bye", "hello"]
    with bob.tab(playing.table) as late:
        assert heard(late, "bye") == ["cards!", "weather", "boo", "bye", "hello"]
    for tab in watching:
        tab.close()
    playing.close()


def test_whoever_is_muted_is_not_heard_from_then_on(hall: Hall) -> None:
    ada, bob, cleo = hall.people("Ada", "Bob", "Cleo")
    playing = Round([ada, bob, cleo], "metro")
    ears = playing.tabs[0]
    ada.ask("PUT", f"/api/me/mutes/{bob.user}")
    say(playing.tabs[1], "boo")
    say(playing.tabs[2], "weather")
    assert heard(ears, "weather") == ["weather"]
    ears.come_back()
    say(playing.tabs[2], "hello")
    assert heard(ears, "hello") == ["weather", "hello"]
    ada.ask("DELETE", f"/api/me/mutes/{bob.user}")
    say(playing.tabs[1], "bye")
    assert "bye" in heard(ears, "bye")
    playing.close()


def test_what_is_said_stays_text(hall: Hall) -> None:
    """Control characters become spaces, and NUL is refused at the door; markup is neither taken out nor rendered: it
    travels as it is, in JSON.
    """
    (ada,) = hall.people("<b>Ada</b>")
    with ada.tab(ada.open_table("metro", "me", None)) as tab:
        tab.send("say", text="<script>alert(1)</script>\x01\n\u202e ")
        told = tab.wait_for(lambda told: told["type"] == "chat")
        assert (told["text"], told["name"]) == ("<script>alert(1)</script>", "<b>Ada</b>")
        refusals = {"\n \t": "nothing_said", "": "bad_request", "x" * 301: "bad_request", "\0": "bad_request"}
        for text, reason in refusals.items():
            tab.send("say", text=text)
            assert tab.wait_for(lambda told: told["type"] == "refused")["reason"]["id"] == reason
