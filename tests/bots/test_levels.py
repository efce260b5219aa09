"""Levels: five of them for every title, each stronger in what it may spend."""

import pickle
import time

import pytest

import himeji
from himeji.bots import NAMES, bot
from himeji.bots.heuristic import heuristic
from himeji.bots.levels import LEVELS, level
from himeji.bots.search_node import Node
from himeji.bots.search_player import SearchPlayer
from himeji.engine.errors import SetupError
from himeji.locales import LANGUAGES, Voice, message_id
from tests.walks import Table, positions, walk


def test_every_bot_has_a_name_in_every_language():
    for language in LANGUAGES:
        voice = Voice(language, "bots")
        names = [voice.say(message_id("bot", name)) for name in NAMES]
        assert len(set(names)) == len(NAMES)


def test_a_higher_level_may_spend_more_and_slips_less(title):
    levels = [level(title, number) for number in LEVELS]
    assert [each.simulations for each in levels] == sorted({each.simulations for each in levels})
    assert [each.slip for each in levels] == sorted((each.slip for each in levels), reverse=True)
    assert [each.seconds for each in levels[2:]] == [0.1, 0.3, 1.0]
    assert levels[-1].plans is None


def test_a_level_is_asked_for_by_number(seating, asked):
    port = asked[0].port(int(asked[0].to_move()))
    assert himeji.bot(seating.title, level=1).choose(port) == bot(seating.title, "level 1").choose(port)


@pytest.mark.parametrize("name", ["level 6", "level", "", "Random"])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name, title):
    with pytest.raises(SetupError) as caught:
        bot(title, name)
    assert caught.value.code == "UNKNOWN_BOT"
    assert caught.value.figures["bot"] == name


def test_a_bot_of_an_unknown_title_is_refused():
    with pytest.raises(SetupError) as caught:
        himeji.bot("go")
    assert caught.value.code == "UNKNOWN_TITLE"


def test_time_caps_a_search(seating, asked):
    begun = time.monotonic()
    player = SearchPlayer(seating.title, simulations=10**9, seconds=0.01)
    found = player.analyse(asked[0].port(int(asked[0].to_move())))
    assert time.monotonic() - begun < 5
    assert 0 < found.simulations < 10**9


def test_a_forced_move_is_played_at_once(title):
    player = SearchPlayer(title, simulations=10**9)
    states = (state for seed in range(40) for state, _ in walk(Table(title, himeji.game(title).seats[-1]), seed))
    pending = (decision for state in states for decision in state.pending())
    forced = next(decision for decision in pending if len(decision.moves()) == 1)
    assert player.choose(forced.state.port(forced.seat)) == forced.moves()[0]


def test_who_looks_at_one_plan_for_each_beginning_goes_on_looking_so_in_another_process():
    state = next(state for state in positions(Table("naishi", 2), "plans") if heuristic("naishi").begins(state) >= 0)
    port = state.port(int(state.to_move()))
    begun = []
    for plans in (1, None):
        player = pickle.loads(pickle.dumps(SearchPlayer("naishi", simulations=1, plans=plans)))
        root = player.look(port.world, port.seat, "plans", Node(), 1).root
        begun.append([plan.codes[0] for plan in root.plans])
    narrow, wide = begun
    assert len(set(narrow)) == len(narrow) < len(wide)
    assert set(narrow) == set(wide)
