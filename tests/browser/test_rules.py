"""The rules on the screen: beside a table, where what was refused leads to its topic; as pages; and printed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from metropole.games.rulebook import RULEBOOKS, rulebook_of
from metropole.messages import LANGUAGES
from metropole.puzzles import shipped
from metropole.words import Words
from tests.analysis.games import recorded
from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.steps import labels, moved_on, play_from_list, select, table_by_request, version_of, wait_for_turn
from tests.server.client import Browser
from tests.server.play.round import Round

MOST_PAGES = 2
HEADING = {"metropolys": "A call for proposals", "metro": "Where a tile may go"}  # of what leads from a taken place
TAKEN = re.compile("is here|bids|built|builds")


def heading(game: str, id: str, language: str = "en") -> str:
    return Words(language).say(next(topic.heading for topic in rulebook_of(game).topics if topic.id == id))


def refused_at(page: Page, game: str) -> None:
    """Something stands on the board, and it was picked where it stands."""
    table_id = table_by_request(page, game, ["me", "novice", "novice"])
    page.goto(f"/table/{table_id}")
    assert wait_for_turn(page)
    version = version_of(page)
    play_from_list(page)
    moved_on(page, version)
    assert wait_for_turn(page)
    taken = next(place for place, said in labels(page).items() if TAKEN.search(said))
    page.locator(f'main [data-place="{taken}"]').dispatch_event("click")
    page.wait_for_selector("main .frame > p")


@pytest.mark.parametrize("on_phone", [False, True])
@pytest.mark.parametrize("game", RULEBOOKS.own)
def test_what_was_refused_leads_to_its_topic_beside_the_table(
    new_page: NewPage, phone: dict[str, Any], game: str, on_phone: bool
) -> None:
    page = new_page(**phone) if on_phone else new_page(1440, 900)
    refused_at(page, game)
    version = version_of(page)
    page.get_by_role("button", name="Why not?").click()
    panel = page.get_by_role("dialog", name="The rules of")
    expect(panel.get_by_role("heading", name=HEADING[game])).to_be_focused()
    expect(panel.get_by_role("img", name=HEADING[game])).to_be_visible()
    check(page, f"the rules beside {game}")
    # from there to any other, by search
    panel.get_by_role("button", name="All topics").click()
    panel.get_by_role("searchbox").fill("WINNER")
    panel.get_by_role("link", name=heading(game, "end")).first.click()
    expect(panel.get_by_role("heading", name=heading(game, "end"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-version", str(version))


def expect_topic(page: Page, game: str, reason: str) -> None:
    """The panel beside is open at the topic about this reason; then it is closed."""
    panel = page.get_by_role("dialog", name="The rules of")
    expect(panel.get_by_role("heading", name=about(game, f"reason:{reason}"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def about(game: str, lead: str) -> str:
    return heading(game, rulebook_of(game).leads()[lead])


def pick(page: Page, place: str) -> None:
    spot = page.locator(f"main [data-place='{place}']").first
    spot.focus()
    spot.press("Enter")


@pytest.mark.parametrize(("game", "chapter", "place"), [("metropolys", "family", "C2"), ("metro", "variants", "05")])
def test_a_wrong_try_in_a_lesson_leads_to_its_topic(
    new_page: NewPage, phone: dict[str, Any], game: str, chapter: str, place: str
) -> None:
    page = new_page(**phone)
    page.goto(f"/learn/{game}/{chapter}")
    with page.expect_response(re.compile("/why")) as answer:
        pick(page, place)
    reason = answer.value.json()["reason"]["id"]
    why = page.get_by_role("button", name="Why not?")
    box = why.bounding_box()
    assert box is not None
    assert box["height"] >= 24, "it can be hit"
    why.click()
    expect_topic(page, game, reason)
    page.keyboard.press("h")
    expect_topic(page, game, reason)
    expect(page.locator(".table")).to_have_attribute("data-step", "0")
    if game == "metro":  # the tile that is meant
        expect(page.get_by_test_id("ask").locator(".pictured svg")).to_be_visible()


@pytest.mark.parametrize("game", RULEBOOKS.own)
def test_what_a_puzzle_refuses_leads_to_its_topic(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900)
    puzzle = next(one for one in shipped(game) if one.record.actions and one.answer not in ("pass", "draw"))
    page.goto(f"/puzzles/{game}/{puzzle.id}")
    page.wait_for_selector("main [data-place]")
    taken = next(place for place, said in labels(page).items() if TAKEN.search(said))
    with page.expect_response(re.compile("/why")) as answer:
        pick(page, taken)
    reason = answer.value.json()["reason"]["id"]
    page.get_by_role("button", name="Why not?").click()
    expect_topic(page, game, reason)
    page.keyboard.press("h")
    expect_topic(page, game, reason)


@pytest.mark.parametrize("game", RULEBOOKS.own)
def test_what_is_refused_elsewhere_in_a_game_leads_to_its_topic(new_page: NewPage, game: str) -> None:
    """What if: another move is tried, and refused."""
    page = new_page(1440, 900)
    page.goto("/replay")
    page.get_by_label("Record").fill(recorded(game).to_text())
    page.get_by_role("button", name="Open").click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_test_id("what-if").click()
    expect(page.get_by_test_id("branch")).to_be_visible()
    taken = next(place for place, said in labels(page).items() if TAKEN.search(said))
    with page.expect_response(re.compile("/why")) as answer:
        pick(page, taken)
    reason = answer.value.json()["reason"]["id"]
    page.get_by_role("button", name="Why not?").click()
    expect_topic(page, game, reason)
    page.keyboard.press("h")
    expect_topic(page, game, reason)


def test_cards_points_and_options_lead_to_their_topics(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    options = {"version": "expert"}
    table_id = table_by_request(page, "metropolys", ["me", "novice"], options=options)
    page.goto(f"/table/{table_id}")
    page.locator(".cards li").last.get_by_role("button", name="Rules").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("heading", name=heading("metropolys", "neighbourhood"))).to_be_focused()
    page.keyboard.press("Escape")


# By the title of its field at /new: which option of the game, or of all tables, it leads to the rules of.
OF_ALL = {"players-label": "players", "new-begins": "first", "new-pace": "pace", "new-clock": "clock"}
OF_ALL |= {"new-tempo": "tempo", "new-join": "join", "new-rated": "rated"}
FIELDS = {
    "metro": {**OF_ALL, "hand-label": "hand", "new-rotation": "free_rotation", "new-stations": "players"},
    "metropolys": {**OF_ALL, "version-label": "version", "new-expansion": "expansion", "new-city": "tokens"},
}


@pytest.mark.parametrize("game", RULEBOOKS.own)
def test_every_option_of_a_new_table_leads_to_its_topic(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900)
    page.goto("/new")
    select(page.get_by_role("radio", name=re.compile(f"^{game.capitalize()}\\b")))
    panel = page.get_by_role("dialog", name="The rules of")
    for title, option in FIELDS[game].items():
        page.get_by_role("heading", name=Words()(title), exact=True).get_by_role("button").click()
        expect(panel.get_by_role("heading", name=about(game, f"option:{option}"), exact=True)).to_be_focused()
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    assert page.locator(".fld h2 .rule").count() >= len(FIELDS[game])


@pytest.mark.parametrize("game", RULEBOOKS.own)
def test_every_source_of_points_leads_to_its_topic(new_page: NewPage, serving: Serving, game: str) -> None:
    """In the count at the end; and in Metropolys while one plays."""
    played = Round([Browser(serving.address, "Ada"), Browser(serving.address, "Bob")], game, "novice")
    played.play_on()
    for tab in played.tabs:
        tab.close()
    over = serving.truth.table(played.table).match
    assert over is not None
    page = new_page(1440, 900)
    page.goto(f"/table/{played.table}")
    links = page.get_by_test_id("end").locator("th .rule")
    expect(links.first).to_be_visible()
    sources = set(over.scores()[0].points) - {"neighbourhood", "highest", "expansion"}  # which Family does not count
    assert sorted(looked_up(page, links)) == sorted(about(game, f"source:{name}") for name in sources)


def looked_up(page: Page, links: Locator) -> list[str]:
    """The topics that each of them opens."""
    found = []
    panel = page.get_by_role("dialog", name="The rules of")
    for number in range(links.count()):
        links.nth(number).click()
        focused = panel.locator("h2:focus")
        expect(focused).to_be_visible()
        found.append(focused.inner_text())
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    return found


def test_every_source_of_ones_own_points_leads_to_its_topic(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    options = {"version": "expert", "expansion": False}
    page.goto(f"/table/{table_by_request(page, 'metropolys', ['me', 'novice'], options=options)}")
    assert wait_for_turn(page)
    page.keyboard.press("3")
    pick(page, next(place for place, said in labels(page).items() if "may" in said))
    rows = page.locator("tr[data-source]")
    expect(rows.first).to_be_visible()
    sources = [row.get_attribute("data-source") for row in rows.all()]
    assert sources  # how many, the city decides that was drawn
    assert looked_up(page, rows.locator(".rule")) == [about("metropolys", f"source:{source}") for source in sources]


def test_the_rules_are_read_and_looked_up_on_pages_of_their_own(new_page: NewPage, phone: dict[str, Any]) -> None:
    for page in (new_page(1440, 900), new_page(**phone)):
        page.goto("/")
        page.get_by_role("contentinfo").get_by_role("link", name="Rules").click()
        page.get_by_role("searchbox").fill("aanbesteding")
        page.get_by_role("link", name="Metropolys: A call for proposals").click()
        expect(page).to_have_url(re.compile("/rules/metropolys/call$"))
        expect(page.get_by_role("heading", name="A call for proposals")).to_be_focused()
        expect(page.get_by_role("img", name="A call for proposals")).to_be_visible()
        expect(page).to_have_title(re.compile("A call for proposals"))
        check(page, "/rules/metropolys/call")
        page.get_by_role("navigation", name="The rules of").get_by_role("link", name="Passing").click()
        expect(page.get_by_role("heading", name="Passing")).to_be_focused()
        page.go_back()
        expect(page).to_have_url(re.compile("/rules/metropolys/call$"))
        check_step(page)


def check_step(page: Page) -> None:
    """A drawing goes on by a button, and says what happens."""
    drawing = page.locator("#topic-call figure")
    drawing.scroll_into_view_if_needed()
    drawing.get_by_role("button", name="Next step").click()  # without motion it stands at its end: from the beginning
    drawing.get_by_role("button", name="Next step").click()
    expect(drawing.get_by_role("status")).to_have_text("Seat 1 bids 3 on C4.")


def test_an_address_without_a_topic_says_so(page: Page) -> None:
    for path in ("/rules/metro/nowhere", "/rules/nowhere"):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("alert")).to_contain_text("no such topic")
    answer = page.goto("/rules/metro/single")
    assert answer is not None
    assert answer.status == 200


@pytest.mark.parametrize("game", RULEBOOKS.own)
def test_a_game_is_printed_on_two_pages(new_page: NewPage, game: str) -> None:
    for language in LANGUAGES:
        page = new_page(locale=language)
        page.goto(f"/rules/{game}")
        page.wait_for_selector("[data-testid=rules] .topic")
        page.evaluate("document.fonts.ready")
        printed = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
        assert 1 <= printed <= MOST_PAGES, (language, printed)
        page.emulate_media(media="print")
        expect(page.get_by_role("searchbox")).not_to_be_visible()
        *_, last, online = rulebook_of(game).topics
        expect(page.get_by_role("heading", name=heading(game, last.id, language))).to_be_visible()
        expect(page.get_by_role("heading", name=Words(language).say(online.heading))).not_to_be_visible()
