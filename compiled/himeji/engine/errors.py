"""What can be wrong with what people hand us: each error has a code, figures, and the place it was found."""

from __future__ import annotations

from himeji.engine.refusal import Refusal


class HimejiError(ValueError):
    """Bad input. Nothing was changed. `code` names the error in the locales, `figures` fill its sentence."""

    def __init__(self, code: str, **figures: object) -> None:
        self.code: str = code
        self.figures: dict[str, object] = figures
        told = ", ".join(f"{name}={value!r}" for name, value in figures.items())
        super().__init__(f"{code}({told})")


class UnreadableMove(HimejiError):
    """No move has this text."""


class Refused(HimejiError):
    """A move that is not allowed here; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.figures)
        self.refusal: Refusal = refusal


class SetupError(HimejiError):
    """A game that cannot be set up: unknown title, seats or option."""


class PositionError(HimejiError):
    """A position that cannot be read; `place` names the spot."""


class RecordError(HimejiError):
    """A record that cannot be read or does not replay; `place` names the spot."""


class UndoRefused(HimejiError):
    """An undo past what may be taken back."""


class ComponentError(HimejiError):
    """A component file that cannot be used; `place` names the spot."""
