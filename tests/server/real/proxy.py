"""A TCP proxy with faults: it cuts, holds back, slices and delays what passes through it."""

import asyncio
import contextlib
import random


class Proxy:
    """Between clients and a server; `cut` ends every connection wherever it is, `silent` swallows everything."""

    def __init__(self, port: int, seed: object = 0) -> None:
        self.target = port
        self.chance = random.Random(f"{seed}")
        self.delay = 0.0
        self.slice = 65536
        self.silent = False
        self.cuts = 0
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Proxy":
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        self.cut()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.writers |= {writer, far_writer}
        for source, sink in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self.pump(source, sink))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """In order, each piece as late as the delay says and no later for those before it."""
        loop, due = asyncio.get_running_loop(), 0.0
        with contextlib.suppress(OSError):
            while data := await source.read(self.slice):
                if self.delay:
                    late = self.delay * self.chance.uniform(0.5, 1.5)
                    due = max(due + 1e-6, loop.time() + late)
                    loop.call_at(due, self.pass_on, sink, data)
                else:
                    self.pass_on(sink, data)
                    await sink.drain()
        if not self.silent:
            if due:
                loop.call_at(due, self.end, sink)
            else:
                self.end(sink)

    def end(self, sink: asyncio.StreamWriter) -> None:
        sink.transport.abort()
        self.writers.discard(sink)

    def pass_on(self, sink: asyncio.StreamWriter, data: bytes) -> None:
        if not (self.silent or sink.is_closing()):
            sink.write(data)

    def cut(self) -> None:
        """Every connection, at whatever byte it is."""
        for writer in self.writers:
            writer.transport.abort()
        self.cuts += len(self.writers) // 2
        self.writers.clear()
