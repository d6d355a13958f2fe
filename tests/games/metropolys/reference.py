"""Metropolys once more, slowly: plain sets and brute force, to check the fast engine against.

Each function follows one paragraph of the written rules; nothing here is meant to be quick.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

BUILDINGS = range(1, 14)
OUTER_RING = ["north", "east", "south", "west"]  # each adjacent to the next, the last to the first
CLOSED_DISTRICTS = {2: 2, 3: 1, 4: 0}
TOKENS = {
    2: {"trendy": 5, "subway": 6, "archaeology": 6},
    3: {"trendy": 8, "subway": 7, "archaeology": 7},
    4: {"trendy": 9, "subway": 9, "archaeology": 9},
}
FAMILY_AREA_CARDS = ["bridges", "statues", "lakes", "borders"]
EXPERT_AREA_POINTS = {"bridges": 4, "statues": 7, "lakes": 5, "districts": 4, "chains": 4}


class City:
    """The printed board: who is next to whom, and what stands where."""

    def __init__(self, path: str | Path) -> None:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        places = data["neighbourhoods"]
        self.types: list[str] = data["types"]
        self.districts: list[str] = data["districts"]
        self.district: dict[str, str] = {place["id"]: place["district"] for place in places}
        self.type: dict[str, str] = {place["id"]: place["type"] for place in places}
        self.border: set[str] = {place["id"] for place in places if place["border"]}
        self.blind_alleys: set[str] = {place["id"] for place in places if place["blind_alley"]}
        self.bridges = [frozenset(map(str, bridge["between"])) for bridge in data["bridges"]]
        self.statues = [frozenset(map(str, statue["neighbourhoods"])) for statue in data["statues"]]
        self.lakes = {str(lake["id"]): frozenset(map(str, lake["neighbourhoods"])) for lake in data["lakes"]}
        self.expansion_cards: list[list[str]] = data["expansion_cards"]
        self.neighbours: dict[str, set[str]] = {place["id"]: set(place["land"]) for place in places}
        for one, other in self.bridges:
            self.neighbours[one].add(other)
            self.neighbours[other].add(one)

    def in_district(self, district: str, places: Iterable[str]) -> set[str]:
        """Those of the places that lie in the district."""
        return {place for place in places if self.district[place] == district}


class SlowGame:
    """One game, from its set-up to the thirteenth building of somebody."""

    def __init__(self, city: City, players: int, options: dict[str, Any], setup: dict[str, Any]) -> None:
        self.city, self.players, self.options, self.setup = city, players, options, setup
        self.in_use = {place for place in city.district if city.district[place] not in setup["closed"]}
        self.turn: int | None = setup["first"]
        self.built: list[dict[str, int]] = [{} for _ in range(players)]
        self.subway_card: int | None = None
        self.archaeology_card: int | None = None
        self.placed: list[tuple[int, int, str]] = []  # seat, value, place: the bids of this call, in order
        self.passed: set[int] = set()

    def stock(self, seat: int) -> set[int]:
        """The buildings in front of a player: neither built nor placed in this call."""
        placed = {value for bidder, value, _ in self.placed if bidder == seat}
        return set(BUILDINGS) - set(self.built[seat].values()) - placed

    def free(self) -> set[str]:
        """The neighbourhoods in use with no building on them, built or only placed."""
        occupied = {place for own in self.built for place in own} | {place for *_, place in self.placed}
        return self.in_use - occupied

    def bids(self, seat: int) -> set[str]:
        """What a player could place now, were it his turn."""
        values, places = self.stock(seat), self.free()
        if self.placed:
            _, last_value, last_place = self.placed[-1]
            values = {value for value in values if value > last_value}
            places = places & self.city.neighbours[last_place]
        return {f"{value}@{place}" for value in values for place in places}

    def legal(self) -> set[str]:
        """All actions of the player to move; only the opening of a call forbids to pass."""
        if self.turn is None:
            return set()
        return self.bids(self.turn) | ({"pass"} if self.placed else set())

    def play(self, text: str) -> None:
        """Do one legal action, then all that follows from it without a question."""
        assert self.turn is not None
        if text == "pass":
            self.passed.add(self.turn)
        else:
            value, place = text.split("@")
            self.placed.append((self.turn, int(value), place))
        self._ask_next(self.turn)

    def _ask_next(self, seat: int) -> None:
        """Go clockwise to the next player who has a choice, or end the call if there is none."""
        last_bidder = self.placed[-1][0]
        while len(self.passed) < self.players - 1:
            seat = (seat + 1) % self.players
            assert seat != last_bidder  # whoever is still in sits before him: those after him have passed
            if seat in self.passed:
                continue
            if self.bids(seat):
                self.turn = seat
                return
            self.passed.add(seat)
        self._build()

    def _build(self) -> None:
        """End the call: the last bid is built, all others go back into stock."""
        builder, value, place = self.placed[-1]
        self.built[builder][place] = value
        self.placed, self.passed = [], set()
        token = self.setup["tokens"].get(place)
        if token == "subway" and self._earns_subway_card(builder):
            self.subway_card = builder
        if token == "archaeology":
            self.archaeology_card = builder
        self.turn = None if len(self.built[builder]) == len(BUILDINGS) else builder

    def _earns_subway_card(self, builder: int) -> bool:
        """Is the card unowned, or has the builder strictly more subway tokens than its owner?"""
        counts = [tokens_taken(self.setup, own)["subway"] for own in self.built]
        return self.subway_card is None or counts[builder] > counts[self.subway_card]

    def breakdown(self) -> list[dict[str, int]]:
        """The points of every seat, by category, as things stand."""
        cards = {"subway_card": self.subway_card, "archaeology_card": self.archaeology_card}
        position = {"options": self.options, "setup": self.setup, "built": self.built, **cards}
        return position_breakdown(self.city, position)

    def scores(self) -> list[int]:
        """The points of every seat as things stand."""
        return [sum(points.values()) for points in self.breakdown()]

    def winners(self) -> list[int]:
        """The seats that win as things stand."""
        return winning_seats(self.scores(), self.built)


def tokens_taken(setup: dict[str, Any], own: Iterable[str]) -> Counter[str]:
    """How many tokens of each kind lay where these buildings stand."""
    return Counter(setup["tokens"][place] for place in own if place in setup["tokens"])


def winning_seats(scores: Sequence[int], built: list[dict[str, int]]) -> list[int]:
    """Most points, then most buildings, then together."""
    results = [(score, len(own)) for score, own in zip(scores, built, strict=True)]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def position_breakdown(city: City, position: dict[str, Any]) -> list[dict[str, int]]:
    """The points of every seat by category, losses below zero, of a position as `score` takes it."""
    built, setup = position["built"], position["setup"]
    version, expansion = position["options"]["version"], position["options"]["expansion"]
    answer = []
    for seat, own in enumerate(built):
        tokens = tokens_taken(setup, own)
        points = {
            "trendy": 3 * tokens["trendy"],
            "subway": tokens["subway"],
            "subway_card": 3 if seat == position["subway_card"] else 0,
            "archaeology": -tokens["archaeology"],
            "archaeology_card": -2 if seat == position["archaeology_card"] else 0,
            "area": area_points(city, version, setup["area"][seat], frozenset(own)),
            "neighbourhood": 0,
            "expansion": expansion_points(city, setup["expansion"][seat], own) if expansion else 0,
            "highest": 0,
        }
        if version == "expert" and not expansion:
            card = setup["neighbourhood"][seat]
            points["neighbourhood"] = 2 * sum(city.type[place] == card for place in own)
            points["highest"] = 5 * sum(seat in highest_seats(city, name, built) for name in city.districts)
        answer.append(points)
    return answer


def area_points(city: City, version: str, card: str, places: frozenset[str]) -> int:
    """The points of an area card for a player with buildings on these places."""
    if version == "expert":
        return EXPERT_AREA_POINTS[card] * most_disjoint(possible_groups(city, card, places))
    wanted = {
        "bridges": frozenset().union(*city.bridges),
        "statues": frozenset().union(*city.statues),
        "lakes": frozenset().union(*city.lakes.values()),
        "borders": frozenset(city.border),
    }
    return 3 * len(places & wanted[card])


def possible_groups(city: City, card: str, places: frozenset[str]) -> list[frozenset[str]]:
    """Every group that could score for an Expert area card, overlapping ones included."""
    if card == "bridges":
        return [bridge for bridge in city.bridges if bridge <= places]
    if card == "statues":
        return [statue for statue in city.statues if statue <= places]
    if card == "chains":
        return [frozenset(three) for three in combinations(sorted(places), 3) if is_chain(city, three)]
    if card == "districts":
        districts = [frozenset(city.in_district(name, places)) for name in city.districts]
        return [own for own in districts if len(own) >= 3]
    # Three buildings do for a lake. The lake is a member of its own groups, so that it can score only once.
    shores = {name: sorted(shore & places) for name, shore in city.lakes.items()}
    return [frozenset({f"lake {name}", *three}) for name in shores for three in combinations(shores[name], 3)]


def is_chain(city: City, places: Iterable[str]) -> bool:
    """Is one of the (three) places adjacent to all the others?"""
    return any(set(places) - {middle} <= city.neighbours[middle] for middle in places)


def most_disjoint(groups: list[frozenset[str]]) -> int:
    """The largest number of groups of which no two share a member, by trying everything."""

    @cache
    def best(free: frozenset[str]) -> int:
        if not free:
            return 0
        member = min(free)  # it is either in no group, or in one of those that are still possible
        chosen = [group for group in groups if member in group and group <= free]
        return max([best(free - {member})] + [1 + best(free - group) for group in chosen])

    return best(frozenset().union(*groups))


def is_packing(city: City, card: str, places: set[str], groups: list[list[str]]) -> bool:
    """Are these groups, together, a way to score for an Expert area card with these buildings?"""
    members = [place for group in groups for place in group]
    if len(members) != len(set(members)) or not set(members) <= places:
        return False
    if card == "lakes":
        # A group between two lakes may stand for either: some choice of different lakes has to fit them all.
        choices = permutations(city.lakes.values(), len(groups))
        large = all(len(group) >= 3 for group in groups)
        return large and any(all(map(frozenset.issuperset, lakes, groups)) for lakes in choices)
    possible = possible_groups(city, card, frozenset(places))
    return all(frozenset(group) in possible for group in groups)


def expansion_points(city: City, card: Sequence[str], places: Iterable[str]) -> int:
    """Nine points for each full set of the card's three types within one district."""
    counts = Counter((city.district[place], city.type[place]) for place in places)
    return 9 * sum(min(counts[district, kind] for kind in card) for district in city.districts)


def highest_seats(city: City, district: str, built: list[dict[str, int]]) -> set[int]:
    """The seats with the highest building of a district; nobody, if nobody built there."""
    rows = []
    for own in built:
        heights = [height(own[place]) for place in city.in_district(district, own)]
        rows.append(sorted(heights, reverse=True))
    # Lists compare as the rule does: the first difference decides, and a longer list beats its own beginning.
    return {seat for seat, row in enumerate(rows) if row and row == max(rows)}


def height(value: int) -> int:
    """Small, medium or tall, as 1, 2 or 3."""
    return 1 if value <= 5 else 2 if value <= 9 else 3


def random_record_setup(city: City, rng: random.Random, players: int, version: str, expansion: bool) -> dict[str, Any]:
    """Deal everything a record holds under `setup`."""
    start = rng.randrange(4)
    closed = [OUTER_RING[(start + step) % 4] for step in range(CLOSED_DISTRICTS[players])]
    bag = [kind for kind, number in TOKENS[players].items() for _ in range(number)]
    rng.shuffle(bag)
    tokens = {}
    for district in city.districts:
        if district not in closed:
            allowed = sorted(city.in_district(district, city.district) - city.blind_alleys)
            for place in rng.sample(allowed, 7 if district == "centre" else 5):
                tokens[place] = bag.pop()
    area = FAMILY_AREA_CARDS if version == "family" else list(EXPERT_AREA_POINTS)
    unused = {"borders"} if players == 2 else set()
    unused |= {"districts"} if expansion else set()
    with_types = version == "expert" and not expansion
    types = rng.sample(city.types, players)
    triples = [list(card) for card in rng.sample(city.expansion_cards, players)]
    return {
        "first": rng.randrange(players),
        "closed": closed,
        "tokens": tokens,
        "area": rng.sample([card for card in area if card not in unused], players),
        "neighbourhood": types if with_types else None,
        "expansion": triples if expansion else None,
    }
