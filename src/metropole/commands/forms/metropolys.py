"""Points of Metropolys as the command line writes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from metropole.commands.speaking import result_sentence
from metropole.games import metropolys
from metropole.games.contract import NOBODY, Outcome
from metropole.match import Match
from metropole.words import Words


def breakdown(score: metropolys.Score) -> dict[str, Any]:
    """Nine sources, and in Expert the groups."""
    return dict(score.points) if score.groups is None else {**score.points, "groups": score.groups}


def last_position(match: Match) -> dict[str, Any]:
    """What has been built and taken, with everybody's cards; so far, if the game is not over."""
    options, setup = match.game.write_setup(match.setup)
    view: Any = match.view(None)
    seen = view.position
    held = {"subway_card": seen.subway_card, "archaeology_card": seen.archaeology_card}
    return {
        **{"game": metropolys.NAME, "players": match.setup.players, "options": options},
        "setup": {key: value for key, value in setup.items() if key != "first"},
        "built": [dict(places) for places in seen.built],
        **{card: None if seat == NOBODY else seat for card, seat in held.items()},
        **({} if match.outcome else {"so_far": True}),
    }


def answer(data: Mapping[str, Any]) -> dict[str, Any]:
    """Points, winners and the breakdown of a position; where it is one so far, also what is still open."""
    read = metropolys.read_so_far(data)
    end = metropolys.final_outcome(read.state)
    seats = [breakdown(score) for score in metropolys.scores(read.state)]
    found = {"scores": list(end.scores), "winners": list(end.winners), "breakdown": seats}
    return {**found, "open": list(read.open)} if data.get("so_far") else found


def answer_lines(words: Words, line: int, answer: Mapping[str, Any]) -> str:
    """Each seat's points by source, the groups that were counted, and who wins."""
    lines = [words("cli-score-heading", line=line)]
    for seat, total in enumerate(answer["scores"]):
        lines.append("  " + words.sentence("cli-score-seat", seat=seat, total=total))
        lines += [f"    {part}" for part in _sources(words, answer["breakdown"][seat])]
    outcome = Outcome(tuple(answer["scores"]), tuple(answer["winners"]), "")
    lines += ["  " + words.sentence(one.id, **one.details) for one in answer.get("open", ())]
    return "\n".join([*lines, *([] if answer.get("open") else ["  " + result_sentence(words, outcome)])])


def _sources(words: Words, breakdown: Mapping[str, Any]) -> Iterator[str]:
    for source, points in breakdown.items():
        if source == "groups":
            if points:
                yield words("cli-score-groups", groups="; ".join(", ".join(group) for group in points))
        elif points:
            yield words("cli-score-source", points=points, source=source)
