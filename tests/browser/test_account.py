"""People: from a guest to an account and out again; clocks, leaving and coming back, rated tables; installing."""

from __future__ import annotations

import re
import struct
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Serving
from tests.browser.steps import ask_server, play_from_list, play_now, show, table_by_request, wait_for_turn

PASSWORD = "a long word of mine"
BANK = 4_000  # milliseconds
# All that the clock of the banner has shown, and whether it said that little is left.
CLOCKS = """(() => {
  const shown = (window.clocks = []);
  const look = () => {
    const clock = document.querySelector('.banner [role=timer]');
    const text = clock && `${clock.innerText}${clock.matches('.low') ? ' low' : ''}`;
    if (text && text !== shown.at(-1)) shown.push(text);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
})()"""


def form(page: Page, title: str) -> Any:
    return page.locator("form").filter(has=page.get_by_role("heading", name=title, exact=True))


def fill(page: Page, title: str, button: str, **fields: str) -> None:
    for label, text in fields.items():
        form(page, title).get_by_label(label.replace("_", " "), exact=True).fill(text)
    form(page, title).get_by_role("button", name=button).click()


def test_from_a_guest_to_an_account_and_out_again(new_page: NewPage, serving: Serving) -> None:
    page, elsewhere = new_page(), new_page()
    table_id = play_now(page, "metro")
    page.goto("/account")
    expect(page.get_by_label("Name", exact=True).first).not_to_have_value("")
    name = f"Mirabelle {table_id[:6].replace('-', 'x').replace('_', 'y')}"
    fill(page, "Name", "Change the name", Name=name)
    expect(form(page, "Name").get_by_role("status")).not_to_be_empty()
    fill(page, "Make an account", "Make an account", Name=name, Password=PASSWORD)
    expect(page.get_by_role("heading", name="Change the password")).to_be_visible()

    elsewhere.goto("/account")
    fill(elsewhere, "Sign in", "Sign in", Name=name, Password="not that one at all")
    expect(elsewhere.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    fill(elsewhere, "Sign in", "Sign in", Name=name, Password=PASSWORD)
    expect(elsewhere.get_by_role("heading", name="Change the password")).to_be_visible()
    elsewhere.goto(f"/table/{table_id}")  # the same seat, from another device
    assert wait_for_turn(elsewhere)
    play_from_list(elsewhere)

    fill(page, "Sign out on all devices", "Sign out on all devices")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    expect(elsewhere.locator(".bar.lost")).to_contain_text("signed")  # the server looks now and then
    assert elsewhere.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401

    fill(page, "Sign in", "Sign in", Name=name, Password=PASSWORD)
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Yes, delete everything about me").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert name not in serving.truth.names().values()


def two_at_a_table(new_page: Callable[[], Page], **more: object) -> tuple[Page, Page, str]:
    """Two people, and a bot where there is room for one."""
    host, guest = new_page(), new_page()
    seats: list[str | None] = ["me", None] if more.get("is_rated") or more.get("pace") else ["me", None, "novice"]
    table_id = table_by_request(host, "metro", seats, given={"first": 0}, **more)
    guest.goto(f"/table/{table_id}")
    guest.get_by_role("button", name="Sit down").click()
    host.goto(f"/table/{table_id}")
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector(".banner.asked, .banner.waiting")
    return host, guest, table_id


def test_clocks_run_down_and_are_shown(new_page: NewPage, serving: Serving) -> None:
    def watched() -> Page:
        page = new_page()
        page.add_init_script(CLOCKS)
        return page

    host, guest, table_id = two_at_a_table(watched, pace={"bank": BANK, "increment": 0, "per_move": 0})
    expect(guest.locator(".players").get_by_role("timer")).to_have_count(2)
    expect(guest.get_by_test_id("banner")).to_contain_text("is up")
    clocks = host.evaluate("window.clocks")
    assert len(clocks) > 1
    assert clocks == sorted(clocks, reverse=True)
    assert set(clocks) <= {f"0:0{seconds} low" for seconds in range(5)}
    guest.get_by_role("button", name="Claim the time").click()
    expect(guest.get_by_test_id("banner")).to_contain_text("You win")
    for page in (host, guest):
        expect(page.get_by_test_id("banner")).to_contain_text("The others left, or their time was up.")
    assert serving.truth.table(table_id).lost == [0]


def leave(page: Page, words: str) -> None:
    page.get_by_role("button", name="Leave", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(words)
    dialog.get_by_role("button", name="Leave").click()
    page.wait_for_url(lambda url: "/table/" not in url)


def test_a_bot_keeps_the_seat_of_whoever_leaves(new_page: NewPage, serving: Serving) -> None:
    host, guest, table_id = two_at_a_table(new_page)
    leave(guest, "A bot plays on for you")
    show(host, "Log")
    expect(host.get_by_role("list", name="Log")).to_contain_text("Léontine")
    assert wait_for_turn(host)
    play_from_list(host)
    assert wait_for_turn(host), "the bot plays on"
    guest.goto(f"/table/{table_id}")
    guest.get_by_role("button", name="Take your seat again").click()
    expect(guest.get_by_role("button", name="Leave", exact=True)).to_be_visible()
    who = serving.truth.table(table_id).seats[1]
    assert who is not None
    assert who.user == ask_server(guest, "GET", "/api/me")["id"]
    play_from_list(host)
    assert wait_for_turn(guest)


def test_at_a_rated_table_nothing_is_taken_back(new_page: NewPage, serving: Serving) -> None:
    host, guest, table_id = two_at_a_table(new_page, is_rated=True)
    assert wait_for_turn(host)
    expect(host.get_by_role("button", name="Hint")).to_have_count(0)
    play_from_list(host)
    expect(host.get_by_role("button", name="Undo")).to_have_count(0)
    leave(guest, "lost")
    expect(host.get_by_test_id("banner")).to_contain_text("You win")
    assert serving.truth.table(table_id).lost == [1]


def test_the_page_can_be_installed(page: Page, serving: Serving) -> None:
    page.goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert {"name", "short_name", "start_url", "display", "icons", "id"} <= set(manifest)
    assert manifest["display"] == "standalone"
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        with urllib.request.urlopen(serving.address + icon["src"]) as answer:
            picture = answer.read()
            assert answer.headers["Content-Type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    assert page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)") == f"{serving.address}/"
