"""How a server is set up: by arguments, by the environment, else as a server for this machine alone."""

from __future__ import annotations

import ipaddress
import shlex
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from himeji.bots.external import PREFIX
from himeji.server.errors import ConfigError
from himeji.server.logs import Form

PORT: Final = 8420
COMMANDS: Final = "HIMEJI_BOT_COMMANDS"
LONGEST: Final = 30  # letters of a bot's name


@dataclass(frozen=True)
class Config:
    """`origins`: the addresses under which browsers see the server; `behind_proxy`: a proxy in front speaks TLS."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    certificate: Path | None = None
    key: Path | None = None
    bots: int = 1  # processes in which bots think
    commands: Mapping[str, str] = field(default_factory=dict)  # bots of other people that may take a seat, by name
    redis: str | None = None  # tells the other workers on the same database what was stored
    metrics: tuple[str, int] | None = None  # where Prometheus may read, if anywhere
    log: Form | None = None  # JSON or text; by default as whoever reads it likes it

    @property
    def secure(self) -> bool:
        """Whether browsers speak TLS to us: cookies then never travel without it."""
        return self.behind_proxy or self.certificate is not None

    @property
    def shared(self) -> bool:
        """Whether other workers may use the same database; an SQLite file is ours alone."""
        return not self.database.startswith("sqlite")

    @property
    def allowed_origins(self) -> frozenset[str]:
        own = {f"http://{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        return frozenset(self.origins) | (frozenset() if self.secure else own)


def read(environment: Mapping[str, str], host: str | None, port: int | None, data: Path | None) -> Config:
    """The settings; ConfigError if they cannot stand together."""
    folder = data or Path(environment.get("HIMEJI_DATA") or default_folder(environment))
    database = environment.get("HIMEJI_DATABASE_URL") or f"sqlite:///{folder / 'himeji.db'}"
    certificate = environment.get("HIMEJI_TLS_CERTIFICATE")
    key = environment.get("HIMEJI_TLS_KEY")
    config = Config(
        folder,
        database,
        host or environment.get("HIMEJI_HOST") or "127.0.0.1",
        number(environment, "HIMEJI_PORT", PORT) if port is None else port,
        tuple(origin for origin in environment.get("HIMEJI_ORIGINS", "").split(",") if origin),
        environment.get("HIMEJI_BEHIND_PROXY") == "1",
        Path(certificate) if certificate else None,
        Path(key) if key else None,
        number(environment, "HIMEJI_BOTS", 1),
        commands(environment),
        environment.get("HIMEJI_REDIS_URL") or None,
        place(environment, "HIMEJI_METRICS"),
        log_form(environment),
    )
    if not is_loopback(config.host) and not config.secure:
        raise ConfigError("PUBLIC_WITHOUT_TLS", place=config.host)
    if config.redis and not config.shared:
        raise ConfigError("WORKERS_NEED_POSTGRESQL", place="HIMEJI_REDIS_URL")
    return config


def number(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) > 65535:
        raise ConfigError("NOT_A_SETTING", place=name, text=text)
    return int(text)


def place(environment: Mapping[str, str], name: str) -> tuple[str, int] | None:
    """An address and a port, if one is given."""
    text = environment.get(name, "")
    host, _, port = text.rpartition(":")
    if not text:
        return None
    if not host or not port.isdecimal() or int(port) > 65535:
        raise ConfigError("NOT_A_SETTING", place=name, text=text)
    return host.strip("[]"), int(port)


def log_form(environment: Mapping[str, str]) -> Form | None:
    text = environment.get("HIMEJI_LOG", "")
    if text not in ("", "json", "text"):
        raise ConfigError("NOT_A_SETTING", place="HIMEJI_LOG", text=text)
    return None if not text else "json" if text == "json" else "text"


def commands(environment: Mapping[str, str]) -> dict[str, str]:
    """`NAME=COMMAND`, separated by semicolons: `cmd:NAME` may take a seat. Only the host says what is run."""
    found = {}
    for text in filter(None, map(str.strip, environment.get(COMMANDS, "").split(";"))):
        name, _, command = map(str.strip, text.partition("="))
        words = shlex.split(command) if command.count("'") % 2 == command.count('"') % 2 == 0 else []
        if not name.isidentifier() or len(name) > LONGEST or not words or shutil.which(words[0]) is None:
            raise ConfigError("NOT_A_SETTING", place=COMMANDS, text=text)
        found[f"{PREFIX}{name}"] = command
    return found


def default_folder(environment: Mapping[str, str]) -> Path:
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "himeji"


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
