"""Games looked at again on the screen: every moment as the server has it, links, keys, records, phones."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.analysis import unseen
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.tables.table import Table
from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.leftovers import left_over
from tests.browser.looking import STANDING, at, check_board, expect_at, last_of, look
from tests.browser.steps import SPOTS, play_from_list, version_of, wait_for_turn
from tests.server.client import Browser
from tests.server.play.round import Round

GAMES = ["metropolys", "metro"]
# Goes through the whole game, and counts for each step how many nodes of the page came, went or were changed by it.
TOUCHED = """async () => {
  const counts = [], end = Number(document.querySelector('[data-testid=slider]').max);
  let count = 0;
  const tally = (all) => all.forEach((one) => (count += one.addedNodes.length + one.removedNodes.length || 1));
  const watch = new MutationObserver(tally);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (counts.length < end) {
    count = 0;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    tally(watch.takeRecords());
    counts.push(count);
  }
  return counts;
}"""
DROPPED = """(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.jsonl'));
  return files;
}"""
RECORDS = Path(__file__).parents[1] / "records"
GRIP = 20  # pixels
FEW = 120  # of some 3,000 nodes
# Of functions of the page for one step, half as many again as there are; where every step looked through all that there
# is on the page, there were twice as many.
CALLS = {"metropolys": 18_000, "metro": 27_000}


@pytest.fixture(scope="module", params=GAMES)
def over(request: pytest.FixtureRequest, serving: Serving) -> tuple[str, Table]:
    """A finished game of two people and a bot."""
    played = Round([Browser(serving.address, "Ada"), Browser(serving.address, "Bob")], request.param, "novice")
    played.play_on()
    for tab in played.tabs:
        tab.close()
    return played.table, serving.truth.table(played.table)


def test_a_whole_game_to_its_end_and_back(page: Page, serving: Serving, over: tuple[str, Table]) -> None:
    table_id, table = over
    look(page, table_id)
    expect_at(page, 0)
    for version in range(1, last_of(table) + 1):
        page.keyboard.press("ArrowRight")
        expect_at(page, version)
        check_board(page, serving, table, version)
    assert table.match is not None
    assert table.match.outcome is not None
    shown = page.get_by_test_id("points").locator("li").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == list(table.match.outcome.scores)
    for version in range(last_of(table) - 1, -1, -7):
        for _ in range(7):
            page.keyboard.press("ArrowLeft")
        expect_at(page, max(version - 6, 0))
        check_board(page, serving, table, max(version - 6, 0))


@contextmanager
def calls_counted(page: Page) -> Iterator[list[int]]:
    """How often any function of the page's files is called meanwhile."""
    count: list[int] = []
    profiler = page.context.new_cdp_session(page)
    profiler.send("Profiler.enable")
    profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    yield count
    files = [file for file in profiler.send("Profiler.takePreciseCoverage")["result"] if "/assets/" in file["url"]]
    count.append(sum(function["ranges"][0]["count"] for file in files for function in file["functions"]))


def test_a_step_touches_only_what_changes(new_page: NewPage, phone: dict[str, Any], over: tuple[str, Table]) -> None:
    """What takes long on a slow phone is counted, not timed: how long that is, a benchmark says."""
    page = new_page(**phone)
    look(page, over[0])
    nodes = page.evaluate("document.querySelectorAll('*').length")
    with calls_counted(page) as called:
        touched = sorted(page.evaluate(TOUCHED))
    print("calls for a step", called[0] // len(touched))
    assert called[0] // len(touched) <= CALLS[over[1].terms.game]
    assert len(touched) == last_of(over[1])
    assert touched[0] > 0
    assert touched[len(touched) // 2] <= FEW < nodes / 10, touched


def test_links_to_random_moments(page: Page, serving: Serving, over: tuple[str, Table]) -> None:
    table_id, table = over
    look(page, table_id)
    rng = random.Random(4)
    for version in rng.sample(range(1, last_of(table)), 10):
        page.get_by_test_id("moves").locator(f"[data-at='{version}'] a").click()
        expect_at(page, version)
        address = page.url
        assert "." in address.partition("#")[2]
        elsewhere = page.context.new_page()
        elsewhere.goto(address)
        expect_at(elsewhere, version)
        check_board(elsewhere, serving, table, version)
        elsewhere.close()


def test_what_can_be_shared(page: Page, over: tuple[str, Table]) -> None:
    """The link opens at its moment, and picture, film and record are files."""
    table_id, _ = over
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    look(page, table_id, "#3.1")
    page.get_by_test_id("link").click()
    expect(page.get_by_test_id("link")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table_id}?at=3.1")
    moment = at(page)
    page.goto(link)
    expect_at(page, moment)
    for name, ending in (
        ("picture", "-3.1.png"),
        ("drawing", "-3.1.svg"),
        ("film", ".webp"),
        ("save", ".jsonl"),
    ):
        with page.expect_download() as given:
            page.get_by_test_id(name).click()
        assert given.value.suggested_filename.endswith(ending)
        assert given.value.path().stat().st_size > 500
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"/replay/{table_id}#"))


def test_a_record_from_anywhere_has_pictures_too(page: Page, over: tuple[str, Table]) -> None:
    _, table = over
    assert table.match is not None
    page.goto("/replay")
    page.get_by_label("Record").fill(table.match.record().to_text())
    page.get_by_role("button", name="Open").click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("link")).to_have_count(0)
    for name, ending in (("picture", "-1.1.png"), ("drawing", "-1.1.svg"), ("save", ".jsonl")):
        with page.expect_download() as given:
            page.get_by_test_id(name).click()
        assert given.value.suggested_filename == f"{table.terms.game}{ending}"
        assert given.value.path().stat().st_size > 500


def test_keys_and_the_way_back(page: Page, over: tuple[str, Table]) -> None:
    table_id, table = over
    look(page, table_id, "#3")
    third = at(page)
    assert third >= 3
    page.keyboard.press("Shift+ArrowRight")
    assert page.locator(".replay").get_attribute("data-moment", timeout=1000) is not None
    fourth = at(page)
    assert fourth > third
    page.keyboard.press("Shift+ArrowLeft")
    expect_at(page, third)
    page.keyboard.press("End")
    expect_at(page, last_of(table))
    page.go_back()
    expect_at(page, third)
    page.go_forward()
    expect_at(page, last_of(table))
    page.keyboard.press("Home")
    expect_at(page, 0)
    page.keyboard.press("Space")
    expect_at(page, 2)
    page.keyboard.press("Space")
    stopped = at(page)
    page.keyboard.press("ArrowRight")
    expect_at(page, stopped + 1)
    said = page.get_by_test_id("said")
    expect(said).not_to_be_empty()


def grip(page: Page, at: int) -> tuple[float, float]:
    """Where on the line of time the middle of its grip stands at a moment."""
    slider = page.get_by_test_id("slider")
    slider.scroll_into_view_if_needed()
    box, last = slider.bounding_box(), int(slider.get_attribute("max") or 0)
    assert box is not None
    return box["x"] + GRIP / 2 + (box["width"] - GRIP) * at / last, box["y"] + box["height"] / 2


def test_the_line_of_time_by_pointer_and_keys_and_all_of_it_in_other_words(
    page: Page, serving: Serving, over: tuple[str, Table]
) -> None:
    """Pressed, drawn and gone along; then in two other languages at the same moment, seat and branch."""
    table_id, table = over
    look(page, table_id)
    slider, end = page.get_by_test_id("slider"), last_of(table)
    pieces = presenter_of(table.terms.game).position(table.view(None))
    marks = sum(map(len, pieces["built"])) if "built" in pieces else len(pieces["tiles"])
    assert page.locator(".slide .mark").count() == marks
    assert [slider.get_attribute(name) for name in ("min", "max")] == ["0", str(end)]
    page.mouse.click(*grip(page, end // 2))
    expect_at(page, end // 2)
    page.mouse.down()
    page.mouse.move(*grip(page, end - 3), steps=4)
    expect_at(page, end - 3)
    page.mouse.up()
    page.keyboard.press("ArrowLeft")
    expect_at(page, end - 4)
    expect(slider).to_have_value(str(end - 4))
    check_board(page, serving, table, end - 4)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r" is next\.?$"))

    page.get_by_test_id("viewpoint").select_option("1")
    expect(page.locator(".replay")).to_have_attribute("data-viewpoint", "1")
    for old, new in (("en", "fr"), ("fr", "de")):
        page.locator(".lang select").select_option(new)
        page.wait_for_selector(f"html[lang={new}]")
        assert left_over(page, old, new) == []
        expect_at(page, end - 4)
        expect(page.get_by_test_id("viewpoint")).to_have_value("1")
        if new == "fr":
            page.get_by_test_id("what-if").click()
            page.keyboard.press("l")
            page.locator(".moves [data-action]").first.click()
            page.get_by_test_id("confirm").click()
        expect(page.get_by_test_id("branch")).to_have_attribute("data-at", "1")
    expect(page).to_have_url(re.compile("~"))


def test_from_every_seat_only_what_it_knows(page: Page, over: tuple[str, Table]) -> None:
    table_id, _ = over
    look(page, table_id, "#2")
    holdings = page.get_by_test_id("holdings").locator("article")
    expect(holdings).to_have_count(3)
    page.get_by_test_id("viewpoint").select_option("1")
    expect(holdings).to_have_count(1)
    expect(holdings).to_have_attribute("data-seat", "1")
    page.get_by_test_id("viewpoint").select_option("spectator")
    expect(holdings).to_have_count(0)
    moment = at(page)
    page.get_by_test_id("viewpoint").select_option("everybody")
    expect(holdings).to_have_count(3)
    assert at(page) == moment


def unseen_of(page: Page) -> dict[str, int]:
    """The tiles that are told as unseen, by kind."""
    kinds = page.get_by_test_id("unseen").locator("[data-tile]")
    told: list[list[str]] = kinds.evaluate_all("all => all.map((one) => [one.dataset.tile, one.innerText])")
    return {kind: int(count) for kind, count in told}


def test_what_is_unseen_is_counted_without_an_analysis(page: Page, over: tuple[str, Table]) -> None:
    """For an onlooker and from every seat, as the program counts it."""
    table_id, table = over
    assert table.match is not None
    look(page, table_id)
    for viewpoint in ("spectator", "0", "1", "everybody"):
        page.get_by_test_id("viewpoint").select_option(viewpoint)
        expect(page.locator(".replay")).to_have_attribute("data-viewpoint", viewpoint)
        for version in (0, 17, last_of(table) - 1):
            page.keyboard.press("Home")
            if version:
                page.get_by_test_id("moves").locator(f"[data-at='{version}'] a").click()
            expect_at(page, version)
            counts = unseen.at(table.match.at(version))
            place = int(viewpoint) + 1 if viewpoint.isdigit() else 0
            assert unseen_of(page) == ({} if counts is None else counts[place]), (viewpoint, version)
    page.keyboard.press("End")
    expect(page.get_by_test_id("unseen")).to_have_count(0)


def test_records_are_pasted_and_what_is_wrong_is_told(page: Page, serving: Serving, over: tuple[str, Table]) -> None:
    _, table = over
    assert table.match is not None
    record = table.match.record().to_json()
    page.goto("/replay")
    broken = {**record, "actions": [*record["actions"][:4], "nonsense"]}
    page.get_by_label("Record").fill(json.dumps(broken))
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_test_id("refused")).to_contain_text("Line 1, step 5:")
    page.get_by_label("Record").fill(f"{json.dumps(record)}\n{json.dumps(record)}")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_test_id("games").locator("li")).to_have_count(2)
    page.get_by_test_id("games").get_by_role("button").nth(0).click()
    expect(page.locator(".replay")).to_be_visible()
    page.go_back()
    page.get_by_test_id("games").get_by_role("button").nth(1).click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("End")
    expect_at(page, last_of(table))


def test_files_are_opened_and_dropped_and_what_is_too_large_is_not_sent(page: Page, tmp_path: Path) -> None:
    page.goto("/replay")
    games, file = page.get_by_test_id("games").locator("li"), page.locator("input[type=file]")
    golden = RECORDS / "metropolys.jsonl"
    file.set_input_files(golden)
    expect(games).to_have_count(len(golden.read_text(encoding="utf-8").splitlines()))
    huge = tmp_path / "huge.jsonl"
    huge.write_text("x" * 500_001, encoding="utf-8")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    file.set_input_files(huge)
    refusal = page.get_by_role("alert").filter(has_text=re.compile("500.?000"))
    expect(refusal).to_be_visible()
    page.get_by_label("Record").fill("y" * 500_001)
    page.get_by_role("button", name="Open").click()
    expect(games).to_have_count(0)
    expect(refusal).to_be_visible()
    assert sent == []
    dropped = page.evaluate_handle(DROPPED, (RECORDS / "metro.jsonl").read_text(encoding="utf-8").splitlines()[0])
    page.locator("main form").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.locator(".replay.metro")).to_be_visible()


def test_the_page_for_records_is_for_everybody(
    new_page: NewPage, phone: dict[str, Any], over: tuple[str, Table]
) -> None:
    """The form, what is refused and the list of games, on a small phone and on a dark one."""
    _, table = over
    assert table.match is not None
    record = table.match.record().to_text()
    for page in (new_page(360, 640), new_page(**phone, theme="dark")):
        page.goto("/replay")
        for text, shown in (("", ""), ("nonsense", "refused"), (f"{record}\n{record}\nnonsense", "games")):
            if text:
                page.get_by_label("Record").fill(text)
                page.get_by_role("button", name="Open").click()
                expect(page.get_by_test_id(shown)).to_be_visible()
            check(page, f"records: {shown or 'the form'}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_is_heard_move_by_move(page: Page, over: tuple[str, Table]) -> None:
    """By keys alone, to the end and back: each time what is said begins with the line of the log where one is."""
    table_id, table = over
    look(page, table_id)
    said, here = page.get_by_test_id("said"), page.get_by_test_id("moves").locator("[aria-current=step]")
    for key, last in (("ArrowRight", last_of(table)), ("ArrowLeft", 1)):
        while at(page) != last:
            before = at(page)
            page.keyboard.press(key)
            expect_at(page, before + (1 if key == "ArrowRight" else -1))
            line = " ".join(here.locator("span").last.inner_text().split())
            expect(said).to_contain_text(line, use_inner_text=False)


def test_another_move_is_tried_judged_sent_to_others_and_played_on(
    new_page: NewPage, phone: dict[str, Any], over: tuple[str, Table]
) -> None:
    table_id, table = over
    assert table.match is not None
    page = new_page()
    look(page, table_id, "#3.1")
    left = at(page)
    played = table.match.game.text(table.match.history[left])
    page.get_by_test_id("what-if").click()
    branch = page.get_by_test_id("branch")
    moves = page.get_by_test_id("branch-moves").locator("li[data-at]")
    page.keyboard.press("l")
    page.locator(f".moves [data-action]:not([data-action='{played}'])").first.click()
    page.get_by_test_id("confirm").click()
    expect(moves).to_have_count(1)
    page.wait_for_selector("main [data-place][aria-label*=' may ']")
    spot = page.evaluate(SPOTS)[0]  # the next by the board itself
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator(".preview .totals, .preview .pv-answer")).to_be_attached()
    page.get_by_test_id("confirm").click()
    expect(moves).to_have_count(2)
    expect(branch).to_have_attribute("data-at", "2")
    expect(page).to_have_url(re.compile(rf"~[^~]+~[^~]*{spot['place']}[^~]*$"))
    expect_at(page, left)
    check(page, "what if")
    page.keyboard.press("Escape")
    expect(branch).to_have_count(0)
    expect_at(page, left)
    page.go_back()
    expect(moves).to_have_count(2)
    elsewhere = new_page(**phone)
    elsewhere.goto(page.url)
    expect(elsewhere.get_by_test_id("branch-moves").locator("li[data-at]")).to_have_count(2)
    assert elsewhere.evaluate(STANDING) == page.evaluate(STANDING)
    check(elsewhere, "what if, on a phone")
    assert elsewhere.evaluate("document.documentElement.scrollWidth <= innerWidth")
    elsewhere.goto(f"/replay/{table_id}#3.1~nonsense")
    elsewhere.reload()
    expect(elsewhere.get_by_role("alert").filter(has_text="cannot be played")).to_be_visible()
    expect_at(elsewhere, left)

    page.get_by_test_id("branch-judge").click()
    expect(page.get_by_test_id("branch-chances").locator("li")).to_have_count(3)
    page.get_by_test_id("branch-go-on").click()
    expect(branch).to_have_attribute("data-at", "3")
    page.keyboard.press("ArrowLeft")
    expect(branch).to_have_attribute("data-at", "2")
    branch.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-seat").select_option("1")
    page.get_by_test_id("play-on-level").select_option("novice")
    page.get_by_test_id("play-on-begin").click()
    expect(page.locator(".table")).to_be_visible()
    wait_for_turn(page)
    before = version_of(page)
    assert before > left + 2
    play_from_list(page, 0)
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(before))


def test_nothing_is_wrong_for_those_who_listen_or_have_little_room(
    new_page: NewPage, over: tuple[str, Table], phone: dict[str, Any]
) -> None:
    table_id, _ = over
    for page in (new_page(), new_page(theme="dark"), new_page(**phone)):
        look(page, table_id, "#4")
        check(page, "replay")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
