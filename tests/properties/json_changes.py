"""Changes to plain JSON values, for Hypothesis to choose and to shrink."""

import copy
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 120)
    | st.sampled_from([2**31, 2**53, 2**62, 2**63, 2**64, 10**30, -(10**30)])
    | st.floats(width=16)
    | st.sampled_from(["", "x", "mountain", "decline", "turn", "\ud800"])
    | st.text(max_size=3)
)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner))


@dataclass(frozen=True)
class Change:
    """A value of a JSON value is dropped or replaced, or another is added beside it."""

    path: tuple[Any, ...]
    how: str
    value: Any

    def made_in(self, original: Any) -> Any:
        data = copy.deepcopy(original)
        parent, last = at(data, self.path[:-1]), self.path[-1]
        if self.how == "drop":
            del parent[last]
        elif self.how == "replace":
            parent[last] = self.value
        elif isinstance(parent, list):
            parent.insert(last, self.value)
        else:
            parent[f"{last}?"] = self.value
        return data


def paths(data: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where every value inside a JSON value is."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path for key, value in inner for path in [(*above, key), *paths(value, (*above, key))]]


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def changes(original: Any) -> st.SearchStrategy[Change]:
    """One change of it; half of the values are taken from elsewhere in it."""
    places = st.sampled_from(paths(original))
    values = VALUES | places.map(lambda path: at(original, path))
    return st.builds(Change, places, st.sampled_from(["drop", "replace", "add"]), values)
