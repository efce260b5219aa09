"""The application: everything is put together here, and taken apart in the other order."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket

import himeji
from himeji.server import bus
from himeji.server.accounts import Accounts
from himeji.server.api import (
    accounts,
    health,
    invitations,
    log,
    outlook,
    people,
    practice,
    records,
    replays,
    reports,
    studies,
    tables,
)
from himeji.server.clock import Calendar, ServingClock
from himeji.server.config import Config
from himeji.server.faces import ErrorBody, Shell, answer_errors
from himeji.server.gateway import Gateway
from himeji.server.hall import Hall
from himeji.server.identity import Identity
from himeji.server.metrics import Metrics
from himeji.server.store.store import Store
from himeji.web.routes import add_pages


def create_app(config: Config, store: Store, metrics: Metrics | None = None) -> FastAPI:
    counted = metrics or Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        clock = ServingClock()
        hall = Hall(store, clock, config.bots, await bus.joined(config.redis), counted)
        app.state.hall = hall
        app.state.accounts = Accounts(store.people, Calendar())
        secret = store.key("signing", lambda: secrets.token_hex(32))
        app.state.identity = Identity(secret, clock, app.state.accounts.user, store.people.has_ended)
        app.state.gateway = Gateway(config, hall, app.state.identity, app.state.accounts)
        yield
        await app.state.gateway.close()
        await hall.close()

    app = FastAPI(
        title="Himeji",
        version=himeji.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses={code: {"model": ErrorBody} for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)},
    )
    app.state.config = config
    app.state.metrics = counted
    for subject in (
        people,
        accounts,
        invitations,
        tables,
        practice,
        log,
        outlook,
        studies,
        records,
        replays,
        reports,
        health,
    ):
        app.include_router(subject.router)

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        await app.state.gateway.serve(socket)

    add_pages(app)
    answer_errors(app)
    app.add_middleware(Shell, secure=config.secure)
    return app
