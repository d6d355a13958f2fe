"""The languages say the same, each in its own way: messages, arguments, plurals, typography, the rulebooks' terms."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax.ast import Identifier, NumberLiteral, SelectExpression, VariableReference

from metropole import games
from metropole.arena.simulation import Simulation, play_all
from metropole.bots.characters import CHARACTERS
from metropole.commands.replay import replay_line
from metropole.commands.simulate import write_records
from metropole.games.contract import NOBODY
from metropole.games.metropolys.cards import EXPERT_AREA_GROUPS, FAMILY_AREA_CARDS
from metropole.games.metropolys.points import POINTS
from metropole.match import Match
from metropole.messages import DEFAULT, LANGUAGES, NAMES, known_language, language_of
from metropole.record import Record
from metropole.terminal import start
from metropole.terminal.session import Session
from metropole.words import Words
from tests.messages_missing import arguments, choices, lacks, read, text

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
PLURALS = {"zero", "one", "two", "few", "many"}
COUNTS = range(0, 1000)  # whole numbers as they are sent

# The words of the boxes, as agreed: in French, Czech, Dutch and German.
TERMS = {
    "version-family": ("Famille", "Rodinná hra", "familiespel", "Familienspiel"),
    "version-expert": ("Expert", "Hra pro experty", "expertenspel", "Expertenspiel"),
    "type-mall": ("loisirs", "nákupní centrum", "koopcentrum", "Einkaufszentrum"),
    "type-lodgings": ("logement", "obytné domy", "woonhuis", "Wohnhäuser"),
    "token-trendy": ("Quartier branché", "Módní rezidence", "deftige stadswijk", "Schickes Viertel"),
    "token-subway": ("Métropolitain", "Metro", "metro", "U-Bahn"),
    "token-archaeology": (
        "Site archéologique",
        "Archeologické naleziště",
        "archeologische site",
        "Archäologische Stätte",
    ),
    "card-area": ("Zone", "Okolí", "omgeving", "Umgebung"),
    "card-neighbourhood": ("Quartier", "Městská rezidence", "stadswijk", "Stadtviertel"),
    "card-borders": ("Bordures", "Okraj města", "stadrand", "Stadtrand"),
    "card-chains": ("Chaînes", "Spojení", "gebouwenketen", "Gebäudeketten"),
    "call_ended": ("appel d’offres", "Veřejná soutěž", "aanbesteding", "Ausschreibung"),
    "term-outbid": ("Surenchérissez", "Navyšte", "Overbied", "Überbiete"),
    "term-no-district": ("arrondissement", "Městská čtvrť", "stadsdeel", "Stadtteil"),
    "term-place-blind": ("impasse", "Slepá ulička", "doodlopend straatje", "Sackgasse"),
    "source-highest": (
        "constructions les plus hautes",
        "nejvyšší budovy",
        "hoogste gebouwen",
        "höchste Gebäude",
    ),
    "stack_empty": ("pioche", "Zásoba", "stapel", "Nachziehstapel"),
    "drawn_already": ("carte", "Dílek", "tegel", "Karte"),
    "line_completed": ("ligne", "Linka", "Lijn", "Linie"),
    "metro-no-station": ("station", "Stanice", "Station", "Station"),
}


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_with_their_arguments(language: str) -> None:
    lacking = [message.id.name for message in lacks(language)]
    assert lacking == [], "python -m tests.messages_missing prints them"
    assert list(read(language)) == list(read(DEFAULT)), "the same messages, in the same order"


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_types_are_worded_as_one_is(language: str) -> None:
    words, types = Words(language), ("mall", "park", "industry")
    said = words("unknown_expansion_card", types=types)
    assert ", ".join(words.term("type", name) for name in types) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_about_cards_say_the_points_that_count(language: str) -> None:
    worth = {
        **{f"family-{card}": POINTS["area"] for card in FAMILY_AREA_CARDS},
        **{f"expert-{card}": group.points for card, group in EXPERT_AREA_GROUPS.items()},
        "expert-neighbourhood": POINTS["neighbourhood"],
        "expansion-card": POINTS["expansion"],
        "new-family-text": POINTS["area"],
        "new-expansion-text": POINTS["expansion"],
    }
    said = {id: re.findall(r"\d+", text(read(language)[id])) for id in worth}
    assert said == {id: [str(points)] for id, points in worth.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_plays_in_its_own_way_in_every_language(language: str) -> None:
    everybody = [one.id for characters in CHARACTERS.values() for one in characters]
    said = {id: text(message).partition(" = ")[2].strip() for id, message in read(language).items()}
    ways = {id.removeprefix("plays-"): way for id, way in said.items() if id.startswith("plays-")}
    assert list(ways) == everybody
    assert len(set(ways.values())) == len(everybody)
    assert max(map(len, ways.values())) <= 60, "it stands beside a name"
    assert tuple(NAMES) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {id: text(message) for id, message in read(DEFAULT).items()}
    names = ("guest-names",)  # the same in every language
    same = [english[id] for id, message in read(language).items() if text(message) == english[id] and id not in names]
    said = [re.sub(r"\{.*?\}|\$\w+ ->|\[\w+\]", "", entry.partition("=")[2]) for entry in same]
    assert [words for words in said if len(re.findall(r"[^\W\d_]{2,}", words)) > 2] == []


def selected_by(choice: SelectExpression) -> str:
    assert isinstance(choice.selector, VariableReference)
    return choice.selector.id.name


def keys(choice: SelectExpression) -> set[str]:
    found: list[Identifier | NumberLiteral] = [variant.key for variant in choice.variants]
    return {key.name if isinstance(key, Identifier) else key.value for key in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_forms_of_its_language(language: str) -> None:
    plural = Locale.parse(language).plural_form
    needed = {plural(count) for count in COUNTS}
    counted = [choice for message in read(language).values() for choice in choices(message) if keys(choice) & PLURALS]
    assert len(counted) > 10
    assert [(selected_by(choice), needed - keys(choice)) for choice in counted if needed - keys(choice)] == []
    assert {key for choice in counted for key in keys(choice) & PLURALS} <= set(plural.tags)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_told_apart_by_the_words_of_the_language(language: str) -> None:
    words = Words(language)
    known = {words("seat-you"), words("nobody"), "other"}
    seats = [choice for message in read(language).values() for choice in choices(message)]
    assert {key for choice in seats if selected_by(choice) in ("seat", "winners") for key in keys(choice)} <= known


def samples(words: Words, id: str) -> Iterator[dict[str, Any]]:
    """Values for all arguments of a message: numbers, names, and whatever it tells apart."""
    message = read(words.language)[id]
    names = arguments(message)
    values = [0, 1, 2, 5, 21, 1234, NOBODY, "C10", "Anne", words("seat-you"), words("nobody")]
    yield from (dict.fromkeys(names, value) for value in values)
    for choice in choices(message):
        yield from ({**dict.fromkeys(names, 3), selected_by(choice): key} for key in keys(choice))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for id in read(language):
        for details in samples(words, id):
            check(words, words(id, **details), id)


def check(words: Words, said: str, about: object = "") -> None:
    """A sentence is whole, and written as the language is."""
    assert not re.search(r"[{}]|None|\bwords\b", said), (about, said)
    line = said.strip()
    if not re.match(r"\S+( \S+)?  ", line):  # the columns of help
        assert "  " not in line, (about, said)
    assert not re.search(r"(?<=\w) [,.](?!\.)(?=\s|$)", line), (about, said)
    if words.language == "fr":
        assert not re.search(r" [;:!?»%]|« ", said), (about, said)
    if words.language != DEFAULT:
        assert '"' not in said, (about, said)


@pytest.mark.parametrize(("id", "expected"), TERMS.items())
def test_the_terms_are_those_of_the_boxes(id: str, expected: tuple[str, ...]) -> None:
    for language, term in zip(OTHERS, expected, strict=True):
        assert term in text(read(language)[id])


PLAYED = [
    *[
        ("metropolys", players, {"version": version, "expansion": expansion})
        for players, version, expansion in (
            (2, "family", False),
            (3, "family", True),
            (4, "expert", False),
            (2, "expert", True),
        )
    ],
    ("metro", 2, {"hand": 1, "free_rotation": False}),
    ("metro", 6, {"hand": 3, "free_rotation": True}),
]
ASKED = {
    "metropolys": ("table", "cards", "city", "look C8"),
    "metro": ("table", "lines all", "line 9", "left"),
}


@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
@pytest.mark.slow
def test_whole_games_are_told_in_every_language(name: str, players: int, options: dict[str, Any]) -> None:
    """Events, questions, previews and reasons of random games, with the arguments that are really sent."""
    game, rng = games.load(name), random.Random(players)
    match = Match(game, game.deal(players, options, rng))
    sessions = [start.session(match, 0, ["random"], 1, language) for language in LANGUAGES]
    while match.turn >= 0:
        seat = match.turn
        view, legal = match.view(seat), match.game.legal(match.view(seat))
        code = rng.choice(legal)
        wrong = [game.why_not(view, number) for number in rng.sample(range(700), 10)]
        for session in sessions:
            told = [*session.teller.preview(view, code), *session.teller.question(view), *session.teller.score(view)]
            told += [session.words.say(reason) for reason in wrong if reason]
            if match.version % 4 == 0:
                told += [line for command in ASKED[name] for line in answer(session, view, command)]
            for line in told:
                check(session.words, line)
        events = match.submit(seat, code)
        for session in sessions:
            for event in events:
                check(session.words, session.words.say(event), event)
    assert match.outcome is not None
    for session in sessions:
        view = match.view(0)
        for line in [*session.teller.welcome(view), *session.teller.final(view, match.outcome)]:
            check(session.words, line)


def answer(session: Session, view: Any, command: str) -> list[str]:
    name, _, rest = command.partition(" ")
    return session.teller.commands()[name](view, rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_and_simulations_are_told(language: str, tmp_path: Path) -> None:
    words = Words(language)
    for name in games.names():
        (record,) = play_all(Simulation(name, 2, {}, {}, ["random"] * 2, 1), 1, 1)
        check(words, replay_line(words, 1, Match.of(Record.from_text(record))))
        check(words, write_records(words, str(tmp_path / name), record, iter([]), 1))


@pytest.mark.parametrize(
    ("language", "decimal", "percent", "numbers", "count"),
    [
        ("en", "1.5", "12.3%", "1 to 5, 7 or 9", "1,234 rows"),
        ("fr", "1,5", "12,3\u202f%", "1 à 5, 7 ou 9", "1\u202f234 lignes"),
        ("cs", "1,5", "12,3\u00a0%", "1 až 5, 7 nebo 9", "1\u00a0234"),
        ("nl", "1,5", "12,3%", "1 tot en met 5, 7 of 9", "1.234 rijen"),
        ("de", "1,5", "12,3\u00a0%", "1 bis 5, 7 oder 9", "1.234 Zeilen"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    language: str, decimal: str, percent: str, numbers: str, count: str
) -> None:
    words = Words(language)
    assert (words.decimal(1.5), words.percent(0.123)) == (decimal, percent)
    assert words.runs([1, 2, 3, 4, 5, 7, 9]) == numbers
    assert count in words("cli-backed-up", count=1234, file="x")


@pytest.mark.parametrize(("count", "said"), [(1, "1 bod"), (2, "2 body"), (4, "4 body"), (5, "5 bodů"), (0, "0 bodů")])
def test_czech_counts_points_in_its_three_ways(count: int, said: str) -> None:
    assert Words("cs")("cli-score-seat", seat="Modrý", total=count) == f"Modrý: {said}"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "pl_PL"}, "en"),
        ({"METROPOLE_LANGUAGE": "nl", "LC_ALL": "cs_CZ"}, "nl"),
        ({"METROPOLE_LANGUAGE": "de-AT"}, "de"),
    ],
)
def test_the_environment_chooses_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("wanted", [None, 7, ["fr"], "", "../en", "xx", "en"])
def test_what_is_no_language_is_english(wanted: object) -> None:
    assert known_language(wanted) == "en"
