"""How tests spoil plain JSON values, and which error codes the source can raise."""

import copy
import re
from pathlib import Path
from typing import Any

import himeji

CODE = re.compile(r'"([A-Z]+(?:_[A-Z]+)+)"')


def spoiled(data: dict[str, Any], *path: Any, **changes: Any) -> dict[str, Any]:
    """A deep copy in which the value at a path is replaced (`to`), removed (`drop`), or has one more name (`add`)."""
    changed = copy.deepcopy(data)
    *above, last = path
    parent: Any = changed
    for step in above:
        parent = parent[step]
    if "drop" in changes:
        del parent[last]
    elif "add" in changes:
        parent[last][changes["add"]] = 1
    else:
        parent[last] = changes["to"]
    return changed


def codes_in(*modules: str) -> set[str]:
    """The codes of errors that these modules of the package name."""
    package = Path(himeji.__file__).parent
    return {code for module in modules for code in CODE.findall((package / module).read_text(encoding="utf-8"))}
