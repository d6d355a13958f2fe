"""Middleware: what browsers may do with our pages, on every answer."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metropole.server.settings import Settings

OWN = ("script-src", "style-src", "font-src", "img-src", "connect-src", "manifest-src", "worker-src")
POLICY = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind} 'self'" for kind in OWN),
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a table's address is an invitation
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"


class SecurityHeaders:
    """Middleware, the outermost: the same headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers = {**HEADERS, **({"Strict-Transport-Security": HSTS} if settings.is_behind_tls else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self._app(scope, receive, send_secured if scope["type"] == "http" else send)

    def _add(self, headers: MutableHeaders, path: str) -> None:
        for name, value in self._headers.items():
            headers.setdefault(name, value)
        if path.startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")  # unless a route lets it be kept: pictures
