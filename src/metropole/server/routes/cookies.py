"""The cookie that holds the token of a session."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from metropole.server.people.sessions import LIFETIME
from metropole.server.routes.dependencies import SettingsDep
from metropole.server.security import cookie_name, token_of
from metropole.server.settings import Settings


class SessionCookie:
    """The cookie of one request and its answer."""

    def __init__(self, request: Request, response: Response, settings: Settings) -> None:
        self._response, self._settings = response, settings
        self.token = token_of(request, settings)

    def set(self, token: str) -> None:
        """Let the browser keep a token, as long as it may."""
        self._response.set_cookie(cookie_name(self._settings), token, LIFETIME // 1000, **self._rules)

    def delete(self) -> None:
        """Let the browser forget it."""
        self._response.delete_cookie(cookie_name(self._settings), **self._rules)

    @property
    def _rules(self) -> dict[str, Any]:
        return {"path": "/", "secure": self._settings.is_behind_tls, "httponly": True, "samesite": "lax"}


async def session_cookie(request: Request, response: Response, settings: SettingsDep) -> SessionCookie:
    """The cookie that a request shows, and that its answer may set."""
    return SessionCookie(request, response, settings)


CookieDep = Annotated[SessionCookie, Depends(session_cookie)]
