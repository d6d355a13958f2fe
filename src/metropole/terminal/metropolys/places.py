"""The city in words: district by district, or one neighbourhood with all that is around it."""

from __future__ import annotations

from metropole.games.metropolys import board
from metropole.games.metropolys.cards import FAMILY_AREA_PLACES
from metropole.games.metropolys.view import View
from metropole.words import Words

Lines = list[str]


class Places:
    """Puts neighbourhoods into words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def city(self, view: View, rest: str) -> Lines:
        """All districts in use, or the one that is named."""
        named = rest.lower()
        if named and named not in board.DISTRICTS:
            return [self.words("term-no-district", text=rest[:20])]
        lines = []
        for district in [named] if named else board.DISTRICTS:
            if district in view.setup.closed:
                lines.append(self.words("term-closed", districts=[district]))
                continue
            lines.append(self.words.sentence("term-district", district=district))
            lines += ["  " + self.line(view, name) for name in board.names_of(board.district_mask(district))]
        return lines

    def line(self, view: View, name: str) -> str:
        """One neighbourhood: type, token, and what stands there."""
        place = board.INDEX[name]
        details = {"place": name, "type": board.TYPE_OF[place], "token": self._token(view, name)}
        for seat, buildings in enumerate(view.built):
            if value := buildings.get(name):
                height = self.words(f"height-{_height(value)}")
                return self.words("term-place-built", height=height, value=value, seat=seat, **details)
        for bid in view.bids:
            if bid.place == name:
                return self.words("term-place-bid", seat=bid.seat, value=bid.value, **details)
        return self.words("term-place-free", **details)

    def _token(self, view: View, name: str) -> str:
        """The token that still lies there."""
        taken = any(name in buildings for buildings in view.built)
        token = None if taken else view.setup.tokens.get(name)
        return self.words("term-with-token", token=token) if token else ""

    def look(self, view: View, rest: str) -> Lines:
        """One neighbourhood with its neighbours, bridges, lakes and statues."""
        name = rest.upper()
        if not name:
            return [self.words("term-look-what")]
        if name not in board.INDEX:
            return [self.words("term-no-place", text=rest[:20])]
        bit = board.mask_of([name])
        lines = [self.line(view, name)]
        lines.append(self.words("term-place-next", places=board.names_of(board.ADJACENT[board.INDEX[name]])))
        if bridges := [end for bridge in board.BRIDGES if bridge & bit for end in board.names_of(bridge & ~bit)]:
            lines.append(self.words("term-place-bridges", places=bridges))
        if things := self._things(bit):
            lines.append(self.words("term-place-at", things=self.words.join(things)))
        lines += [self.words("term-place-border")] if board.BORDER & bit else []
        lines += [self.words("term-place-blind")] if board.BLIND_ALLEYS & bit else []
        return lines

    def _things(self, bit: int) -> Lines:
        lakes = zip(board.LAKE_NAMES, board.LAKES, strict=True)
        found = [self.words("term-lake", name=name) for name, lake in lakes if lake & bit]
        statues = enumerate(board.STATUES, start=1)
        return found + [self.words("term-statue", number=number) for number, statue in statues if statue & bit]

    def of_area_card(self, view: View, card: str) -> Lines:
        """Where a Family area card counts; Expert's are groups, which `score` and `try` show."""
        if view.setup.version == "expert":
            return []
        places = board.names_of(FAMILY_AREA_PLACES[card] & view.setup.places)
        return [self.words("term-card-places", card=card, places=places)]


def _height(value: int) -> str:
    if value >= board.TALL:
        return "tall"
    return "medium" if value >= board.MEDIUM else "small"
