"""Clients in virtual time: honest ones that follow the protocol, and one that does not."""

from typing import Any

from himeji.server.client import Follower, delay
from tests.server.sim.line import Line

WISHES = {"move": 80, "say": 3, "undo": 3, "restart": 2, "answer": 3, "mute": 2, "leave": 1, "return": 8}
GARBAGE = [b"", b"{", b"[[[[", b"\xff", b'{"v":2}', b'{"v":1,"type":"move"}', b'{"v":1,"type":"hello","table":"x"}']
ILLEGAL = ["recall", "develop line 9", "swap hand 1 2", "decline", "x" * 400]


class Player:
    """Somebody with a follower; plays at random when asked, sometimes talks, takes back, leaves."""

    pace = (0.2, 3.0)

    def __init__(self, world: Any, name: str, table: str, user: str | None) -> None:
        self.world, self.name, self.table, self.user = world, name, table, user
        self.follower = Follower(table, world.ids)
        self.failures = 0
        self.sent: list[bytes] = []
        self.connect()

    def connect(self) -> None:
        self.line = Line(self.world, self)

    def is_connected(self, line: Line) -> None:
        self.failures = 0
        for data in self.follower.hello()[1:]:
            self.say(data)
        self.world.later(self.world.between(0.1, 2), lambda: self.live(line))

    def is_cut(self, line: Line) -> None:
        self.failures += 1
        self.world.later(delay(self.failures - 1, self.world.chance.random()), self.connect)

    def say(self, data: bytes) -> None:
        self.sent.append(data)
        for _ in range(self.world.chance.randint(2, 5) if self.world.strikes("message is sent again") else 1):
            self.line.up(data)

    def hear(self, line: Line, data: bytes) -> None:
        self.world.invariants.shown(self, self.follower.hear(data))
        if self.follower.lost:
            line.cut()

    def live(self, line: Line) -> None:
        """Now and then, as long as this connection lasts."""
        if line.whole:
            self.world.later(self.world.between(*self.pace), lambda: self.live(line))
            self.act()

    def act(self) -> None:
        follower, chance = self.follower, self.world.chance
        if follower.open or self.user is None or follower.over:
            return
        seats: list[dict[str, Any]] = follower.scene.get("table", {}).get("seats", [])
        replaced = any(seat["zombie"] for seat in seats if seat["user"] == self.user)
        wish = "return" if replaced else chance.choices([*WISHES], [*WISHES.values()])[0]
        fields: dict[str, dict[str, Any]] = {
            "say": {"text": f"at {self.world.now}"},
            "undo": {"seq": follower.seq, "ask": chance.random() < 0.5},
            "restart": {"seq": follower.seq},
            "answer": {"yes": chance.random() < 0.7},
            "mute": {"user": "nobody"},
        }
        if wish != "move" and (wish != "leave" or self.world.faulty):
            self.say(follower.attempt(wish, **fields.get(wish, {})))
        elif follower.decision:
            self.say(follower.move(chance.choice(follower.decision["moves"])))


class Saboteur(Player):
    """Sends what others sent, garbage, and answers to questions nobody asked."""

    pace = (0.05, 1.0)

    def act(self) -> None:
        if self.world.faulty:
            chance, message, name = self.world.chance, self.follower.message, self.world.ids()
            others = [data for player in self.world.players for data in player.sent[-5:]]
            seq, text, seat = self.follower.seq, chance.choice(ILLEGAL), chance.choice([None, 0, 1, 7])
            illegal = message("move", id=name, seq=seq, move=text, seat=seat)
            old = message("undo", id=name, seq=0, ask=True)
            nonsense = chance.choice(GARBAGE) if chance.random() < 0.2 else illegal
            self.line.up(chance.choice([chance.choice(others or [old]), nonsense, illegal, old]))
