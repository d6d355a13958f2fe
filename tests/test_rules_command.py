"""`metropole rules`, and the same while one plays."""

from __future__ import annotations

import pytest

from metropole import games
from metropole.games.contract import Refusal
from metropole.games.rulebook import RULEBOOKS, rulebook_of
from metropole.messages import LANGUAGES
from metropole.terminal.rules import rules
from metropole.words import Words
from tests.commands import refused, told
from tests.test_terminal import new_match, typed


def test_all_topics_are_listed() -> None:
    listed = told("rules").splitlines()
    for name in RULEBOOKS.own:
        for topic in rulebook_of(name).topics:
            assert f"  {topic.id:<15}{Words().say(topic.heading)}" in listed


@pytest.mark.parametrize("wanted", ["call", "too_low", "A call for proposals", "metropolys/call", "reason:too_low"])
def test_a_topic_is_found_by_any_of_its_names(wanted: str) -> None:
    assert told("rules", *wanted.split()).startswith("Metropolys: A call for proposals\n")


def test_an_id_of_both_games_tells_both_unless_one_is_named() -> None:
    both, one = told("rules", "end"), told("rules", "metro/end")
    assert "Metropolys: The end" in both
    assert "Metro: The end" in both
    assert one.startswith("Metro: The end")
    assert one in both
    assert "Metropolys" not in one


def test_the_whole_of_a_game_has_every_topic() -> None:
    whole = told("rules", "metro")
    assert all(f"Metro: {Words().say(topic.heading)}" in whole for topic in rulebook_of("metro").topics)


def test_the_words_of_the_boxes_are_told() -> None:
    assert "veřejná soutěž · NL aanbesteding" in told("rules", "call")
    assert "FR pioche" in told("rules", "metro/turn")
    assert "EN stack" not in told("rules", "metro/turn"), "of Metro we know the French rules alone"


def test_it_speaks_the_language_that_is_asked_for() -> None:
    assert told("--language", "cs", "rules", "call").startswith("Metropolys: Veřejná soutěž\n")
    assert told("--language", "de", "rules", "Passen").startswith("Metropolys: Passen\n")


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("cal", 'There is no topic "cal". Perhaps you mean call'),
        ("expantion", "Perhaps you mean expansion."),
        ("xyzzy", 'There is no topic "xyzzy". Type rules for the list.'),
        ("metro/highest", "highest"),
    ],
)
def test_what_is_no_topic_is_refused_with_what_comes_near(wanted: str, sentence: str) -> None:
    assert sentence in refused("rules", wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    for name in RULEBOOKS.own:
        for topic in rulebook_of(name).topics:
            assert len(rules(words, f"{name}/{topic.id}")) >= 2
        assert max(map(len, rules(words, name))) < 100
    with pytest.raises(Refusal) as refusal:
        rules(words, "xyzzy")
    assert "xyzzy" in words.say(refusal.value.reason)


def test_while_one_plays_the_rules_are_those_of_the_game() -> None:
    shown = typed(new_match(), iter(["rules", "rules call", "rules turn"])).text
    assert "The rules of Metropolys, by topics:" in shown
    assert "The rules of Metro, by topics:" not in shown
    assert "Metropolys: A call for proposals" in shown
    assert 'There is no topic "turn".' in shown


def test_the_help_of_each_game_names_a_topic_that_there_is() -> None:
    for name in games.names():
        if RULEBOOKS.has(name):
            id = "metro-help" if name == "metro" else "term-help"
            named = Words()(id).partition("rules ")[2].split()[0]
            assert rules(Words(), named, [name])
