"""How often a password may be tried: few times from one place, so that nobody can lock out anybody elsewhere.

Only what was wrong counts. A device that has signed in to the account before has tries of its own; any other place has
few for one account, and some for all together. No number of other places takes any of them away. What is hashed takes
time, and there whoever has tried least comes first: so a right password waits for strangers once, not for each guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil

from metropole.server.limits import Limits
from metropole.server.people.devices import Caller
from metropole.server.refusals import NotAllowed, NotSignedIn, TooMuch

FIRST = -1.0  # the rank of a known device


class PasswordAttempts:
    """Counts the wrong ones, by place and account."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def rank(self, place: str) -> float:
        """Who comes first where few can be served: whoever has asked least, and been wrong least, of late."""
        self._limits.check("password_checks", place)
        return self._limits.used("password_checks", place) - 1 + self._limits.used("wrong_passwords", place)

    @contextmanager
    def attempt(self, login: str, caller: Caller, device: str | None) -> Iterator[float]:
        """Let a password be tried for an account, from a device that is known there or from elsewhere; gives the rank.
        Whoever is refused in here has used up one try.
        """
        keys = [("wrong_passwords_of_device", device)] if device else _keys_of(login, caller.address)
        with ExitStack() as reserved:
            try:
                reserved.enter_context(self._limits.reserving(keys, used_by=(NotSignedIn, NotAllowed)))
            except TooMuch as refusal:
                seconds = refusal.reason.details["seconds"]
                assert isinstance(seconds, int)
                raise TooMuch("too_many_wrong_passwords", seconds=seconds, minutes=ceil(seconds / 60)) from None
            rank = self.rank(device or caller.address)
            yield FIRST if device else rank


def _keys_of(login: str, address: str) -> list[tuple[str, str]]:
    """What is counted for a place that is not known. Networks of IPv6 are cheap: those of one owner count together."""
    keys = [("wrong_passwords", address), ("wrong_passwords_by_account", f"{address} {login}")]
    network = _network_of(address)
    return [*keys, ("wrong_passwords_by_network", f"{network} {login}")] if network else keys


def _network_of(address: str) -> str | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return str(IPv6Address(int(found) >> 80 << 80)) if isinstance(found, IPv6Address) else None
