"""Studies in words: numbers with their signs, reasons as sentences, chains of moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from himeji.locales import Voice, message_id
from himeji.study.reasons import DENIAL, Component, Reason


def percent(voice: Voice, share: float) -> str:
    return voice.say("study-percent", share=share)


def points(voice: Voice, amount: float) -> str:
    return voice.say("study-points", points=amount)


def signed(voice: Voice, amount: float) -> str:
    return voice.say("study-signed", sign=sign(round(amount, 1)), size=abs(amount))


def signed_percent(voice: Voice, amount: float) -> str:
    return voice.say("study-signed-percent", sign=sign(round(amount, 2)), size=abs(amount))


def sign(amount: float) -> str:
    return "minus" if amount < 0 else "plus" if amount > 0 else "none"


def reason_in_words(voice: Voice, reason: Reason, names: Sequence[str]) -> str:
    """What makes the difference, the greatest first."""
    move = voice.move(reason.against)
    if not reason.components:
        return voice.say("reason-none", move=move)
    *others, told = [component_in_words(voice, component, names) for component in reason.components]
    for other in reversed(others):
        told = voice.say("reason-and", first=other, others=told)
    return voice.say("reason-against", move=move, reasons=told)


def component_in_words(voice: Voice, component: Component, names: Sequence[str]) -> str:
    if component.code == DENIAL:
        assert component.seat is not None
        size = abs(component.amount)
        return voice.say("reason-denial", sign=sign(component.amount), size=size, name=names[component.seat])
    said = voice.say(message_id("reason", component.code), amount=signed(voice, component.amount))
    if not component.parts:
        return said
    if len(component.parts) == 1:
        return voice.say("reason-of", reason=said, parts=voice.word(component.parts[0].code))
    parts = ", ".join(f"{voice.word(part.code)} {signed(voice, part.amount)}" for part in component.parts)
    return voice.say("reason-of", reason=said, parts=parts)


def chain_in_words(voice: Voice, chain: Iterable[str]) -> str:
    return " → ".join(voice.move(text) for text in chain)
