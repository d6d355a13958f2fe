"""Names that look alike have the same skeleton, and names that do not have not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metropole.games.contract import NotLegal
from metropole.server.lookalikes import LONGEST_SKELETON, skeleton_of
from metropole.server.people.names import clean_name, login_of


@pytest.mark.parametrize(
    ("name", "like_it"),
    [
        ("Ada", "ADA"),
        ("Ada", "Αda"),  # Greek
        ("Ada", "Аdа"),  # Cyrillic
        ("Ada", "Ꭺda"),  # Cherokee
        ("Ada", "𝓐𝒹𝔞"),
        ("Henry", "Ηenry"),  # a capital eta, whose small letter looks like an n
        ("Ivan", "Iνan"),  # a small nu, whose capital looks like an N
        ("ian", "Ιan"),  # a capital iota, which looks like I, which is i
        ("Paul", "PauI"),
        ("Bob", "B0b"),
        ("Mam", "rnarn"),
        ("Zoë", "Zoe\u0308"),
        ("Zoë", "Ζοё"),
        ("Ada Lovelace", "Ada\u00a0Lovelace"),
        ("Ada", "A\ufe00da\U000e0100"),
    ],
)
def test_names_that_look_alike(name: str, like_it: str) -> None:
    assert skeleton_of(name) == skeleton_of(like_it)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Zoë", "Zoe"), ("Ada", "Adam"), ("Ada", "Ada 2"), ("Ωmega", "Omega"), ("Лев", "Lev"), ("❤", "★")],
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert skeleton_of(name) != skeleton_of(other)


@given(st.text(max_size=40))
def test_every_name_has_a_skeleton_that_can_be_kept(text: str) -> None:
    try:
        name = clean_name(text)
    except NotLegal:
        return
    assert 0 < len(skeleton_of(name)) <= LONGEST_SKELETON
    assert "\x00" not in skeleton_of(name)
    assert skeleton_of(name) == skeleton_of(name + "\ufe0f")
    assert len(login_of(name)) <= LONGEST_SKELETON
