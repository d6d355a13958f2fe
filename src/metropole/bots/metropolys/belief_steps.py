"""Where a building would bring a card forward: for each card, the places by how much of a group would then stand.

A *step* is a share of a group and the places that reach it: share 1 completes a group and scores, less only brings one
nearer. The steps of a card share no place; places in none of them do nothing for the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from metropole.games.metropolys import board
from metropole.games.metropolys.cards import EXPERT_AREA_GROUPS, FAMILY_AREA_PLACES, ExpansionCard

Steps = list[tuple[float, int]]

GROUPS = {"bridges": board.BRIDGES, "statues": board.STATUES, "chains": board.CHAINS}
REGIONS = {"lakes": board.LAKES, "districts": board.DISTRICT_PLACES}  # three buildings anywhere in one score, once
# Where a group could begin at all. Chains and districts begin anywhere, which tells nothing.
BEGINNINGS = {"bridges": board.AT_BRIDGE, "statues": board.AT_STATUE, "lakes": board.AT_LAKE}


def _groups_at(groups: Sequence[int]) -> list[list[int]]:
    return [[group for group in groups if group >> place & 1] for place in range(len(board.NAMES))]


GROUPS_AT = {card: _groups_at(groups) for card, groups in GROUPS.items()}


@dataclass(slots=True)
class Progress:
    """One seat's buildings, and those that no counted group of a card holds yet.

    Groups are counted as they are completed, which is what their owner saw when he built; the best packing of the end
    can be another one, but seldom is.
    """

    own: int = 0
    spare: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GROUPS, 0))

    def build(self, place: int) -> None:
        """A building stands here."""
        self.own |= 1 << place
        for card, groups_at in GROUPS_AT.items():
            spare = self.spare[card] | 1 << place
            done = next((group for group in groups_at[place] if not group & ~spare), 0)
            self.spare[card] = spare & ~done

    def area_steps(self, card: str, is_expert: bool, unbuilt: int) -> Steps:
        """What a building would do for an area card; `unbuilt` are the places where one can still stand."""
        if not is_expert:
            return [(1.0, FAMILY_AREA_PLACES[card])]
        reached = self._in_regions(card) if card in REGIONS else self._in_groups(card, unbuilt)
        return _apart([*reached, (1 / EXPERT_AREA_GROUPS[card].size, BEGINNINGS.get(card, 0))])

    def _in_groups(self, card: str, unbuilt: int) -> Steps:
        complete = second = 0
        spare, groups_at = self.spare[card], GROUPS_AT[card]
        rest = spare
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            for group in groups_at[lowest.bit_length() - 1]:
                missing = group & ~spare
                if missing & ~unbuilt:
                    continue
                if missing & (missing - 1):
                    second |= missing
                else:
                    complete |= missing
        return [(1.0, complete), (2 / 3, second)]

    def _in_regions(self, card: str) -> Steps:
        complete = second = done = 0
        for region in REGIONS[card]:
            here = (self.own & region & ~done).bit_count()
            if here >= EXPERT_AREA_GROUPS[card].size:
                done |= region
            elif here == 2:
                complete |= region
            elif here == 1:
                second |= region
        return [(1.0, complete & ~done), (2 / 3, second & ~done)]

    def expansion_steps(self, card: ExpansionCard) -> Steps:
        """What a building would do for an expansion card: in each district the rarest of its types is wanted."""
        reached = [0, 0, 0]
        types = [board.TYPE_PLACES[board.TYPES.index(name)] for name in card]
        for district in board.DISTRICT_PLACES:
            counts = [(self.own & district & places).bit_count() for places in types]
            rarest = min(counts)
            wanted = [places for places, count in zip(types, counts, strict=True) if count == rarest]
            reached[3 - len(wanted)] |= district & sum(wanted)
        return _apart([(1.0, reached[2]), (2 / 3, reached[1]), (1 / 3, reached[0])])


def neighbourhood_steps(card: str) -> Steps:
    """Every building on the card's type scores."""
    return [(1.0, board.TYPE_PLACES[board.TYPES.index(card)])]


def _apart(steps: Steps) -> Steps:
    """Each place only in the first step that has it."""
    found: Steps = []
    taken = 0
    for share, places in steps:
        if places & ~taken:
            found.append((share, places & ~taken))
            taken |= places
    return found
