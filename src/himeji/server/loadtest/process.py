"""A server in a folder and on a core of its own, and what it uses."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self

from himeji.server.errors import ConfigError
from himeji.server.loadtest.figures import Used

FILES: Final = 20_000  # that may be open at once
START: Final = 60.0  # seconds to start in
STARTED: Final = re.compile(r"http://127\.0\.0\.1:(\d+)")
SERVE: Final = (sys.executable, "-m", "himeji", "serve", "--port", "0", "--data")


def cores() -> tuple[set[int], set[int]]:
    """One core for the server and one for the generator; the same where there is only one."""
    ours = sorted(os.sched_getaffinity(0))
    return {ours[0]}, {ours[-1]}


def many_files() -> None:
    """Let this process and the server open enough sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        if hard != resource.RLIM_INFINITY and hard < FILES:
            raise ConfigError("TOO_FEW_FILES", need=FILES, have=hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))


class ServerProcess:
    """Started when entered, ended when left."""

    def __init__(self, folder: Path, core: set[int], environment: Mapping[str, str]) -> None:
        self.folder = folder
        self.core = core
        self.environment = environment
        self.port = 0

    def __enter__(self) -> Self:
        foreign = {name for name in os.environ if name.startswith("HIMEJI_") and name != "HIMEJI_PURE"}
        own = {name: value for name, value in os.environ.items() if name not in foreign}
        with (self.folder / "server.log").open("w") as log:
            self.process = subprocess.Popen(
                [*SERVE, str(self.folder)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=own | {"LANG": "en"} | dict(self.environment),
            )
        os.sched_setaffinity(self.process.pid, self.core)
        assert self.process.stdout is not None
        found = STARTED.search(self.process.stdout.readline())
        if found is None:
            self.kill()
            raise ConfigError("SERVER_DID_NOT_START", place=str(self.folder / "server.log"))
        self.port = int(found[1])
        self.wait()
        return self

    def wait(self) -> None:
        """Until it can be talked to."""
        end = time.monotonic() + START
        while time.monotonic() < end and self.process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        self.kill()
        raise ConfigError("SERVER_DID_NOT_START", place=str(self.folder / "server.log"))

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> tuple[float, int]:
        """Ask it to end: the seconds that took, and its exit code."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(20)
        return time.monotonic() - begun, code

    def used(self) -> Used:
        return used(self.process.pid)


def used(pid: int) -> Used:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    memory = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text("utf-8"))
    waited = sum(int(each.read_text("utf-8").split()[1]) for each in Path(f"/proc/{pid}/task").glob("*/schedstat"))
    return Used(ticks / os.sysconf("SC_CLK_TCK"), int(memory[1]) if memory else 0, waited / 1e9)
