"""Colours can be told from what lies behind them: 4.5 to 1 for text, 3 to 1 for glyphs and lines that carry meaning."""

import re

import pytest

from himeji import web

GROUNDS = ("page", "paper", "sunk")
WASHES = ("indigo-wash", "vermilion-wash", "gold-wash")
TEXT = ("ink", "ink-2", "indigo", "vermilion")
LABELS = ("ink-3", "gold")
PLAIN = ("page", "paper")
GLYPHS = (
    *("food", "iron", "pearl", "chasen", "coin", "seal", "influence", "lantern", "well"),
    *(f"clan-{name}" for name in ("plum", "pine", "wave", "moon", "arrow")),
    *("line-2", "good", "bad"),
)
CARDS = [
    "mountain",
    "naishi",
    "advisor",
    "sentinel",
    "monk",
    "horseman",
    "ronin",
    "ninja",
    "fort",
    "torii",
    "rice_field",
    "banner",
]
FILLS = [("on-indigo", "indigo-fill"), ("on-vermilion", "vermilion-fill"), ("on-gold", "gold-leaf")]


def themes() -> dict[str, dict[str, str]]:
    """The hexadecimal colours of day and night; each theme is stated once."""
    sheet = (web.FOLDER / "tokens.css").read_text("utf-8")
    (day,) = re.findall(r"= day =.*?:root \{(.*?)\n\}", sheet, re.S)
    (night,) = re.findall(r":root\.dark \{(.*?)\n\}", sheet, re.S)
    found = {"day": day, "night": night}
    return {name: dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{3,6})\b", block)) for name, block in found.items()}


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def too_close(theme: dict[str, str], pairs: list[tuple[str, str]], least: float) -> list[tuple[str, str, float]]:
    found = [(front, back, contrast(theme[front], theme[back])) for front, back in pairs]
    return [(front, back, round(ratio, 2)) for front, back, ratio in found if ratio < least]


def test_night_names_the_colours_of_the_day():
    assert set(themes()["night"]) == set(themes()["day"])
    assert len(themes()["day"]) > 60


@pytest.mark.parametrize("name", ["day", "night"])
def test_text_is_readable_on_every_ground(name):
    pairs = [(front, back) for front in TEXT for back in (*GROUNDS, *WASHES)]
    pairs += [(front, back) for front in LABELS for back in PLAIN] + FILLS
    assert not too_close(themes()[name], pairs, 4.5)


@pytest.mark.parametrize("name", ["day", "night"])
def test_glyphs_and_meaningful_lines_stand_out(name):
    pairs = [(front, back) for front in GLYPHS for back in GROUNDS]
    pairs += [(f"n-{card}", "paper") for card in CARDS]
    pairs += [(f"die-{colour}-edge", back) for colour in ("coral", "black", "white", "green") for back in PLAIN]
    pairs += [(f"die-{colour}-pip", f"die-{colour}") for colour in ("coral", "black", "white", "green")]
    assert not too_close(themes()[name], pairs, 3)
