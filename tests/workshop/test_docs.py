"""Every Python example of the site runs."""

import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "docs"
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in sorted(PAGES.glob("*.md"))
    for number, code in enumerate(
        re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_runs(code):
    exec(compile(code, "example", "exec"), {"__name__": "example"})
