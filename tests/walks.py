"""Random walks through games of any title: the same seed gives the same walk in every process."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

import himeji
from himeji.engine.chance import below, streams
from himeji.engine.game import Game
from himeji.engine.moves import Moves
from himeji.engine.numbers import Numbers
from himeji.engine.state import State

T = TypeVar("T")


@dataclass(frozen=True)
class Table:
    """What is played, by how many, with which options besides the default ones."""

    title: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    @property
    def game(self) -> Game:
        return himeji.game(self.title)

    def new(self, seed: object) -> State:
        return self.game.new(self.seats, dict(self.options), seed)


def seatings() -> list[Table]:
    """Every title with every number of seats."""
    return [Table(title, seats) for title in himeji.titles() for seats in himeji.game(title).seats]


def tables_of(seating: Table) -> list[Table]:
    """The default options, then every other value of every option in turn."""
    others = [(name, value) for name, values in seating.game.options.items() for value in values[1:]]
    return [seating, *(Table(seating.title, seating.seats, (other,)) for other in others)]


def tables() -> list[Table]:
    return [table for seating in seatings() for table in tables_of(seating)]


def legal(state: State) -> list[int]:
    """The codes of the legal moves."""
    buffer = Moves()
    state.legal(buffer)
    return buffer.listed()


def dice(*seed: object) -> Numbers:
    """A generator of one stream, for `pick` and for `redeal`."""
    return streams(" ".join(map(str, seed)), "walk")


def pick(items: list[T], chance: Numbers) -> T:
    return items[below(chance, 0, len(items))]


def walk(table: Table, seed: object) -> Iterator[tuple[State, list[int]]]:
    """The state at every decision of a random game with its legal codes, and at the end with none; one object."""
    state = table.new(seed)
    chance = dice(table, seed)
    while state.to_move() >= 0:
        codes = legal(state)
        yield state, codes
        state.play(pick(codes, chance))
    yield state, []


def positions(table: Table, *seeds: object) -> list[State]:
    """Every position of some random games."""
    return [state.clone() for seed in seeds for state, _ in walk(table, seed)]
