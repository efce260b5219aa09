"""The addresses of the browser client: three pages that are one document, and the files they ask for, compressed."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from himeji.engine.errors import SetupError
from himeji.web import FOLDER, LOCALES, title_data

SERVED: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PAGES: Final = ("/", "/table/{table}", "/replay/{table}")


class Files(StaticFiles):
    """Only what browsers need of a folder, asked for again after each release."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if Path(path).suffix not in SERVED:
            raise HTTPException(404)
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = "no-cache"
        return answer


def title(request: Request) -> Response:
    """What a board reads of its title."""
    try:
        return JSONResponse(title_data(request.path_params["title"]))
    except SetupError:
        raise HTTPException(404) from None


def page() -> FileResponse:
    return FileResponse(FOLDER / "index.html", headers={"Cache-Control": "no-cache"})


def add_pages(app: FastAPI) -> None:
    """Let a server show the client."""
    for suffix, kind in SERVED.items():
        mimetypes.add_type(kind, suffix)
    for address in PAGES:
        app.get(address, include_in_schema=False)(page)
    routes = [
        Route("/titles/{title}.json", title),
        Mount("/locales", Files(directory=LOCALES)),
        Mount("/", Files(directory=FOLDER)),
    ]
    app.mount("/web", Starlette(routes=routes, middleware=[Middleware(GZipMiddleware, minimum_size=500)]))
