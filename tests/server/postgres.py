"""A PostgreSQL server of the test run's own, from the system's packages, on a socket in a folder of its own."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOMES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/pgsql/bin")]
USER = "postgres" if os.name == "posix" and os.geteuid() == 0 else None  # it refuses to run as root


def binaries() -> Path:
    """Where its programs are."""
    found = next((home for home in HOMES if (home / "initdb").exists()), None)
    on_path = shutil.which("initdb")
    if found is None and on_path is not None:
        found = Path(on_path).parent
    assert found is not None, "PostgreSQL must be installed (Debian: postgresql)."
    return found


def run(*command: object) -> None:
    subprocess.run([*map(str, command)], check=True, capture_output=True, user=USER, timeout=60, cwd="/")


@contextmanager
def running() -> Iterator[str]:
    """The address of an empty database."""
    home = binaries()
    with tempfile.TemporaryDirectory(prefix="himeji-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if USER is not None:
            shutil.chown(folder, USER)
        data = folder / "data"
        run(home / "initdb", "-D", data, "-A", "trust", "-U", "himeji", "-E", "UTF8", "--no-sync", "--locale=C")
        options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=40"
        run(home / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start")
        try:
            yield f"postgresql://himeji@/postgres?host={folder}"
        finally:
            run(home / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
