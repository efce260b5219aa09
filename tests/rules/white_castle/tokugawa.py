"""The visit of the Tokugawa clan set by hand: a solo game with the rival's cards in a known order."""

from typing import Any

from himeji.engine.event import Event
from himeji.engine.state import State
from tests.positions import play
from tests.rules.white_castle.table import at_turn, instead_of_the_question, set_out

RIVAL = 1
DECK = tuple(f"solo-{n}" for n in range(1, 10))
BACKS = {
    card: (colour, side)
    for card, (colour, side) in zip(
        DECK,
        [(colour, side) for colour in ("coral", "black", "white") for side in ("left", "center", "right")],
        strict=True,
    )
}  # which die the back of each card shows


def deck(*top: str) -> dict[str, Any]:
    """The rival's cards, these on top in this order."""
    return {"solo_deck": [*top, *(card for card in DECK if card not in top)], "solo_bag": []}


def solo(*top: str, **given: Any) -> State:
    """Your turn in a solo game, before the rival's."""
    return at_turn(**{"seats": 1, **deck(*top), **given})


def rival_plays(*top: str, **given: Any) -> tuple[State, list[Event]]:
    """You take the highest white die to the well; what the rival then does."""
    state = solo(*top, **given)
    play(state, "take white right", "place well")
    return state, play(state, "gain iron")[1:]


def rival_did(icon: str, **given: Any) -> State:
    """The rival has done this icon of a card and it is your turn, or you are asked about it."""
    floor = "diplomat" if given.get("stewards") == [] else "steward"  # a question that can be asked, to be replaced
    asked = (f"remove a {floor} card", 0, 0, "rival")
    state = set_out(RIVAL, asked, taken=1, **{"seats": 1, **deck(), **given})
    state.seat = RIVAL
    gain = icon.split()[-1] in ("coin", "points")
    return instead_of_the_question(state, icon if gain else f"rival: {icon}")
