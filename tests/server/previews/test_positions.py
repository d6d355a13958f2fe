"""Pictures of positions: every moment of both games is a whole drawing that shows what lies open and nothing else."""

from __future__ import annotations

from io import BytesIO
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image

from metropole import games
from metropole.match import Match
from metropole.messages import LANGUAGES
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.previews import render
from metropole.server.previews.film import MOST_FRAMES, film_of
from metropole.server.previews.moments import Place, part_ends, places_of, version_at
from metropole.server.previews.position import GamePictured, moment_text, position_drawing
from metropole.server.previews.render import MOST_BYTES, Frames, picture, rendered
from metropole.server.refusals import Unavailable
from metropole.words import Words
from tests.analysis.games import recorded
from tests.server.previews.test_pictures import size_of

HOSTILE = '"><script>alert(1)</script>'


def played(game: str, players: int, seed: int = 1) -> Match:
    rules, rng = games.load(game), Random(seed)
    match = Match(rules, rules.deal(players, {}, rng))
    while match.turn >= 0:
        match.play(rng.choice(match.legal()))
    return match


def pictured(game: str, players: int = 2, language: str = "en", seed: int = 1) -> GamePictured:
    names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Flo"][:players]
    return GamePictured(played(game, players, seed), names, Words(language, lambda seat: names[seat]))


def texts_of(drawing: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("game", games.names())
def test_every_moment_is_a_drawing_with_title_names_and_points(game: str) -> None:
    one = pictured(game)
    places = one.places()
    drawings = [position_drawing(one, places, version) for version in range(one.played.version + 1)]
    for version, drawing in enumerate(drawings):
        texts = texts_of(drawing)
        points = [str(score.total) for score in one.played.at(version).scores()]
        assert texts[-6:-4] == [one.words.term("title", game), moment_text(one, places, version)]
        assert texts[-4:] == ["Ann", points[0], "Ben", points[1]]
    assert len(set(drawings)) == len(drawings), "every moment looks different"


@pytest.mark.parametrize("game", games.names())
def test_every_number_of_players_can_be_drawn(game: str) -> None:
    for players in games.load(game).SEATS:
        one = pictured(game, players)
        assert len(texts_of(position_drawing(one, one.places(), one.played.version))) > players


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_that_is_asked_for(game: str, language: str) -> None:
    one = pictured(game, language=language)
    places = one.places()
    assert moment_text(one, places, 0) == Words(language)("replay-beginning")
    assert (moment_text(one, places, 3) == moment_text(pictured(game), places, 3)) is (language == "en")


def test_a_name_is_text_and_one_that_cannot_be_written_is_a_number() -> None:
    one = pictured(games.names()[0])._replace(names=[HOSTILE, "安娜"])
    texts = texts_of(position_drawing(one, one.places(), 1))
    assert HOSTILE in texts
    assert "seat 2" in texts


@pytest.mark.parametrize("game", games.names())
def test_the_same_moments_are_named_as_the_client_names_them(game: str) -> None:
    match = played(game, 3)
    places = places_of(match)
    assert places[:2] == [Place(0, 0), Place(1, 1)]
    assert len(places) == match.version + 1
    for version, (part, step) in enumerate(places):
        assert version_at(places, f"{part}.{step}" if part else "0") == version
    ends = part_ends(places)
    assert [version_at(places, str(places[end].part)) for end in ends] == ends
    assert ends[0] == 0
    assert ends[-1] == match.version
    last = len(places) - 1
    assert [version_at(places, wrong) for wrong in (None, "", "x", "9999", "1.9999", "-1")] == [last] * 6


@pytest.mark.anyio
async def test_a_picture_is_a_png_of_the_size_that_was_asked_for() -> None:
    one = pictured(games.names()[0])
    assert size_of(await rendered(Frames([position_drawing(one, one.places(), 5)], 300, 158))) == (300, 158)


@pytest.mark.anyio
@pytest.mark.parametrize("game", games.names())
async def test_a_film_has_every_part_of_the_game_and_is_small(game: str) -> None:
    one = pictured(game)
    frames = film_of(one)
    assert len(frames.drawings) == len(part_ends(one.places())) <= MOST_FRAMES
    film = await rendered(frames._replace(width=200, height=105))
    assert (film[:4], film[8:16]) == (b"RIFF", b"WEBPVP8X")
    assert film.count(b"ANMF") >= len(frames.drawings) - 1
    assert len(film) < MOST_BYTES


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), [("metropolys", 28), ("metro", 32)])
def test_the_film_of_the_longest_games_is_small_at_its_full_size(game: str, number: int) -> None:
    match = Match.of(recorded(game, number)).to_end()
    names = ["somebody"] * match.setup.players
    frames = film_of(GamePictured(match, names, Words("en", lambda seat: names[seat])))
    assert (frames.width, frames.height) == (800, 420)
    assert 100_000 < len(picture(frames)) < MOST_BYTES


def noise(count: int) -> list[bytes]:
    """Pictures that nothing makes small."""
    rng, pictures = Random(1), []
    for _ in range(count):
        png = BytesIO()
        Image.frombytes("RGB", (64, 64), rng.randbytes(64 * 64 * 3)).save(png, "PNG")
        pictures.append(png.getvalue())
    return pictures


def frames_of(film: bytes) -> int:
    frames: int = getattr(Image.open(BytesIO(film)), "n_frames", 1)
    return frames


def test_a_film_that_is_too_large_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = noise(8)
    whole = render._film(pictures)
    assert frames_of(whole) == 8
    coarsest = 0
    with monkeypatch.context() as patched:
        patched.setattr(render, "QUALITIES", render.QUALITIES[-1:])
        coarsest = len(render._film(pictures))
    for most, frames in ((coarsest, 4), (coarsest // 2, 2), (coarsest // 4, 1)):
        monkeypatch.setattr(render, "MOST_BYTES", most)
        film = render._film(pictures)
        assert len(film) < most
        assert 1 <= frames_of(film) <= frames
    monkeypatch.setattr(render, "MOST_BYTES", 100)
    with pytest.raises(ValueError, match="no film"):
        render._film(pictures)


@pytest.mark.anyio
async def test_what_cannot_be_drawn_or_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unavailable):
        await rendered(Frames(["no drawing"], 300, 158))
    monkeypatch.setattr("metropole.server.previews.render.LONGEST", 0.001)
    with pytest.raises(Unavailable):
        await rendered(Frames(["<svg xmlns='http://www.w3.org/2000/svg'/>"], 300, 158))


@pytest.mark.parametrize("game", games.names())
def test_points_are_what_each_seat_could_count(game: str) -> None:
    one = pictured(game, 3)
    for version in range(0, one.played.version, 9):
        match, presenter = one.played.at(version), presenter_of(game)
        own = [sum(presenter.points(match.view(seat))[seat].values()) for seat in range(3)]
        assert [score.total for score in match.scores()] == own


def test_of_a_longer_game_some_moments_are_left_out_but_never_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metropole.server.previews.film.MOST_FRAMES", 5)
    one = pictured(games.names()[0])
    drawings = film_of(one).drawings
    assert len(set(drawings)) == 5
    assert drawings[-1] == position_drawing(one, one.places(), one.played.version)
