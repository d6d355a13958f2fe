"""Who a request comes from: its session, its address, its origin; and which may come from elsewhere."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from metropole.server.refusals import NotAllowed, WrongMedia
from metropole.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def cookie_name(settings: Settings, what: str = "") -> str:
    """That of the session, or of something else. The prefix makes browsers refuse a cookie that another host of the
    domain, or plain HTTP, has set.
    """
    return ("__Host-metropole" if settings.is_behind_tls else "metropole") + (f"-{what}" if what else "")


def token_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The token that a request or a handshake shows."""
    return connection.cookies.get(cookie_name(settings))


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. Behind a proxy uvicorn has put its X-Forwarded-For there, if it stands in
    settings.proxies.
    """
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """What is counted as one address. Of IPv6 the network: a household has 2^64 addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return host


def is_local(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine."""
    try:
        return connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what another site's page sends in the name of whoever looks at it: requests that change something, and
    sockets. Browsers say the origin of both. Who sends none is no browser, or carries no cookie, or is refused.
    """
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        is_own = connection.headers.get("sec-fetch-site") in ("same-origin", "none")
        if not is_own and token_of(connection, settings) is not None:
            raise NotAllowed("origin_missing")
    elif not _is_ours(origin, connection, settings):
        raise NotAllowed("wrong_origin")


def check_media(connection: HTTPConnection) -> None:
    """Only JSON: forms of other sites can send anything else without asking first."""
    has_body = connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and connection.scope["method"] not in SAFE_METHODS and kind != "application/json":
        raise WrongMedia("only_json")


def _is_ours(origin: str, connection: HTTPConnection, settings: Settings) -> bool:
    """Where no origin is set, the scheme is not compared: a proxy may have taken off the TLS."""
    if settings.origin:
        return origin == settings.origin.rstrip("/")
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:  # half a bracket
        return False
    return host == connection.headers.get("host", "").lower() != ""
