"""A regularised linear regression, by its normal equations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

Row = tuple[Sequence[float], float]  # what is known, and what it should tell
SHRINK: Final = 0.003  # each weight is pulled towards nothing by this share of what the rows say of it


def fit(rows: Iterable[Row], columns: int, shrink: float = SHRINK) -> list[float]:
    """The weights of the columns that leave the least squares; a column that is always nothing weighs nothing."""
    normal = [[0.0] * columns for _ in range(columns)]
    right = [0.0] * columns
    for known, told in rows:
        present = [(at, value) for at, value in enumerate(known) if value]
        for at, value in present:
            right[at] += value * told
            line = normal[at]
            for other, factor in present:
                line[other] += value * factor
    for at in range(columns):
        normal[at][at] = normal[at][at] * (1 + shrink) or 1.0
    return solve(normal, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Elimination without pivots: what is regularised needs none."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = lines[at]
        for line in lines[at + 1 :]:
            share = line[at] / pivot[at]
            if share:
                for column in range(at, size + 1):
                    line[column] -= share * pivot[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(lines[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (lines[at][size] - known) / lines[at][at]
    return found
