"""Naishi: what the stores of a position may hold, and how long a game may take."""

from himeji.engine.state import State

# Two gifts; each of the thirty river cards is developed at best with an additional action that a recall takes back;
# one decree, one declaration, one pass each; two ninjas copy.
LONGEST = 2 + 3 * 30 + 1 + 1 + 2 + 2


def check(state: State) -> None:
    data = state.encode()
    assert [sum(court) for court in data["court"]] == [2, 2]
    taken = [sum(place) for place in zip(*data["court"], strict=True)]
    assert all(0 <= n <= most for n, most in zip(taken, (4, 3, 2, 1), strict=True))
    assert all(0 <= hidden <= 5 for hidden in data["hidden"])
    assert sum(data["bag"].values()) == sum(data["hidden"])
    assert all(card is not None or hidden == 0 for card, hidden in zip(data["river"], data["hidden"], strict=True))
    assert all(None not in row for row in data["lines"] + data["hands"])
