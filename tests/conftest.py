"""Fixtures that run a test for every title, seat count and option."""

import pytest

from tests.walks import Table, seatings, tables


@pytest.fixture(params=seatings(), ids=str)
def seating(request) -> Table:
    """A title and a number of seats, with the default options."""
    table: Table = request.param
    return table


@pytest.fixture(params=tables(), ids=str)
def table(request) -> Table:
    """A title, a number of seats, and at most one option that is not the default."""
    table: Table = request.param
    return table
