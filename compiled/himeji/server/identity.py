"""Who somebody is: a guest with a name and a signed token, in a cookie or in a header. Tickets open one socket."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from typing import Annotated, Any, Final

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
    """`guest`: known by a token only. Accounts have the same fields."""

    id: str
    name: str
    guest: bool = True


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


def cleaned(name: str) -> str:
    """A name as it is shown: no signs that move others about, no blanks at its ends."""
    text = unicodedata.normalize("NFC", name)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not text or len(text) > LONGEST_NAME:
        raise AccessError("BAD_NAME")
    return text


class Identity:
    def __init__(self, secret: str, clock: ServingClock) -> None:
        self.tokens = URLSafeSerializer(secret, salt="himeji guest")
        self.links = URLSafeSerializer(secret, salt="himeji link")
        self.clock = clock
        self.tickets: dict[str, tuple[User, str, float]] = {}  # by ticket: who, which table, until when

    def guest(self, name: str) -> User:
        return User(secrets.token_hex(16), cleaned(name))

    def token(self, user: User) -> str:
        return str(self.tokens.dumps([user.id, user.name, user.guest]))

    def user(self, token: str | None) -> User | None:
        """Whoever the token was given to; nobody if it is not one of ours."""
        found = opened(self.tokens, token, list)
        return User(*found) if found is not None and len(found) == 3 else None

    def link(self, table: str, seat: int | None) -> str:
        """Lets somebody look on; through the eyes of a seat, if one is named."""
        return str(self.links.dumps([table, seat]))

    def shoulder(self, link: str, table: str) -> int | None:
        """The seat that a link shows; None for a link that is not one of ours, or of another table."""
        found = opened(self.links, link or None, list)
        return found[1] if found is not None and found[0] == table else None

    def ticket(self, user: User, table: str) -> str:
        now = self.clock.now()
        self.tickets = {key: value for key, value in self.tickets.items() if value[2] > now}
        if len(self.tickets) >= TICKETS:
            raise AccessError("TOO_MANY")
        ticket = secrets.token_urlsafe(32)
        self.tickets[ticket] = (user, table, now + TICKET_SECONDS)
        return ticket

    def redeem(self, ticket: str, table: str) -> User | None:
        """Once, in time, and for the table it was asked for."""
        user, wanted, until = self.tickets.pop(ticket, (None, "", 0.0))
        return user if wanted == table and self.clock.now() < until else None


def opened(serializer: Any, signed: str | None, kind: type) -> Any:
    if signed is None:
        return None
    try:
        found = serializer.loads(signed)
    except (BadData, ValueError):
        return None
    return found if isinstance(found, kind) else None
