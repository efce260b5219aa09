"""Words: every code the engine speaks, said in a language. One folder a language, one Fluent file a subject."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from himeji.engine.errors import HimejiError, Refused
from himeji.engine.event import Event
from himeji.engine.refusal import Refusal

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 200  # of what people or files hand us, when it is quoted
PLACES: Final = "abcd"  # the words of a move that follow its verb are $a, $b, $c, $d


def message_id(*parts: str) -> str:
    """The one place where a code becomes a message id: refusal, PILE_EMPTY → refusal-pile-empty."""
    return "-".join(parts).lower().replace("_", "-")


def harmless(value: object) -> object:
    """A number as it is; anything else as a text that a terminal can show."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in str(value))


def quoted(value: object) -> str:
    """The beginning, if it is long, of what somebody handed in."""
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Voice:
    """One language: the engine's words, and those of the subjects it is to speak of: a title, the terminal."""

    def __init__(self, language: str, *subjects: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for subject in ("engine", *subjects):
            self.learn(subject)

    def learn(self, subject: str) -> None:
        """Speak of this too."""
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

    def word(self, code: str) -> str:
        """A word of the title, such as a card; a code without words stands for itself."""
        name = message_id("word", code)
        return self.say(name) if self.bundle.has_message(name) else code

    def worded(self, figures: Mapping[str, object]) -> dict[str, object]:
        """Figures that are codes become words, with their forms: card=torii gives $card, $the_card and $a_card."""
        said: dict[str, object] = {}
        for name, value in figures.items():
            said[name] = self.word(value) if isinstance(value, str) else value
            message = message_id("word", str(value))
            if isinstance(value, str) and self.bundle.has_message(message):
                for form in self.bundle.get_message(message).attributes:
                    said[f"{form}_{name}"] = self.say(message, form)
        return said

    def refusal(self, refusal: Refusal) -> str:
        return self.say(message_id("refusal", refusal.code), **refusal.figures)

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
        return self.say(message_id("event", event.code), **figures)

    def question(self, asks: str) -> str:
        """What a seat is asked."""
        return self.say(message_id("asks", asks))

    def move(self, text: str) -> str:
        """A move in words: the longest beginning of its text that has a message, and the rest as its figures."""
        words = text.split()
        for verb in range(len(words), 0, -1):
            name = message_id("move", *words[:verb])
            if self.bundle.has_message(name):
                return self.say(name, **self.worded(dict(zip(PLACES, words[verb:], strict=False))))
        return text
