"""The peers: other people's engines, in an environment of their own beside the repository, never in the package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from himeji.bench.rounds import BenchError, Contestant

FOLDER: Final = Path("benchmarks") / "peers"
CACHE: Final = Path(".bench") / "peers"
SCRIPTS: Final = {  # what each peer is called in the goals
    "go": "openspiel_go.py",
    "mcts": "openspiel_mcts.py",
    "catan": "catanatron_play.py",
}


def peers(seconds: float) -> list[Contestant]:
    """Every peer, ready to be measured; the first time, their environment is made."""
    root = repository()
    python = peers_python(root)
    return [
        Contestant({"name": name}, [str(python), str(root / FOLDER / script), "--seconds", str(seconds)], {})
        for name, script in SCRIPTS.items()
    ]


def repository() -> Path:
    """The folder, here or above, that has the peers' scripts."""
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / FOLDER / "environment.py").is_file():
            return folder
    raise BenchError("NO_PEERS_HERE", place=str(FOLDER))


def peers_python(root: Path) -> Path:
    command = [sys.executable, str(root / FOLDER / "environment.py"), "--cache", str(root / CACHE)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise BenchError("PEERS_UNAVAILABLE", reason=done.stderr.strip())
    return Path(done.stdout.strip())
