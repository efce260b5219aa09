"""Bots and studies take what time the server leaves."""

import subprocess
import sys

import pytest

SAID = """
give_way()
print("idle" if os.sched_getscheduler(0) == os.SCHED_IDLE else os.nice(0))
"""
HERE = "import os\nfrom himeji.server.background import give_way\n"
REFUSED = "def refuse(*_):\n    raise PermissionError\nos.sched_setscheduler = refuse\n"
UNKNOWN = "del os.sched_setscheduler\n"


@pytest.mark.parametrize(
    ("system", "said"), [("", "idle"), (REFUSED, "19"), (UNKNOWN, "19")], ids=["knows", "refuses", "does not know"]
)
def test_a_process_gives_way_as_far_as_its_system_knows_how(system, said):
    told = subprocess.run([sys.executable, "-c", HERE + system + SAID], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == said
