"""What the preview says is what then happens: two hundred moves of both games, read from the page before they are
confirmed, and compared with what the server has kept and the page shows after it.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from metropole.server.broadcast.presenter import presenter_of
from metropole.server.tables.table import Table
from tests.browser.conftest import Serving
from tests.browser.steps import moved_on, show, table_by_request, version_of, wait_for_turn
from tests.browser.truth import name_of

# Chooses a listed move and waits for its preview; answers its action, the version, and the numbers of the panel.
CHOOSE = """async (share) => {
  const numbers = (text) => (text.replaceAll('−', '-').match(/-?\\d+/g) ?? []).map(Number);
  const rows = (selector) => [...document.querySelectorAll(selector)];
  const moves = rows('.moves button').filter((one) => !['pass', 'draw'].includes(one.dataset.action));
  const move = moves[Math.floor(share * moves.length)];
  move.click();
  const ends = Date.now() + 10_000;
  while (!document.querySelector('.preview .totals, .preview .pv-answer')) {
    if (Date.now() > ends) throw new Error(`no preview of ${move.dataset.action}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return {
    action: move.dataset.action,
    version: Number(document.querySelector('.table').dataset.version),
    lines: rows('.preview .chg tbody tr').map((row) => ({
      station: Number(row.querySelector('.splate').textContent),
      lengths: numbers(row.querySelector('.len').textContent),
      end: row.querySelector('.end').textContent.trim(),
      gained: numbers(row.querySelector('.pt').textContent)[0] ?? 0,
    })),
    totals: rows('.preview .totals b').map((one) => numbers(one.textContent)),
    answers: rows('.preview .pv-answer li').map((one) => ({
      name: one.querySelector('.name').textContent,
      values: [...one.querySelectorAll('.vals b')].map((value) => value.textContent),
    })),
    where: rows('.preview .where button').map((one) => one.textContent),
    points: rows('.preview .points tbody tr').map((row) => [
      row.dataset.source, ...[1, 2].map((at) => numbers(row.cells[at].textContent)[0]),
    ]),
    sums: numbers(document.querySelector('.preview .points tfoot tr')?.innerText ?? ''),
  };
}"""


def numbers(shown: list[str]) -> list[int]:
    """The values that are shown one by one, or as runs: `2 to 5 or 9`."""
    found: list[int] = []
    for text in shown:
        for run in re.findall(r"\d+ to \d+|\d+", text):
            first, _, last = run.partition(" to ")
            found += range(int(first), int(last or first) + 1)
    return found


def end_text(line: dict[str, Any]) -> str:
    if line["end"] is None:
        return "open"
    return "centre, doubled" if line["end"] == "centre" else f"ends at {line['end']}"


def check_metro(seen: dict[str, Any], before: Table, after: Table) -> None:
    """Exactly those lines change that were said to, by so much, and everybody's points are as foretold."""
    old, new = (presenter_of(table.terms.game).position(table.view(None)) for table in (before, after))
    told = ("length", "end", "points")
    changed = [
        {
            "station": now["station"],
            "lengths": [was["length"], now["length"]],
            "end": end_text(now),
            "gained": now["points"] - was["points"],
        }
        for was, now in zip(old["lines"], new["lines"], strict=True)
        if any(was[key] != now[key] for key in told)
    ]
    by_station = sorted(seen["lines"], key=lambda line: line["station"])
    assert [{**line, "end": re.sub(r"\s+", " ", line["end"])} for line in by_station] == changed
    assert seen["totals"] == [list(pair) for pair in zip(old["points"], new["points"], strict=True)]


def check_metropolys(seen: dict[str, Any], serving: Serving, before: Table, after: Table, seat: int) -> None:
    """My points are as said; who is asked next may answer with what was said; if nobody can, it is built."""
    words = serving.truth.words(before, seat)
    own = presenter_of(before.terms.game).own(before.view(seat))["points"]
    assert all(own[source] == now for source, now, _ in seen["points"])
    assert sum(own.values()) == seen["sums"][0]
    value, place = seen["action"].split("@")
    next_seat = after.turn
    if not seen["answers"]:
        assert after.match is not None
        assert presenter_of(after.terms.game).position(after.view(None))["built"][seat].get(place) == int(value)
        return
    legal = presenter_of(after.terms.game).legal(after.view(next_seat))
    first = seen["answers"][0]
    assert first["name"] == name_of(after, after.seats[next_seat], next_seat, serving.truth.names(), words)
    assert numbers(first["values"]) == legal["values"]
    assert sorted(seen["where"]) == sorted(legal["places"])


def check_built(seen: dict[str, Any], serving: Serving, table_id: str, seat: int) -> bool:
    """Where nobody outbid it, the points that were said to follow are mine: whether that was so."""
    stored = serving.truth.stored(table_id)
    value, place = seen["action"].split("@")
    table = stored.table(seen["version"] + 1)
    for entry in stored.entries[seen["version"] + 1 :]:
        if table.match is None or not presenter_of(table.terms.game).position(table.view(None))["bids"]:
            break
        table.apply(entry)
    if presenter_of(table.terms.game).position(table.view(None))["built"][seat].get(place) != int(value):
        return False
    own = presenter_of(table.terms.game).own(table.view(seat))["points"]
    assert all(own[source] == then for source, _, then in seen["points"]), (seen, own)
    assert sum(own.values()) == seen["sums"][1]
    return True


def check_page(page: Page, table: Table) -> None:
    """What the page shows now is what the server has kept."""
    position = presenter_of(table.terms.game).position(table.view(None))
    if table.terms.game == "metro":
        points = page.locator(".players .pts [aria-hidden]").all_inner_texts()
        assert [int(one) for one in points] == position["points"]
        stations = page.locator(".players .chips button").evaluate_all(
            "all => all.map((one) => [one.textContent, one.className])"
        )
        kinds = {str(line["station"]): kind_of(line) for line in position["lines"] if line["seat"] is not None}
        assert {number: look.split()[0] for number, look in stations} == kinds
    else:
        held = page.locator(".players .stock").evaluate_all(
            "all => all.map((one) => one.querySelectorAll('.built').length)"
        )
        assert held == [len(places) for places in position["built"]]


def kind_of(line: dict[str, Any]) -> str:
    if line["end"] is not None:
        return "fin"
    return "run" if line["length"] else "idle"


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("metro", 2, {}),
    ("metro", 2, {"hand": 3, "free_rotation": True}),
    ("metro", 3, {"hand": 2}),
    ("metro", 4, {"free_rotation": True}),
    ("metropolys", 2, {"version": "expert"}),
    ("metropolys", 3, {"version": "family"}),
    ("metropolys", 4, {"version": "expert", "expansion": True}),
]
BIDS = 35  # of each game of Metropolys; with the tiles of Metro 200 of all games together
TILES = 60


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_foretold_happens(
    page: Page, serving: Serving, game: str, players: int, options: dict[str, Any]
) -> None:
    rng = random.Random(f"{game} {players} {options}")
    wanted, compared, built = TILES // players if game == "metro" else BIDS, 0, 0
    while compared < wanted:
        table_id = table_by_request(page, game, ["me", *["novice"] * (players - 1)], options=options)
        page.goto(f"/table/{table_id}")
        wait_for_turn(page)
        show(page, "All moves")
        while compared < wanted and wait_for_turn(page):
            check_page(page, serving.truth.table(table_id))
            seen = play_one(page, game, rng)
            if seen is None:
                continue
            stored = serving.truth.stored(table_id)
            before, after = stored.table(seen["version"]), stored.table(seen["version"] + 1)
            assert stored.entries[seen["version"]].details["action"] == seen["action"]
            if game == "metro":
                check_metro(seen, before, after)
            else:
                check_metropolys(seen, serving, before, after, seat=0)
                wait_for_turn(page)
                built += check_built(seen, serving, table_id, seat=0)
            compared += 1
    assert built or game == "metro"


def play_one(page: Page, game: str, rng: random.Random) -> dict[str, Any] | None:
    """Choose and confirm: what was said of it before; nothing where there is only a pass."""
    if page.locator(".moves button:not([data-action=pass])").count() == 0:
        version = version_of(page)
        page.get_by_test_id("pass").evaluate("one => one.click()")
        page.get_by_test_id("confirm").evaluate("one => one.click()")
        moved_on(page, version)
        return None
    # Small buildings first, so that there is something left to bid with.
    share = rng.random() if game == "metro" else rng.random() ** 3
    seen: dict[str, Any] = page.evaluate(CHOOSE, share)
    page.get_by_test_id("confirm").evaluate("one => one.click()")
    moved_on(page, seen["version"])
    return seen
