"""Many jobs on a Ray cluster, in any order: the one that RAY_ADDRESS names, or one of our own on this machine."""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from metropole.extras import need
from metropole.games.contract import NotLegal

OBJECT_STORE = 100_000_000  # bytes; jobs and answers are small
JOBS_AHEAD = 2
RETRIES = 3  # times that a job may lose its worker

Job = TypeVar("Job")
Answer = TypeVar("Answer")


def run(work: Callable[[Job], Answer], jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Answer]]:
    """Do every job once, and give each with its answer as soon as it is done. Ray repeats those whose worker died."""
    need("ray", "cluster")
    _set_environment()
    import ray

    with _connected(workers):
        task: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
        shared = ray.put(work)
        width = JOBS_AHEAD * max(1, int(_resources().get("CPU", workers)))
        waiting, running = iter(jobs), dict[Any, Job]()
        while True:
            for job in _take(waiting, width - len(running)):
                running[task.remote(shared, job)] = job
            if not running:
                return
            for ref in ray.wait(list(running))[0]:
                yield running.pop(ref), _answer(ref)


def _do(work: Callable[[Job], Answer], job: Job) -> Answer:
    return work(job)


def _resources() -> dict[str, float]:
    import ray

    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return found


def _take(waiting: Iterator[Job], count: int) -> Iterator[Job]:
    return (job for _, job in zip(range(count), waiting, strict=False))


def _answer(ref: Any) -> Any:
    import ray
    from ray.exceptions import RayTaskError, WorkerCrashedError

    try:
        return ray.get(ref)
    except WorkerCrashedError:
        raise NotLegal("workers_keep_dying", times=RETRIES + 1) from None
    except RayTaskError as error:
        raise error.cause from None  # what the work itself raised


def _set_environment() -> None:
    """What Ray reads when it is imported: tell nobody, and, if it runs on this machine, speak with this machine only.

    Ray takes a loopback address for an oversight and looks for another, unless it is told that there is no cluster
    to be reached by.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    address = os.environ.get("RAY_ADDRESS", "")
    if not address or address.startswith(("127.", "localhost")):
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    if not address and "RAY_AUTH_TOKEN" not in os.environ:
        # A key for this run alone; Ray would make one for good, and leave it in the user's home.
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}


@contextmanager
def _connected(workers: int) -> Iterator[None]:
    """Connect, or start a small Ray of our own that only this machine can reach and that leaves nothing behind."""
    import ray

    if address := os.environ.get("RAY_ADDRESS"):
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NotLegal("cluster_not_reached", address=address, problem=str(error).split("\n")[0][:200]) from None
        try:
            yield
        finally:
            ray.shutdown()
        return
    short = "/tmp" if os.path.isdir("/tmp") else None  # the names of its sockets must not become too long
    folder = tempfile.mkdtemp(prefix="ray-", dir=short)
    try:
        ray.init(
            num_cpus=workers,
            include_dashboard=False,
            object_store_memory=OBJECT_STORE,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _node_ip_address="127.0.0.1",
            _temp_dir=folder,
        )
        yield
    finally:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)
