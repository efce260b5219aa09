"""Alternating rounds: each contestant is measured once a round, in its own process; a figure is the rounds' median."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from himeji.engine.errors import HimejiError


class BenchError(HimejiError):
    """A measurement that cannot be made."""


@dataclass(frozen=True)
class Contestant:
    """A command that prints one line of JSON, and what to call it in the results."""

    label: Mapping[str, str | int]
    command: Sequence[str]
    environment: Mapping[str, str]


def ours(title: str, seats: int, flavour: str, seconds: float) -> Contestant:
    command = [sys.executable, "-m", "himeji.bench.measure", title, str(seats), str(seconds)]
    label: dict[str, str | int] = {"title": title, "seats": seats, "flavour": flavour}
    return Contestant(label, command, {"HIMEJI_PURE": "1" if flavour == "interpreted" else "0"})


def once(contestant: Contestant) -> dict[str, Any]:
    environment = os.environ | contestant.environment
    done = subprocess.run(contestant.command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise BenchError("MEASUREMENT_FAILED", place=contestant.command[-3], reason=last)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def alternate(contestants: Sequence[Contestant], rounds: int) -> list[dict[str, Any]]:
    """Every contestant's figures, medians of the rounds."""
    taken: list[list[dict[str, Any]]] = [[] for _ in contestants]
    for _ in range(rounds):
        for results, contestant in zip(taken, contestants, strict=True):
            results.append(once(contestant))
    return [{**each.label, **medians(results)} for each, results in zip(contestants, taken, strict=True)]


def medians(results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Numbers by their median; what is not a number is the same in every round."""
    return {
        name: median(result[name] for result in results) if isinstance(value, int | float) else value
        for name, value in results[0].items()
    }
