"""People: from a guest to an account and out again; clocks, leaving and coming back, rated tables; installing."""

from __future__ import annotations

import re
import struct
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Serving
from tests.browser.steps import (
    ask_server,
    begin,
    claim_time,
    make_account,
    play_from_list,
    play_now,
    select,
    show,
    sit_down,
    table_by_request,
    wait_for_turn,
)
from tests.patience import PATIENCE

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
    fill(page, "Name", "Change name", Name=name)
    expect(form(page, "Name").get_by_role("status")).not_to_be_empty()
    fill(page, "Create an account", "Create an account", Name=name, Password=PASSWORD)
    expect(page.get_by_role("heading", name="Change password")).to_be_visible()

    elsewhere.goto("/account")
    fill(elsewhere, "Sign in", "Sign in", Name=name, Password="not that one at all")
    expect(elsewhere.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    fill(elsewhere, "Sign in", "Sign in", Name=name, Password=PASSWORD)
    expect(elsewhere.get_by_role("heading", name="Change password")).to_be_visible()
    elsewhere.goto(f"/table/{table_id}")  # the same seat, from another device
    assert wait_for_turn(elsewhere)
    play_from_list(elsewhere)

    fill(page, "Sign out on all devices", "Sign out on all devices")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    expect(elsewhere.locator(".bar.lost")).to_contain_text("signed")  # the server looks now and then
    assert elsewhere.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401

    fill(page, "Sign in", "Sign in", Name=name, Password=PASSWORD)
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("button", name="Yes, delete everything about me").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert name not in serving.truth.names().values()


def test_an_open_table_goes_on_while_its_guest_becomes_an_account(page: Page) -> None:
    """The session is a new one then: the server ends the old connection, and the page comes back by itself."""
    table_id = play_now(page, "metro")
    tab = page.context.new_page()
    tab.goto("/account")
    with page.expect_websocket(lambda socket: f"{table_id}/play?version=" in socket.url, timeout=PATIENCE * 1000):
        fill(tab, "Create an account", "Create an account", Name=f"Aglaé {table_id[:6]}", Password=PASSWORD)
        expect(tab.get_by_role("heading", name="Change password")).to_be_visible()
    assert wait_for_turn(page)
    play_from_list(page)
    expect(page.locator(".bar.lost")).to_have_count(0)


def test_what_is_refused_in_a_chat_stays_with_the_reason(new_page: NewPage) -> None:
    host, guest, _ = two_at_a_table(new_page)
    for one in (host, guest):
        one.get_by_role("tab", name="Chat").click()
    line = guest.get_by_role("textbox", name="Message to the table")
    line.fill("\u200b")  # nothing that can be seen
    line.press("Enter")
    expect(guest.get_by_role("alert").filter(has_text="The message is empty")).to_be_visible()
    expect(line).to_have_value("\u200b")
    guest.get_by_role("tab", name="Log").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(line).to_have_value("\u200b")
    line.fill("good luck")
    line.press("Enter")
    expect(line).to_have_value("")
    expect(guest.get_by_role("alert").filter(has_text="The message is empty")).to_have_count(0)
    said = host.get_by_role("log", name="Chat").get_by_role("listitem").filter(has_text="good luck")
    expect(said).to_contain_text("guest")


def two_at_a_table(new_page: Callable[[], Page], **more: object) -> tuple[Page, Page, str]:
    """Two people, and a bot where there is room for one."""
    host, guest = new_page(), new_page()
    is_rated = bool(more.get("is_rated"))
    seats: list[str | None] = ["me", None] if is_rated or more.get("pace") else ["me", None, "novice"]
    for page in (host, guest) if is_rated else ():
        make_account(page)
    table_id = table_by_request(host, "metro", seats, given={} if is_rated else {"first": 0}, **more)
    guest.goto(f"/table/{table_id}")
    sit_down(guest, "Bob")
    host.goto(f"/table/{table_id}")
    begin(host, guest)
    return host, guest, table_id


def test_clocks_run_down_and_are_shown(new_page: NewPage, serving: Serving) -> None:
    def watched() -> Page:
        page = new_page()
        page.add_init_script(CLOCKS)
        return page

    host, guest, table_id = two_at_a_table(watched, pace={"bank": BANK, "increment": 0, "per_move": 0})
    expect(guest.locator(".players").get_by_role("timer")).to_have_count(2)
    expect(guest.get_by_test_id("banner")).to_contain_text("is out of time")
    expect(host.get_by_test_id("banner")).to_contain_text("You are out of time")
    clocks = host.evaluate("window.clocks")
    assert len(clocks) > 1
    assert clocks == sorted(clocks, reverse=True)
    assert set(clocks) <= {f"0:0{seconds} low" for seconds in range(5)}
    claim_time(guest)
    expect(guest.get_by_test_id("banner")).to_contain_text("You win")
    expect(guest.get_by_test_id("banner")).to_contain_text("ran out of time")
    expect(host.get_by_test_id("banner")).to_contain_text("You ran out of time")
    assert serving.truth.table(table_id).lost == [0]


def leave(page: Page, words: str) -> None:
    page.get_by_role("button", name="Leave", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(words)
    dialog.get_by_role("button", name="Leave").click()
    page.wait_for_url(lambda url: "/table/" not in url)


def test_a_bot_keeps_the_seat_of_whoever_leaves(new_page: NewPage, serving: Serving) -> None:
    host, guest, table_id = two_at_a_table(new_page)
    leave(guest, "A bot will play on for you")
    show(host, "Log")
    stand_in = serving.truth.table(table_id).character(1)
    assert stand_in is not None
    expect(host.get_by_role("list", name="Log")).to_contain_text(stand_in.name)
    assert wait_for_turn(host)
    play_from_list(host)
    assert wait_for_turn(host), "the bot plays on"
    guest.goto(f"/table/{table_id}")
    guest.get_by_role("button", name="Take your seat back").click()
    expect(guest.get_by_role("button", name="Leave", exact=True)).to_be_visible()
    who = serving.truth.table(table_id).seats[1]
    assert who is not None
    assert who.user == ask_server(guest, "GET", "/api/me")["id"]
    play_from_list(host)
    assert wait_for_turn(guest)


def test_at_a_rated_table_nothing_is_taken_back(new_page: NewPage, serving: Serving) -> None:
    host, guest, table_id = two_at_a_table(new_page, is_rated=True)
    for _ in range(6):  # drawing and placing: at least two moves of each
        mover = host if host.locator(".banner.asked").count() else guest
        assert wait_for_turn(mover)
        expect(mover.get_by_role("button", name="Hint")).to_have_count(0)
        play_from_list(mover)
        expect(mover.get_by_role("button", name="Undo")).to_have_count(0)
    leave(guest, "you lose this rated game")
    expect(host.get_by_test_id("banner")).to_contain_text("You win")
    expect(host.get_by_test_id("end")).to_contain_text("For you this game counts 50%")
    expect(host.get_by_test_id("end")).to_contain_text("provisional")
    assert serving.truth.table(table_id).lost == [1]


def test_a_guest_is_told_what_rated_games_need(new_page: NewPage) -> None:
    """In the form, and at a free seat; with an account both are open."""
    host, guest = new_page(), new_page()
    make_account(host)
    host.goto("/new")
    select(host.get_by_role("checkbox", name="Counts towards your rating"))
    expect(host.get_by_text("Rated games need an account")).to_have_count(0)
    select(host.get_by_role("group", name="First to play").get_by_role("radio").nth(1))
    expect(host.get_by_text("A rated game starts with a random set-up")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    guest.goto("/new")
    expect(guest.get_by_text("Rated games need an account")).to_be_visible()
    expect(guest.get_by_role("checkbox", name="Counts towards your rating")).to_be_disabled()
    table_id = table_by_request(host, "metro", ["me", None], is_rated=True)
    guest.goto(f"/table/{table_id}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_disabled()
    guest.get_by_role("link", name="Create an account").click()
    guest.wait_for_url("**/account")
    make_account(guest)
    guest.goto(f"/table/{table_id}")
    sit_down(guest, "nobody is asked")
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()


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
