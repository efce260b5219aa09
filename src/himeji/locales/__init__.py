"""Words: every code the engine speaks, said in a language. One folder a language, one Fluent file a subject."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from himeji.catalogue import Fact, Thing, things
from himeji.engine.errors import HimejiError, Refused
from himeji.engine.event import Event
from himeji.engine.refusal import Refusal
from himeji.locales.phrases import phrase

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 200  # of what people or files hand us, when it is quoted
PLACES: Final = "abcd"  # the words of a move that follow its verb are $a, $b, $c, $d


def message_id(*parts: str) -> str:
    """The one place where a code becomes a message id: refusal, PILE_EMPTY → refusal-pile-empty."""
    return re.sub("[_ ]", "-", "-".join(parts).lower().replace(":", ""))


def harmless(value: object) -> object:
    """A number as it is; anything else as a text that a terminal can show."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    return "".join(
        sign if sign.isprintable() or sign == "\N{NO-BREAK SPACE}" else "\N{REPLACEMENT CHARACTER}"
        for sign in str(value)
    )


def quoted(value: object) -> str:
    """The beginning, if it is long, of what somebody handed in."""
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Voice:
    """One language: the engine's words, and those of the subjects it is to speak of: a title, the terminal."""

    def __init__(self, language: str, *subjects: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.subjects: list[str] = []
        for subject in ("engine", *subjects):
            self.learn(subject)

    def learn(self, subject: str) -> None:
        """Speak of this too."""
        self.subjects.append(subject)
        path = Path(__file__).parent / self.language / f"{subject}.ftl"
        self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def say(self, message: str, form: str = "", /, **figures: object) -> str:
        """A message, or one of its forms, with its figures in place."""
        found = self.bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, {name: harmless(value) for name, value in figures.items()})
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def say_if_known(self, message: str, /, **figures: object) -> str:
        return self.say(message, **figures) if self.bundle.has_message(message) else ""

    def word(self, code: str) -> str:
        """A word of the title, such as a card; a code without words stands for itself."""
        return self.say_if_known(message_id("word", code)) or self.described(code) or code

    def described(self, code: str) -> str:
        """A thing that has no name of its own: its kind and number, and what it does."""
        thing = self.thing(code)
        if thing is None or thing.name is None:
            return ""
        effects = " · ".join(map(self.effect, thing.effects()))
        return f"{self.name(thing)} ({effects})" if effects else self.name(thing)

    def thing(self, code: str) -> Thing | None:
        """A card or tile of the titles that are spoken of."""
        return next((things(subject)[code] for subject in self.subjects if code in things(subject)), None)

    def name(self, thing: Thing) -> str:
        return self.fact("thing", thing.name) if thing.name else self.word(thing.id)

    def fact(self, family: str, fact: Fact) -> str:
        """What a thing of the box shows."""
        return self.say(message_id(family, fact.code), **self.worded(fact.figures))

    def effect(self, text: str) -> str:
        """An effect in words."""
        return phrase(text, self.say_if_known)

    def worded(self, figures: Mapping[str, object]) -> dict[str, object]:
        """Figures that are codes become words, with their forms: card=torii gives $card, $the_card and $a_card."""
        said: dict[str, object] = {}
        for name, value in figures.items():
            if name == "effect":
                said[name] = self.effect(str(value))
                continue
            said[name] = self.word(value) if isinstance(value, str) else value
            message = message_id("word", str(value))
            if isinstance(value, str) and self.bundle.has_message(message):
                for form in self.bundle.get_message(message).attributes:
                    said[f"{form}_{name}"] = self.say(message, form)
        return said

    def refusal(self, refusal: Refusal) -> str:
        """Why not; where something is needed, $more is what lacks of it."""
        figures = refusal.figures
        lack = {"more": figures["need"] - figures["have"]} if {"need", "have"} <= figures.keys() else {}
        return self.say(message_id("refusal", refusal.code), **figures, **lack)

    def error(self, error: HimejiError | OSError) -> str:
        """What is wrong, and what made it wrong if another error did."""
        if isinstance(error, OSError):
            missing = isinstance(error, FileNotFoundError)
            return self.say("error-file-missing" if missing else "error-file-trouble", place=error.filename)
        if isinstance(error, Refused):
            return self.refusal(error.refusal)
        figures = {name: quoted(value) for name, value in error.figures.items()}
        said = self.say(message_id("error", error.code), **figures)
        cause = error.__cause__ or error.__context__  # compiled code keeps only the context
        return f"{said} {self.error(cause)}" if "reason" in figures and isinstance(cause, HimejiError) else said

    def event(self, event: Event, names: Sequence[str], reader: int | None) -> str:
        """What happened, told to a seat or to one who looks on."""
        figures = self.worded(event.figures)
        seat = event.figures.get("seat")
        if isinstance(seat, int):
            figures |= {"seat": names[seat], "you": "yes" if seat == reader else "no"}
        if {"store", "count"} <= event.figures.keys():
            figures["amount"] = self.effect(f"{event.figures['count']} {event.figures['store']}")
        return self.say(message_id("event", event.code), **figures)

    def question(self, asks: str, typing: bool = False) -> str:
        """What a seat is asked; how many it is about, as in `3_any`, is $n. Who types is told the word for no."""
        count, _, about = asks.partition("_") if asks[0].isdecimal() else ("0", "", asks)
        message = message_id("asks", about)
        asked = self.say(message, n=int(count))
        known = "typed" in self.bundle.get_message(message).attributes
        return f"{asked} ({self.say(message, 'typed')})" if typing and known else asked

    def cause(self, code: str) -> str:
        """The card or space that a question comes from; nothing where it needs no saying."""
        return self.phrase("cause", code) or self.described(code)

    def move(self, text: str) -> str:
        """A move in words."""
        return self.effect(text.removeprefix("do ")) if text.startswith("do ") else self.phrase("move", text) or text

    def phrase(self, family: str, text: str) -> str:
        """The longest beginning of a text that has a message, with the other words as its figures."""
        words = text.split()
        for count in range(len(words), 0, -1):
            name = message_id(family, *words[:count])
            if self.bundle.has_message(name):
                return self.say(name, **self.worded(dict(zip(PLACES, words[count:], strict=False))))
        return ""
