"""The counts of legal continuations are those that were counted before."""

import json

import pytest

from tests.perft.counts import PLACES, leaves, path, position


@pytest.mark.parametrize("place", PLACES)
def test_as_many_continuations_as_ever(table, place):
    golden = json.loads(path(table.title).read_text())[str(table)][str(place)]
    assert [leaves(position(table, place), depth) for depth in range(1, len(golden) + 1)] == golden
