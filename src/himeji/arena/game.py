"""One game of a match, from its deal to its record."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter
from traceback import print_exc

from himeji.arena.match import ArenaError, Fixture, in_force
from himeji.bots.external import ExternalPlayer, dismiss, player
from himeji.engine.journal import Journal
from himeji.games import game


@dataclass(frozen=True)
class Complaint:
    """Why a bot was replaced: the code of its error, its figures, and the last it wrote to standard error."""

    seat: int
    seq: int
    reason: str
    figures: dict[str, str]
    stderr: str


@dataclass(frozen=True)
class Played:
    """A finished game: its record, who won, and what is worth telling besides."""

    fixture: Fixture
    record: str
    scores: list[int]
    winners: list[int]
    moves: int
    seconds: float
    complaints: list[Complaint]


@dataclass(frozen=True)
class Trouble:
    """A game that could not be played, as plain values that travel between processes."""

    code: str
    figures: dict[str, str]


def attempt(fixture: Fixture) -> Played | Trouble:
    """A game, or what is wrong with it."""
    try:
        return play(fixture)
    except ArenaError as error:
        found = error
    except Exception as error:
        print_exc()
        found = ArenaError("GAME_FAILED", place=f"{fixture.match.name()}/{fixture.name}", error=repr(error))
    return Trouble(found.code, {name: str(value) for name, value in found.figures.items()})


def received(found: object) -> Played:
    """What came back, or the error it stands for."""
    if isinstance(found, Trouble):
        raise ArenaError(found.code, **found.figures)
    assert isinstance(found, Played)
    return found


def play(fixture: Fixture) -> Played:
    """The same fixture gives the same game, unless a clock decides."""
    match = fixture.match
    title = game(match.title)
    if in_force(match.title) != (match.edition, match.components, match.fitted):
        raise ArenaError("OTHER_RULES_THERE", title=match.title)
    begun = perf_counter()
    journal = Journal(title, len(fixture.players), dict(match.options), fixture.seed)
    journal.players = list(fixture.players)
    complaints: list[Complaint] = []
    with ExitStack() as stack:
        players = []
        for seat, name in enumerate(fixture.players):
            players.append(player(match.title, name, fixture.seed_of(seat), match.seconds))
            stack.callback(dismiss, players[-1])
        while pending := journal.state.pending():
            seat = pending[0].seat
            move = players[seat].choose(journal.state.port(seat))
            complaint = complaint_of(players[seat], journal, seat)
            if complaint is not None:
                complaints.append(complaint)
            journal.play(move, seat)
    outcome = journal.state.outcome()
    text = journal.record().to_json()
    moves = len(journal.entries)
    return Played(fixture, text, outcome.scores, outcome.winners, moves, perf_counter() - begun, complaints)


def complaint_of(seated: object, journal: Journal, seat: int) -> Complaint | None:
    """Note in the record that a bot was replaced, the first time it is seen."""
    if not isinstance(seated, ExternalPlayer) or seated.failure is None:
        return None
    if any(each.seat == seat for each in journal.replaced):
        return None
    failure = seated.failure
    journal.replace(seat, failure.code)
    figures = {name: str(value) for name, value in failure.figures.items()}
    return Complaint(seat, len(journal.entries) + 1, failure.code, figures, seated.complaints)
