"""A bot's process: lines in and out with a deadline, nothing unbounded kept, and its whole family ended with it."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final, final

from himeji.engine.errors import HimejiError

LONGEST_LINE: Final = 1 << 16  # bytes
FLOOD: Final = 1 << 20  # bytes that a bot may say before it is asked again
CHUNK: Final = 1 << 16
TAIL: Final = 2000  # bytes kept of what it writes to standard error
GRACE: Final = 0.5  # seconds between `quit` and the end


class BotError(HimejiError):
    """What a bot did wrong; its code is the reason in the record."""


@final
class BotProcess:
    """Speaks with one process over pipes that never block. Every failure is a BotError."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError):
            raise BotError("BOT_NOT_STARTED", place=" ".join(command)) from None
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.stdin: IO[bytes] = self.process.stdin
        self.stdout: IO[bytes] = self.process.stdout
        self.stderr: IO[bytes] = self.process.stderr
        self.unsent = b""
        self.unread = b""
        self.heard = 0
        self.complaints = b""
        self.selector = selectors.DefaultSelector()
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream.fileno(), False)
        self.selector.register(self.stdout, selectors.EVENT_READ, self.receive)
        self.selector.register(self.stderr, selectors.EVENT_READ, self.overhear)

    def forget(self) -> None:
        """What was said before the next question does not answer it."""
        with suppress(BlockingIOError):
            while True:
                self.receive()
        self.unread = b""
        self.heard = 0

    def tell(self, line: str, until: float) -> None:
        """Send a line, all of it, before the deadline; what the bot says meanwhile is kept."""
        self.unsent += line.encode() + b"\n"
        self.selector.register(self.stdin, selectors.EVENT_WRITE, self.send)
        try:
            while self.unsent:
                self.pump(until)
        finally:
            self.selector.unregister(self.stdin)

    def hear(self, until: float) -> str:
        """The bot's next line, if it comes before the deadline."""
        while b"\n" not in self.unread:
            self.pump(until)
        line, _, self.unread = self.unread.partition(b"\n")
        try:
            return line.decode().strip()
        except UnicodeDecodeError:
            raise BotError("BOT_NOT_TEXT") from None

    def pump(self, until: float) -> None:
        """Wait until something can be sent or received, and do it."""
        ready = self.selector.select(max(0.0, until - monotonic()))
        if not ready or monotonic() > until:
            raise BotError("BOT_TOO_SLOW")
        for key, _ in ready:
            act: Callable[[], None] = key.data
            act()

    def send(self) -> None:
        try:
            self.unsent = self.unsent[os.write(self.stdin.fileno(), self.unsent[:CHUNK]) :]
        except BlockingIOError:
            return
        except OSError:
            raise BotError("BOT_GONE") from None

    def receive(self) -> None:
        chunk = os.read(self.stdout.fileno(), CHUNK)
        if not chunk:
            raise BotError("BOT_GONE")
        self.unread += chunk
        self.heard += len(chunk)
        if self.heard > FLOOD or len(self.unread) - self.unread.rfind(b"\n") > LONGEST_LINE:
            raise BotError("BOT_FLOODS")

    def overhear(self) -> None:
        chunk = os.read(self.stderr.fileno(), CHUNK)
        self.complaints = (self.complaints + chunk)[-TAIL:]
        if not chunk:
            self.selector.unregister(self.stderr)

    def quit(self) -> None:
        """Say goodbye, wait a moment for the bot to go, and end what is left."""
        until = monotonic() + GRACE
        with suppress(BotError):
            self.tell("quit", until)
            while True:
                self.pump(until)
        self.end()

    def end(self) -> None:
        """Kill the process and its children at once, and keep the last it complained of."""
        # Not reaped before: its number still names its group, and nobody else's.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        with suppress(BlockingIOError):
            for _ in range(FLOOD // CHUNK):
                self.complaints = (self.complaints + os.read(self.stderr.fileno(), CHUNK))[-TAIL:]
        self.selector.close()
        for stream in (self.stdin, self.stdout, self.stderr):
            stream.close()
