"""A package with a game of its own is put beside this one, for this process and those that it starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent / "package"


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(PACKAGE)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(PACKAGE), os.environ.get("PYTHONPATH", "")]))
        yield
