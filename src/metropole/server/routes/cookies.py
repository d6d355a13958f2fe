"""The cookies: one holds the token of a session; the other says to which accounts a browser has signed in before."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from metropole.server.people.devices import MOST_MARKS, Caller, with_mark, without_marks
from metropole.server.people.sessions import LIFETIME
from metropole.server.routes.dependencies import SettingsDep
from metropole.server.security import address_of, cookie_name
from metropole.server.settings import Settings

BETWEEN = "~"  # two marks


class Cookie:
    """A cookie of one request and its answer, as long as browsers keep one."""

    def __init__(self, request: Request, response: Response, settings: Settings, name: str) -> None:
        self._response, self._name = response, name
        self.value = request.cookies.get(name)
        self._rules: dict[str, Any] = {
            "path": "/",
            "secure": settings.is_behind_tls,
            "httponly": True,
            "samesite": "lax",
        }

    def set(self, value: str) -> None:
        """Let the browser keep a value, as long as it may."""
        self._response.set_cookie(self._name, value, LIFETIME // 1000, **self._rules)

    def delete(self) -> None:
        """Let the browser forget it."""
        self._response.delete_cookie(self._name, **self._rules)


class SessionCookie(Cookie):
    """The cookie that holds the token of a session."""

    def __init__(self, request: Request, response: Response, settings: Settings) -> None:
        super().__init__(request, response, settings, cookie_name(settings))
        self.token = self.value


class DeviceCookie(Cookie):
    """The cookie that holds the marks of a device. It stays when somebody signs out."""

    def __init__(self, request: Request, response: Response, settings: Settings) -> None:
        super().__init__(request, response, settings, cookie_name(settings, "device"))
        self.marks = tuple(one for one in (self.value or "").split(BETWEEN)[:MOST_MARKS] if one)
        self.caller = Caller(address_of(request), self.marks)

    def add(self, mark: str) -> None:
        """Let the browser be known to an account."""
        self.set(BETWEEN.join(with_mark(self.marks, mark)))

    def keep(self) -> None:
        """Let the browser keep what it shows, as long as it may."""
        if self.marks:
            self.set(BETWEEN.join(self.marks))

    def drop(self, user_id: str) -> None:
        """Let the browser forget an account."""
        left = without_marks(self.marks, user_id)
        if left != self.marks:
            self.set(BETWEEN.join(left)) if left else self.delete()


async def session_cookie(request: Request, response: Response, settings: SettingsDep) -> SessionCookie:
    """The cookie that a request shows, and that its answer may set."""
    return SessionCookie(request, response, settings)


async def device_cookie(request: Request, response: Response, settings: SettingsDep) -> DeviceCookie:
    """What a request shows of accounts that its browser is known to, and what its answer may change of it."""
    return DeviceCookie(request, response, settings)


CookieDep = Annotated[SessionCookie, Depends(session_cookie)]
DeviceDep = Annotated[DeviceCookie, Depends(device_cookie)]
