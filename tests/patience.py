"""How long tests wait for what must come. Only what hangs takes so long: a busy machine is slow, and fails nothing.

Waiting ends when the thing has come, so patience costs nothing. How long things take is measured by benchmarks/, and is
not tested; a test that must compare times compares them with others of the same run.
"""

from __future__ import annotations

PATIENCE = 90.0  # seconds
