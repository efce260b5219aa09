"""A network in virtual time: in order while a connection lasts, and no connection lasts for ever."""

from functools import partial
from typing import Any


class Network:
    def __init__(self, world: Any) -> None:
        self.world = world
        self.clients: dict[str, Any] = {}
        self.arrives: dict[tuple[str, str], float] = {}
        self.slow: set[str] = set()

    def connect(self, client: Any, data: bytes) -> None:
        name = f"{client.name}-{self.world.tick()}"
        self.clients[name] = client
        client.connection = name
        self.world.later(self.world.between(0.001, 0.3), partial(self.connected, name, client, data))

    def connected(self, name: str, client: Any, data: bytes) -> None:
        if self.world.strikes("connection fails") or not self.world.host.connect(name, client.table, client.user, data):
            self.cut(name)
            return
        client.is_connected(name)
        if self.world.strikes("connection is cut"):
            self.world.later(self.world.between(0.1, 20), partial(self.cut, name))
        if self.world.strikes("reader is slow"):
            self.slow.add(name)
            self.world.later(self.world.between(1, 15), partial(self.flow, name))

    def jammed(self, name: str) -> bool:
        return name in self.slow

    def flow(self, name: str) -> None:
        self.slow.discard(name)
        self.world.host.drain(name)

    def when(self, name: str, way: str) -> float:
        """In order: never before what was sent before it."""
        at = max(self.world.now + self.world.between(0.0005, 0.2), self.arrives.get((name, way), 0.0))
        self.arrives[name, way] = at
        return float(at - self.world.now)

    def up(self, name: str, data: bytes) -> None:
        if name in self.clients:
            self.world.later(self.when(name, "up"), lambda: name in self.clients and self.world.host.hear(name, data))

    def down(self, name: str, data: bytes) -> None:
        if name in self.clients:
            client = self.clients[name]
            self.world.later(self.when(name, "down"), lambda: name in self.clients and client.hear(name, data))

    def cut(self, name: str) -> None:
        """The client notices now, the server when its ping is not answered."""
        client = self.clients.pop(name, None)
        self.slow.discard(name)
        if client is not None:
            client.is_cut(name)
            self.world.later(self.world.between(0, 25), partial(self.world.host.lose, name))

    def cut_all(self) -> None:
        for name in list(self.clients):
            self.cut(name)
