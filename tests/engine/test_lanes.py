"""Numbers side by side in one: added together, they are added each to each."""

from hypothesis import given
from hypothesis import strategies as st

from himeji.engine.lanes import LANES, MOST, add_rows, lowest_lane, other_lanes, packed
from himeji.engine.numbers import numbers, zeros

WIDTH = 5
MANY = 11
rows = st.lists(st.lists(st.integers(-MOST // MANY, MOST // MANY), min_size=WIDTH, max_size=WIDTH), max_size=MANY)


def apart(sums):
    """The numbers that lie side by side, as a row."""
    found = []
    for three in sums:
        for _ in range(LANES):
            found.append(lowest_lane(three))
            three = other_lanes(three)
    return found


@given(st.lists(st.integers(-MOST, MOST), max_size=7))
def test_a_row_is_found_again_with_nothing_after_it(row):
    assert apart(packed(row)) == row + [0] * (-len(row) % LANES)


@given(rows)
def test_rows_are_added_each_number_to_its_own(rows):
    threes = [packed(row) for row in rows]
    sums = zeros(len(packed([0] * WIDTH)))
    add_rows(sums, numbers(three for row in threes for three in row), numbers(range(len(rows))), len(rows))
    assert apart(sums)[:WIDTH] == [sum(row[place] for row in rows) for place in range(WIDTH)]
