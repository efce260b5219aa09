"""`himeji serve`, `backup`, `restore`, `doctor`, `account` and `reports`."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from datetime import UTC, datetime
from typing import Final

from rich.console import Console
from rich.text import Text

from himeji.locales import Voice
from himeji.server import config
from himeji.server.accounts import key_of
from himeji.server.browser import open_when_ready
from himeji.server.errors import AccessError
from himeji.server.serve import data_folder, opened
from himeji.server.serve import serve as start
from himeji.server.store import care

CHANGES: Final = {
    "admin": {"admin": True},
    "member": {"admin": False},
    "ban": {"banned": True},
    "allow": {"banned": False},
}


def serve(options: Namespace, voice: Voice, console: Console) -> int:
    def announce(address: str) -> None:
        console.print(Text(voice.say("server-serves", address=address)), soft_wrap=True)
        if options.open:
            open_when_ready(address)

    start(config.read(os.environ, options.host, options.port, options.data), announce)
    return 0


def backup(options: Namespace, voice: Voice, console: Console) -> int:
    care.backup(settings(options).database, options.file)
    console.print(Text(voice.say("server-backed-up", file=str(options.file))), soft_wrap=True)
    return 0


def restore(options: Namespace, voice: Voice, console: Console) -> int:
    chosen = settings(options)
    with data_folder(chosen.data):
        care.restore(chosen.database, options.file)
    console.print(Text(voice.say("server-restored", file=str(options.file))), soft_wrap=True)
    return 0


def doctor(options: Namespace, voice: Voice, console: Console) -> int:
    """1 if something does not hold."""
    store = opened(settings(options).database)
    tables = moves = broken = 0
    try:
        for finding in care.examine(store):
            tables += 1
            moves += finding.moves
            if finding.error is not None:
                broken += 1
                console.print(Text(voice.error(finding.error)), soft_wrap=True)
    finally:
        store.close()
    console.print(Text(voice.say("server-examined", tables=tables, moves=moves, broken=broken)), soft_wrap=True)
    return 1 if broken else 0


def account(options: Namespace, voice: Voice, console: Console) -> int:
    """While the server runs, too: what an account may do is looked up when it is needed."""
    store = opened(settings(options).database)
    try:
        if not store.people.change(key_of(options.name), **CHANGES[options.what]):
            raise AccessError("NO_SUCH_ACCOUNT")
    finally:
        store.close()
    console.print(Text(voice.say("server-account-changed", name=options.name)), soft_wrap=True)
    return 0


def reports(options: Namespace, voice: Voice, console: Console) -> int:
    """What failed and what people reported: a line each, or one of them whole; 1 if there is no such report."""
    store = opened(settings(options).database)
    try:
        found = store.faults()
    finally:
        store.close()
    if options.number:
        whole = next((each for each in found if each["id"] == options.number), None)
        if whole is not None:
            print(json.dumps(whole, ensure_ascii=False, indent=1))
        return int(whole is None)
    for each in found:
        cause = each["cause"]
        said = " ".join(str(cause.get("said") or cause.get("trace", "").strip().splitlines()[-1:]).split())
        when = datetime.fromtimestamp(each["at"], UTC).strftime("%Y-%m-%d %H:%M")
        console.print(Text(f"{when}  {each['id']}  {cause.get('by', '')}: {said[:200]}"), soft_wrap=True)
    console.print(Text(voice.say("server-reports", count=len(found))), soft_wrap=True)
    return 0


def settings(options: Namespace) -> config.Config:
    return config.read(os.environ, None, None, options.data)
