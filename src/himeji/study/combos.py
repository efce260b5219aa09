"""The combo explorer: the chains a turn can take from here, by value, with what each costs and gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from himeji.bots.heuristic import heuristic
from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.engine.effect import TABLE
from himeji.engine.errors import Refused
from himeji.engine.event import Event
from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import Moves
from himeji.engine.port import SeatPort
from himeji.engine.state import State
from himeji.study.books import books
from himeji.study.hints import rounded
from himeji.study.turn import Reached, Turn

WIDTH: Final = 64
COUNT: Final = 12
WORLDS: Final = 4  # in which a chain must hold: what is revealed on the way differs between them


@dataclass(frozen=True)
class Combo:
    """A chain of moves of one turn, and what comes of it."""

    chain: tuple[str, ...]
    value: float  # the final points that the end of the turn promises
    points: float  # what the score sheet shows more than before, if the game ended there
    costs: dict[str, int]
    gives: dict[str, int]
    revealed_after: int | None  # the number of moves after which something unknown comes to light within the turn
    is_open: bool  # the turn goes on, in a way that depends on what was revealed


@dataclass(frozen=True)
class Combos:
    """The chains of a turn after these moves, best first."""

    seat: int
    first: tuple[str, ...]
    combos: tuple[Combo, ...]

    def to_json(self) -> dict[str, Any]:
        return dict(rounded(asdict(self)))


def combos(port: SeatPort, first: Sequence[str] = (), count: int = COUNT, width: int = WIDTH) -> Combos:
    """The chains that begin with these moves, each held to several worlds that the seat cannot tell apart."""
    chance = streams(digest_of(port.view), "combos")
    worlds = [port.sample_world(chance) for _ in range(WORLDS)]
    for world in worlds:
        world.turn_to(port.seat)
    value = heuristic(worlds[0].sheet().title)
    begun = checked(worlds[0], first)
    ends = different(worlds[0], Turn(value, worlds[0], width).ends(begun))
    sure = dict.fromkeys(shared_beginning(value, worlds, end.chain) for end in ends[:count])
    found = [combo(value, worlds, chain) for chain in sure if len(chain) > len(begun)]
    best = sorted(found, key=lambda each: (-each.value, len(each.chain), each.chain))
    return Combos(port.seat, tuple(first), tuple(best))


def checked(world: State, first: Iterable[str]) -> list[int]:
    """The codes of these moves; Refused if one is not allowed."""
    position = world.clone()
    codes = []
    for text in first:
        move = position.parse(text)
        refusal = position.why_not(move)
        if refusal is not None:
            raise Refused(refusal)
        position.play(move.code)
        codes.append(move.code)
    return codes


def different(world: State, ends: Iterable[Reached]) -> list[Reached]:
    """The best of those that differ only by the order of moves, or by moves that could be made at any time."""
    buffer = Moves()
    if world.beside >= 0:
        TABLE.effects[world.beside].candidates(world, 0, buffer)
    anytime = set(buffer.listed())
    by_moves: dict[tuple[int, ...], Reached] = {}
    for end in ends:
        by_moves.setdefault(tuple(sorted(code for code in end.chain if code not in anytime)), end)
    by_position: dict[str, Reached] = {}
    for end in by_moves.values():
        by_position.setdefault(digest_of(end.position.encode() | {"chance": None}), end)
    return list(by_position.values())


def shared_beginning(value: Heuristic, worlds: Sequence[State], chain: tuple[int, ...]) -> tuple[int, ...]:
    """As much of a chain as can be played in every world."""
    return chain[: min(len(Turn(value, world).follow(chain).chain) for world in worlds)]


def combo(value: Heuristic, worlds: Sequence[State], chain: tuple[int, ...]) -> Combo:
    turns = [Turn(value, world) for world in worlds]
    reached = [turn.follow(chain) for turn in turns]
    is_open = any(not turn.is_over(end.position) for turn, end in zip(turns, reached, strict=True))
    ends = [turn.best(chain) for turn in turns] if is_open else reached
    seat = turns[0].seat
    now = int(worlds[0].points(seat))
    costs, gives, revealed_after = account(worlds[0], chain)
    return Combo(
        tuple(worlds[0].sheet().grammar.text(code) for code in chain),
        sum(end.value for end in ends) / len(ends),
        sum(int(end.position.points(seat)) for end in reached) / len(reached) - now,
        costs,
        gives,
        revealed_after if revealed_after and (is_open or revealed_after < len(chain)) else None,
        is_open,
    )


def account(world: State, chain: Sequence[int]) -> tuple[dict[str, int], dict[str, int], int | None]:
    """What a chain costs and gives by the events of the turn, and after how many moves chance was first asked."""
    position, seat = world.clone(), int(world.to_move())
    costs: Counter[str] = Counter()
    gives: Counter[str] = Counter()
    revealed_after = None
    before = list(position.chance)
    for played, code in enumerate(chain, start=1):
        position.listen()
        position.play(code)
        for store, count in ledger(world.sheet().title, position.heard(), seat):
            (gives if count > 0 else costs)[store] += abs(count)
        if revealed_after is None and list(position.chance) != before:
            revealed_after = played
    return dict(costs), dict(gives), revealed_after


def ledger(title: str, events: Iterable[Event], seat: int) -> Iterable[tuple[str, int]]:
    """Stores of the seat that grew or shrank during its turn, as the title's events tell it."""
    kept = books(title)
    for event in events:
        if event.code == kept.closed_by:
            return
        if event.code in kept.entries and event.figures["seat"] == seat:
            sign, store = kept.entries[event.code]
            yield str(event.figures.get(store, store)), sign * int(str(event.figures.get("count", 1)))
