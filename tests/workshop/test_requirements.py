"""What has to be written twice stays the same, and locks say what to install, not where from."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_the_build_environment_is_the_one_pip_would_make():
    lines = (ROOT / "requirements/build.in").read_text("utf-8").splitlines()
    ours = {line for line in lines if not line.startswith(("#", "-c"))}
    assert ours == set(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_names_no_index_and_hashes_everything(lock):
    text = lock.read_text("utf-8")
    pins = re.findall(r"^[a-z0-9.-]+==.*\\\n +--hash=sha256:", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE))
    assert not re.search(r"://|^ *--(?!hash=)", text, re.MULTILINE)
