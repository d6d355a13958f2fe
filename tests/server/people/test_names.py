"""Names and passwords: what is taken, and which are the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metropole.games.contract import NotLegal
from metropole.server.people.names import LONGEST_LOGIN, LONGEST_NAME, check_password, clean_name, login_of


@pytest.mark.parametrize(
    ("given_name", "name"),
    [(" Ada ", "Ada"), ("Ada  L.", "Ada L."), ("Zoë", "Zoë"), ("城市", "城市"), ("<b>", "<b>"), ("❤️", "❤️")],
)
def test_names_are_taken_as_they_are_but_for_spaces(given_name: str, name: str) -> None:
    assert clean_name(given_name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 25,
        "a\nb",
        "a\x00",
        "\u202eevil",
        "a\u200bb",
        "\u3164",
        "\u0301a",
        "\u2800",
        "a\u2066",
        "ﷺ" * 3,
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(NotLegal, match="bad_name"):
        clean_name(name)


@pytest.mark.slow
@given(st.text(max_size=40))
def test_a_name_that_is_taken_fits_and_stays_itself(text: str) -> None:
    try:
        name = clean_name(text)
    except NotLegal:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert len(login_of(name)) <= LONGEST_LOGIN
    assert clean_name(name) == name
    assert login_of(login_of(name)) == login_of(name)


def test_names_are_compared_without_case_and_width() -> None:
    assert login_of("Ａda") == login_of("ADA") == login_of("ada") == "ada"
    assert login_of("Straße") == login_of("STRASSE")


def test_passwords_have_a_length_and_one_form() -> None:
    assert check_password("pâssword") == check_password("pa\u0302ssword")
    for wrong in ("1234567", "x" * 201):
        with pytest.raises(NotLegal, match="bad_password_length"):
            check_password(wrong)
