"""The site: `make docs` builds it, with every warning an error."""

import tomllib
from pathlib import Path

project = "Himeji"
author = "Himeji contributors"
settings = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
version = release = settings["project"]["version"]
extensions = ["myst_parser"]
exclude_patterns = ["_build"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"Himeji {version}"
