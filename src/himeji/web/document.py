"""The one document of all pages: each names the modules it will import, so that the browser asks for them at once."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from himeji.web import FOLDER

BOARD: Final = ["app/target.js", "app/effect.js"]  # what boards import of the shell
ROOMS: Final = {"lobby": ["app/lobby.js"], "table": ["app/door.js", *BOARD], "replay": ["app/replay.js", *BOARD]}
SHEETS: Final = {"lobby": ["lobby.css"], "table": [], "replay": ["replay.css"]}
SHELL: Final = "app/main.js"
PLACE: Final = "<!-- modules -->\n"
IMPORTS: Final = re.compile(r'(?:from|import)\s*"([.]{1,2}/[^"]+)"')


@cache
def document(room: str) -> str:
    """The page of a room: the document with a link for every module and every sheet."""
    page = (FOLDER / "index.html").read_text("utf-8")
    links = [f'<link rel="modulepreload" href="/web/{name}">\n' for name in modules(SHELL, *ROOMS[room])]
    sheets = [f'<link rel="stylesheet" href="/web/{name}">\n' for name in SHEETS[room]]
    return page.replace(PLACE, "".join([*sheets, *links]))


def modules(*names: str) -> list[str]:
    """These modules and all that they import; without it the browser learns of each when it has read the one before."""
    found: dict[str, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = None
            path = FOLDER / name
            targets = IMPORTS.findall(path.read_text("utf-8"))
            waiting += [(path.parent / target).resolve().relative_to(FOLDER.resolve()).as_posix() for target in targets]
    return list(found)
