"""The log: one line an event, a name and its figures; never what somebody wrote, sent, or may not know.

`LOG.info("table_opened", extra={"table": id})` is all it takes. Where people read along it is plain text, else JSON."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal

LONGEST: Final = 1000  # bytes of a line, or nearly
TEXT: Final = 200  # signs of one value
FRAMES: Final = 8  # innermost, of a failure
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

Form = Literal["json", "text"]


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What happened, and the figures that came with it; of a failure its kind and its place, never its text."""
    extra = {name: value for name, value in vars(record).items() if name not in USUAL}
    found: dict[str, Any] = {"event": record.getMessage()[:TEXT], **extra}
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        found |= {"error": kind.__name__, "trace": places(trace)}
    return {
        name: value if isinstance(value, int | float | list) else str(value)[:TEXT] for name, value in found.items()
    }


def places(trace: TracebackType | None) -> list[str]:
    """The innermost frames: file, line and function, without what they held."""
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}"[:60])
        trace = trace.tb_next
    return found[-FRAMES:]


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {"at": at, "level": record.levelname.lower(), "logger": record.name}
        line = json.dumps(head | fields(record), ensure_ascii=False)
        return line if len(line) <= LONGEST else json.dumps(head | {"event": fields(record)["event"], "cut": True})


class AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = fields(record)
        rest = " ".join(f"{name}={value}" for name, value in told.items() if name != "event")
        return f"{self.formatTime(record)} {record.levelname} {told['event']} {rest}".rstrip()


def set_up(form: Form | None) -> None:
    """As it was asked for; else text with nothing but trouble where a person reads along, and JSON elsewhere."""
    chosen = form or ("text" if sys.stderr.isatty() else "json")
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if chosen == "json" else AsText())
    logging.basicConfig(level=logging.INFO if chosen == "json" else logging.WARNING, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
