"""Naishi drawn for a seat: the river between two territories, its own below; then the court and what is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from himeji.games.naishi.board import DISCARD_SPACE, SPACES, SWAP_SPACE
from himeji.games.naishi.cards import COLUMNS
from himeji.locales import Voice
from himeji.terminal.words import capital

BACK: Final = "░░░░░"
EXCHANGED: Final = "⇄"


def board(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> Group:
    below = view["seat"] or 0
    order = (1 - below, below)
    lines = [court(view, voice, names), emissaries(view, order, voice, names), discard(view, voice)]
    lines += known(view, order, voice, names)
    return Group(heading(view, voice), table(view, order, voice, names), *[Text(line) for line in lines])


def heading(view: dict[str, Any], voice: Voice) -> Text:
    parts = [voice.say("title"), voice.say("board-turn", turn=view["turn"])]
    if view["turns_left"] is not None:
        parts.append(voice.say("board-turns-left", turns=view["turns_left"]))
    return Text(" · ".join(parts), "bold")


def table(view: dict[str, Any], order: tuple[int, int], voice: Voice, names: Sequence[str]) -> Grid:
    """Five columns: the other's hand and line, the river and what lies under it, the seat's own line and hand."""
    above, below = order
    grid = Grid(box=box.HORIZONTALS, padding=0, pad_edge=False, show_edge=False)
    grid.add_column("", width=15)
    for column in range(COLUMNS):
        grid.add_column(str(column + 1), width=12)
    line, hand = territory(view, above, voice)
    grid.add_row(Text(names[above], "bold"))
    grid.add_row(label("hand", voice), *hand)
    grid.add_row(label("line", voice), *line, end_section=True)
    grid.add_row(
        label("river", voice), *[card(pile["card"], voice, voice.say("board-nothing")) for pile in view["river"]]
    )
    under = [Text(voice.say("board-under", hidden=pile["hidden"]), "dim") for pile in view["river"]]
    grid.add_row("", *under, end_section=True)
    line, hand = territory(view, below, voice)
    grid.add_row(label("line", voice), *line)
    grid.add_row(label("hand", voice), *hand)
    grid.add_row(Text(names[below] if view["seat"] is None else voice.say("board-you", seat=names[below]), "bold"))
    return grid


def label(word: str, voice: Voice) -> str:
    return f"  {capital(voice.word(word))}"


def territory(view: dict[str, Any], owner: int, voice: Voice) -> tuple[list[Text], list[Text]]:
    """The line and the hand of a seat."""
    seat = view["seats"][owner]
    stars = [False] * COLUMNS + seen_by_the_other(view, owner)
    cells = [
        card(name, voice, BACK, copied, star)
        for name, copied, star in zip([*seat["line"], *seat["hand"]], seat["copies"], stars, strict=True)
    ]
    for column in range(COLUMNS):
        if unseen_exchange(seat, column):
            cells[COLUMNS + column].append(f" {EXCHANGED}")
    return cells[:COLUMNS], cells[COLUMNS:]


def seen_by_the_other(view: dict[str, Any], owner: int) -> list[bool]:
    """The cards of the viewer's own hand that get a star; none once all hands are shown."""
    seen: list[bool] | None = view["seats"][owner]["seen_by_the_other"]
    return [False] * COLUMNS if seen is None or view["turns_left"] == 0 else seen


def unseen_exchange(seat: Mapping[str, Any], column: int) -> bool:
    """Did a decree bring a card here that the viewer has not seen?"""
    return bool(seat["exchanged"][column] and seat["hand"][column] is None)


def card(name: str | None, voice: Voice, nothing: str, copied: str | None = None, star: bool = False) -> Text:
    if name is None:
        return Text(nothing, "dim")
    text = Text(capital(voice.word(name)) + "*" * star, "" if name == "mountain" else "bold")
    return text.append(f"\n→ {voice.word(copied)}") if copied else text


def court(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> str:
    """How full each space is, and who imposed the decree."""
    courts = [seat["court"] for seat in view["seats"]]
    return voice.say(
        "board-court",
        swap=sum(each["swap"] for each in courts),
        swap_spaces=int(SPACES[SWAP_SPACE]),
        discard=sum(each["discard_river"] for each in courts),
        discard_spaces=int(SPACES[DISCARD_SPACE]),
        decree=next((names[seat] for seat, each in enumerate(courts) if each["decree"]), "none"),
    )


def emissaries(view: dict[str, Any], order: tuple[int, int], voice: Voice, names: Sequence[str]) -> str:
    above, below = order
    free = [seat["court"]["home"] for seat in view["seats"]]
    return voice.say(
        "board-emissaries",
        below=names[below],
        below_free=free[below],
        above=names[above],
        above_free=free[above],
    )


def discard(view: dict[str, Any], voice: Voice) -> str:
    pile = view["discard"]
    if pile["top"] is None:
        return voice.say("board-discard-none")
    if pile["cards"] is None:
        return voice.say("board-discard-top", **voice.worded({"card": pile["top"]}))
    return voice.say("board-discard-all", cards=counted(pile["cards"], voice))


def known(view: dict[str, Any], order: tuple[int, int], voice: Voice, names: Sequence[str]) -> list[str]:
    """What the viewer knows of hands besides the cards he has seen in their places."""
    lines = []
    for seat in order:
        if held := view["seats"][seat]["also_in_hand"]:
            lines.append(voice.say("board-also-held", seat=names[seat], cards=counted(held, voice)))
    if any(unseen_exchange(seat, column) for seat in view["seats"] for column in range(COLUMNS)):
        lines.append(voice.say("board-exchanged", sign=EXCHANGED))
    if any(any(seen_by_the_other(view, owner)) for owner in order):
        lines.append(voice.say("board-seen"))
    return lines


def counted(cards: Mapping[str, int], voice: Voice) -> str:
    return ", ".join(f"{count} × {voice.word(name)}" for name, count in cards.items())
