"""Bots are somebody: the same names and faces from the form to the table, for everybody who looks on; and the same line
is said to all, unless somebody does not want to hear it.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from metropole.bots.characters import CHARACTERS
from tests.browser.conftest import NewPage, Serving
from tests.browser.steps import show, sit_down, table_id

NAMES = {one.id: one.name for characters in CHARACTERS.values() for one in characters}


def faces(page: Page, where: str) -> list[str]:
    """Whose faces are drawn, one after the other."""
    found: list[str] = page.locator(f"{where} [data-face]").evaluate_all("all => all.map((one) => one.dataset.face)")
    return found


def test_from_the_form_to_the_first_line(new_page: NewPage, serving: Serving) -> None:
    host, guest, deaf = new_page(), new_page(theme="dark"), new_page()
    host.goto("/new")
    host.locator(".chairs li").nth(1).get_by_text("Free", exact=True).click()
    chosen = faces(host, ".chairs")
    assert len(set(chosen)) == 2
    for face in chosen:
        expect(host.locator(".chairs")).to_contain_text(NAMES[face])
    host.get_by_role("region", name="Your table").get_by_role("button").click()
    host.wait_for_url("**/table/*")
    expect(host.locator("main [data-face]").first).to_be_visible()
    assert faces(host, "main") == chosen

    deaf.goto("/settings")
    deaf.get_by_text("Bots chat now and then").click()
    deaf.goto(host.url)
    guest.goto(host.url)
    sit_down(guest, "Bob")  # the last one: the game begins by itself
    said = host.get_by_test_id("bot-line")
    expect(said).not_to_be_empty()
    expect(guest.get_by_test_id("bot-line")).to_have_text(said.inner_text())
    speaker, line = said.inner_text().split(": ", 1)
    assert speaker in {NAMES[face] for face in chosen}
    expect(guest.locator(".speech:visible")).to_have_text(line.strip("“”"))
    expect(deaf.get_by_test_id("banner")).to_be_visible()
    expect(deaf.get_by_test_id("bot-line")).to_have_count(0)
    expect(deaf.locator(".speech")).to_have_count(0)

    table = serving.truth.table(table_id(host))
    assert [one.id for seat in range(4) if (one := table.character(seat))] == chosen
    for page in (host, guest):
        show(page, "Log")
        assert faces(page, ".players") == chosen
        for face in chosen:
            expect(page.get_by_role("list", name="Log")).to_contain_text(f"{NAMES[face]} sits down")
