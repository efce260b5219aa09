"""A browser with the client's own files and a table that is played here, without a server."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

from himeji import web
from himeji.server.api.outlook import outlook
from himeji.server.faces import HEADERS
from himeji.study.combos import combos
from himeji.web.document import document
from himeji.web.files import KINDS
from tests.browser.scenes import Game

ORIGIN = "http://himeji.localhost"  # browsers trust it as they trust this machine
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
]
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
FRAME = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


def file_at(path: str) -> tuple[bytes, str]:
    """What the server would answer with at an address of the client."""
    if path.startswith("/web/titles/"):
        return json.dumps(web.title_data(Path(path).stem)).encode(), "application/json"
    if path.endswith("/shell.ftl"):
        return web.shell_texts(path.split("/")[-2]).encode(), KINDS[".ftl"]
    if path.startswith("/web/locales/"):
        place = web.LOCALES / path.removeprefix("/web/locales/")
    elif path.startswith("/web/"):
        place = web.FOLDER / path.removeprefix("/web/")
    else:
        return document("table").encode(), "text/html; charset=utf-8"
    return place.read_bytes(), KINDS[place.suffix]


def serve(page: Page, game: Game | None = None, translate: Callable[[str], str] | None = None) -> None:
    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path.endswith("/combos") and game:
            first = parse_qs(urlsplit(route.request.url).query).get("first", [])
            body, kind = (
                json.dumps(combos(game.state.port(game.reader or 0), first).to_json()).encode(),
                "application/json",
            )
        elif path.startswith("/api/") and game:
            body, kind = json.dumps(outlook(game.state, game.reader)).encode(), "application/json"
        else:
            body, kind = file_at(path)
        if translate and path.endswith(".ftl"):
            body = translate(body.decode()).encode()
        headers = {"Content-Type": kind, **{name.decode(): value.decode() for name, value in HEADERS}}
        route.fulfill(body=body, headers=headers)

    page.route(f"{ORIGIN}/**", answer)


def seat_at(page: Page, game: Game) -> list[dict[str, Any]]:
    """The socket of a table: tells the game to the page, plays what the page sends, and keeps what it sent."""
    sent: list[dict[str, Any]] = []

    def connected(socket: WebSocketRoute) -> None:
        def say(message: dict[str, Any]) -> None:
            socket.send(json.dumps(message))

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            sent.append(message)
            if message["type"] == "hello":
                say(game.resync())
            elif message["type"] == "move":
                seq = len(game.entries)
                game.play(message["move"])
                say({"type": "ack", "id": message["id"], "seq": seq + 1})
                while game.state.pending() and game.state.pending()[0].seat != game.reader:
                    game.play()
                say(game.events_after(seq))

            elif message["type"] == "why":
                say({"id": message["id"], **game.why(message["move"])})

        socket.on_message(heard)

    page.route_web_socket("**/api/socket", connected)
    return sent


def opened(browser: Browser, game: Game, language: str = "en", dark: bool = False, **size: Any) -> Page:
    """A page at the game's table."""
    context = browser.new_context(
        viewport=size.get("viewport", LAPTOP),
        device_scale_factor=size.get("scale", 1),
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        color_scheme="dark" if dark else "light",
        reduced_motion=size.get("motion", "reduce"),
        has_touch=size.get("touch", False),
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.on("pageerror", lambda error: faults(page).append(str(error)))
    page.on("console", lambda said: faults(page).append(said.text) if said.type == "error" else None)
    serve(page, game, size.get("translate"))
    seat_at(page, game)
    with page.expect_response("**/outlook") as outlook:
        page.goto(f"{ORIGIN}/table/t1")
    outlook.value.finished()
    page.wait_for_selector(".stage")
    return drawn(page)


def drawn(page: Page) -> Page:
    """Once a frame has shown what stands there: only then the page hears keys, opens dialogs and forgets old picks."""
    page.evaluate(FRAME)
    return page


FAULTS: dict[Page, list[str]] = {}


def faults(page: Page) -> list[str]:
    """What went wrong in a page."""
    return FAULTS.setdefault(page, [])
