"""How many files and connections this process may have open at once."""

from __future__ import annotations

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

FEW = 4096  # where the system tells none
ENOUGH = 65_536  # a limit above this is none; some libraries look through every number below the limit


def raise_descriptor_limit() -> int:
    """Raise the limit as far as the operator allows; answers what it is then."""
    if resource is None:
        return FEW
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
