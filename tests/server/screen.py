"""What a client has on its screen: the obvious fold of everything it was told at a table."""

from __future__ import annotations

from typing import Any

NOW_AND_THEN = ("setup", "position", "clock", "result", "final")


class Screen:
    """The last view, as a page would hold it."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.version: int | None = None
        self.now: dict[str, Any] = {}

    @property
    def seat(self) -> int | None:
        seat: int | None = self.now["seat"]
        return seat

    @property
    def turn(self) -> int:
        """Who is to move, by what lies open; nobody at a table that is not played at."""
        is_running = self.now["table"]["status"] == "running"
        turn: int = self.now["position"]["turn"] if is_running else -1
        return turn

    def take(self, told: dict[str, Any]) -> None:
        """Show what was told."""
        if told["type"] == "snapshot":
            self.now = {key: value for key, value in told.items() if key not in ("type", "at", "version")}
            self.version = told["version"]
        elif told["type"] == "entry":
            assert told["version"] == (self.version or 0) + 1, "nothing is left out or told twice"
            self._fold(told)
            self.version = told["version"]

    def _fold(self, told: dict[str, Any]) -> None:
        now = self.now
        if "change" in told:
            now["position"] = changed(now["position"], told["change"])
        now |= {key: told[key] for key in NOW_AND_THEN if key in told}
        table = now["table"] = dict(now["table"])
        table |= {key: told[key] for key in ("status", "seats", "starts_at", "is_held") if key in told}
        if "follower" in told:
            table["followed_by"] = told["follower"]
        now["seat"] = next((n for n, seat in enumerate(table["seats"]) if seat["user"] == self.user), None)
        self._fold_mine(told)

    def _fold_mine(self, told: dict[str, Any]) -> None:
        now = self.now
        for key in ("own", "can_undo"):
            if now["seat"] is None:
                now.pop(key, None)
            elif key in told:
                now[key] = told[key]
        for key in ("legal", "undos_left"):
            now.pop(key, None)
            if key in told:
                now[key] = told[key]


def changed(position: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A position after a change."""
    plain = {key: value for key, value in change.items() if key not in ("new", "lines")}
    if "tiles" in position:
        lines = {line["station"]: line for line in (*position["lines"], *change["lines"])}
        return {**plain, "tiles": position["tiles"] + change["new"], "lines": list(lines.values())}
    if "built" not in position:
        return {**position, **change}  # whatever is small is told anew
    built = [dict(values) for values in position["built"]]
    for bid in change["new"]:
        built[bid["seat"]][bid["place"]] = bid["value"]
    return {**plain, "built": built}


def comparable(shown: dict[str, Any]) -> dict[str, Any]:
    """A screen, or a snapshot, apart from when it was made and from the order of what has none."""
    kept = {key: value for key, value in shown.items() if key not in ("type", "at", "version")}
    if "tiles" in kept.get("position", {}):
        tiles, lines = sorted(kept["position"]["tiles"]), sorted(kept["position"]["lines"], key=lambda x: x["station"])
        kept["position"] = {**kept["position"], "tiles": tiles, "lines": lines}
    return kept
