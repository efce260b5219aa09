"""A language to play in, its voice, and the command without the cost of a process."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from himeji.cli import main
from himeji.locales import LANGUAGES, Voice


@pytest.fixture(params=LANGUAGES, scope="session")
def voice(request) -> Voice:
    return Voice(request.param, "terminal", "cli", "naishi")


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


@pytest.fixture
def command(capsys, monkeypatch) -> Callable[..., Answer]:
    """What `himeji` with these arguments returns and prints."""
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object) -> Answer:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse leaves this way
            code = int(end.code or 0)
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    return run
