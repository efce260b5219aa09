"""Naishi's table set by hand; every card lies in exactly one place, as in the box."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from himeji.engine.state import State
from tests.positions import moves, play, position

COPIES = Counter(
    mountain=16,
    naishi=2,
    advisor=4,
    sentinel=4,
    monk=3,
    horseman=2,
    ronin=2,
    ninja=2,
    fort=4,
    torii=4,
    rice_field=5,
    banner=2,
)
MOUNTAINS = ["mountain"] * 5
HANDS = [["naishi", "torii", *MOUNTAINS[:3]], ["mountain", "monk", "mountain", "advisor", "mountain"]]
RIVER = ["fort", "ronin", "sentinel", "banner", "rice_field"]
FREE = [2, 0, 0, 0]  # emissaries at home, on swap, on discard, on the decree


def first_turns() -> list[dict[str, Any]]:
    """The first turn of each seat, as the game itself comes to it."""
    state = position("naishi")
    play(state, moves(state)[0])
    play(state, moves(state)[0])
    first = state.encode()
    play(state, "develop line 1", "decline")
    return [first, state.encode()]


FIRST_TURNS = first_turns()
AFTER_THE_TURNS = FIRST_TURNS[0]["stack"][:1]  # the whole game, about to show the hands

Cards = Sequence[str | None]


def at_turn(
    seat: int = 0,
    *,
    lines: Sequence[Cards] = (MOUNTAINS, MOUNTAINS),
    hands: Sequence[Cards] = HANDS,
    river: Cards = RIVER,
    hidden: Sequence[int] = (4, 4, 4, 4, 4),
    next_up: Sequence[str] = (),
    **fields: Any,
) -> State:
    """A seat's turn, nobody knowing anything of the other's hand; `next_up` are the cards that lie face down."""
    placed = [card for row in (*lines, *hands, river) for card in row if card]
    rest = COPIES - Counter(placed)
    bag = Counter(next_up or list((rest - Counter(mountain=16)).elements())[: sum(hidden)])
    assert (len(placed) + rest.total(), bag.total()) == (50, sum(hidden))
    chosen: dict[str, Any] = {
        "turn": FIRST_TURNS[seat]["turn"],
        "stack": FIRST_TURNS[seat]["stack"],
        "lines": [list(row) for row in lines],
        "hands": [list(row) for row in hands],
        "river": list(river),
        "hidden": list(hidden),
        "bag": dict(bag),
        "discard": dict(rest - bag),
        "known": [[], [], []],
    }
    return position("naishi", **chosen | fields)


def at_the_end(*territories: tuple[list[str], list[str]]) -> State:
    """The hands about to be shown, of one or both seats; `ninja:advisor` is a ninja that will copy the advisor."""
    wanted = [[card for row in territory for card in row] for territory in territories]
    plain = [[card.partition(":")[0] for card in cards] for cards in wanted]
    if len(plain) == 1:
        plain.append(list((COPIES - Counter(plain[0])).elements())[:10])  # mountains first
    state = at_turn(
        lines=[cards[:5] for cards in plain],
        hands=[cards[5:] for cards in plain],
        river=[None] * 5,
        hidden=[0] * 5,
        stack=AFTER_THE_TURNS,
    )
    copy_as_wanted(state, [[card.partition(":")[2] for card in cards if card.startswith("ninja:")] for cards in wanted])
    return state


def copy_as_wanted(state: State, copies: list[list[str]]) -> None:
    for seat, wanted in enumerate(copies):
        for card in wanted:
            if [decision.seat for decision in state.pending()] == [seat] and moves(state, "copy"):
                play(state, f"copy {card}")


def among_mountains(line: dict[int, str], hand: dict[int, str]) -> tuple[list[str], list[str]]:
    """A territory of mountains but for these positions, 1 to 5, of its line and hand."""
    return [line.get(at, "mountain") for at in range(1, 6)], [hand.get(at, "mountain") for at in range(1, 6)]


def items(state: State, seat: int = 0) -> dict[str, int]:
    """A seat's score sheet."""
    return {item.code: item.points for item in state.outcome().items[seat]}


def verbs(texts: Iterable[str]) -> set[str]:
    """The first word of each move."""
    return {text.split()[0] for text in texts}
