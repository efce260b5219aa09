"""The script of a first game: bots play it and learners are led by it, as long as every seat keeps to it."""

from __future__ import annotations

from typing import Any

from himeji.server.table.entries import FIRST_GAME, Guided
from himeji.server.table.state import Table


def script_of(table: Table, seat: int) -> list[Guided]:
    return [step for step in table.practice.script if step.seat == seat] if table.practice else []


def played_by(table: Table, seat: int) -> list[str]:
    return [entry.move for entry in table.position.moves if entry.seat == seat] if table.position else []


def kept(table: Table) -> bool:
    """Has every seat played its part so far? Seats that are asked together may answer in any order."""
    for seat in range(len(table.seats)):
        script, played = [step.move for step in script_of(table, seat)], played_by(table, seat)
        if played[: len(script)] != script[: len(played)]:
            return False
    return True


def next_step(table: Table, seat: int) -> Guided | None:
    """What the script lets a seat play next; nothing once somebody has left it, or at its end."""
    script, at = script_of(table, seat), len(played_by(table, seat))
    return script[at] if at < len(script) and kept(table) else None


def guide(table: Table, seat: int | None) -> dict[str, Any] | None:
    """What a learner is told now: which of how many steps, the sentence that says why, the move; at the end no move."""
    if table.practice is None or table.practice.origin != FIRST_GAME or seat is None or seat not in table.asked:
        return None
    steps, at = len(script_of(table, seat)), len(played_by(table, seat))
    step = next_step(table, seat)
    if step is not None:
        return {"step": at + 1, "of": steps, "say": step.say, "move": step.move}
    return {"step": steps, "of": steps, "say": "end", "move": None} if kept(table) else None
