"""A network: what is on is added up, what is below nothing is nothing."""

import pytest

from himeji.engine.heuristic import Heuristic
from himeji.engine.network import Inputs, Network

LEARNED = {
    "weights": [[1, -1], [2, 0.5], [-4, 3]],
    "bias": [0.5, -0.25],
    "later": [[1, -1], [0.5, 2]],
    "later_bias": [0, 1],
    "outputs": [[10, 100], [1, -1]],
    "base": [7, 0],
    "spread": {"end": 2, "by_time": 1},
}


@pytest.mark.parametrize(
    ("on", "expected"),
    [
        ([], [62, 0]),
        ([0], [22, 1.5]),
        ([0, 1], [42, 3.5]),
        ([2], [670.75, -5.125]),
        ([0, 2], [465.75, -3.625]),
    ],
)
def test_what_is_on_is_added_up_and_sums_below_nothing_count_as_nothing(on, expected):
    network, inputs = Network(LEARNED), Inputs(3, 3)
    for place in on:
        inputs.put(place)
    for _ in range(2):
        sums = network.look(inputs)
        assert [network.output(sums, place) for place in range(2)] == pytest.approx(expected)


def test_weights_that_might_overflow_together_are_refused():
    large = {**LEARNED, "weights": [[1, -1], [400, 0.5], [-4, 3]]}
    heuristic = Heuristic((), {"weights": {"seat": {}}, "tempo": 0, "level": 0, "spread": LEARNED["spread"]})
    heuristic.inputs = Inputs(3, 2)
    heuristic.learn(Network(large))
    heuristic.inputs = Inputs(3, 3)
    with pytest.raises(ValueError, match="too large"):
        heuristic.learn(Network(large))
