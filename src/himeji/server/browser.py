"""Opens the page of a server that has just been started, as soon as it answers."""

from __future__ import annotations

import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE: Final = 30.0  # seconds
PAUSE: Final = 0.1


def open_when_ready(address: str, show: Callable[[str], object] = webbrowser.open) -> threading.Thread:
    """In the background: whether a browser is found or not, the server goes on."""
    waiting = threading.Thread(target=wait_and_show, args=(address, show), daemon=True)
    waiting.start()
    return waiting


def wait_and_show(address: str, show: Callable[[str], object]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(f"{address}/health", timeout=1):
                show(address)
                return
        except (URLError, OSError):
            time.sleep(PAUSE)
