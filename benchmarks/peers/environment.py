"""Make, once, the environment of the peers' own that their scripts run in, and print the path of its python."""

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")
DEFAULT_CACHE = Path(".bench") / "peers"


class PeersUnavailable(Exception):
    """The environment of the peers cannot be made; the message is one sentence for the user."""


def peers_python(cache: Path = DEFAULT_CACHE) -> Path:
    """Return the python of the environment below `cache`, made anew when the requirements or this python changed."""
    venv = cache.absolute() / "venv"
    python = venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = venv / "peers.stamp"
    try:
        key = requirements_key()
        if not (python.exists() and stamp.exists() and stamp.read_text() == key):
            make(venv, python)
            stamp.write_text(key)
    except OSError as error:
        raise PeersUnavailable(f"The peers' environment in {venv} cannot be made: {error}.") from error
    return python


def requirements_key() -> str:
    """Name what the environment is made from: the pinned requirements and the version of this python."""
    return hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()


def make(venv: Path, python: Path) -> None:
    """Create the environment and install the pinned wheels; nothing is built from source."""
    run([sys.executable, "-m", "venv", "--clear", str(venv)], "python -m venv failed")
    (venv / ".gitignore").write_text("*\n")
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wheels = ["--only-binary=:all:", "--require-hashes", "--requirement", str(REQUIREMENTS)]
    run(install + wheels, "pip cannot install the pinned wheels")


def run(command: list[str], failure: str) -> None:
    """Run one command silently, or say in one sentence why it failed, with the first error it wrote."""
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        lines = done.stdout.strip().splitlines() or [f"exit code {done.returncode}"]
        reason = next((line for line in lines if line.startswith("ERROR:")), lines[-1]).rstrip(".:")
        raise PeersUnavailable(f"The peers' environment cannot be made: {failure} ({reason}).")


def main() -> None:
    """Print the path of the environment's python."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE, help="folder of the environment (%(default)s)")
    try:
        print(peers_python(parser.parse_args().cache))
    except PeersUnavailable as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
