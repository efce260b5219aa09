"""Accounts, for those who want one: a name, a password that only its hash is kept of, sessions that can be ended."""

from __future__ import annotations

import secrets
import threading
import unicodedata
from dataclasses import replace
from typing import Annotated, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from pydantic import Field

from himeji.server.clock import Calendar
from himeji.server.errors import AccessError, ConflictError
from himeji.server.identity import User, cleaned, hashed
from himeji.server.store.people import Account, People

SESSION: Final = 90 * 24 * 3600.0  # seconds
LATELY: Final = 60.0  # seconds: clocks of two workers may differ by as much
AN_ACCOUNT: Final = 5  # tries a minute
AN_ADDRESS: Final = 20
AT_ONCE: Final = threading.Semaphore(2)  # hashing takes memory on purpose
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)

Password = Annotated[str, Field(min_length=8, max_length=200)]


def key_of(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", cleaned(name)).casefold()


class Accounts:
    def __init__(self, people: People, calendar: Calendar) -> None:
        self.people = people
        self.calendar = calendar
        self.nobody = hash_of(secrets.token_hex(16))  # what a password for no account is compared with

    def register(self, name: str, password: str, address: str) -> Account:
        self.count({f"address {address}": AN_ADDRESS})
        account = Account(secrets.token_hex(16), cleaned(name), hash_of(password))
        try:
            self.people.add(account, key_of(name), self.calendar.now())
        except ConflictError:
            raise AccessError("NAME_TAKEN") from None
        return account

    def prove(self, name: str, password: str, address: str) -> Account:
        """The account, if it is theirs; no sooner and in no other words for a name that does not exist."""
        key = key_of(name)
        self.count({f"account {key}": AN_ACCOUNT, f"address {address}": AN_ADDRESS})
        return self.compared(key, password)

    def compared(self, key: str, password: str) -> Account:
        found = self.people.account(key)
        right = verified(self.nobody if found is None else found.password, password)
        if found is None or not right or found.banned:
            raise AccessError("WRONG_PASSWORD")
        return found

    def count(self, limits: dict[str, int]) -> None:
        known = {hashed(key): limit for key, limit in limits.items()}
        if not self.people.let_try(known, self.calendar.now()):
            raise AccessError("TOO_MANY_TRIES")

    def begin_session(self, account: Account) -> str:
        """A token, of which only the hash is kept."""
        token = secrets.token_urlsafe(32)
        now = self.calendar.now()
        self.people.begin_session(account.id, hashed(token), now + SESSION, now)
        return token

    def change_password(self, account: Account, password: str) -> Account:
        """Every session ends, this one too."""
        changed = replace(account, password=hash_of(password))
        self.people.change(key_of(account.name), password=changed.password)
        return changed

    def ended(self, sessions: set[str], guests: set[str]) -> set[str]:
        """Those of these that are good no longer."""
        now = self.calendar.now()
        over = sessions - self.people.going(sessions, now) if sessions else set()
        return over | (guests & self.people.ended_since(now - LATELY))

    def end_guest(self, guest: str) -> None:
        self.people.end_guest(guest, self.calendar.now())

    def user(self, token: str) -> User | None:
        """Whoever began the session; nobody if it has ended."""
        found = self.people.session(hashed(token), self.calendar.now())
        return None if found is None else User(found.id, found.name, False, hashed(token), found.admin)


def hash_of(password: str) -> str:
    with AT_ONCE:
        return HASHER.hash(unicodedata.normalize("NFC", password))


def verified(hash: str, password: str) -> bool:
    try:
        with AT_ONCE:
            return HASHER.verify(hash, unicodedata.normalize("NFC", password))
    except (VerificationError, InvalidHashError):
        return False
