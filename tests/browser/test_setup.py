"""The box set up on the screen: drawn as the command draws it, laid out, printed, shared; secrets seen by whom they are
for, and nowhere else.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from metropole.messages import LANGUAGES
from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.leftovers import left_over, texts
from tests.browser.proxy import Proxy
from tests.browser.realtable import on_one_page
from tests.commands import told

NAMES = ("Ada", "Bob", "Cyd")
CARDS = ("Bridges", "Statues", "Lakes", "Districts", "Chains")
HOLD = re.compile("Press and hold")
SIZES = [pytest.param("phone", id="phone"), pytest.param("desktop", id="desktop")]


@pytest.fixture
def size(request: pytest.FixtureRequest, phone: dict[str, Any]) -> dict[str, Any]:
    return phone if request.param == "phone" else {"width": 1366, "height": 768}


def choose(page: Page, *texts: str) -> None:
    for text in texts:
        page.locator(".choose").get_by_text(text, exact=True).first.click()


def draw(page: Page, *texts: str) -> int:
    """A set-up with these things chosen; its seed."""
    page.goto("/setup")
    choose(page, *texts)
    for seat, name in enumerate(NAMES):
        page.locator(".choose fieldset input[maxlength]").nth(seat).fill(name)
        page.locator(".choose fieldset input[maxlength]").nth(seat).blur()
    page.get_by_role("button", name="Draw", exact=True).click()
    return seed_of(page)


def seed_of(page: Page) -> int:
    expect(page.locator(".drawn")).to_be_visible()
    return int(str(page.locator(".drawn").get_attribute("data-seed")))


def tokens(page: Page) -> dict[str, str]:
    """The tokens as the steps tell them."""
    said = [re.match(r"([A-Z]\d+) \([a-z]+\): (\w+)", text) for text in page.locator(".steps li").all_inner_texts()]
    return {found[1]: found[2] for found in said if found}


def by_command(seed: int, *more: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told("setup", "--seed", str(seed), "--players", "3", "--json", *more))["setup"]
    return found


def hold_by_mouse(page: Page) -> Locator:
    """Press, and stay."""
    button = page.get_by_role("button", name=HOLD)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    return page.locator("[data-testid=cards] li b")


def in_page(page: Page) -> str:
    """All text of the secret part, and all attributes."""
    return str(page.get_by_test_id("cards").evaluate("one => one.outerHTML"))


@pytest.mark.parametrize("size", SIZES, indirect=True)
def test_a_city_is_drawn_laid_out_shared_and_counted(new_page: NewPage, size: dict[str, Any]) -> None:
    page = new_page(**size)
    seed = draw(page, "3", "even", "Expert")
    wanted = by_command(seed, "--even", "--option", "version=expert")
    assert tokens(page) == wanted["tokens"]
    expect(page.locator(".round .first")).to_have_text(NAMES[wanted["first"]])
    closed = page.locator(".steps li").first
    expect(closed).to_have_text(f"Leave out the {wanted['closed'][0]}: nobody builds there.")
    check(page, "/setup with a city")
    check_laying(page, list(tokens(page)))
    assert on_one_page(page)
    check_elsewhere(page, new_page, wanted["tokens"])
    page.get_by_role("button", name="Go to the scorer").click()
    expect(page.locator(".realtable")).to_have_attribute("data-counted", "true")
    expect(page.get_by_label("Name", exact=True).nth(1)).to_have_value("Bob")
    for place, kind in wanted["tokens"].items():
        label = str(page.locator(f"main [data-place={place}]").get_attribute("aria-label"))
        assert f"{kind} token" in label
    assert "Districts left out" not in str(page.get_by_test_id("open").text_content())


def check_laying(page: Page, places: list[str]) -> None:
    """Lines and neighbourhoods tick each other off; a reload keeps it."""
    page.locator(f".steps li:has-text('{places[0]} (')").click()
    page.locator(f"main [data-place={places[1]}]").press("Enter")
    expect(page.get_by_test_id("done")).to_contain_text("2 of ")
    expect(page.get_by_role("checkbox", name=f"{places[1]} (")).to_be_checked()
    page.reload()
    expect(page.get_by_test_id("done")).to_contain_text("2 of ")
    assert "Done." in str(page.locator(f"main [data-place={places[0]}]").get_attribute("aria-label"))
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_test_id("done")).to_contain_text("0 of ")


def check_elsewhere(page: Page, new_page: NewPage, wanted: dict[str, str]) -> None:
    """The link draws the same; and it holds no card."""
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("button", name="I am Ada")).to_be_visible()
    page.get_by_role("button", name="Share the link").click()
    link = page.get_by_label("Link to this set-up").input_value()
    assert not any(card.lower() in link.lower() for card in CARDS)
    other = new_page()
    other.goto(link)
    expect(other.locator(".drawn")).to_be_visible()
    assert tokens(other) == wanted
    expect(other.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(other.locator(".choose").get_by_label("Expert")).to_be_checked()
    other.goto("/setup#game=metropolys&players=9&seed=1")
    expect(other.locator(".problem")).to_contain_text("This link is incomplete")
    assert tokens(other) == wanted


@pytest.mark.parametrize("size", SIZES, indirect=True)
def test_the_phone_is_passed(new_page: NewPage, size: dict[str, Any]) -> None:
    """Each sees one's own cards while holding, by mouse and keys; nothing else is ever in the page."""
    page = new_page(**size)
    draw(page, "3", "Expert")
    page.get_by_role("button", name="Deal the cards").click()
    seen: dict[str, list[str]] = {}
    for number, name in enumerate(NAMES):
        expect(page.get_by_test_id("cards")).to_contain_text(f"Pass the phone to {name}.")
        assert not any(card in in_page(page) for card in CARDS)
        page.get_by_role("button", name=f"I am {name}").click()
        assert not any(card in in_page(page) for card in CARDS)
        cards = hold_by_mouse(page)
        expect(cards).to_have_count(2)
        seen[name] = cards.all_inner_texts()
        others = [card for other in NAMES[:number] for card in seen[other][:1]]
        assert not any(card in in_page(page) for card in others)
        if number == 0:
            check_release(page)
        page.mouse.up()
        expect(cards).to_have_count(0)
        assert not any(card in in_page(page) for card in CARDS)
        page.get_by_role("button", name="I have seen them").click()
    assert len({cards[0] for cards in seen.values()}) == len(NAMES)
    expect(page.get_by_test_id("cards")).to_contain_text("Everybody has had a look.")
    page.reload()
    check_again(page, seen)
    page.get_by_role("button", name="Deal again").click()
    expect(page.get_by_text("What anybody has seen will no longer count.")).to_be_visible()
    page.get_by_role("button", name="Yes, draw again").click()
    expect(page.get_by_role("button", name="I am Ada")).to_be_visible()


def check_release(page: Page) -> None:
    """A window that is left hides what is held."""
    page.evaluate("dispatchEvent(new Event('blur'))")
    expect(page.locator("[data-testid=cards] li b")).to_have_count(0)


def check_again(page: Page, seen: dict[str, list[str]]) -> None:
    """Whoever forgot looks again, by keys alone, after a question; the deal is the same after a reload."""
    page.get_by_role("group", name="Forgotten your cards?").get_by_role("button", name="Bob").press("Enter")
    expect(page.get_by_text("Are you Bob?")).to_be_visible()
    page.get_by_role("button", name="No, I am not").press("Enter")
    page.get_by_role("group", name="Forgotten your cards?").get_by_role("button", name="Bob").press("Enter")
    page.get_by_role("button", name="I am Bob").press("Enter")
    check(page, "/setup with cards")
    page.get_by_role("button", name=HOLD).focus()
    page.keyboard.down("Space")
    cards = page.locator("[data-testid=cards] li b")
    expect(cards).to_have_count(2)
    assert cards.all_inner_texts() == seen["Bob"]
    assert not any(card in in_page(page) for name in ("Ada", "Cyd") for card in seen[name][:1])
    page.keyboard.up("Space")
    expect(cards).to_have_count(0)
    page.keyboard.down("Enter")
    expect(cards).to_have_count(2)
    page.keyboard.press("Tab")
    expect(cards).to_have_count(0)
    page.keyboard.up("Enter")
    page.get_by_role("button", name="I have seen them").click()


def test_a_finger_holds(new_page: NewPage, phone: dict[str, Any]) -> None:
    page = new_page(**phone)
    draw(page, "3")
    page.get_by_role("button", name="Deal the cards").tap()
    page.get_by_role("button", name="I am Ada").tap()
    button = page.get_by_role("button", name=HOLD)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + 40, "y": box["y"] + 40}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator("[data-testid=cards] li b")).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-testid=cards] li b")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, indirect=True)
def test_the_net_and_its_tiles_one_by_one(new_page: NewPage, size: dict[str, Any]) -> None:
    page = new_page(**size)
    seed = draw(page, "Metro", "3")
    said = told("setup", "metro", "--players", "3", "--seed", str(seed), "--names", ",".join(NAMES))
    for line in page.locator(".steps li").all_inner_texts():
        assert re.sub(r"^(Ada|Bob|Cyd)\b", "", line) in re.sub(r" \((Yellow|Blue|Orange)\)", "", said)
    page.get_by_role("button", name="Shuffle").click()
    expect(page.get_by_test_id("at")).to_contain_text("60 tiles in the stack")
    drawn = []
    for number in range(1, 4):
        page.get_by_role("button", name="Next tile").click()
        expect(page.get_by_test_id("at")).to_have_text(f"Tile {number} of 60")
        drawn.append(shown_tile(page))
    stack = json.loads(str(page.evaluate("localStorage['metropole-setup-metro']")))["deals"][0][1]["stack"]
    assert drawn == stack[:3]
    assert page.locator("[data-testid=stack] .piece svg").count() == 1
    page.reload()
    expect(page.get_by_test_id("at")).to_have_text("Tile 3 of 60")
    assert shown_tile(page) == drawn[2]
    page.get_by_role("button", name="Hide it").click()
    expect(page.locator("[data-testid=stack] .piece svg")).to_have_count(0)
    page.get_by_role("button", name="Back").click()
    assert shown_tile(page) == drawn[1]
    check(page, "/setup with a stack")
    assert on_one_page(page)


def shown_tile(page: Page) -> str:
    return str(page.locator("[data-testid=stack] .piece svg").get_attribute("aria-label"))


def test_without_a_network_what_was_drawn_stays(new_page: NewPage, serving: Any) -> None:
    with Proxy(serving.port) as proxy:
        page = new_page(base_url=proxy.address)
        draw(page, "3")
        before = tokens(page)
        page.get_by_role("button", name="Deal the cards").click()
        page.get_by_role("button", name="I am Ada").click()
        proxy.refuse()
        expect(hold_by_mouse(page)).to_have_count(1)
        page.mouse.up()
        page.get_by_role("button", name="I have seen them").click()
        page.get_by_role("button", name="Draw again").click()
        page.get_by_role("button", name="Yes, draw again").click()
        expect(page.locator(".problem")).to_contain_text("The server is not answering.")
        assert tokens(page) == before
        proxy.accept()
        page.get_by_role("button", name="Draw again").click()
        page.get_by_role("button", name="Yes, draw again").click()
        expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
        expect(page.locator(".problem")).to_have_count(0)
        assert tokens(page) != before


def test_links_to_different_games_follow_each_other(new_page: NewPage) -> None:
    """On the same page, and more at the table than the first game has seats."""
    page = new_page()
    for game, players in (("metropolys", 4), ("metro", 6), ("metropolys", 2), ("metro", 5)):
        page.goto(f"/setup#game={game}&players={players}&seed=5&options={{}}&given={{}}")
        expect(page.locator(f".drawn.{game} .round li")).to_have_count(players)
    choose(page, "Metropolys")
    expect(page.locator(".drawn.metropolys .round li")).to_have_count(2)


def test_paper_is_light(new_page: NewPage) -> None:
    """Whoever likes a dark screen prints dark ink on white, in the colours of the light one."""
    page = new_page(theme="dark")
    draw(page, "3")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator(".steps li").first.click()
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator(".choose")).to_be_hidden()
    expect(page.get_by_test_id("cards")).to_be_hidden()
    expect(page.locator(".onlyprint.title")).to_contain_text("Metropolys · Family · Set-up no.")
    page.emulate_media(media="null")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_it_speaks_every_language_on_a_small_phone(new_page: NewPage, language: str) -> None:
    page = new_page(width=360, height=640, locale=language)
    for game, version in (("metropolys", '{"version":"expert"}'), ("metro", '{"free_rotation":true}')):
        page.goto(f"/setup#game={game}&players=3&seed=5&options={version}&given={{}}&name=Ada&name=Bob&name=Cyd")
        expect(page.locator(f".drawn.{game}")).to_be_visible()
        page.get_by_test_id("cards" if game == "metropolys" else "stack").locator(".go-btn").click()
        for button in page.get_by_test_id("cards").get_by_role("button", name="Ada").all():
            button.click()
        assert left_over(page, "en", language) == []
        assert not any(re.search(r"\bsetup[-_]", text) for text in texts(page))
        check(page, f"/setup of {game} in {language}")


def test_the_way_there(page: Page) -> None:
    page.goto("/scorer")
    page.get_by_role("main").get_by_role("link", name="Set up the box").click()
    expect(page.get_by_role("heading", name="Set up the box")).to_be_visible()
    check(page, "/setup")
