"""What a client knows of a table: its first snapshot, and every entry since then put into it, in order."""

from __future__ import annotations

from typing import Any

WHOLE = ("setup", "position", "clock", "result", "final", "own", "can_undo")  # told anew where they have changed
ANEW = ("legal", "undos_left")  # told with every entry after which there is such a thing
LOSES_SEAT, OF_SEAT = ("left", "flagged"), ("own", "can_undo", *ANEW)  # what nobody is told any more who has lost it
NEWEST = {"type", "at", "id"}  # of the message, not of the table


def fold(seen: dict[str, Any], entry: dict[str, Any]) -> None:
    """Let a client that has seen the version before know this entry."""
    seen["version"] = entry["version"]
    for key in ANEW:
        seen.pop(key, None)
    for key in (*WHOLE, *ANEW):
        if key in entry:
            seen[key] = entry[key]
    for key, name in (("seats", "seats"), ("status", "status"), ("follower", "followed_by")):
        if key in entry:
            seen["table"][name] = entry[key]
    if entry["kind"] in LOSES_SEAT and entry["seat"] == seen.get("seat"):
        seen["seat"] = None
        for key in OF_SEAT:
            seen.pop(key, None)
    if "change" in entry:
        _change(seen["position"], entry["change"])


def _change(position: dict[str, Any], change: dict[str, Any]) -> None:
    is_metro = "tiles" in position
    for key, value in change.items():
        if key not in ("new", "lines"):
            position[key] = value
    if is_metro:
        position["tiles"] += change["new"]
        longer = {line["station"]: line for line in change["lines"]}
        position["lines"] = [longer.get(line["station"], line) for line in position["lines"]]
    else:
        for bid in change["new"]:
            position["built"][bid["seat"]][bid["place"]] = bid["value"]


def known(seen: dict[str, Any]) -> dict[str, Any]:
    """What two clients in the same seat, at the same version, must agree on."""
    kept = {key: value for key, value in seen.items() if key not in NEWEST}
    if "tiles" in kept.get("position", {}):
        kept["position"] = {**kept["position"], "tiles": sorted(kept["position"]["tiles"])}
    return kept
