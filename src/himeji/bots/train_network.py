"""The network that fits what was seen best: scikit-learn, from the extra `himeji[train]`, finds it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final
from warnings import catch_warnings, simplefilter

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPRegressor

from himeji.bots.spread import least_surprising
from himeji.bots.train import Learned, Seen

PACES: Final = ((0.003, 5), (0.0003, 3), (0.0001, 2))  # of learning, and how often all positions are gone through
BATCH: Final = 1024
DIGITS: Final = 3
LATER: Final = 32  # sums that weigh the hidden ones
LEAD: Final = sqrt(3.0)  # who leads decides: an error in the lead counts three times one in the sum
TURNED: Final = np.array([[1.0, LEAD], [1.0, -LEAD]], dtype=np.float32) / 2  # from points to sum and lead
SAMPLE: Final = 20_000  # positions that tell the spread


def fit(seen: Sequence[Seen], inputs: int, hidden: int, seed: int, before: Learned | None = None) -> dict[str, Any]:
    """What is to come of everybody's points, by what is on; and how far the points then spread. A network of the same
    size that was learned before is taken up again, at a slower pace."""
    model = MLPRegressor(
        hidden_layer_sizes=(hidden, LATER),
        batch_size=min(BATCH, len(seen)),
        alpha=1e-5,
        random_state=seed,
        warm_start=True,
        tol=0.0,
        n_iter_no_change=sum(rounds for _, rounds in PACES),
    )
    on, to_come = matrix(seen, inputs), np.array([each.to_come for each in seen], dtype=np.float32) @ TURNED
    with catch_warnings():
        simplefilter("ignore", ConvergenceWarning)  # how often all is gone through is said, not found out
        again = before is not None and np.shape(before["weights"]) == (inputs, hidden)
        if before is not None and again:
            model.partial_fit(on[: model.batch_size], to_come[: model.batch_size])  # makes its layers
            model.coefs_, model.intercepts_ = layers(before)
        for pace, rounds in PACES[again:]:
            model.set_params(learning_rate_init=pace, max_iter=rounds)
            model.fit(on, to_come)
    (weights, later, outputs), (bias, later_bias, base) = model.coefs_, model.intercepts_
    back = np.linalg.inv(TURNED)
    learned: dict[str, Any] = {
        "weights": rounded(weights),
        "bias": rounded(bias),
        "later": rounded(later),
        "later_bias": rounded(later_bias),
        "outputs": rounded((outputs @ back).T),
        "base": rounded(base @ back),
    }
    sample = seen[:: len(seen) // SAMPLE + 1]
    points = (foreseen(learned, sample) + np.array([each.held for each in sample])).tolist()
    return {"spread": least_surprising(list(zip(sample, points, strict=True))), **learned}


def layers(learned: Learned) -> tuple[list[NDArray[Any]], list[NDArray[Any]]]:
    """Weights and biases as scikit-learn has them."""
    weights, later, outputs, bias, later_bias, base = (
        np.array(learned[name], dtype=np.float32)
        for name in ("weights", "later", "outputs", "bias", "later_bias", "base")
    )
    return [weights, later, outputs.T @ TURNED], [bias, later_bias, base @ TURNED]


def rounded(values: NDArray[np.float32]) -> list[Any]:
    return [[round(x, DIGITS) for x in row] if isinstance(row, list) else round(row, DIGITS) for row in values.tolist()]


def matrix(seen: Sequence[Seen], inputs: int) -> csr_matrix:
    """A row for each position, 1 where an input is on."""
    places = np.concatenate([np.array(each.inputs) for each in seen])
    ends = np.cumsum([0, *(len(each.inputs) for each in seen)])
    return csr_matrix((np.ones(len(places), dtype=np.float32), places, ends), shape=(len(seen), inputs))


def foreseen(learned: Learned, seen: Sequence[Seen]) -> NDArray[np.float64]:
    """The points to come, as the network says them."""
    weights, bias, later, later_bias, outputs, base = (
        np.array(learned[name]) for name in ("weights", "bias", "later", "later_bias", "outputs", "base")
    )
    hidden: NDArray[np.float64] = np.maximum(matrix(seen, len(weights)) @ weights + bias, 0)
    found: NDArray[np.float64] = np.maximum(hidden @ later + later_bias, 0) @ outputs.T + base
    return found


def error(learned: Learned, seen: Sequence[Seen]) -> float:
    """By how many points the network is wrong about the lead in the end, as the root of the mean square."""
    came = np.array([each.came for each in seen]) - np.array([each.held for each in seen])
    wrong = foreseen(learned, seen) - came
    return sqrt(float(np.mean((wrong[:, 0] - wrong[:, 1]) ** 2)))
