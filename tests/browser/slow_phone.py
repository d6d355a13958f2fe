"""A slow phone on a slow network, and a finger that waits for the first place it may tap."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
PROCESSOR = 4  # times slower
# Somebody who was here before taps a place as soon as there is one that may be chosen. By a script, as the way from the
# test to the page would count too.
TAP = """(() => {
  localStorage.setItem('metropole-known', '1');
  const find = (state) => document.querySelector(`main [data-place]${state}`);
  let isTapped = false;
  const look = () => {
    if (!isTapped && find("[aria-label*=' may ']")) {
      isTapped = true;
      setTimeout(() => find("[aria-label*=' may ']").dispatchEvent(new MouseEvent('click', { bubbles: true })));
    }
    const take = () => setTimeout(() => (window.taken ??= performance.now()));
    if (find('[aria-pressed=true]')) requestAnimationFrame(take);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""


def seated(context: BrowserContext, address: str, game: str) -> str:
    """A table of a guest whose browser has loaded nothing yet: its id."""
    site = {"Origin": address}
    made = context.request.post("/api/guests", data={"name": "Phone"}, headers=site)
    assert made.ok, made.text()
    body = {"game": game, "players": 2, "seats": ["me", "novice"], "start": True, "given": {"first": 0}}
    opened = context.request.post("/api/tables", data=body, headers=site)
    assert opened.ok, opened.text()
    table_id: str = opened.json()["table"]["id"]
    return table_id


def slow_down(page: Page) -> None:
    slow = page.context.new_cdp_session(page)
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", NETWORK)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})


def tap_at_once(page: Page, table_id: str) -> float:
    """Open a table and tap as soon as one can: milliseconds from the address until the place is drawn as chosen."""
    page.add_init_script(TAP)
    page.goto(f"/table/{table_id}", wait_until="commit")
    took: float = page.evaluate(
        "async () => { while (!window.taken) await new Promise((go) => setTimeout(go, 50)); return window.taken; }"
    )
    return took
