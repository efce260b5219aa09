"""Every code that can be emitted has a text in every language, and the text takes the figures that come with it."""

from itertools import product

from himeji.engine.errors import HimejiError, RecordError, Refused
from himeji.engine.event import Event
from himeji.engine.refusal import Refusal
from himeji.games.naishi.cards import CARDS
from himeji.locales import message_id
from himeji.terminal.play import COMMANDS
from himeji.terminal.table import PLAYERS
from tests.locales.codes import asked, decided_by, enrolled, raised

NAMES = ["Aiko", "Ōta"]


def test_every_refusal(voice, title):
    for code, figures in enrolled(title)["refusals"].items():
        numbers = {name: 941 + place for place, name in enumerate(figures)}
        said = voice.refusal(Refusal(code, "", numbers))
        assert all(str(number) in said for number in numbers.values()), said


def test_every_event_for_everyone(voice, title):
    for code, figures in enrolled(title)["events"].items():
        for values in product(*[[0] if name == "seat" else words[:] or [941] for name, words in figures.items()]):
            event = Event(code, -1, dict(zip(figures, values, strict=True)))
            said = {reader: voice.event(event, NAMES, reader) for reader in (0, 1, None)}
            assert said[1] == said[None]
            assert (said[0] == said[1]) == ("seat" not in figures), said
            assert "Aiko" not in said[0], said


def test_an_event_names_its_figures(voice, title):
    for code, figures in enrolled(title)["events"].items():
        for name, words in figures.items():
            if name != "seat":
                seen = {
                    voice.event(
                        Event(
                            code, -1, {other: 0 if other == "seat" else 1 for other in figures} | rest | {name: value}
                        ),
                        NAMES,
                        0,
                    )
                    for value in words or (2, 3)
                    for rest in [{other: listed[0] for other, listed in figures.items() if listed}]
                }
                assert len(seen) == len(words or (2, 3)), (code, name, seen)


def test_every_question(voice, title):
    for asks in asked(title):
        assert voice.question(asks).endswith("?")


def test_every_move_in_other_words_than_another(voice, title):
    moves = enrolled(title)["moves"]
    assert len({voice.move(text) for text in moves}) == len(moves)


def test_every_option_and_what_decides(voice, title):
    for option in enrolled(title)["options"]:
        assert voice.say(message_id("option", option))
    assert "points" in decided_by(title)
    for code in decided_by(title):
        assert voice.say(message_id("decided", code))


def test_every_error(voice, title):
    for error in raised(title):
        said = voice.error(HimejiError(error.code, **{name: f"<{name}>" for name in error.figures}))
        assert error.code not in said
        if "place" in error.figures:
            assert "<place>" in said, said


def test_the_source_was_read_for_errors():
    codes = {error.code for error in raised()}
    assert {"MISSING_FIELD", "UNKNOWN_FIELD", "SOMETHING_WAS_REVEALED", "UNKNOWN_TITLE", "NOT_OUR_FILE"} < codes


def test_every_command_and_seat(voice):
    words = [voice.say(message_id("command", name)) for name in COMMANDS]
    assert len(set(words)) == len(words)
    assert not {*words, *COMMANDS} & {text.split()[0] for text in enrolled("naishi")["moves"]}
    for player in PLAYERS:
        assert voice.say(message_id("seat", player), number=2, several="yes").endswith("2")


def test_every_card_of_naishi(voice):
    for card in CARDS:
        forms = voice.worded({"card": card})
        assert set(forms) == {"card", "the_card", "a_card"}
        assert all(str(forms["card"]) in str(form) for form in forms.values())


def test_an_error_tells_what_caused_it(voice):
    refused = Refused(Refusal("GAME_OVER", "", {}))
    try:
        raise RecordError("MOVE_REFUSED", place="entry 5", move="pass", reason="GAME_OVER") from refused
    except RecordError as error:
        said = voice.error(error)
    assert said.endswith(voice.error(refused))
    assert "entry 5" in said


def test_what_is_quoted_is_short_and_cannot_move_the_cursor(voice):
    said = voice.error(HimejiError("UNREADABLE_MOVE", text="\x1b[2J" + "x" * 500))
    assert "\x1b" not in said
    assert len(said) < 300
