"""Why one way to play a turn is better than another: what differs at its end, in components a player knows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from himeji.bots.heuristic import heuristic
from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.engine.heuristic import Heuristic
from himeji.engine.network import UNITS
from himeji.engine.port import SeatPort
from himeji.engine.state import State
from himeji.study.books import Books, books
from himeji.study.turn import Reached, Turn

WORLDS: Final = 6  # in which both ways are played
REPLY_WIDTH: Final = 3
LEAST: Final = 0.05  # points worth a word
LEAST_BEYOND: Final = 1.0  # of what only the search has seen: it is less sure
NOW: Final = "now"
BEYOND: Final = "beyond"
DENIAL: Final = "denial"


@dataclass(frozen=True)
class Part:
    """One thing that makes a difference, in points."""

    code: str
    amount: float


@dataclass(frozen=True)
class Component:
    """Points of one kind, out of their parts; `seat` is whose, where they are not the player's own."""

    code: str
    amount: float
    parts: tuple[Part, ...] = ()
    seat: int | None = None


@dataclass(frozen=True)
class Reason:
    """What a chain of moves brings more, or less, than another one."""

    against: str  # the first move that differs in the other chain
    components: tuple[Component, ...]


def compare(
    port: SeatPort, chain: Sequence[str], other: Sequence[str], foreseen: float | None = None, worlds: int = WORLDS
) -> Reason:
    """What the first chain brings more than the other, on average over worlds the seat believes possible.

    Where a search foresees a difference in final points, what the end of the turn does not explain lies beyond it.
    """
    title = port.world.sheet().title
    value = heuristic(title)
    chance = streams(digest_of(port.view), "reasons")
    parts: dict[tuple[str, str], float] = defaultdict(float)
    others: dict[int, float] = defaultdict(float)
    for _ in range(worlds):
        world = port.sample_world(chance)
        world.turn_to(port.seat)
        ends = [played_on(value, world, moves) for moves in (chain, other)]
        add_differences(parts, value, books(title), ends, port.seat)
        replies = [answered(value, end.position, port.seat) for end in ends]
        for seat in range(int(value.contenders(world))):
            if seat != port.seat:
                others[seat] += value.value(replies[1], seat) - value.value(replies[0], seat)
    own = grouped({key: amount / worlds for key, amount in parts.items()})
    found = [component for component in own if abs(component.amount) >= LEAST]
    beyond = 0.0 if foreseen is None else foreseen - sum(component.amount for component in own)
    if abs(beyond) >= LEAST_BEYOND:
        found.append(Component(BEYOND, beyond))
    denied = [Component(DENIAL, amount / worlds, (), seat) for seat, amount in sorted(others.items())]
    found += [component for component in denied if abs(component.amount) >= LEAST]
    return Reason(first_difference(chain, other), tuple(sorted(found, key=lambda each: -abs(each.amount))))


def played_on(value: Heuristic, world: State, moves: Sequence[str]) -> Reached:
    """The chain, as far as this world allows it, then the best end of the turn."""
    turn = Turn(value, world)
    return turn.best([world.parse(text).code for text in moves])


def answered(value: Heuristic, position: State, seat: int) -> State:
    """The others' turns until the seat is asked again, each played as promises them most."""
    for _ in range(int(position.seats) - 1):
        if position.to_move() in (seat, -1):
            break
        position = Turn(value, position, REPLY_WIDTH).best().position
    return position


def add_differences(
    parts: dict[tuple[str, str], float], value: Heuristic, where: Books, ends: Sequence[Reached], seat: int
) -> None:
    """Weight times difference for every feature; those of points by line of the score sheet, as far as it goes."""
    better, worse = ([int(n) for n in value.features(end.position, seat)] for end in ends)
    for name, weight, more, less in zip(value.names, value.weights, better, worse, strict=True):
        parts[where.place(name)] += int(weight) * (more - less) / UNITS
    lines = [Counter({item.code: item.points for item in end.position.outcome().items[seat]}) for end in ends]
    lines[0].subtract(lines[1])
    for code, points in lines[0].items():
        parts[NOW, code] += points
        parts[where.place(value.names[0])] -= points


def grouped(parts: Mapping[tuple[str, str], float]) -> list[Component]:
    """The parts worth a word, under the sum of all parts of their component."""
    found = []
    for code in dict.fromkeys(component for component, _ in parts):
        inside = [Part(part, amount) for (component, part), amount in parts.items() if component == code]
        told = sorted((part for part in inside if abs(part.amount) >= LEAST), key=lambda part: -abs(part.amount))
        found.append(Component(code, sum(part.amount for part in inside), tuple(told)))
    return found


def first_difference(chain: Sequence[str], other: Sequence[str]) -> str:
    return next((text for text, same in zip(other, chain, strict=False) if text != same), other[0])
