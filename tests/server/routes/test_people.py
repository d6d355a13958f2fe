"""The routes for people, asked as browsers and programs ask them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from metropole.server.limits import Limits
from metropole.server.settings import Settings
from tests.server.apps import ORIGIN, another, make_app, visiting

ADA = {"name": "Ada", "password": "correct horse"}


@pytest.fixture
def client(migrated: str) -> Iterator[TestClient]:
    with visiting(make_app(Settings(database=migrated))) as client:
        yield client


def reason(response: Any, status: int) -> str:
    assert response.status_code == status, response.text
    assert set(response.json()) == {"reason"}
    return str(response.json()["reason"]["id"])


def come_in(client: TestClient, name: str = "Guest") -> dict[str, Any]:
    answer = client.post("/api/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def sign_up(client: TestClient) -> dict[str, Any]:
    come_in(client)
    answer = client.post("/api/me/account", json=ADA)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_guest_comes_in_with_a_name_alone(client: TestClient) -> None:
    me = come_in(client, " Ada ")
    assert (me["name"], me["is_guest"], me["preferences"]) == ("Ada", True, {})
    assert client.get("/api/me").json() == me


def test_the_cookie_is_for_this_server_alone(client: TestClient) -> None:
    cookie = client.post("/api/guests", json={"name": "Ada"}).headers["set-cookie"]
    assert cookie.startswith("metropole=")
    assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"))
    assert "Secure" not in cookie


def test_behind_tls_the_cookie_is_secure(new_address: Callable[[str], str]) -> None:
    settings = Settings(database=new_address("sqlite"), origin="https://play.example")
    with visiting(make_app(settings)) as client:
        cookie = client.delete("/api/sessions/current", headers={"Origin": "https://play.example"}).headers[
            "set-cookie"
        ]
    assert cookie.startswith("__Host-metropole=")
    assert "Secure" in cookie
    assert "Domain" not in cookie


def test_without_a_session_nothing_is_told(client: TestClient) -> None:
    for path in ("/api/me", "/api/me/export", "/api/me/mutes"):
        assert reason(client.get(path), 401) == "not_signed_in"
    assert reason(client.delete("/api/me"), 401) == "not_signed_in"


def test_whether_anybody_is_signed_in_is_asked_without_being_refused(client: TestClient) -> None:
    nobody = client.get("/api/sessions/current")
    assert (nobody.status_code, nobody.json(), "set-cookie" in nobody.headers) == (200, {"person": None}, False)
    me = come_in(client)
    somebody = client.get("/api/sessions/current")
    assert somebody.json() == {"person": me}
    assert somebody.headers["set-cookie"].startswith("metropole=")
    client.delete("/api/sessions/current")
    assert client.get("/api/sessions/current").json() == {"person": None}


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(client: TestClient) -> None:
    me = sign_up(client)
    assert not me["is_guest"]
    other = another(client)
    assert other.post("/api/sessions", json={**ADA, "name": "ADA"}).json() == me
    assert other.get("/api/me").json() == me
    assert other.delete("/api/sessions").status_code == 204
    assert reason(client.get("/api/me"), 401) == "not_signed_in"


def test_sign_out_here(client: TestClient) -> None:
    sign_up(client)
    token = client.cookies["metropole"]
    assert client.delete("/api/sessions/current").status_code == 204
    assert "metropole" not in client.cookies
    assert reason(client.get("/api/me", headers={"Cookie": f"metropole={token}"}), 401) == "not_signed_in"


def test_a_wrong_password(client: TestClient) -> None:
    sign_up(client)
    wrong = {"name": "Ada", "password": "wrong password"}
    assert reason(client.post("/api/sessions", json=wrong), 401) == "wrong_name_or_password"
    assert (
        reason(client.put("/api/me/password", json={"old": "wrong password", "new": "x" * 8}), 403) == "wrong_password"
    )
    assert client.put("/api/me/password", json={"old": ADA["password"], "new": "x" * 8}).status_code == 204
    assert client.post("/api/sessions", json={"name": "Ada", "password": "x" * 8}).status_code == 201


def test_a_name_that_is_taken(client: TestClient) -> None:
    sign_up(client)
    other = another(client)
    come_in(other)
    answer = other.post("/api/me/account", json=ADA)
    assert reason(answer, 409) == "name_taken"
    assert answer.json()["reason"]["details"] == {"name": "Ada", "suggestion": "Ada 2"}
    assert reason(other.patch("/api/me", json={"name": "Αda"}), 409) == "name_taken"
    assert reason(another(client).post("/api/guests", json={"name": "ada"}), 409) == "name_taken"


def test_name_and_preferences_are_changed_each_by_itself(client: TestClient) -> None:
    come_in(client)
    wishes = {"language": "fr", "sound": False, "volume": 0.5, "size": 3}
    assert client.patch("/api/me", json={"preferences": wishes}).json()["name"] == "Guest"
    assert client.patch("/api/me", json={"name": "Bea"}).json()["preferences"] == wishes
    assert client.get("/api/me").json()["name"] == "Bea"
    long = {"preferences": {"a": "x" * 3000}}
    assert reason(client.patch("/api/me", json=long), 409) == "preferences_too_long"


def test_deletion_forgets_everything(client: TestClient) -> None:
    sign_up(client)
    assert client.delete("/api/me").status_code == 204
    assert reason(client.get("/api/me"), 401) == "not_signed_in"
    assert reason(client.post("/api/sessions", json=ADA), 401) == "wrong_name_or_password"


def test_mutes(client: TestClient) -> None:
    other = come_in(another(client), "Loud")
    me = come_in(client)
    for _ in range(2):
        assert client.put(f"/api/me/mutes/{other['id']}").status_code == 204
    assert client.get("/api/me/mutes").json() == [{"id": other["id"], "name": "Loud", "is_guest": True}]
    assert reason(client.put("/api/me/mutes/nobody"), 404) == "no_such_person"
    assert reason(client.put(f"/api/me/mutes/{me['id']}"), 422) == "cannot_mute_yourself"
    assert reason(client.put("/api/me/mutes/%00"), 422) == "bad_request"
    assert client.delete(f"/api/me/mutes/{other['id']}").status_code == 204
    assert client.get("/api/me/mutes").json() == []


def test_the_export_holds_what_is_kept_but_no_secret(client: TestClient) -> None:
    me = sign_up(client)
    exported = client.get("/api/me/export")
    assert exported.json()["account"][0]["id"] == me["id"]
    assert len(exported.json()["sessions"]) == 1
    assert "argon2" not in exported.text
    assert "token" not in exported.text


@pytest.mark.parametrize(
    ("content", "where", "problem"),
    [
        (b"{", "body.1", "json_invalid"),
        (b"{}", "body.name", "missing"),
        (b'{"name": 7}', "body.name", "string_type"),
        (b'{"name": "Ada", "admin": true}', "body.admin", "extra_forbidden"),
        (b'{"name": "\\ud800"}', "body.name", "lone_surrogate"),
    ],
)
def test_what_is_not_understood_is_told_by_its_place(
    client: TestClient, content: bytes, where: str, problem: str
) -> None:
    answer = client.post("/api/guests", content=content, headers={"Content-Type": "application/json"})
    assert reason(answer, 422) == "bad_request"
    assert answer.json()["reason"]["details"] == {"where": where, "problem": problem}


@pytest.mark.parametrize("content", [b"[" * 8000, b'{"name": ' + b"9" * 5000 + b"}", b'{"preferences": {"a": NaN}}'])
def test_nonsense_is_refused_not_a_fault(client: TestClient, content: bytes) -> None:
    come_in(client)
    answer = client.patch("/api/me", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert reason(answer, answer.status_code) == "bad_request"


def test_unknown_routes_and_methods_are_answered_in_the_same_form(client: TestClient) -> None:
    assert reason(client.get("/api/nothing"), 404) == "no_such_page"
    answer = client.post("/api/me")
    assert reason(answer, 405) == "wrong_method"
    assert answer.headers["allow"] == "DELETE, GET, PATCH"


def test_guests_and_wrong_passwords_are_limited(migrated: str) -> None:
    with visiting(make_app(Settings(database=migrated), Limits())) as client:
        for _ in range(5):
            assert client.post("/api/sessions", json=ADA).status_code == 401
        answer = client.post("/api/sessions", json=ADA)
        assert reason(answer, 429) == "too_many_wrong_passwords"
        assert 660 <= int(answer.headers["retry-after"]) <= 720
        assert answer.json()["reason"]["details"]["minutes"] == 12
        for _ in range(20):
            come_in(client)
        assert reason(client.post("/api/guests", json={"name": "Ada"}), 429) == "too_often"


def from_elsewhere(client: TestClient, address: str, **cookies: str) -> TestClient:
    other = TestClient(client.app, ORIGIN, headers={"Origin": ORIGIN}, client=(address, 50000), cookies=cookies)
    other.portal = client.portal
    return other


@pytest.mark.slow
def test_nobody_is_locked_out_by_the_wrong_passwords_of_others(migrated: str) -> None:
    """Before, ten of them, from anywhere, kept everybody out for an hour."""
    wrong = {**ADA, "password": "wrong password"}
    with visiting(make_app(Settings(database=migrated), Limits())) as client:
        sign_up(client)
        assert client.delete("/api/sessions/current").status_code == 204
        statuses = []
        for number in range(12):
            stranger = from_elsewhere(client, f"203.0.113.{number}")
            statuses += [stranger.post("/api/sessions", json=wrong).status_code for _ in range(10)]
        assert statuses == ([401] * 5 + [429] * 5) * 12
        assert client.post("/api/sessions", json=ADA).status_code == 201
        assert from_elsewhere(client, "198.51.100.7").post("/api/sessions", json=ADA).status_code == 201
        beside = from_elsewhere(client, "203.0.113.1", **{"metropole-device": client.cookies["metropole-device"]})
        assert beside.post("/api/sessions", json=ADA).status_code == 201, "a known device, next to an attacker"


def test_a_device_is_known_after_it_signed_out_but_not_after_the_account_is_gone(client: TestClient) -> None:
    come_in(client)
    answer = client.post("/api/me/account", json=ADA)
    cookie = next(one for one in answer.headers.get_list("set-cookie") if one.startswith("metropole-device="))
    assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"))
    client.delete("/api/sessions/current")
    assert client.cookies["metropole-device"]
    client.post("/api/sessions", json=ADA)
    assert "~" not in client.cookies["metropole-device"], "one mark for an account"
    assert client.get("/api/me").headers.get_list("set-cookie")[1].startswith("metropole-device=")
    client.delete("/api/me")
    assert "metropole-device" not in client.cookies


def test_one_browser_is_known_to_several_accounts(client: TestClient) -> None:
    for name in ("Ada", "Bea", "Cleo", "Dora", "Emma"):
        come_in(client, "Guest")
        client.post("/api/me/account", json={**ADA, "name": name})
        client.delete("/api/sessions/current")
    marks = client.cookies["metropole-device"].strip('"').split("~")
    assert len({mark.partition(".")[0] for mark in marks}) == len(marks) == 4


def test_the_session_is_a_new_one_when_a_guest_becomes_an_account(client: TestClient) -> None:
    """Before, whoever had put the cookie into the browser was signed in to the account with it."""
    come_in(client)
    planted = client.cookies["metropole"]
    client.post("/api/me/account", json=ADA)
    assert client.cookies["metropole"] != planted
    assert client.get("/api/me").json()["name"] == "Ada"
    thief = another(client)
    assert reason(thief.get("/api/me", headers={"Cookie": f"metropole={planted}"}), 401) == "not_signed_in"
