"""The second run of the tests, with everything interpreted, is for what the compiler touches and for nothing else."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEFT_OUT = re.search(r"NEVER_COMPILED := ((?:.*\\\n)*.*)", (ROOT / "Makefile").read_text("utf-8"))
ROOMS = [folder.name for folder in (ROOT / "tests").iterdir() if (ROOT / "src/himeji" / folder.name).is_dir()]


@pytest.fixture(scope="module")
def left_out() -> set[str]:
    assert LEFT_OUT is not None
    return set(LEFT_OUT[1].replace("\\", "").split())


@pytest.fixture(scope="module")
def compiled() -> set[str]:
    """The rooms with a module that is compiled."""
    written = re.search(r"COMPILED = (\(.*?\n\))", (ROOT / "setup.py").read_text("utf-8"), re.DOTALL)
    assert written is not None
    package = ROOT / "src/himeji"
    found = [path for pattern in ast.literal_eval(written[1]) for path in package.glob(pattern)]
    return {path.relative_to(package).parts[0] for path in found}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_left_out_if_nothing_of_it_is_compiled(room, left_out, compiled):
    assert (room in left_out) == (room not in compiled)


def test_whatever_is_left_out_exists(left_out):
    assert [name for name in left_out if not (ROOT / "tests" / name).exists()] == []
