"""Every code that can be emitted has a text in every language, and the text takes the figures that come with it."""

from collections.abc import Iterator, Sequence

from himeji.catalogue import catalogue
from himeji.engine.errors import HimejiError, RecordError, Refused
from himeji.engine.event import Event
from himeji.engine.refusal import Refusal
from himeji.games.naishi.cards import CARDS
from himeji.locales import message_id
from himeji.terminal.play import COMMANDS
from himeji.terminal.table import PLAYERS
from tests.locales.codes import asked, decided_by, enrolled, raised
from tests.locales.conftest import learned

NAMES = ["Aiko", "Ōta"]


def test_every_refusal(voice, title):
    for code, figures in enrolled(title)["refusals"].items():
        numbers = {name: 941 + place for place, name in enumerate(figures)}
        said = voice.refusal(Refusal(code, "", numbers))
        assert all(str(number) in said for number in numbers.values()), said


def variants(figures: dict[str, list[str]], numbers: Sequence[int] = (1,)) -> Iterator[dict[str, object]]:
    """Figures of an event: each figure in turn takes all its values while the others stay at their first."""
    first: dict[str, object] = {
        name: 0 if name == "seat" else words[0] if words else numbers[0] for name, words in figures.items()
    }
    yield first
    for name, words in figures.items():
        if name != "seat":
            yield from (first | {name: value} for value in (words or numbers)[1:])


def test_every_event_for_everyone(voice, title):
    for code, figures in enrolled(title)["events"].items():
        for values in variants(figures):
            event = Event(code, -1, values)
            said = {reader: voice.event(event, NAMES, reader) for reader in (0, 1, None)}
            assert said[1] == said[None]
            assert (said[0] == said[1]) == ("seat" not in figures), said
            assert "Aiko" not in said[0], said


def test_an_event_names_its_figures(voice, title):
    for code, figures in enrolled(title)["events"].items():
        events = [Event(code, -1, values) for values in variants(figures, (2, 3))]
        assert len({voice.event(event, NAMES, 0) for event in events}) == len(events), code


def test_every_question(voice, title):
    for asks in asked(title):
        assert voice.question(asks).endswith("?")


def test_every_move_in_other_words_than_another(voice, title):
    moves = enrolled(title)["moves"]
    assert len({voice.move(text) for text in moves}) == len(moves)


def test_every_effect_that_can_be_chosen_in_other_words_than_another(voice, title):
    effects = enrolled(title)["effects"]
    said = {voice.move(f"do {text}") for text in effects}
    assert len(said) == len(effects)
    assert not [words for words in said if "->" in words or " / " in words]


def test_every_card_and_space_that_a_question_comes_from(voice, title):
    silent = {cause for cause in enrolled(title)["causes"] if not voice.cause(cause)}
    assert silent <= {"opening", "start", "turn", "ninja"}


def test_every_fact_of_the_catalogue(voice, title):
    for section in catalogue(title):
        assert voice.say(message_id("section", section.id))
        for thing in section.things:
            assert voice.name(thing)
            assert all(voice.fact("fact", fact) for fact in thing.facts)
            for part, word in thing.evidence:
                assert voice.say(message_id("evidence", word), "meaning")
                assert part == "" or voice.word(part) != part or voice.language == "en"


def test_every_option_and_what_decides(voice, title):
    for option, values in enrolled(title)["options"].items():
        assert voice.say(message_id("option", option))
        assert len({voice.say(message_id("option", option), f"value-{value}") for value in values}) == len(values)
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


def test_every_command_and_seat(voice, title):
    words = [voice.say(message_id("command", name)) for name in COMMANDS]
    assert len(set(words)) == len(words)
    assert not {*words, *COMMANDS} & {text.split()[0] for text in enrolled(title)["moves"]}
    for player in PLAYERS:
        assert voice.say(message_id("seat", player), number=2, several="yes").endswith("2")


def test_every_card_of_naishi(language):
    voice = learned(language, "naishi")
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
