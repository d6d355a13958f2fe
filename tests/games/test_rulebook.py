"""The rules to read are whole: whatever can be refused, held, counted or chosen has its topic, worded in every
language, and every drawing is a game that the engine plays.
"""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

import metropole
from metropole import games
from metropole.games.contract import Message
from metropole.games.metro import board as net
from metropole.games.metropolys import board
from metropole.games.metropolys.cards import VERSIONS, area_deck
from metropole.games.metropolys.drawings import DRAWINGS
from metropole.games.rulebook import RULEBOOKS, rulebook_of
from metropole.messages import DEFAULT, LANGUAGES
from metropole.server.rulebook import played
from metropole.words import Words
from tests.messages_missing import arguments, text

NAMES = RULEBOOKS.own
PACKAGE = Path(metropole.__file__).parent
REFUSING = {"Message", "NotLegal", "NotUnderstood"}
NOT_REFUSING = {"events", "topics", "drawings", "box"}  # modules whose messages tell something else
OF_ALL_TABLES = {"pace", "clock", "rated", "join", "tempo"}
TOLD_ELSEWHERE = ("arena-", "open_")  # options in words; what is not known yet of a real table


def reasons(name: str) -> set[str]:
    """The ids that stand in a game's own modules where something is refused."""
    found = set()
    for path in (PACKAGE / "games" / name).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") in REFUSING
                and path.stem not in NOT_REFUSING
            ):
                found |= {one.value for one in node.args[:1] if isinstance(one, ast.Constant)}
    return {str(id) for id in found if not str(id).startswith(TOLD_ELSEWHERE)}


def read(name: str, language: str) -> dict[str, Entry]:
    source = files(f"metropole.games.{name}").joinpath("messages", f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Entry)]
    return {entry.id.name: entry for entry in entries if entry.id.name.startswith(("rule-", "box-"))}


def led(name: str, kind: str) -> set[str]:
    """Everything of a kind that leads to a topic."""
    return {lead.partition(":")[2] for lead in rulebook_of(name).leads() if lead.startswith(f"{kind}:")}


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_leads_to_a_topic(name: str) -> None:
    assert {"game_over", "not_your_turn", "wrong_number_of_players"} <= reasons(name)
    assert led(name, "reason") == reasons(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_source_of_points_leads_to_a_topic(name: str) -> None:
    match = played(name, rulebook_of(name).topics[0].drawing)
    assert led(name, "source") == set(match.scores()[0].points)


@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_a_new_table_leads_to_a_topic(name: str) -> None:
    game = games.load(name)
    assert {*game.FACTS.options, "players", "first", *OF_ALL_TABLES} <= led(name, "option")


def test_every_card_leads_to_a_topic() -> None:
    dealt = {f"{version}-{card}" for version in VERSIONS for card in area_deck(4, version, has_expansion=False)}
    types = {f"expert-{kind}" for kind in board.TYPES}
    assert led("metropolys", "card") == {*dealt, *types, "expansion", "subway_card", "archaeology_card"}
    assert {"tokens", "closed"} <= led("metropolys", "option")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_leads_to_two_topics(name: str) -> None:
    leads = [lead for topic in rulebook_of(name).topics for lead in topic.leads()]
    assert len(leads) == len(set(leads))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_topic_is_worded_with_its_facts(name: str, language: str) -> None:
    """With the parameters it is sent with, no more and no less; all facts come so, none is typed into a sentence."""
    there, book, words = read(name, language), rulebook_of(name), Words(language)
    own = [topic for topic in book.topics if topic.id != "table"]
    sent = [message for topic in own for message in (topic.heading, *topic.paragraphs)]
    sent += [Message(f"box-{name}-{term.id}") for term in book.terms]
    assert list(there) == list(read(name, DEFAULT))
    assert {message.id for message in sent} == set(there)
    for message in sent:
        written = text(there[message.id]).partition("=")[2]
        assert not re.search(r"\d", re.sub(r"\{[^}]*\}", "", written)), message.id
        assert arguments(there[message.id]) <= set(message.details), message.id
        said = words.say(message)
        assert said.strip(), message.id
        assert not re.search(r"[{}]|  ", said), message.id
        assert language != "fr" or not re.search(r" [;:!?»%]|« |'", said), message.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_the_same_at_all_tables_is_worded(name: str, language: str) -> None:
    last, words = rulebook_of(name).topics[-1], Words(language)
    assert last.id == "table"
    said = [words.say(message) for message in (last.heading, *last.paragraphs)]
    assert len(set(said)) == len(said) > 4
    assert language == DEFAULT or not set(said) & {Words().say(message) for message in last.paragraphs}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != DEFAULT])
@pytest.mark.parametrize("name", NAMES)
def test_a_language_uses_the_facts_that_english_does(name: str, language: str) -> None:
    english, there = read(name, DEFAULT), read(name, language)
    assert [id for id in english if arguments(english[id]) != arguments(there[id])] == []
    same = [id for id in english if id.startswith("rule-") and text(english[id]) == text(there[id])]
    assert same == []


# What the printed rules leave open and we have settled: where it is said, and by which English words.
RULINGS = {
    "blind alleys stay where they are printed": ("metropolys", "players", 3, "always the { $count } printed ones"),
    "the edge stays where it is printed": ("metropolys", "players", 3, "always the printed edge"),
    "a bridge into a closed district is one": ("metropolys", "players", 3, "is still a bridge"),
    "the first layout is our own": ("metropolys", "setup", 4, "is our own"),
    "a pass that is forced is made by the program": ("metropolys", "pass", 2, "then passes for you"),
    "a lake is one group": ("metropolys", "lakes", 1, "A lake scores once"),
    "a building counts for one lake": ("metropolys", "lakes", 1, "counts for one of them"),
    "no building counts twice in a card": ("metropolys", "expert", 2, "no building counts twice"),
    "an empty district scores for nobody": ("metropolys", "highest", 3, "without buildings scores for nobody"),
    "the cards of the expansion are our own": ("metropolys", "expansion", 3, "are our own"),
    "the most buildings, then a shared victory": ("metropolys", "end", 2, "they share the victory"),
    "a tile in hand is secret": ("metro", "turn", 3, "in your hand is secret"),
    "a tile drawn is placed in the open": ("metro", "turn", 3, "seen by everyone"),
    "unseen kinds may be counted": ("metro", "turn", 3, "may work out which tiles"),
    "one tile alone: judged for that tile": ("metro", "single", 2, "judged for the tile being placed"),
    "one tile alone: on all squares, in all turns": ("metro", "rotation", 2, "looks at every way round"),
    "equal points share the victory": ("metro", "end", 2, "share the victory"),
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_of_ours_has_its_place(ruling: str) -> None:
    """In its topic, in words that tell it, in every language; what English says of it there is not lost."""
    name, id, number, words = RULINGS[ruling]
    topic = next(topic for topic in rulebook_of(name).topics if topic.id == id)
    paragraph = f"rule-{name}-{id}-{number}"
    assert paragraph in [message.id for message in topic.paragraphs]
    assert words in text(read(name, DEFAULT)[paragraph])
    assert all(len(text(read(name, language)[paragraph])) > len(words) for language in LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_terms_are_known(name: str) -> None:
    book = rulebook_of(name)
    known = {term.id for term in book.terms}
    assert {id for topic in book.topics for id in topic.terms} <= known
    assert set(book.printed) <= set(LANGUAGES)
    for term in book.terms:
        assert Words()(term.ours or f"box-{name}-{term.id}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_of_metro_says_whose_every_station_is(language: str) -> None:
    """Read as somebody would who has nothing but the box: after each number of players, colour by colour."""
    last = rulebook_of("metro").topics[2].paragraphs[-1]
    lists = re.findall(r"\d[\d /]*\d", Words(language).say(last))
    assert len(lists) == len(net.OWNERS)
    for (players, owners), listed in zip(net.OWNERS.items(), lists, strict=True):
        colours = [[int(station) for station in colour.split()] for colour in listed.split("/")]
        assert len(colours) == players
        for station, owner in zip(net.STATIONS, owners, strict=True):
            assert [seat for seat, own in enumerate(colours) if station in own] == ([owner] if owner >= 0 else [])


@pytest.mark.parametrize(("name", "id"), [(name, topic.id) for name in NAMES for topic in rulebook_of(name).topics])
def test_a_drawing_is_a_game_that_can_be_played(name: str, id: str) -> None:
    drawing = next(topic.drawing for topic in rulebook_of(name).topics if topic.id == id)
    assert played(name, drawing).version == len(drawing.actions) > drawing.begins


def scores(name: str, id: str) -> Any:
    drawing = next(topic.drawing for topic in rulebook_of(name).topics if topic.id == id)
    return set(drawing.lit), played(name, drawing).scores()[0]


@pytest.mark.parametrize("id", ["bridges", "statues", "lakes", "districts", "chains"])
def test_an_area_card_lights_the_groups_that_the_engine_counts(id: str) -> None:
    lit, score = scores("metropolys", id)
    assert lit == {place for group in score.groups for place in group}
    assert score.points["area"] > 0


def test_other_drawings_light_what_the_engine_counts() -> None:
    assert scores("metropolys", "family")[0] == set(scores("metropolys", "family")[1].area_places)
    lit, score = scores("metropolys", "neighbourhood")
    assert lit == set(score.neighbourhood_places)
    assert scores("metropolys", "expansion")[1].points["expansion"] > 0
    assert scores("metropolys", "highest")[1].highest_in == ["south"]
    middle = DRAWINGS["city"].actions[0].partition("@")[2]
    assert set(DRAWINGS["city"].lit) == set(board.names_of(board.ADJACENT[board.INDEX[middle]]))
    assert len(played("metropolys", DRAWINGS["build"]).history) == len(DRAWINGS["build"].actions), "nobody is asked"


def test_the_lines_that_are_lit_are_the_ones_told_of() -> None:
    for id, length, points in (("points", 3, 3), ("centre", 3, 6)):
        lit, score = scores("metro", id)
        assert [(str(line.station), line.length, line.points) for line in score.lines if line.points] == [
            (*lit, length, points)
        ]


@pytest.mark.parametrize("name", NAMES)
def test_the_game_at_the_end_is_over(name: str) -> None:
    drawing = next(topic.drawing for topic in rulebook_of(name).topics if topic.id == "end")
    assert played(name, drawing).outcome is not None
