"""Files for browsers, kept in memory and compressed once: a page asks for dozens, and none should wait for a disk."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_ALREADY: Final = {".png", ".woff2"}
SMALL: Final = 500  # bytes: not worth compressing


@dataclass(frozen=True)
class Body:
    """What is sent: as it is, compressed where that helps, and the tag by which a browser knows it again."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str


def body(plain: bytes, kind: str, pack: bool = True) -> Body:
    packed = gzip.compress(plain, mtime=0) if pack and len(plain) >= SMALL else None
    return Body(plain, packed, kind, f'"{sha256(plain).hexdigest()[:20]}"')


def answered(request: Request, found: Body) -> Response:
    """Asked for again after each release: the tag says whether anything changed."""
    headers = {"Cache-Control": "no-cache", "ETag": found.tag, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.kind)
    return Response(found.plain, headers=headers, media_type=found.kind)


class Shelf:
    """The files of a folder that browsers need, by their names; nothing else can be asked for."""

    def __init__(self, folder: Path) -> None:
        self.paths = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"), key=str)
            if path.suffix in KINDS and path.is_file()
        }
        self.kept: dict[str, tuple[int, Body]] = {}

    def body(self, name: str) -> Body:
        """A file; read again if it was changed."""
        if name not in self.paths:
            raise HTTPException(404)
        path = self.paths[name]
        changed = path.stat().st_mtime_ns
        if name not in self.kept or self.kept[name][0] != changed:
            found = body(path.read_bytes(), KINDS[path.suffix], path.suffix not in COMPRESSED_ALREADY)
            self.kept[name] = changed, found
        return self.kept[name][1]

    async def answer(self, request: Request) -> Response:
        return answered(request, self.body(request.path_params["name"]))
