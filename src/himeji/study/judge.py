"""A judge of decisions and of chance, who knows what the seat in question knew: every method sees a port."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from himeji.bots.analysis import Line
from himeji.bots.heuristic import heuristic
from himeji.bots.search_player import SearchPlayer
from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.engine.port import SeatPort
from himeji.engine.state import State
from himeji.engine.zone import OWNER
from himeji.study.reasons import Reason, compare
from himeji.study.turn import Turn

WORLDS: Final = 4  # in which the position after a move is judged
VIEWS: Final = 4  # worlds in which a seat puts itself in the place of another
PER_WORLD: Final = 25  # simulations at least, before there is one more of any of these
OUTCOMES: Final = 6  # of chance that a turn of luck is measured against
TRIES: Final = 4  # for each of them: a hidden card may forbid the move in a world
SHARE: Final = 4  # what part of the simulations each of these judgements gets
FEWEST: Final = 2  # simulations with which a search says anything

Shares = tuple[float, ...]  # contender by contender


@dataclass(frozen=True)
class Outlook:
    """What a position holds for every contender."""

    wins: Shares
    points: Shares  # at the end of the game


@dataclass(frozen=True)
class Choice:
    """A decision: the best move in sight with its line, and what the one that was made changes, for every contender."""

    wins: Shares  # before it
    best: str
    chain: tuple[str, ...]
    change: Shares


@final
class Judge:
    def __init__(self, title: str, simulations: int, seed: object = 0) -> None:
        self.title = title
        self.simulations = simulations
        self.seed = seed
        self.heuristic = heuristic(title)

    def lines(self, port: SeatPort, simulations: int | None = None) -> tuple[Line, ...]:
        """What a search finds for the seat that is asked, best first."""
        player = SearchPlayer(self.title, simulations or self.simulations, seed=self.seed)
        return player.analyse(port).lines

    def outlook(self, port: SeatPort, simulations: int | None = None) -> Outlook:
        """As the seat can judge: who decides will play what is best by its own knowledge."""
        budget = simulations or self.simulations
        if port.world.to_move() < 0:
            return self.end(port.world)
        deciding = [port]
        if port.decision() is None:
            count = spread(budget, VIEWS) if has_secrets(port.world) else 1
            chance = streams(f"{self.seed}/{digest_of(port.view)}", "views")
            worlds = [port.sample_world(chance) for _ in range(count)]
            deciding = [world.port(int(world.to_move())) for world in worlds]
        best = [self.lines(each, budget // len(deciding))[0] for each in deciding]
        return mean([Outlook(line.wins, line.points) for line in best])

    def end(self, world: State) -> Outlook:
        """How the victory was shared."""
        outcome = world.outcome()
        contenders = range(int(self.heuristic.contenders(world)))
        won = tuple((seat in outcome.winners) / len(outcome.winners) for seat in contenders)
        return Outlook(won, tuple(float(outcome.scores[seat]) for seat in contenders))

    def choice(self, port: SeatPort, played: str) -> Choice:
        """The seat's decision: both moves are tried in the same worlds, the best one as the search sees it."""
        best = self.lines(port)[0]
        change: Shares = tuple(0.0 for _ in best.wins)
        if not self.is_same(port, best.move.text, played):
            chosen, better = (self.after(port, text).wins for text in (played, best.move.text))
            if chosen[port.seat] < better[port.seat]:
                change = difference(chosen, better)
        return Choice(best.wins, best.move.text, best.chain, change)

    def is_same(self, port: SeatPort, move: str, other: str) -> bool:
        """Do both lead to the same end of the turn, as when only the order of things differs?"""
        if move == other:
            return True
        world = port.world.clone()
        world.turn_to(port.seat)
        ends = [Turn(self.heuristic, world).best([world.parse(text).code]) for text in (move, other)]
        return ends[0].position.encode() == ends[1].position.encode()

    def after(self, port: SeatPort, move: str) -> Outlook:
        """Once the seat has played this, on average over worlds it believes possible."""
        return self.mean_outlook(self.worlds_after(port, port.seat, move, spread(self.simulations, WORLDS)))

    def mean_outlook(self, ports: list[SeatPort]) -> Outlook:
        return mean([self.outlook(port, max(self.simulations // SHARE, FEWEST)) for port in ports])

    def luck(self, before: SeatPort, mover: int, move: str, after: SeatPort) -> Shares:
        """What chance gave the contenders, measured against what it could have given."""
        given = self.mean_outlook([after])
        count = spread(self.simulations, OUTCOMES)
        possible = self.worlds_after(before, mover, move, count)  # none, if the seat could not think of the move
        return difference(given.wins, self.mean_outlook(possible).wins if possible else given.wins)

    def worlds_after(self, port: SeatPort, mover: int, move: str, count: int) -> list[SeatPort]:
        """The seat's ports after a move, each in another world it believes possible, chance included."""
        chance = streams(f"{self.seed}/{digest_of(port.view)}", "judge")
        code = port.world.parse(move).code
        found: list[SeatPort] = []
        for _ in range(count * TRIES):
            world = port.sample_world(chance)
            if world.turn_to(mover) == 0 and world.refuse(code) == 0:
                world.play(code)
                found.append(world.port(port.seat))
            if len(found) == count:
                break
        return found

    def reason(self, port: SeatPort, better: str, played: str) -> Reason:
        """Why one move would have been better than the one that was played."""
        chains = {line.move.text: line.chain for line in self.lines(port)}
        foreseen = difference(self.after(port, better).points, self.after(port, played).points)[port.seat]
        return compare(port, chains.get(better, (better,)), chains.get(played, (played,)), foreseen)


def spread(simulations: int, most: int) -> int:
    """Over how many worlds so many simulations go."""
    return min(most, max(simulations // PER_WORLD, 1))


def has_secrets(state: State) -> bool:
    """Does somebody hold what others may not see?"""
    return any(field.seen_by == OWNER for field in state.sheet().fields)


def mean(found: list[Outlook]) -> Outlook:
    wins, points = ([getattr(outlook, what) for outlook in found] for what in ("wins", "points"))
    return Outlook(average(wins), average(points))


def average(rows: list[Shares]) -> Shares:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def difference(more: Shares, less: Shares) -> Shares:
    return tuple(a - b for a, b in zip(more, less, strict=True))
