"""The addresses of the client: pages, files and titles are there, and nothing else of the package."""

import asyncio
import re

import httpx
import pytest
from fastapi import FastAPI

from himeji import web
from himeji.web.document import document
from himeji.web.routes import add_pages


@pytest.fixture(scope="module")
def app():
    app = FastAPI()
    add_pages(app)
    return app


@pytest.fixture
def get(app):
    """An answer, and how many bytes travelled."""

    async def ask(address: str) -> tuple[httpx.Response, int]:
        transport = httpx.ASGITransport(app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://himeji.test") as client,
            client.stream("GET", address) as answer,
        ):
            await answer.aread()
            return answer, answer.num_bytes_downloaded

    return lambda address: asyncio.run(ask(address))


@pytest.mark.parametrize(("address", "room"), [("/", "lobby"), ("/table/abc", "table"), ("/replay/abc", "replay")])
def test_every_page_is_the_one_document_with_its_own_modules(get, address, room):
    text = get(address)[0].text
    assert text == document(room)
    assert re.sub(r'<link rel="(modulepreload|stylesheet)"[^>]*>\n', "", text) == re.sub(
        r'<link rel="stylesheet"[^>]*>\n|<!-- modules -->\n', "", (web.FOLDER / "index.html").read_text("utf-8")
    )


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/web/app/main.js", "text/javascript"),
        ("/web/icons.svg", "image/svg+xml"),
        ("/web/locales/fr/web.ftl", "text/plain"),
        ("/web/titles/naishi.json", "application/json"),
        ("/web/fonts/shippori-mincho-latin-600-normal.woff2", "font/woff2"),
    ],
)
def test_files_come_with_their_kind(get, address, kind):
    answer, _ = get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)


@pytest.mark.parametrize(
    "address",
    ["/web/__init__.py", "/web/routes.py", "/web/../cli.py", "/web/locales/__init__.py", "/web/titles/chess.json"],
)
def test_nothing_else_is_shown(get, address):
    assert get(address)[0].status_code == 404
