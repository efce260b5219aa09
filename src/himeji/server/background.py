"""Processes that think for people: what the server itself has to do goes before."""

from __future__ import annotations

import os
from typing import Final

NICE: Final = 19  # where the system has no better way to be last


def give_way() -> None:
    """This process takes what time the others of the machine leave."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, OSError):
        if hasattr(os, "nice"):
            os.nice(NICE)
