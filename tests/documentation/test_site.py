"""The site as `make docs` builds it: whole, without a network, and with what the program itself says."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, Request, sync_playwright
from typer.main import get_command

from docs import make
from documentation.diagram import UnknownDiagramError, drawn
from metropole.cli import app
from metropole.games.rulebook import RULEBOOKS, rulebook_of
from metropole.messages import LANGUAGES
from metropole.server import app as server
from metropole.server.settings import Settings, variable
from metropole.words import Words
from tests.browser.chromium import launch
from tests.documentation.blocks import ROOT
from tests.patience import PATIENCE

LOADED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}
WAYS = ("canonical", "next", "prev")  # rels of <link> by which nothing is loaded

pytestmark = pytest.mark.slow


class Read(HTMLParser):
    """What a page leads to, loads, and can be led to in it; and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.leads, self.loads, self.ids, self.words = list[str](), list[str](), set[str](), list[str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.leads.append(found["href"])
        elif tag in LOADED and LOADED[tag] in found and found.get("rel") not in WAYS:
            self.loads.append(found[LOADED[tag]])

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as ever; a warning of any kind would have stopped it."""
    folder = tmp_path_factory.mktemp("site")
    make(folder)
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Read]:
    return {path: Read(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def of(pages: dict[Path, Read], site: Path, name: str) -> Read:
    return pages[site / f"{name}.html"]


def test_every_link_and_anchor_is_there(site: Path, pages: dict[Path, Read]) -> None:
    wrong: dict[str, list[str]] = defaultdict(list)
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # its links are for wherever somebody has come to
        for link in [*page.leads, *page.loads]:
            place, _, anchor = unquote(link).partition("#")
            file = (path.parent / place).resolve() if place else path
            if re.match(r"https://|data:", link):
                continue
            if not file.exists() or (anchor and not anchor.startswith("__") and anchor not in pages[file].ids):
                wrong[path.relative_to(site).as_posix()].append(link)
    assert wrong == {}


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Read]) -> None:
    assert {link for page in pages.values() for link in page.loads if re.match(r"(https?:)?//", link)} == set()
    for sheet in site.rglob("*.css"):
        assert re.findall(r"url\([\"']?(?:https?:)?//[^)]*\)", sheet.read_text(encoding="utf-8")) == [], sheet.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULEBOOKS.own)
def test_all_rules_are_in_it_with_a_drawing_for_each_topic(
    site: Path, pages: dict[Path, Read], game: str, language: str
) -> None:
    page, words = of(pages, site, f"players/rules/{game}-{language}"), Words(language)
    for topic in rulebook_of(game).topics:
        assert topic.id in page.ids
        assert f"{game}-{topic.id}.svg" in page.loads
        for paragraph in topic.paragraphs:
            assert " ".join(words.say(paragraph).split()) in page.text


def test_every_command_with_every_option_is_in_it(site: Path, pages: dict[Path, Read]) -> None:
    text = of(pages, site, "reference/commands").text
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        assert f"metropole {name}" in text
        assert [
            option for one in command.params for option in one.opts if option.startswith("-") and option not in text
        ] == []


def test_every_setting_is_in_it_and_in_what_is_written_by_hand(site: Path, pages: dict[Path, Read]) -> None:
    text = of(pages, site, "clubs/settings").text
    for name, description in Settings.described().items():
        assert variable(name) in text
        assert " ".join(description.split()) in text
        assert variable(name) in (ROOT / "docs/server.md").read_text(encoding="utf-8")


def test_every_request_and_every_message_is_in_it(site: Path, pages: dict[Path, Read]) -> None:
    document = server.make(Settings()).openapi()
    families = "".join(page.text for path, page in pages.items() if path.parent.name == "http")
    for path, methods in document["paths"].items():
        assert [method for method in methods if f"{method.upper()} {path}" not in families] == []
    values = of(pages, site, "reference/http/values")
    assert {f"value-{name.lower()}" for name in document["components"]["schemas"]} <= values.ids
    sockets = of(pages, site, "reference/sockets")
    for kind in ("ClientMessage", "ServerMessage"):
        for name in document["components"]["schemas"][kind]["discriminator"]["mapping"]:
            assert f"value-{kind.lower()}-{name}" in sockets.ids


@pytest.mark.parametrize(
    "name",
    [
        "metropole.match.Match.submit",
        "metropole.games.contract.State.play",
        "metropole.research.vector.GamesVectorEnv.step",
    ],
)
def test_python_is_in_it(pages: dict[Path, Read], name: str) -> None:
    assert sum(name in page.ids for page in pages.values()) == 1


def test_what_stands_in_lines_is_a_list_in_the_site_too(site: Path, pages: dict[Path, Read]) -> None:
    """Plain Markdown takes a list that follows a line of text; the site needs an empty line between."""
    lost = [
        path.name
        for path, page in pages.items()
        if "sources" not in path.parts and re.search(r"\n- \S", "".join(page.words))
    ]
    assert lost == []


def test_what_is_made_is_asked_for(site: Path, pages: dict[Path, Read]) -> None:
    assert [path.name for path in site.rglob("*.html") if "<!-- made" in path.read_text(encoding="utf-8")] == []


def test_a_diagram_is_drawn_and_what_cannot_be_is_refused() -> None:
    text = "sequenceDiagram\nparticipant A as One (of two)\nparticipant B\nA->>B: <go>\nB-->>A: gone\nB->>B: rests"
    svg = drawn(text)
    assert "&lt;go&gt;" in svg
    assert svg.count('stroke-dasharray="5 4"') == 1
    assert "\n" not in svg
    for wrong in ("flowchart LR\nA --> B", "sequenceDiagram\nA->>B: who", "sequenceDiagram\nparticipant A\nloop"):
        with pytest.raises(UnknownDiagramError):
            drawn(wrong)


def test_the_levels_are_as_they_are_told() -> None:
    from metropole.bots.levels import LEVELS

    text = (ROOT / "docs/bots/levels.md").read_text(encoding="utf-8")
    for name, level in LEVELS.items():
        simulations = f"{level.simulations:,}" if level.simulations else ""
        assert re.search(rf"^\| {name} \|.*\| {simulations} ?\| {level.seconds:g} s \|$", text, re.MULTILINE), name


@pytest.fixture
def page() -> Iterator[Page]:
    with sync_playwright() as driver:
        browser = launch(driver)
        one = browser.new_page()
        one.set_default_timeout(PATIENCE * 1000)
        yield one
        browser.close()


@pytest.mark.browser
def test_it_is_read_and_searched_from_the_disk(site: Path, page: Page) -> None:
    """Nothing is asked of anybody, and the search finds a rule."""
    asked: list[str] = []
    faults: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("file:", "data:", "blob:")):
            asked.append(request.url)

    page.on("request", note)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto((site / "index.html").as_uri())
    page.get_by_role("textbox", name="Search").press_sequentially("blind alleys")
    found = page.locator(".md-search-result__link").first
    found.wait_for()
    assert "players/rules/" in (found.get_attribute("href") or "")
    page.goto((site / "architecture.html").as_uri())
    assert page.locator(".diagram svg").is_visible()
    assert (asked, faults) == ([], [])


def test_its_index_of_words_is_whole(site: Path) -> None:
    text = (site / "search" / "search_index.js").read_text(encoding="utf-8")
    index = json.loads(text[text.index("{") :])
    places = {entry["location"].partition("#")[0] for entry in index["docs"]}
    assert {"players/rules/metro-cs.html", "reference/commands.html", "research/many-games.html"} <= places
    assert [place for place in places if place.startswith("sources/")] == []
