"""The combinators do compiled what they do interpreted: the tests of grammar/, on a compiled copy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import himeji

GRAMMAR = Path(__file__).with_name("grammar")
BUILD = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

engine = [str(path) for path in sorted(Path("himeji/engine").glob("*.py")) if path.name != "__init__.py"]
sources = ["--explicit-package-bases", *engine, "tests/engine/grammar/toy.py"]
modules = mypycify(sources, opt_level="0", group_name="toy")
setup(name="toy", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""
LOADED = "from tests.engine.grammar import toy; from himeji.engine import state; print(toy.__file__, state.__file__)"
PYTEST = ("pytest", "-q", "-c", os.devnull, "--rootdir=.", "--import-mode=importlib", "-p", "no:cacheprovider")


def run(folder: Path, *arguments: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(folder), "HIMEJI_PURE": "0"}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_combinator_does_the_same_compiled(tmp_path):
    sources = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(himeji.__file__).parent, tmp_path / "himeji", ignore=sources)
    shutil.copytree(GRAMMAR, tmp_path / "tests/engine/grammar", ignore=sources)
    run(tmp_path, "-c", BUILD)
    assert ".py" not in run(tmp_path, "-c", LOADED)
    assert " passed" in run(tmp_path, "-m", *PYTEST, "tests/engine/grammar")
