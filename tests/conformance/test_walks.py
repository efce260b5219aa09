"""Two hundred thousand random decisions for every title and seat count, spread over its options."""

import pytest

from tests.conformance import checks
from tests.walks import Table, seatings, tables_of, walk

DECISIONS = 200_000
SHARES = 8  # tests that run side by side; more if there are more options
COUNTED_EVERY = 11  # decisions between two countings of all things
CHECKED_EVERY = 97  # decisions between two positions that go through all checks


def shares() -> list[tuple[Table, int, int]]:
    """Tables, with how many decisions and which seed each gets."""
    found = []
    for seating in seatings():
        options = tables_of(seating)
        count = max(SHARES, len(options))
        found += [(options[n % len(options)], -(-DECISIONS // count), n) for n in range(count)]
    return found


@pytest.mark.parametrize(("table", "decisions", "share"), shares(), ids=str)
def test_random_games_reach_their_end_and_keep_what_every_title_holds(table, decisions, share):
    played = games = 0
    while played < decisions:
        played += check_game(table, f"{share}.{games}", played)
        games += 1


def check_game(table: Table, seed: str, before: int) -> int:
    """Play one game; `before` decisions came before it, so that all depths are checked in turn."""
    longest = checks.longest(table.title)
    all_things = None
    decisions = 0
    for state, codes in walk(table, seed):
        all_things = all_things or checks.things(state)
        assert codes or state.to_move() < 0
        assert len(set(codes)) == len(codes)
        assert decisions <= longest
        if not codes or (before + decisions) % COUNTED_EVERY == 0:
            assert checks.things(state) == all_things
        if (before + decisions) % CHECKED_EVERY == 0:
            for check in checks.ALL:
                check(state)
        decisions += len(codes) > 0
    checks.points_are_the_score_sheet(state)
    checks.limits_are_kept(state)
    return decisions
