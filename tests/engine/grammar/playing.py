"""How tests play the made-up title."""

import json

from himeji.engine.effect import Effect
from himeji.engine.state import State
from tests.engine.grammar.toy import Toy, ToyGame


def begin(effect: Effect[Toy], seats: int = 2, coins: int = 3, loans: bool = False) -> Toy:
    """The effect, run on to its first question; seat 0 is at hand."""
    state = ToyGame(effect, loans).new(seats, {"coins": coins})
    assert isinstance(state, Toy)
    return state


def play(state: State, *texts: str) -> State:
    """These moves, each checked."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def resumed(effect: Effect[Toy], state: State, loans: bool = False) -> State:
    """The same position, saved and loaded."""
    return ToyGame(effect, loans).decode(json.loads(json.dumps(state.encode())))


def done(state: State) -> str:
    """The marks left so far, in order."""
    return " ".join(name for name in state.encode()["marks"] if name)


def offered(state: State) -> list[str]:
    """What the seat to move may play."""
    return [str(move) for decision in state.pending()[:1] for move in decision.moves()]


def refused(state: State, text: str) -> str:
    """Why a move is not allowed."""
    return str(state.why_not(state.parse(text)))
