"""Clients in virtual time, honest ones and one that is not, with the limits and the outbox of the real server."""

from collections.abc import Callable
from functools import partial
from typing import Any

from himeji.server.client import Follower, delay
from himeji.server.errors import TableError
from himeji.server.limits import QUEUE, Bucket
from himeji.server.outbox import Outbox
from himeji.server.table.effects import Came, Gone, Heard, Reader
from himeji.server.table.messages import Attempt, Hello, read

WISHES = {"move": 80, "say": 3, "undo": 3, "restart": 2, "answer": 3, "mute": 2, "leave": 1, "return": 8}
GARBAGE = [b"", b"{", b"[[[[", b"\xff", b'{"v":2}', b'{"v":1,"type":"move"}', b'{"v":1,"type":"hello","table":"x"}']
ILLEGAL = ["recall", "develop line 9", "swap hand 1 2", "decline", "x" * 400]


async def wait(data: bytes) -> None:
    raise AssertionError("what an outbox holds back is taken by `flow`")


class Player:
    """Plays at random when asked, sometimes talks, takes back, leaves; connects again whenever the line is cut."""

    pace = (0.2, 3.0)

    def __init__(self, world: Any, name: str, table: str, user: str | None) -> None:
        self.world, self.name, self.table, self.reader = world, name, table, Reader(user, user or "")
        self.follower, self.failures, world.users[name] = Follower(table, world.ids), 0, user
        self.sent: list[bytes] = []
        self.connect()

    def connect(self) -> None:
        self.line, self.slow = f"{self.name}/{self.world.tick()}", False
        self.lag = self.world.between(0.0005, 0.2)
        hello = self.follower.hello()[0]
        self.world.later(self.world.between(0.001, 0.3), partial(self.arrive, self.line, hello))

    def arrive(self, line: str, data: bytes) -> None:
        world, server, hello = self.world, self.world.server, read(data)
        assert isinstance(hello, Hello)
        if line != self.line or not server.up or world.strikes("connection fails"):
            self.cut(line)
            return
        self.failures, self.bucket = 0, Bucket(server.clock.now(), queue=QUEUE)
        outbox = Outbox(wait, lambda: self.put(Came(line, self.reader)), partial(self.write, line))
        server.outboxes[line] = outbox
        self.put(Came(line, self.reader, hello.seq, hello.mark))
        self.slow = world.strikes("reader is slow")
        world.later(world.between(1, 15), partial(self.flow, line, outbox))
        world.plan("connection is cut", world.between(0.1, 20), partial(self.cut, line))
        for data in self.follower.hello()[1:]:
            self.say(data)
        world.later(world.between(0.1, 2), partial(self.live, line))

    def put(self, message: Came | Gone | Heard) -> None:
        self.world.server.put(self.table, message)

    def travel(self, line: str, what: Callable[[], Any]) -> None:
        """Up or down, in order, as long as the line is whole."""
        self.world.later(self.lag, lambda: line == self.line and what())

    def up(self, data: bytes) -> None:
        self.travel(self.line, partial(self.heard, self.line, data))

    def heard(self, line: str, data: bytes) -> None:
        try:
            message = read(data)
        except TableError:
            message = None
        wait = self.bucket.take(self.world.server.clock.now())
        if wait is None or not isinstance(message, Attempt) or message.table != self.table:
            self.cut(line)
        else:
            self.world.later(wait, partial(self.pass_on, line, message))

    def pass_on(self, line: str, message: Attempt) -> None:
        if line in self.world.server.outboxes:
            self.put(Heard(line, self.reader, message))

    def write(self, line: str, data: bytes) -> bool:
        if not self.slow:
            self.travel(line, partial(self.hear, line, data))
        return not self.slow

    def flow(self, line: str, outbox: Outbox) -> None:
        self.slow = False
        while line in self.world.server.outboxes and (message := outbox.take()):
            self.write(line, message.data)

    def cut(self, line: str) -> None:
        """The player notices now, the server when it pings."""
        if line == self.line != "":
            self.line, self.failures = "", self.failures + 1
            self.world.later(self.world.between(0, 25), partial(self.lose, line))
            self.world.later(delay(self.failures - 1, self.world.chance.random()), self.connect)

    def lose(self, line: str) -> None:
        if self.world.server.outboxes.pop(line, None):
            self.put(Gone(line))

    def say(self, data: bytes) -> None:
        self.sent.append(data)
        for _ in range(self.world.chance.randint(2, 5) if self.world.strikes("message is sent again") else 1):
            self.up(data)

    def hear(self, line: str, data: bytes) -> None:
        self.world.invariants.shown(self, self.follower.hear(data))
        if self.follower.lost:
            self.cut(line)

    def live(self, line: str) -> None:
        """Now and then, as long as this connection lasts."""
        if line == self.line:
            self.world.later(self.world.between(*self.pace), partial(self.live, line))
            self.act()

    def act(self) -> None:
        follower, chance = self.follower, self.world.chance
        if follower.open or self.reader.user is None or follower.over:
            return
        seats = follower.scene.get("table", {}).get("seats", [])
        replaced = any(seat["zombie"] for seat in seats if seat["user"] == self.reader.user)
        wish = "return" if replaced else chance.choices([*WISHES], [*WISHES.values()])[0]
        fields: dict[str, Any] = {"say": {"text": f"at {self.world.now}"}, "mute": {"user": "nobody"}}
        fields |= {"undo": {"seq": follower.seq, "ask": chance.random() < 0.5}, "restart": {"seq": follower.seq}}
        fields |= {"answer": {"yes": chance.random() < 0.7}}
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
            others = [data for player in self.world.players if player.table == self.table for data in player.sent[-5:]]
            seat, text = chance.choice([None, 0, 1, 7]), chance.choice(ILLEGAL)
            illegal = message("move", id=name, seq=self.follower.seq, move=text, seat=seat)
            old = message("undo", id=name, seq=0, ask=True)
            nonsense = chance.choice(GARBAGE) if chance.random() < 0.2 else illegal
            self.up(chance.choice([chance.choice(others or [old]), nonsense, illegal, old]))
