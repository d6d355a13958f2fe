"""The services of the tests themselves: what is missing is told."""

from __future__ import annotations

import shutil

import pytest
from redis import Redis

from tests.server import services


def test_redis_answers(redis_address: str) -> None:
    with Redis.from_url(redis_address) as client:
        assert client.ping()


def test_a_program_that_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(RuntimeError, match="no program redis-server on this machine"), services.redis():
        pass
