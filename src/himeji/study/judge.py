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
from himeji.study.hints import reason_for
from himeji.study.reasons import Reason, compare

WORLDS: Final = 4  # in which the position after a move is judged
VIEWS: Final = 4  # worlds in which a seat puts itself in the place of another
PER_VIEW: Final = 25  # simulations at least, if there is more than one
OUTCOMES: Final = 6  # of chance that a turn of luck is measured against
TRIES: Final = 4  # for each of them: a hidden card may forbid the move in a world
SHARE: Final = 4  # what part of the simulations each of these judgements gets
FEWEST: Final = 4  # simulations with which a search says anything
TRUSTED: Final = 0.1  # the part of all simulations from which on a line's points mean something

Shares = tuple[float, ...]  # of the victory, contender by contender


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

    def wins(self, port: SeatPort, simulations: int | None = None) -> Shares:
        """Everybody's chances, as the seat can judge them: who decides will play what is best by its own knowledge."""
        budget = simulations or self.simulations
        if port.world.to_move() < 0:
            return self.won(port.world)
        if port.decision() is not None:
            return self.lines(port, budget)[0].wins
        count = min(VIEWS, max(budget // PER_VIEW, 1)) if has_secrets(port.world) else 1
        chance = streams(f"{self.seed}/{digest_of(port.view)}", "views")
        worlds = [port.sample_world(chance) for _ in range(count)]
        deciding = [world.port(int(world.to_move())) for world in worlds]
        return mean([self.lines(each, budget // count)[0].wins for each in deciding])

    def lines(self, port: SeatPort, simulations: int | None = None) -> tuple[Line, ...]:
        """What a search finds for the seat that is asked, best first."""
        player = SearchPlayer(self.title, simulations or self.simulations, seed=self.seed)
        return player.analyse(port).lines

    def won(self, world: State) -> Shares:
        """How the victory was shared."""
        winners = world.outcome().winners
        return tuple((seat in winners) / len(winners) for seat in range(int(self.heuristic.contenders(world))))

    def choice(self, port: SeatPort, played: str) -> Choice:
        """The seat's decision: both moves are tried in the same worlds, the best one as the search sees it."""
        best = self.lines(port)[0]
        change: Shares = tuple(0.0 for _ in best.wins)
        if best.move.text != played:
            after = [self.after(port, text) for text in (played, best.move.text)]
            if after[0][port.seat] < after[1][port.seat]:
                change = tuple(chosen - better for chosen, better in zip(*after, strict=True))
        return Choice(best.wins, best.move.text, best.chain, change)

    def after(self, port: SeatPort, move: str) -> Shares:
        """Everybody's chances once the seat has played this, on average over worlds it believes possible."""
        return self.mean_wins(self.worlds_after(port, port.seat, move, WORLDS))

    def mean_wins(self, ports: list[SeatPort]) -> Shares:
        return mean([self.wins(port, max(self.simulations // SHARE, FEWEST)) for port in ports])

    def luck(self, before: SeatPort, mover: int, move: str, after: SeatPort) -> Shares:
        """What chance gave the contenders, measured against what it could have given."""
        given = self.mean_wins([after])
        possible = self.worlds_after(before, mover, move, OUTCOMES)  # none, if the seat could not think of the move
        return difference(given, self.mean_wins(possible) if possible else given)

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
        lines = {line.move.text: line for line in self.lines(port)}
        least = TRUSTED * self.simulations
        if all(text in lines and lines[text].visits >= least for text in (better, played)):
            return reason_for(port, lines[better], lines[played])
        return compare(port, lines[better].chain, lines[played].chain if played in lines else (played,))


def has_secrets(state: State) -> bool:
    """Does somebody hold what others may not see?"""
    return any(field.seen_by == "owner" for field in state.sheet().fields)


def mean(found: list[Shares]) -> Shares:
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def difference(more: Shares, less: Shares) -> Shares:
    return tuple(a - b for a, b in zip(more, less, strict=True))
