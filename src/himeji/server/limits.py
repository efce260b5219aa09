"""How much one socket, one person, one address may do."""

from __future__ import annotations

from collections import Counter
from typing import Final

from starlette.requests import HTTPConnection

BUCKET: Final = 20.0  # messages at once
REFILL: Final = 5.0  # messages a second
QUEUE: Final = 40.0  # messages that wait for their turn; who says more is shown out
A_USER: Final = 20  # sockets
AN_ADDRESS: Final = 50
IN_ALL: Final = 4000


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from; nowhere, in a test without a network."""
    return connection.client.host if connection.client else ""


class Bucket:
    """So many at once, then so many a second; `queue`: as many more wait for their turn."""

    def __init__(self, now: float, size: float = BUCKET, refill: float = REFILL, queue: float = 0.0) -> None:
        self.size, self.refill, self.queue = size, refill, queue
        self.left = size
        self.at = now

    def take(self, now: float) -> float | None:
        """Seconds until one more may pass; None if it may not, because too many wait already."""
        self.left = min(self.size, self.left + (now - self.at) * self.refill)
        self.at = now
        if self.left - 1 < -self.queue:
            return None
        self.left -= 1
        return max(0.0, -self.left / self.refill)


class Doors:
    """Sockets that are open, by person and by address."""

    def __init__(self, a_user: int = A_USER, an_address: int = AN_ADDRESS, in_all: int = IN_ALL) -> None:
        self.limits = (a_user, an_address, in_all)
        self.users: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def full(self, user: str | None, address: str) -> bool:
        a_user, an_address, in_all = self.limits
        return (
            self.addresses.total() >= in_all
            or self.addresses[address] >= an_address
            or (user is not None and self.users[user] >= a_user)
        )

    def enter(self, user: str | None, address: str) -> None:
        self.addresses[address] += 1
        if user is not None:
            self.users[user] += 1

    def leave(self, user: str | None, address: str) -> None:
        for counter, key in ((self.addresses, address), (self.users, user)):
            if key is not None:
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]
