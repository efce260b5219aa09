"""Who somebody is, by a token in a cookie or in a header: a guest by a signed one. Tickets open one socket."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Final

from itsdangerous import BadData, URLSafeSerializer
from pydantic import Field

from himeji.server.clock import ServingClock
from himeji.server.errors import AccessError

COOKIE: Final = "himeji"
HEADER: Final = "x-himeji"  # proves that a request with our cookie comes from our page
TICKET_SECONDS: Final = 30.0
TICKETS: Final = 10_000
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class User:
    """`guest`: known by a signed token only; others by a session, which can be ended."""

    id: str
    name: str
    guest: bool = True
    session: str = ""
    admin: bool = False


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


def cleaned(name: str) -> str:
    """A name as it is shown: no signs that move others about, no blanks at its ends."""
    text = unicodedata.normalize("NFC", name)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not text or len(text) > LONGEST_NAME:
        raise AccessError("BAD_NAME")
    return text


def hashed(secret: str) -> str:
    """Enough for secrets of 128 random bits and more; passwords have a slower one."""
    return sha256(secret.encode()).hexdigest()


class Identity:
    """`session`: whose session a token is, if it is one. `has_ended`: whether a guest's token is good no longer."""

    def __init__(
        self,
        secret: str,
        clock: ServingClock,
        session: Callable[[str], User | None],
        has_ended: Callable[[str], bool],
    ) -> None:
        self.session, self.has_ended = session, has_ended
        self.tokens = URLSafeSerializer(secret, salt="himeji guest")
        self.clock = clock
        self.tickets: dict[str, tuple[User, str, float]] = {}  # by its hash: who, which table, until when

    def guest(self, name: str, before: User | None = None) -> User:
        """Somebody new; a guest who takes another name stays who they were."""
        return User(before.id if before and before.guest else secrets.token_hex(16), cleaned(name))

    def token(self, user: User) -> str:
        return str(self.tokens.dumps([user.id, user.name]))

    def user(self, token: str | None) -> User | None:
        """Whoever the token was given to; nobody if it is not one of ours, or no longer. Looks into the store."""
        if not token:
            return None
        if "." not in token:  # a session's is a random word, a guest's has a signature after a dot
            return self.session(token)
        try:
            number, name, *_ = self.tokens.loads(token)
        except (BadData, ValueError, TypeError):
            return None
        return None if self.has_ended(number) else User(number, name)

    def ticket(self, user: User, table: str) -> str:
        now = self.clock.now()
        self.tickets = {key: value for key, value in self.tickets.items() if value[2] > now}
        if len(self.tickets) >= TICKETS:
            raise AccessError("TOO_MANY")
        ticket = secrets.token_urlsafe(32)
        self.tickets[hashed(ticket)] = (user, table, now + TICKET_SECONDS)
        return ticket

    def redeem(self, ticket: str, table: str) -> User | None:
        """Once, in time, and for the table it was asked for."""
        user, wanted, until = self.tickets.pop(hashed(ticket), (None, "", 0.0))
        return user if wanted == table and self.clock.now() < until else None
