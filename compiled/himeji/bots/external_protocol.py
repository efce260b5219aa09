"""The words of the bot protocol, for both of its sides: one message a line, a word and what follows it."""

from __future__ import annotations

import json
from typing import Any, Final

VERSION: Final = 1

HIMEJI: Final = "himeji"  # to the bot
GAME: Final = "game"
VIEW: Final = "view"
DECIDE: Final = "decide"
QUIT: Final = "quit"

BOT: Final = "bot"  # from the bot
INFO: Final = "info"
MOVE: Final = "move"

WORLD: Final = "world"  # asked for by the bot, and answered


def message(word: str, content: Any) -> str:
    """A word and plain values as JSON, on one line."""
    return f"{word} {json.dumps(content, ensure_ascii=False, separators=(',', ':'))}"
