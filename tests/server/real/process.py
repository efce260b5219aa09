"""A real server in a process of its own, on a free port of this machine, in a folder of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx

MAIN = "import sys; from himeji import cli; sys.exit(cli.main(sys.argv[1:]))"
STARTED = re.compile(r"http://127\.0\.0\.1:(\d+)")


class Process:
    """Started when entered, killed when left; `prelude` is run before it starts. Every wait has an end."""

    def __init__(self, folder: Path, prelude: str = "", environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.port = 0  # any that is free; the same again after that
        self.command = ("-c", f"{prelude}\n{MAIN}") if prelude else ("-m", "himeji")
        self.environment = environment or {}
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> float:
        """Until it can be talked to; the seconds that took."""
        begun = time.monotonic()
        arguments = ["serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.command, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"LANG": "en"} | self.environment,
            )
        assert self.process.stdout is not None
        found = STARTED.search(self.process.stdout.readline())
        assert found is not None, self.log()
        self.port = int(found[1])
        while time.monotonic() < begun + 60:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return time.monotonic() - begun
            except httpx.TransportError:
                time.sleep(0.02)
        raise TimeoutError(self.log())

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Another command in the same folder, while the server runs."""
        arguments = [sys.executable, *self.command, *words, "--data", str(self.folder)]
        return subprocess.run(arguments, capture_output=True, text=True, timeout=60, env=os.environ | self.environment)

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.ended()

    def ended(self, seconds: float = 20) -> int:
        assert self.process is not None
        code = self.process.wait(seconds)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    @property
    def sockets(self) -> int:
        """How many it holds."""
        assert self.process is not None
        found = 0
        for held in Path(f"/proc/{self.process.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                found += str(held.readlink()).startswith("socket:")
        return found

    @property
    def cpu(self) -> float:
        """Seconds of CPU so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8")


class Person:
    """Somebody with a name, who talks HTTP."""

    def __init__(self, server: Process, name: str) -> None:
        self.server = server
        answer = httpx.post(f"{server.url}/api/guests", json={"name": name}, headers={"X-Himeji": "1"})
        answer.raise_for_status()
        self.token: str = answer.json()["token"]
        self.id: str = answer.json()["id"]

    def call(self, method: str, path: str, json: Any = None, **headers: str) -> httpx.Response:
        mine = {"Authorization": f"Bearer {self.token}"} | headers
        return httpx.request(method, f"{self.server.url}{path}", json=json, headers=mine, timeout=30)

    def opens(self, title: str = "naishi", seats: int = 2, **settings: Any) -> str:
        answer = self.call("POST", "/api/tables", {"title": title, "seats": seats, **settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sits(self, table: str, seat: int, bot: str | None = None) -> None:
        answer = self.call("PUT", f"/api/tables/{table}/seats/{seat}", {"bot": bot})
        assert answer.status_code == 200, answer.text


def table_of(*people: Person, **settings: Any) -> str:
    """Opened by the first, with everybody seated in order."""
    table = people[0].opens(**settings)
    for seat, person in enumerate(people):
        person.sits(table, seat)
    return table
