"""Positions of a real table of which not everything is known yet: counted as far as it is, and what is still open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from metropole.games.contract import Message
from metropole.games.metropolys import board
from metropole.games.metropolys.notation import read_setup_so_far
from metropole.games.metropolys.position import KEYS, arranged, read_built, read_position, tokens_taken
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import CLOSED_DISTRICTS, TOKEN_COUNTS, Setup
from metropole.games.metropolys.taken import laid, read_taken
from metropole.games.reading import read_complete, read_flag, read_mapping

SPECIAL_CARDS = {"subway_card": "subway", "archaeology_card": "archaeology"}
NEEDED = tuple(key for key in KEYS if key not in SPECIAL_CARDS)


@dataclass(frozen=True, slots=True)
class SoFar:
    """The State of a position, and what is still open of it: nothing where it is a last one."""

    state: State
    open: tuple[Message, ...] = ()
    has_places: bool = True  # whether it is known where the tokens lay


def read_so_far(data: object) -> SoFar:
    """A position to be scored; with `so_far` what is not known may be left out."""
    given = read_mapping(data, "position")
    if not read_flag(given.get("so_far", False), "so_far"):
        return SoFar(read_position({key: value for key, value in given.items() if key != "so_far"}))
    given = read_complete(given, "position", NEEDED, (*SPECIAL_CARDS, "so_far", "taken"))
    setup = read_setup_so_far(given["players"], given["options"], {"first": 0, **read_mapping(given["setup"], "setup")})
    built = read_built(given["built"], setup)
    has_places = given.get("taken") is None
    if not has_places:
        setup = replace(setup, tokens=laid(read_taken(given["taken"], setup), built, setup))
    holders = {card: [given[card]] if card in given else _may_hold(card, built, setup) for card in SPECIAL_CARDS}
    unknown = [card for card, may in holders.items() if len(may) > 1]
    held = {card: may[0] if len(may) == 1 else None for card, may in holders.items()}
    state = arranged(setup, {**given, **held}, unknown)
    return SoFar(state, tuple(_open(setup, built, unknown, has_places)), has_places)


def _may_hold(card: str, built: tuple[Mapping[str, int], ...], setup: Setup) -> list[int]:
    """Who may hold a special card, by the tokens taken."""
    taken = tokens_taken(built, setup, SPECIAL_CARDS[card])
    return [seat for seat, count in enumerate(taken) if count and (card != "subway_card" or count == max(taken))]


def _open(
    setup: Setup, built: tuple[Mapping[str, int], ...], unknown: list[str], has_places: bool
) -> Iterator[Message]:
    """What is still to be told before this is how a game ended."""
    if len(setup.closed) < CLOSED_DISTRICTS[setup.players]:
        yield Message("open_districts", {"needed": CLOSED_DISTRICTS[setup.players], "given": len(setup.closed)})
    if has_places and (needed := sum(TOKEN_COUNTS[setup.players].values())) > len(setup.tokens):
        yield Message("open_tokens", {"needed": needed, "given": len(setup.tokens)})
    for seat in range(setup.players):
        if kinds := [name for name, deck, dealt in setup.decks() if deck and dealt and dealt[seat] is None]:
            yield Message("open_cards", {"seat": seat, "cards": kinds})
    for card in unknown:
        yield Message("open_special_card", {"card": SPECIAL_CARDS[card]})
    if max(map(len, built)) < board.BUILDINGS:
        yield Message("open_buildings", {"most": board.BUILDINGS})
