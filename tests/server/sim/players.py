"""Clients in virtual time: honest ones that follow the protocol, and one that does not."""

from typing import Any

from himeji.server.client import Follower, delay


class Player:
    """Somebody with a follower; plays at random when asked, sometimes talks, takes back, leaves."""

    def __init__(self, world: Any, name: str, table: str, user: str | None) -> None:
        self.world, self.name, self.table, self.user = world, name, table, user
        self.follower = Follower(table, world.ids)
        self.connection = ""
        self.failures = 0
        self.sent: list[bytes] = []
        self.connect()

    def connect(self) -> None:
        self.world.network.connect(self, self.follower.hello()[0])

    def is_connected(self, name: str) -> None:
        self.failures = 0
        for data in self.follower.hello()[1:]:
            self.say(data)
        self.world.later(self.world.between(0.1, 2), lambda: self.act(name))

    def is_cut(self, name: str) -> None:
        if name == self.connection:
            self.failures += 1
            self.connection = ""
            self.world.later(delay(self.failures - 1, self.world.chance.random()), self.connect)

    def say(self, data: bytes) -> None:
        self.sent.append(data)
        for _ in range(self.world.chance.randint(2, 5) if self.world.strikes("message is sent again") else 1):
            self.world.network.up(self.connection, data)

    def hear(self, name: str, data: bytes) -> None:
        if name == self.connection:
            told = self.follower.hear(data)
            self.world.invariants.shown(self, told)
            if self.follower.lost:
                self.world.network.cut(name)

    def act(self, name: str) -> None:
        """Now and then, as long as this connection lasts."""
        if name != self.connection:
            return
        self.world.later(self.world.between(0.2, 3), lambda: self.act(name))
        if self.follower.open or self.user is None or self.follower.over:
            return
        roll, chance = self.world.chance.random(), self.world.chance
        seats: list[dict[str, Any]] = self.follower.scene.get("table", {}).get("seats", [])
        replaced = any(seat["zombie"] for seat in seats if seat["user"] == self.user)
        if roll < 0.03:
            self.say(self.follower.attempt("say", text=f"line {roll}"))
        elif roll < 0.06:
            self.say(self.follower.attempt("undo", seq=self.follower.seq, ask=chance.random() < 0.5))
        elif roll < 0.08:
            self.say(self.follower.attempt("restart", seq=self.follower.seq))
        elif roll < 0.11:
            self.say(self.follower.attempt("answer", yes=chance.random() < 0.7))
        elif roll < 0.12 and self.world.faulty:
            self.say(self.follower.attempt("leave"))
        elif roll < 0.2 or replaced:
            self.say(self.follower.attempt("return"))
        elif self.follower.decision:
            self.say(self.follower.move(chance.choice(self.follower.decision["moves"])))


class Saboteur(Player):
    """Sends what others sent, garbage, and answers to questions nobody asked."""

    def act(self, name: str) -> None:
        if name != self.connection:
            return
        self.world.later(self.world.between(0.05, 1), lambda: self.act(name))
        if not self.world.faulty:
            return
        chance = self.world.chance
        others = [data for player in self.world.players for data in player.sent[-5:]]
        kind = chance.choice(["again", "garbage", "illegal", "old"])
        if kind == "again" and others:
            self.world.network.up(name, chance.choice(others))
        elif kind == "garbage" and chance.random() < 0.2:
            garbage = [
                b"",
                b"{",
                b"[[[[",
                b'{"v":2}',
                b'{"v":1,"type":"move"}',
                b"\xff",
                b'{"v":1,"type":"hello","table":"x"}',
            ]
            self.world.network.up(name, chance.choice(garbage))
        elif kind == "illegal":
            text = chance.choice(["recall", "develop line 9", "swap hand 1 2", "decline", "x" * 400])
            seat = chance.choice([None, 0, 1, 7])
            self.world.network.up(
                name, self.follower.message("move", id=self.world.ids(), seq=self.follower.seq, move=text, seat=seat)
            )
        else:
            self.world.network.up(name, self.follower.message("undo", id=self.world.ids(), seq=0, ask=True))
