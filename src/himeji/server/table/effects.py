"""What goes into the core of a table and what it wants done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from himeji.server.table.entries import Row
from himeji.server.table.messages import Attempt


@dataclass(frozen=True)
class Reader:
    """Somebody at a connection: a person, or nobody in particular; `shoulder`: a seat that was shown to them;
    `invited`: the seats that were offered to them."""

    user: str | None = None
    name: str = ""
    shoulder: int | None = None
    invited: frozenset[int] = frozenset()


# -- what comes in


@dataclass(frozen=True)
class Came:
    """A connection follows the table from now on; it knows everything up to `seq`."""

    connection: str
    reader: Reader
    seq: int = 0
    mark: str = ""


@dataclass(frozen=True)
class Gone:
    connection: str


@dataclass(frozen=True)
class Heard:
    """A connection, of a socket or of one HTTP request, wants something done."""

    connection: str
    reader: Reader
    message: Attempt


@dataclass(frozen=True)
class BotChose:
    """A bot answered, or failed to."""

    ask: str
    move: str | None


@dataclass(frozen=True)
class Woken:
    """The time that SetTimer named has come."""


@dataclass(frozen=True)
class Stored:
    """What Append asked for is on the disk."""


@dataclass(frozen=True)
class NotStored:
    """It is not, or nobody knows; the code says why. `conflict`: somebody else was first."""

    code: str
    conflict: bool = False


@dataclass(frozen=True)
class Loaded:
    """The answer to Load: all rows from the one after `seq` on."""

    rows: list[Row]


@dataclass(frozen=True)
class NotLoaded:
    """The store could not be read; try again later."""


@dataclass(frozen=True)
class Behind:
    """Another worker stored entries up to this one."""

    seq: int


@dataclass(frozen=True)
class Elsewhere:
    """These people are connected to another worker."""

    users: tuple[str, ...]


@dataclass(frozen=True)
class Drive:
    """From now on clocks and bots of this table are ours to drive, or another worker's."""

    ours: bool


Input = Came | Gone | Heard | BotChose | Woken | Stored | NotStored | Loaded | NotLoaded | Behind | Elsewhere | Drive


# -- what goes out


@dataclass(frozen=True)
class Snapshot:
    """The board after a move, kept so that a long game opens quickly."""

    seq: int
    position: dict[str, Any]
    asked_at: list[int]
    clocks: list[int]


@dataclass(frozen=True)
class Append:
    """Store these rows, all or none, then say Stored; nothing else is stored meanwhile."""

    rows: list[Row]
    snapshot: Snapshot | None = None
    listing: dict[str, Any] | None = None  # what the list of tables shows, where it changed


@dataclass(frozen=True)
class Send:
    """To these connections, now. What is no answer can be dropped for those who cannot keep up; `refused` is a code."""

    connections: tuple[str, ...]
    data: bytes
    answer: bool = False
    refused: str = ""


@dataclass(frozen=True)
class SetTimer:
    """Say Woken at this time; None: there is nothing to wait for."""

    at: float | None


@dataclass(frozen=True)
class AskBot:
    """Let a bot think until the deadline; it is given a world that its seat cannot tell from the true one."""

    ask: str
    seat: int
    bot: str
    title: str
    world: dict[str, Any]
    seed: str
    seconds: float
    known: str = ""  # the move, where a script says it


@dataclass(frozen=True)
class Load:
    """Read the rows after `seq` again."""

    seq: int


@dataclass(frozen=True)
class Report:
    """A rule failed: keep what is needed to play it again."""

    fault: str
    table: str
    seq: int
    cause: dict[str, Any] = field(default_factory=dict)


Effect = Append | Send | SetTimer | AskBot | Load | Report
