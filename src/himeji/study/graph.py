"""The graph of a review, as a small SVG: chances of every contender, costly decisions, and whom chance favoured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from himeji.locales import Voice, message_id
from himeji.study.review import Review, Verdict
from himeji.study.words import percent, signed_percent

WIDTH: Final = 720
MARGIN: Final = 24
LEFT: Final = 96
RIGHT: Final = 700
HEAD: Final = 40  # baseline of the title
KEY: Final = 76  # baseline of the first line of the key
KEY_LINE: Final = 32
PANEL: Final = 280  # height of the chances
LUCK: Final = 64  # height of the bars
GAP: Final = 56
LUCK_FULL: Final = 0.1  # a bar of full height, where none is longer
MARKED: Final = 0.05  # luck from which on its bar has a sign
SIGNS: Final = {"blunder": "??", "mistake": "?", "inaccuracy": "?!"}
SHAPES: Final = (  # one a contender, around 0,0: a line is told by its sign as well as by its colour and its dashes
    '<circle r="6"/>',
    '<path d="M0-7 7 6H-7Z"/>',
    '<path d="M-6-6H6V6H-6Z"/>',
    '<path d="M0-8 8 0 0 8-8 0Z"/>',
)
STYLE: Final = """
svg { --paper: #fbfaf7; --ink: #1d1b18; --faint: #d9d4ca; --c0: #0067a5; --c1: #c04a00; --c2: #00795a; --c3: #a0457f;
  background: var(--paper); font: 17px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #191815; --ink: #ece7dd; --faint: #45413a;
    --c0: #6cbcf0; --c1: #f5a04e; --c2: #52cf9f; --c3: #e69fcb; }
}
text { fill: var(--ink); }
.title { font-weight: 600; }
.small { font-size: 0.88em; }
.grid { stroke: var(--faint); }
.round { stroke: var(--ink); stroke-dasharray: 2 5; opacity: 0.6; }
.line { fill: none; stroke-width: 3; stroke-linejoin: round; }
.mark circle { fill: var(--paper); stroke-width: 2; stroke-dasharray: none; }
.mark text { font-weight: 700; font-size: 15px; }
@media (max-width: 520px) {
  svg { font-size: 25px; }
  .mark circle { r: 17px; }
  .mark text { font-size: 20px; }
}
.s0 { stroke: var(--c0); } .s1 { stroke: var(--c1); stroke-dasharray: 9 4; }
.s2 { stroke: var(--c2); stroke-dasharray: 3 4; } .s3 { stroke: var(--c3); stroke-dasharray: 12 4 2 4; }
.f0 { fill: var(--c0); } .f1 { fill: var(--c1); } .f2 { fill: var(--c2); } .f3 { fill: var(--c3); }
"""


@dataclass(frozen=True)
class Frame:
    """Where things go: moves from left to right, chances from bottom to top."""

    moves: int
    seats: int

    @property
    def top(self) -> int:
        return KEY + KEY_LINE * ((self.seats + 1) // 2)

    @property
    def luck_foot(self) -> int:
        return self.top + PANEL + GAP + LUCK

    @property
    def height(self) -> int:
        return self.luck_foot + 56

    def x(self, move: float) -> float:
        """Where the decision stands that comes after so many moves."""
        return round(LEFT + (RIGHT - LEFT) * move / max(self.moves, 1), 1)

    def y(self, share: float) -> float:
        return round(self.top + PANEL * (1 - share), 1)


def graph(review: Review, voice: Voice, names: Sequence[str]) -> str:
    """The whole picture; colours follow the reader's light or dark scheme."""
    frame = Frame(len(review.verdicts), len(review.end))
    title = voice.say("review-title", title=voice.say("title"))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {frame.height}" role="img"'
        ' aria-labelledby="review-title review-description">',
        f'<title id="review-title">{escape(title)}</title>',
        f'<desc id="review-description">{escape(description(review, voice, names))}</desc>',
        f"<style>{STYLE}</style>",
        text(MARGIN, HEAD, title, "title"),
        *key(frame, review, voice, names),
        *grid(frame, review, voice),
        *(line(frame, review, seat) for seat in range(frame.seats)),
        *bars(frame, review, voice, names),
        *(mark(frame, verdict, voice, names) for verdict in review.verdicts if verdict.grade),
        "</svg>\n",
    ]
    return "\n".join(parts)


def description(review: Review, voice: Voice, names: Sequence[str]) -> str:
    def all_of(shares: Iterable[float]) -> str:
        return ", ".join(f"{name} {percent(voice, share)}" for name, share in zip(names, shares, strict=True))

    marked = sum(bool(verdict.grade) for verdict in review.verdicts)
    starts, ends = all_of(review.verdicts[0].wins), all_of(review.end)
    return voice.say("review-description", starts=starts, ends=ends, mistakes=marked)


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def shape(seat: int, x: float, y: float) -> str:
    return f'<g class="f{seat}" transform="translate({x} {y})">{SHAPES[seat]}</g>'


def key(frame: Frame, review: Review, voice: Voice, names: Sequence[str]) -> list[str]:
    """Each contender's sign and name, with its share at the end."""
    parts = []
    for seat, name in enumerate(names):
        x, y = MARGIN + 8 + (WIDTH - MARGIN) / 2 * (seat % 2), KEY + KEY_LINE * (seat // 2)
        words = f"{name} · {percent(voice, review.end[seat])}"
        parts += [shape(seat, x, y - 6), text(x + 18, y, words)]
    return parts


def grid(frame: Frame, review: Review, voice: Voice) -> list[str]:
    """Quarters of the chance to win, rounds, and the numbers of the moves."""
    parts = []
    for quarter in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = frame.y(quarter)
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{RIGHT}"/>')
        if quarter in (0.0, 0.5, 1.0):
            parts.append(text(LEFT - 10, y + 6, percent(voice, quarter), "small", "end"))
    for seq in review.rounds:
        x = frame.x(seq - 1)
        parts.append(f'<path class="round" d="M{x} {frame.top}V{frame.luck_foot}"/>')
    step = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if frame.moves / step <= 7)
    for move in range(step, frame.moves + 1, step):
        parts.append(text(frame.x(move), frame.luck_foot + 30, str(move), "small", "middle"))
    for y, words in (
        (frame.luck_foot - LUCK, signed_percent(voice, most_luck(review))),
        (frame.luck_foot - LUCK // 2, voice.say("review-axis-luck")),
        (frame.luck_foot + 24, voice.say("review-axis-moves")),
    ):
        parts.append(text(LEFT - 10, y + 6, words, "small", "end"))
    for y in (frame.luck_foot - LUCK, frame.luck_foot):
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{RIGHT}"/>')
    return parts


def most_luck(review: Review) -> float:
    """What the bars are measured by."""
    return max(LUCK_FULL, *(max(verdict.luck) for verdict in review.verdicts))


def line(frame: Frame, review: Review, seat: int) -> str:
    """The chances of one contender before every move and at the end."""
    shares = [*(verdict.wins[seat] for verdict in review.verdicts), review.end[seat]]
    spots = [(frame.x(move), frame.y(share)) for move, share in enumerate(shares)]
    path = " ".join(f"{x},{y}" for x, y in spots)
    signs = [shape(seat, *spots[at]) for at in (0, len(spots) // 2, len(spots) - 1)]
    return "\n".join([f'<polyline class="line s{seat}" points="{path}"/>', *signs])


def bars(frame: Frame, review: Review, voice: Voice, names: Sequence[str]) -> list[str]:
    """For each turn of luck, the contender it favoured most."""
    parts = []
    wide = max(3.0, min(10.0, (RIGHT - LEFT) / frame.moves * 0.7))
    for verdict in review.verdicts:
        most = max(verdict.luck)
        if most <= 0:
            continue
        seat = verdict.luck.index(most)
        high = round(LUCK * most / most_luck(review), 1)
        x, y = frame.x(verdict.seq), frame.luck_foot - high
        words = f"{verdict.seq}: {names[seat]} {signed_percent(voice, most)}"
        sign = shape(seat, x, y - 10) if most >= MARKED else ""
        rect = f'<rect class="f{seat}" x="{round(x - wide / 2, 1)}" y="{y}" width="{round(wide, 1)}" height="{high}"/>'
        parts.append(f"<g><title>{escape(words)}</title>{rect}{sign}</g>")
    return parts


def mark(frame: Frame, verdict: Verdict, voice: Voice, names: Sequence[str]) -> str:
    """A costly decision, on the line of the one who made it."""
    x, y = frame.x(verdict.seq - 1), frame.y(verdict.wins[verdict.seat])
    grade = voice.say(message_id("grade", verdict.grade))
    words = f"{verdict.seq}: {names[verdict.seat]}, {verdict.move}, {grade} {signed_percent(voice, -verdict.cost)}"
    circle = f'<circle class="s{verdict.seat}" r="13"/>'
    sign = f'<text y="5" text-anchor="middle">{SIGNS[verdict.grade]}</text>'
    return f'<g class="mark" transform="translate({x} {y})"><title>{escape(words)}</title>{circle}{sign}</g>'
