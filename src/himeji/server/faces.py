"""What every answer has: errors as code and sentence, headers that keep browsers safe, bodies of a bounded size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from himeji.engine.errors import HimejiError
from himeji.locales import LANGUAGES, Voice
from himeji.server.api.records import LONGEST
from himeji.server.errors import AccessError, StoreError, TableError

STATUS: Final = {
    "NOT_SIGNED_IN": 401,
    "NO_SUCH_TABLE": 404,
    "TOO_MANY_TABLES": 429,
    "TOO_MANY": 429,
    "TOO_MANY_TRIES": 429,
    "WRONG_PASSWORD": 401,
    "NAME_TAKEN": 409,
    "NO_SUCH_ACCOUNT": 404,
    "NO_SUCH_INVITATION": 404,
    "TOO_FAST": 429,
    "BUSY": 503,
    "BAD_NAME": 422,
}
HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
SECURE: Final = ((b"strict-transport-security", b"max-age=31536000"),)


@dataclass(frozen=True)
class ErrorBody:
    """What is wrong: a code, its figures, and a sentence in the reader's language."""

    code: str
    params: dict[str, Any]
    text: str


def status_of(error: HimejiError) -> int:
    if error.code in STATUS:
        return STATUS[error.code]
    if isinstance(error, StoreError):
        return 503
    if isinstance(error, AccessError):
        return 403
    return 409 if isinstance(error, TableError) else 422


@cache
def voice(language: str) -> Voice:
    return Voice(language, "server")


def language_of(request: Request) -> str:
    """The first of our languages that the reader names; English if none."""
    wanted = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def said(request: Request, error: HimejiError, status: int) -> JSONResponse:
    metrics = request.app.state.metrics
    metrics.count(metrics.refusals, error.code)
    params = {name: value if isinstance(value, int) else plain(str(value)) for name, value in error.figures.items()}
    text = plain(voice(language_of(request)).error(error), 2000)
    return JSONResponse({"code": error.code, "params": params, "text": text}, status)


def plain(text: str, longest: int = 200) -> str:
    """Half a pair of surrogates, which JSON can spell, cannot be sent."""
    return text[:longest].encode(errors="replace").decode()


def answer_errors(app: FastAPI) -> None:
    @app.exception_handler(HimejiError)
    async def ours(request: Request, error: HimejiError) -> JSONResponse:
        return said(request, error, status_of(error))

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> JSONResponse:
        return said(request, TableError("BAD_MESSAGE"), 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        status = error.status_code
        known = TableError("NO_SUCH_PAGE" if status in (404, 405) else "TOO_LARGE" if status == 413 else "BAD_MESSAGE")
        answer = said(request, known, status)
        answer.headers.update(error.headers or {})
        return answer


class Shell:
    """Around every request: no body larger than a record, and our headers on every answer."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.headers = [*HEADERS, *(SECURE if secure else ())]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        left = LONGEST

        async def bounded() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        await self.app(scope, bounded, with_headers)
