"""Starts the server: whatever is wrong with its set-up is said in one sentence before anything runs."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

import himeji
from himeji.server import logs
from himeji.server.app import create_app
from himeji.server.config import Config
from himeji.server.errors import ConfigError
from himeji.server.frames import Frames
from himeji.server.metrics import Metrics, served
from himeji.server.store.store import Store
from himeji.server.table.messages import LONGEST
from himeji.server.timely import TimelyHTTP

LOG: Final = logging.getLogger("himeji.server")
PING: Final = 8.0  # seconds between two
SILENCE: Final = 15.0  # without an answer, then the other side is gone
STOP: Final = 3  # seconds for requests to end
TURN: Final = 0.0005  # seconds until another thread is let in: beside a busy loop a commit takes 4 ms, not 12
UNREAD: Final = 128 * 1024  # bytes that the system keeps for one who does not read; it would take megabytes


class Server(uvicorn.Server):
    """Tells everybody at the tables before it closes its doors."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        await app.state.gateway.close()
        await super().shutdown(sockets)


def serve(config: Config, announce: Callable[[str], None]) -> None:
    """Until somebody stops it."""
    logs.set_up(config.log)
    metrics = Metrics()
    with (
        data_folder(config.data, alone=not config.shared),
        bound(config.host, config.port) as door,
        served(metrics, config.metrics),
    ):
        store = opened(config.database)
        there = replace(config, port=door.getsockname()[1])
        signal.signal(
            signal.SIGTERM, lambda *_: None
        )  # uvicorn raises it again when it is done; we still have to close
        collect_rarely()
        sys.setswitchinterval(TURN)
        try:
            announce(f"{'https' if config.certificate else 'http'}://{shown(there.host)}:{there.port}")
            LOG.info("server_started", extra=known(config))
            Server(settings(there, store, metrics)).run([door])
        finally:
            store.close()
            LOG.info("server_stopped")


def known(config: Config) -> dict[str, object]:
    """What is worth knowing of a server when its log is read."""
    workers = "several" if config.redis else "one"
    return {"version": himeji.__version__, "engine": himeji.flavour(), "shared": config.shared, "workers": workers}


def collect_rarely() -> None:
    """A look for garbage at 250 tables takes 300 ms: one after two million new objects, not a hundred thousand."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


def settings(config: Config, store: Store, metrics: Metrics | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(config, store, metrics),
        lifespan="on",
        http=TimelyHTTP,
        ws=Frames,
        ws_max_size=LONGEST,
        ws_ping_interval=PING,
        ws_ping_timeout=SILENCE,
        ws_per_message_deflate=False,  # it costs memory, and the size of a message must not tell a secret
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=config.behind_proxy,
        ssl_certfile=config.certificate,
        ssl_keyfile=config.key,
        timeout_graceful_shutdown=STOP,
    )


@contextmanager
def data_folder(folder: Path, alone: bool = True) -> Iterator[None]:
    """A folder of our own; `alone`: one process writes in it, a second one is refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / "lock").open("a")
    except OSError:
        raise ConfigError("FOLDER_NOT_WRITABLE", place=str(folder)) from None
    with file:
        if alone and not locked(file):
            raise ConfigError("ALREADY_RUNNING", place=str(folder))
        yield


def locked(file: IO[str]) -> bool:
    """Ours until the process ends, however it ends."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def bound(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        try:
            door.bind((host, port))
        except OSError:
            raise ConfigError("PORT_TAKEN", place=f"{shown(host)}:{port}") from None
        yield door


def shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def opened(url: str) -> Store:
    """The store, brought up to date; the address is shown without its password."""
    place = url if "@" not in url else url.partition("://")[0] + "://…@" + url.rpartition("@")[2]
    try:
        return Store(url)
    except ModuleNotFoundError as missing:
        raise ConfigError("DRIVER_MISSING", place=place, word=str(missing.name)) from None
    except (SQLAlchemyError, OSError):
        raise ConfigError("DATABASE_UNREACHABLE", place=place) from None
