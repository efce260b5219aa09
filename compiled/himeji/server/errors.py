"""What can go wrong at a table or in the store, besides the refusals of the rules."""

from __future__ import annotations

from himeji.engine.errors import HimejiError


class TableError(HimejiError):
    """A message that a table cannot follow now; nothing was changed."""


class StoreError(HimejiError):
    """Something could not be stored, or what is stored does not hold."""


class ConflictError(StoreError):
    """Somebody else stored an entry under this number first."""


class AccessError(HimejiError):
    """Somebody may not do this."""


class ConfigError(HimejiError):
    """The server cannot start like this."""
