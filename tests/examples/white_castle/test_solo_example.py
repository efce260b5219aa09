"""The printed example of a solo game: its pictures are not in the text, so dice and cards are ours."""

import pytest

from tests.positions import told
from tests.rules.white_castle.table import bridges, clan, codes, stores
from tests.rules.white_castle.tokugawa import RIVAL, rival_plays


@pytest.mark.rule("WC-17")
@pytest.mark.rule("WC-R22")
def test_page_17_in_the_third_round_the_third_card_shows_a_die_and_the_second_of_four_actions_is_impossible():
    state, events = rival_plays(
        *("solo-1", "solo-3", "solo-5", "solo-4"), round=3, dice=bridges(coral=(2, 0), black=(4, 6), white=(3, 5))
    )
    assert told(events, "rival_card_turned") == [{"card": "solo-1"}, {"card": "solo-3"}, {"card": "solo-5"}]
    assert told(events, "rival_took") == [{"colour": "black", "value": 4}]
    assert told(events, "die_placed") == [{"seat": RIVAL, "space": "steward_center", "value": 4}]
    actions = ("warrior_placed", "rival_cannot", "influence_gained")
    assert codes(events, *actions) == [
        "warrior_placed",
        "rival_cannot",  # no courtier to climb
        "warrior_placed",
        "influence_gained",
        "influence_gained",
    ]
    assert stores(state, RIVAL) == {"coin": 1, "points": 3}
    assert list(clan(state, RIVAL)["warriors"].values()) == [3, 0, 1, 1]
