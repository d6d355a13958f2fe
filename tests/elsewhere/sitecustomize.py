"""Makes every Python that finds it on its path look like one on a system without what only Linux or Unix has."""

import asyncio
import builtins
import os
import signal
import sys
from typing import Any

for module in ("fcntl", "grp", "pwd", "resource", "uvloop"):
    sys.modules[module] = None  # type: ignore[assignment]  # importing it fails
for name in ("fork", "forkpty", "nice", "setpriority", "sched_getaffinity", "register_at_fork", "setsid", "getuid"):
    if hasattr(os, name):
        delattr(os, name)
if hasattr(signal, "pthread_sigmask"):
    del signal.pthread_sigmask
_open = builtins.open


def _refuse(*_given: Any) -> Any:
    raise NotImplementedError


def _open_elsewhere(file: Any, *given: Any, **how: Any) -> Any:
    if isinstance(file, str) and file.startswith("/proc"):
        raise FileNotFoundError(file)
    return _open(file, *given, **how)


for loop in (asyncio.AbstractEventLoop, asyncio.SelectorEventLoop):
    setattr(loop, "add_signal_handler", _refuse)  # noqa: B010  # types know no such change
builtins.open = _open_elsewhere
