"""A place where many have played for long: people, their ratings and their games, written as the server keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from metropole.server.lookalikes import skeleton_of
from metropole.server.ratings.anchors import ANCHORS, BOT
from metropole.server.ratings.book import RULES
from metropole.server.storage.database import now
from metropole.server.storage.schema import ratings, results, seats, tables, users
from tests.browser.truth import Truth

NAMES = ("Marieke", "Jiří", "Guus", "Klára", "Helena", "Agathe", "Tomáš", "Zoë", "Bartholomäus-Maximilian von und zu")
DAY = 86_400_000
COUNT = 40  # of people who are ranked, besides one
GAME, PLAYERS = "metropolys", 4


@dataclass(frozen=True)
class Crowd:
    """What there is: somebody in the middle of a ranking, a friend, a stranger; the tables that were played."""

    me: str
    friend: str
    gone: str
    public: list[str]
    by_link: list[str]


def gather(truth: Truth, me: str, mark: str) -> Crowd:
    """Let `me` have played with many, who alone are ranked. `mark` tells them from those of another test."""
    truth.clear(ratings)
    rng = Random(7)
    people = [f"{mark}p{number}" for number in range(COUNT)]
    crowd = Crowd(me, people[0], people[1], [f"{mark}g{n}" for n in range(26)], [f"{mark}l{n}" for n in range(3)])
    named = [
        {"id": id, "name": f"{NAMES[number % len(NAMES)]} {mark}{number}" if number % len(NAMES) < 8 else NAMES[8]}
        for number, id in enumerate(people)
    ]
    common = {"preferences": {}, "created_at": now() - 300 * DAY, "seen_at": now()}
    accounts = [{**one, "login": one["id"], "skeleton": skeleton_of(one["id"]), **common} for one in named]
    accounts[1] |= {"name": None, "login": None, "skeleton": None}
    truth.add({users: accounts, ratings: [_rating(who, rng) for who in (*people, me, *map(BOT.__add__, ANCHORS))]})
    for number, id in enumerate([*crowd.public, *crowd.by_link]):
        _play(truth, id, me, people, number, rng, is_public=id in crowd.public)
    return crowd


def _rating(who: str, rng: Random) -> dict[str, Any]:
    bot = ANCHORS.get(who.removeprefix(BOT)) if who.startswith(BOT) else None
    mu, sigma = (bot.mu, bot.sigma) if bot else (rng.gauss(26, 6), rng.uniform(1.2, 4))
    games = rng.randrange(1000, 3000) if bot else rng.randrange(12, 320)
    numbers = {"mu": mu, "sigma": sigma, "rating": mu - 3 * sigma, "games": games, "wins": int(games * (mu + 13) / 160)}
    rest = {"worth": 20.0, "met": ["a", "b", "c"], "is_provisional": False, "rules": RULES}
    return {"who": who, "game": GAME, "players": PLAYERS, **numbers, **rest}


def _play(truth: Truth, id: str, me: str, people: list[str], number: int, rng: Random, *, is_public: bool) -> None:
    """A game that is over: of four people, or of two and two bots; some of them rated."""
    sat = [me, people[number % 3], *(people[5:7] if number % 2 else [f"{BOT}skilled", f"{BOT}expert"])]
    rng.shuffle(sat)
    scores = sorted((rng.randrange(20, 48) for _ in sat), reverse=True)
    if number % 6 == 1:
        scores[1] = scores[0]
    order = rng.sample(range(4), 4)
    ranks, points = [0] * 4, [0] * 4
    for place, seat in enumerate(order):
        ranks[seat], points[seat] = (1 if number % 6 == 1 and place < 2 else place + 1), scores[place]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    result = {"scores": points, "ranks": ranks, "winners": winners, "decided_by": "points", "lost": []}
    at, before = now() - (number + 1) * DAY // 2, 14 + 6 * rng.random() - number * 0.15
    terms = {
        "game": GAME,
        "rules": 1,
        "players": PLAYERS,
        "options": {"version": "expert", "expansion": number % 3 == 0},
    }
    rest = {"given": {}, "pace": {"bank": 0, "increment": 0, "per_move": 0}, "is_public": is_public, "is_rated": True}
    over = {
        "status": "finished",
        "turn_seat": -1,
        "awaits_bot": False,
        "is_settled": True,
        "result": result,
        "version": 99,
    }
    times = {"created_at": at, "changed_at": at, "opened_by": me, "id": id}
    rated = {"table_id": id, "is_rated": True, "weight": 1.0, "at": at + number}
    changes = {"rating_before": before, "rating_after": before + (1.5 - ranks[sat.index(me)]) * rng.random()}
    truth.add(
        {
            tables: [{**terms, **rest, **over, **times}],
            seats: [
                {
                    "table_id": id,
                    "seat": seat,
                    "user_id": None if who.startswith(BOT) else who,
                    "bot": who.removeprefix(BOT) if who.startswith(BOT) else None,
                }
                for seat, who in enumerate(sat)
            ],
            results: [
                {**rated, "seat": seat, "who": who, "score": points[seat], "rank": ranks[seat], **changes}
                for seat, who in enumerate(sat)
            ],
        }
    )
