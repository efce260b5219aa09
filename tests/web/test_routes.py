"""The addresses of the client: pages, files and titles are there, and nothing else of the package."""

import asyncio
import json

import httpx
import pytest
from fastapi import FastAPI

from himeji import web
from himeji.web.routes import add_pages

COMPRESSED = 300_000  # bytes, goal L11


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


@pytest.mark.parametrize("address", ["/", "/table/abc", "/replay/abc"])
def test_every_page_is_the_one_document(get, address):
    assert get(address)[0].text == (web.FOLDER / "index.html").read_text("utf-8")


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


def test_a_board_with_all_it_needs_fits_into_the_goal(get):
    """Every file of the client, compressed as it travels, but for the other title's board."""
    files = [
        f"/web/{path.relative_to(web.FOLDER).as_posix()}"
        for path in web.FOLDER.rglob("*")
        if path.suffix in {".css", ".js", ".svg", ".woff2"} and "naishi" not in path.parts
    ]
    texts = [f"/web/locales/fr/{name}.ftl" for name in ("engine", "web", "white_castle", "web_white_castle")]
    travelled = {address: get(address)[1] for address in (*files, *texts, "/web/titles/white_castle.json")}
    assert sum(travelled.values()) <= COMPRESSED
    assert json.loads(get("/web/titles/white_castle.json")[0].text)["things"]
