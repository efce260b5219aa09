"""Time at a table: what is stored is time left, never a deadline; the server's absence is charged to nobody."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from himeji.server.table.state import Table

GRACE: Final = 20.0  # seconds before a clock runs again after a restart, and left to one who takes a seat back


def left(table: Table, seat: int, now: float) -> int:
    """Milliseconds on a seat's clock now."""
    since = table.since[seat]
    spent = 0 if since is None else max(0, int((now - since) * 1000))
    return max(0, table.clocks[seat] - spent)


def all_left(table: Table, now: float) -> list[int]:
    return [left(table, seat, now) for seat in range(len(table.seats))]


def after_move(table: Table, seat: int, now: float) -> list[int]:
    """What is left once a seat has moved: a live clock gets its increment."""
    clocks = all_left(table, now)
    if table.settings.clock.kind == "live":
        clocks[seat] += table.settings.clock.increment * 1000
    return clocks


def after_return(table: Table, seat: int, now: float) -> list[int]:
    """One who comes back to an empty clock gets a grace."""
    clocks = all_left(table, now)
    if table.settings.clock.kind != "none":
        clocks[seat] = max(clocks[seat], int(GRACE * 1000))
    return clocks


def runs(table: Table, seat: int) -> bool:
    """Only people who are asked use up time."""
    return table.settings.clock.kind != "none" and seat in table.asked and table.seats[seat].played_by is None


def wound(table: Table, now: float, grace: float = 0.0) -> Table:
    """From now on the clocks of those who are asked run."""
    return replace(table, since=running(table, now + grace))


def running(table: Table, since: float) -> tuple[float | None, ...]:
    return tuple(since if runs(table, seat) else None for seat in range(len(table.seats)))


def next_expiry(table: Table) -> float | None:
    """When the first running clock will be empty."""
    ends = [since + table.clocks[seat] / 1000 for seat, since in enumerate(table.since) if since is not None]
    return min(ends, default=None)
