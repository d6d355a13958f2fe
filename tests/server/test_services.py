"""The services of the tests themselves: what is missing is told."""

from __future__ import annotations

import shutil

import pytest

from tests.server import services


def test_a_program_that_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(RuntimeError, match=r"need Redis or Valkey .* no program redis-server"), services.redis():
        pass
