"""Many jobs on the processors of this machine, in any order. A worker that dies costs time, never a job."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import TypeVar

from metropole.games.contract import NotLegal

JOBS_AHEAD = 2  # a worker has the next job waiting when it is done with one
DEATHS_IN_A_ROW = 3  # workers may be killed now and then; if they die without finishing any job, something is wrong

Job = TypeVar("Job")
Answer = TypeVar("Answer")


def run(work: Callable[[Job], Answer], jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Answer]]:
    """Do every job once, and give each with its answer as soon as it is done."""
    if workers == 1 or len(jobs) < 2:
        yield from ((job, work(job)) for job in jobs)
        return
    left, deaths = dict(enumerate(jobs)), 0
    while left:
        before = len(left)
        yield from _run_pool(work, left, min(workers, len(left)))
        deaths = deaths + 1 if len(left) == before else 0
        if deaths == DEATHS_IN_A_ROW:
            raise NotLegal("workers_keep_dying", times=deaths)


def in_order(jobs: Sequence[Job], answers: Iterator[tuple[Job, Answer]]) -> Iterator[Answer]:
    """The answers in the order of the jobs; those that come early wait."""
    early: dict[Job, Answer] = {}
    place = 0
    for job, answer in answers:
        early[job] = answer
        while place < len(jobs) and jobs[place] in early:
            yield early.pop(jobs[place])
            place += 1


def _run_pool(work: Callable[[Job], Answer], left: dict[int, Job], workers: int) -> Iterator[tuple[Job, Answer]]:
    """Do the jobs that are left, taking each away when it is done; ends early when a worker dies."""
    line, held = Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker, (line,))
    waiting, running = iter(list(left)), dict[Future[Answer], int]()
    is_complete = False
    try:
        while True:
            with _interruptions_later():
                for key in islice(waiting, JOBS_AHEAD * workers - len(running)):
                    running[pool.submit(work, left[key])] = key
            if not running:
                is_complete = True
                return
            for key, answer in _finished(running):
                yield left.pop(key), answer
    except BrokenProcessPool:
        return
    finally:
        if not is_complete:
            held.close()  # whoever stops does not want to wait for games under way
        pool.shutdown(cancel_futures=True)
        held.close()
        line.close()


def _finished(running: dict[Future[Answer], int]) -> list[tuple[int, Answer]]:
    """The jobs that are done by now, at least one. Those whose worker died stay, and are known by the next time."""
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    good = [future for future in done if not isinstance(future.exception(), BrokenProcessPool)]
    if not good:
        raise BrokenProcessPool
    return [(running.pop(future), future.result()) for future in good]


@contextmanager
def _interruptions_later() -> Iterator[None]:
    """Workers are started here, and would take an interruption before they know that it is not for them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker(line: Connection) -> None:
    """A worker leaves interruptions to the process that started it, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """Nothing is ever sent: the line is closed by the other side, or by its death."""
    try:
        line.recv()
    except (EOFError, OSError):
        os._exit(1)
