"""What games bring to the bots: each game's room has all of it, as the type checker sees here."""

from __future__ import annotations

import pytest

from metropole import bots, games
from metropole.bots import metro, metropolys
from metropole.bots.knowledge import DomainKnowledge
from metropole.bots.search import Budget, SearchBot
from tests.bots.test_search import KINDS, position

ROOMS: list[DomainKnowledge] = [metropolys, metro]


def test_every_game_has_its_room() -> None:
    assert bots.KNOWLEDGE.names() == games.names()
    assert [bots.KNOWLEDGE.load(name) for name in bots.KNOWLEDGE.names()] == ROOMS


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_every_legal_action_has_a_worth_and_a_place(name: str, players: int, options: dict[str, object]) -> None:
    game, state = position(name, players, options)
    knowledge = bots.KNOWLEDGE.load(name)
    assert sorted(knowledge.worth(game.view(state, state.turn))) == state.legal()
    assert len({knowledge.focus(code) for code in state.legal()}) > 1
    assert all(0 <= knowledge.showiness(code) <= 1 for code in state.legal())


def test_a_game_without_a_network_has_no_learned_search() -> None:
    with pytest.raises(ValueError, match="nothing was learned"):
        SearchBot(games.load("metro"), Budget(1), is_learned=True)
