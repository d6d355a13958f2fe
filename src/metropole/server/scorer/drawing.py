"""A set-up for the box as its page shows it: what lies open follows from the seed, secrets are asked for apart."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

from typing_extensions import TypedDict

from metropole import games
from metropole.games.boxes import BOXES, draw, with_secrets
from metropole.match import Match
from metropole.server.broadcast.messages import Setup
from metropole.server.broadcast.presenter import MessageShown, presenter_of, shown_message
from metropole.server.fields import GameName


class StepShown(TypedDict):
    """Something to do with the real parts; `place`: where on the board, nothing where it is at no place."""

    message: MessageShown
    place: str | None


class PartShown(TypedDict):
    """Steps that belong together, in the order they are best done."""

    heading: MessageShown
    steps: list[StepShown]


class SetupDrawn(TypedDict):
    """A set-up with all that lies open. `position`: what it is counted from, as `metropole score` reads it.

    `has_hands`, `has_stack`: what is secret in such a game; it is not in here.
    """

    game: GameName
    players: int
    seed: int
    setup: Setup
    position: dict[str, Any]
    parts: list[PartShown]
    notes: list[MessageShown]
    has_hands: bool
    has_stack: bool


class SecretsDrawn(TypedDict):
    """What is secret, for one device that keeps it: by seat what only the seat may see, and what is drawn in order."""

    hands: list[dict[str, Any]]
    stack: list[str]


def drawn(game: str, players: int, options: Mapping[str, Any], given: Mapping[str, Any], seed: int) -> SetupDrawn:
    """A set-up with all that lies open."""
    box = BOXES.load(game)
    setup = draw(game, players, options, given, seed)
    return {
        "game": game,
        "players": players,
        "seed": seed,
        "setup": presenter_of(game).setup(Match(games.load(game), setup).view(None)),
        "position": box.position(setup),
        "parts": [
            {
                "heading": shown_message(part.heading),
                "steps": [{"message": shown_message(step.message), "place": step.place or None} for step in part.steps],
            }
            for part in box.parts(setup)
        ],
        "notes": [shown_message(note) for note in box.notes(setup)],
        "has_hands": bool(box.hands(setup)),
        "has_stack": bool(box.stack(setup)),
    }


def secrets_drawn(game: str, players: int, options: Mapping[str, Any]) -> SecretsDrawn:
    """What is secret, drawn anew each time, whatever the seed of the rest."""
    setup = with_secrets(game, draw(game, players, options, {}, 0), SystemRandom())
    box = BOXES.load(game)
    return {"hands": box.hands(setup), "stack": box.stack(setup)}
