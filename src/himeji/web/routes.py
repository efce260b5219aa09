"""The addresses of the browser client: three pages that are one document, and the files they ask for."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final

from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from himeji.engine.errors import SetupError
from himeji.locales import LANGUAGES
from himeji.web import FOLDER, LOCALES, shell_texts, title_data
from himeji.web.document import document
from himeji.web.files import KINDS, Body, Shelf, answered, body

PAGES: Final = {"/": "lobby", "/table/{table}": "table", "/replay/{table}": "replay"}


@cache
def title_body(title: str) -> Body:
    return body(json.dumps(title_data(title), ensure_ascii=False).encode(), KINDS[".json"])


async def title(request: Request) -> Response:
    """What a board reads of its title."""
    try:
        return answered(request, title_body(request.path_params["title"]))
    except SetupError:
        raise HTTPException(404) from None


@cache
def shell_body(language: str) -> Body:
    return body(shell_texts(language).encode(), KINDS[".ftl"])


async def shell(request: Request) -> Response:
    """All that the shell says, in one answer."""
    if request.path_params["language"] not in LANGUAGES:
        raise HTTPException(404)
    return answered(request, shell_body(request.path_params["language"]))


def page(room: str) -> Callable[[], Awaitable[Response]]:
    async def shown() -> Response:
        return HTMLResponse(document(room), headers={"Cache-Control": "no-cache"})

    return shown


def add_pages(app: FastAPI) -> None:
    """Let a server show the client."""
    for address, room in PAGES.items():
        app.get(address, include_in_schema=False)(page(room))
    routes = [
        Route("/titles/{title}.json", title),
        Route("/locales/{language}/shell.ftl", shell),
        Route("/locales/{name:path}", Shelf(LOCALES).answer),
        Route("/{name:path}", Shelf(FOLDER).answer),
    ]
    app.mount("/web", Starlette(routes=routes))
