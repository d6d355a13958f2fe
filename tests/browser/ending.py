"""What an end page shows and says, and what is taken along from it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from metropole.bots.characters import CHARACTERS
from tests.browser.steps import log_of, show

GAMES = ("metropolys", "metro")
KINDS = ("desktop", "phone")
# Each game on a screen of each kind, in turns: whoever sits opposite has the other kind.
ONE_WAY = [("desktop", "metropolys"), ("phone", "metro")]
OTHER_WAY = [("phone", "metropolys"), ("desktop", "metro")]
BOT_NAMES = {one.id: one.name for characters in CHARACTERS.values() for one in characters}
# Notes what is handed to the system's share sheet, and what is copied; without a sheet it is copied too.
CARRY = """(hasSheet) => {
  window.carried = [];
  const carry = (what) => (window.carried.push(what), Promise.resolve());
  const sheet = hasSheet ? carry : undefined;
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: carry }, configurable: true });
}"""


def sized(kind: str, phone: dict[str, Any]) -> dict[str, Any]:
    """What makes a page one of this kind."""
    return phone if kind == "phone" else {}


def other(kind: str) -> str:
    return KINDS[1 - KINDS.index(kind)]


def at_the_table(page: Page) -> None:
    """On a phone another part of the table may be open."""
    if page.locator(".dock").is_visible():
        show(page, "Table")


def newest(page: Page) -> str:
    """The last line of the log."""
    show(page, "Log")
    line: str = log_of(page)[0]
    at_the_table(page)
    return line


def names_counted(page: Page) -> list[str]:
    """Whose points stand on the end page, as they are called there."""
    has_columns = page.locator(".count-t").count() > 0  # a column for each, or a row
    heads = page.get_by_test_id("end").get_by_role("columnheader" if has_columns else "rowheader")
    return sorted(head.strip().partition("\n")[0].strip() for head in heads.all_inner_texts())


def carried_by(page: Page, button: str, has_sheet: bool) -> Any:
    """What a button of the end page hands on."""
    page.evaluate(CARRY, has_sheet)
    page.get_by_test_id("end").get_by_role("button", name=button, exact=True).click()
    page.wait_for_function("() => window.carried.length")
    return page.evaluate("window.carried[0]")


def looks_again(page: Page, table: str) -> None:
    """The whole game from the end page, and back."""
    page.get_by_test_id("look-again").click()
    page.wait_for_url(f"**/replay/{table}**")
    expect(page.get_by_role("list", name="Log").or_(page.locator("main.board")).first).to_be_visible()
    page.go_back()
    page.wait_for_selector(".banner.over")
