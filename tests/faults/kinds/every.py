"""All kinds of faults."""

from __future__ import annotations

from tests.faults.kinds import buses, clocks, databases, processes
from tests.faults.mixture import Fault

MODULES = (processes, databases, buses, clocks)
EVERY = [kind for module in MODULES for kind in vars(module).values() if isinstance(kind, Fault)]
