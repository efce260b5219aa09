"""Which form of the package runs: compiled, interpreted by wish, interpreted for want of librt."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import himeji
from himeji import _runtime

ROOT = Path(__file__).parents[2]
WITHOUT_LIBRT = """
import sys

class NoLibrt:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] == "librt":
            raise ImportError(name)

sys.meta_path.insert(0, NoLibrt())
"""
WHERE_FROM = """
import sys, himeji
from himeji import _runtime
from himeji.engine import state
assert state.__file__.endswith(".py"), state.__file__
assert not [name for name in sys.modules if name.endswith("__mypyc")]
assert _runtime.flavour() == "interpreted"
"""
PLAY = """
import himeji
state, step = himeji.new("naishi", seats=2, seed=7), 0
while state.pending() and step < 200:
    moves = state.pending()[0].moves()
    move = moves[step * 7 % len(moves)]
    state.apply(move)
    step += 1
    print(move, state.encode())
"""


def run(code: str, **environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_tests_see_the_installed_package():
    assert not Path(himeji.__file__).is_relative_to(ROOT / "src")


def test_the_flavour_is_that_of_the_loaded_engine():
    from himeji.engine import state

    assert (_runtime.flavour() == "interpreted") == state.__file__.endswith(".py")


def test_himeji_pure_loads_the_source_files():
    run(WHERE_FROM, HIMEJI_PURE="1")


@pytest.mark.parametrize("pure", ["1", "0"])
def test_without_librt_the_source_files_run_on_lists(pure):
    code = WITHOUT_LIBRT + WHERE_FROM + "from librt.vecs import vec\nassert vec[int]((1, 2))[:1] == [1]"
    run(code, HIMEJI_PURE=pure)


def test_every_form_plays_the_same_game():
    played = run(PLAY, HIMEJI_PURE="0")
    assert run(PLAY, HIMEJI_PURE="1") == played
    assert run(WITHOUT_LIBRT + PLAY) == played


def test_the_list_stand_in_behaves_like_librt():
    real: Any = pytest.importorskip("librt.vecs")
    stand_in: Any = _runtime
    for vec, append in ((real.vec, real.append), (stand_in.vec, stand_in.append)):
        empty = vec[object]()
        one = append(empty, "a")
        row = vec[object](["a", "b", "c"], capacity=8)
        copy = row[:]
        copy[0] = "z"
        assert (len(empty), len(one), list(one)) == (0, 1, ["a"])
        assert (list(row), list(copy), row[-1], list(row[1:])) == (["a", "b", "c"], ["z", "b", "c"], "c", ["b", "c"])
        assert "b" in row
        assert row == vec[object](["a", "b", "c"])
