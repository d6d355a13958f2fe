"""A bad network: passes on what browser and server say, late, and breaks off or goes silent when told."""

from __future__ import annotations

import asyncio
import random
import threading
from types import TracebackType
from typing import Self

from tests.patience import PATIENCE


class Proxy:
    """Listens at an address of its own for a server's port; runs in a thread of its own."""

    def __init__(self, port: int, latest: float = 0.0, seed: int = 1) -> None:
        self._port, self._latest, self._rng = port, latest, random.Random(seed)
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.address = ""
        self.cuts = 0
        self._is_refusing = False

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._open(), self._loop).result(PATIENCE)
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def cut(self) -> None:
        """Break every connection off, without a farewell."""
        self._loop.call_soon_threadsafe(self._cut)

    def refuse(self) -> None:
        """Break every connection off, and each that comes: nobody is there."""
        self._loop.call_soon_threadsafe(self._refuse)

    def accept(self) -> None:
        """Be there again."""
        self._loop.call_soon_threadsafe(setattr, self, "_is_refusing", False)

    def cut_soon(self, seconds: float) -> None:
        self._loop.call_soon_threadsafe(lambda: self._loop.call_later(seconds, self._cut))

    def stall(self) -> None:
        """Let nothing through, though every connection stays."""
        self._loop.call_soon_threadsafe(self._flowing.clear)

    def flow(self) -> None:
        """Let through what waited, and all that comes."""
        self._loop.call_soon_threadsafe(self._flowing.set)

    def stall_for(self, seconds: float) -> None:
        self.stall()
        self._loop.call_soon_threadsafe(lambda: self._loop.call_later(seconds, self._flowing.set))

    async def _open(self) -> None:
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _close(self) -> None:
        self._server.close()
        self._cut()
        passing = asyncio.all_tasks() - {asyncio.current_task()}
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)

    def _cut(self) -> None:
        self.cuts += 1
        for writer in self._writers:
            writer.transport.abort()

    def _refuse(self) -> None:
        self._is_refusing = True
        self._cut()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_refusing:
            writer.transport.abort()
            return
        try:
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, other_writer}
        await asyncio.gather(self._pass_on(reader, other_writer), self._pass_on(other_reader, writer))
        self._writers -= {writer, other_writer}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(2**16):
                await asyncio.sleep(self._rng.uniform(0, self._latest))
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
