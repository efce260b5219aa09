"""The White Castle: what the stores of a position may hold, and how long a game may take."""

from typing import Any

from himeji.engine.state import State

# Of each clan. Set-up: a pair and three resources. Nine turns: a die taken, a die placed. Icons carried out: 18 beside
# dice, 10 gardens at the ends of rounds, 5 gardens and 10 yard tiles of members placed, 15 light actions of climbs, 3
# favours, and 28 of them may reach for another. Lanterns lit besides: 9 by dice, 5 at the daimyo's; one has twelve
# icons, among them one seal and one influence that may ask for themselves. An icon is picked, paid for, and is at most
# a row of six icons with a lantern. Every seal gained may be exchanged, and the last turn ends with the question.
LANTERN = 12 + 2
ICONS = 18 + 10 + 5 + 10 + 15 + 3 + 28
SEALS = 2 + 2 * ICONS + 9 + 5 + ICONS
LONGEST = 4 * (4 + 2 * 9 + (9 + 5) * LANTERN + ICONS * (2 + 6 + LANTERN) + SEALS + 1)

LIMITS = (None, 5, None, 7, 7, 7)  # coins, seals, points, food, iron, pearls


def check(state: State) -> None:
    data = state.encode()
    clans = len(data["order"])
    for held in data["stores"]:
        assert all(n >= 0 and (limit is None or n <= limit) for n, limit in zip(held, LIMITS, strict=True))
    for clan in range(clans):
        assert sum(data["courtiers"][clan]) <= 5
        assert len(data["gardeners"][clan]) <= 5
        assert sum(data["warriors"][clan]) <= 5
    assert all(0 <= place <= 20 for place in data["time"])
    assert len(set(data["arrival"])) == clans  # no two markers lie equally high
    if data["round"]:
        check_dice(data, clans)
        check_castle(data)


def check_dice(data: dict[str, Any], clans: int) -> None:
    """Every die is on a bridge, in hand, or placed; stacks are as high as the number of clans allows."""
    on_bridges = sum(die > 0 for bridge in data["dice"] for die in bridge)
    placed = [sum(die > 0 for die in stack) for stack in data["placed"]]
    in_the_well = sum(die > 0 for die in data["well_dice"])
    in_hand = int(data["die"] > 0)
    assert on_bridges + sum(placed) + in_the_well + in_hand == 3 * (clans + 1)
    assert on_bridges >= 3
    assert max(placed[:7]) <= (2 if clans > 2 else 1)
    assert max(placed[7:]) <= 1


def check_castle(data: dict[str, Any]) -> None:
    """At most one room waits for its card; a favour is taken by a clan with a courtier on the third floor."""
    assert data["rooms"].count(None) <= 1
    for clan, courtiers in enumerate(data["courtiers"]):
        assert data["favours"].count(clan) <= courtiers[3]
