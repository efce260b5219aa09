"""Component files: every card, tile and board value of a title, as data with its evidence."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import yaml


def components(title: str) -> tuple[dict[str, Any], str]:
    """A title's component file, and the hash that records carry."""
    text = (Path(__file__).parent / title / "components.yaml").read_bytes()
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(text, Loader=loader), sha256(text).hexdigest()[:16]
