"""NA-03. Set-up."""

import pytest

import himeji
from tests.positions import audience, changed, moves, play, refusal, told, with_luck
from tests.rules.naishi.table import HANDS, MOUNTAINS, at_turn

pytestmark = pytest.mark.rule("NA-03")


@pytest.fixture
def fresh():
    return himeji.new("naishi", seats=2, seed=3)


def test_the_river_is_five_piles_of_six_each_with_its_first_card_revealed(fresh):
    river = fresh.view(None)["river"]
    assert [pile["hidden"] for pile in river] == [5] * 5
    assert all(pile["card"] for pile in river)


def test_each_hand_has_two_development_cards_and_three_mountains(fresh):
    for hand in fresh.encode()["hands"]:
        assert hand.count("mountain") == 3


def test_each_line_is_five_mountains_face_up(fresh):
    assert [seat["line"] for seat in fresh.view(None)["seats"]] == [MOUNTAINS, MOUNTAINS]


def test_different_seeds_deal_different_cards():
    dealt = {str(himeji.new("naishi", seats=2, seed=seed).encode()["hands"]) for seed in range(10)}
    assert len(dealt) == 10


@pytest.mark.rule("NA-R12")
def test_both_players_are_asked_at_once_which_card_they_give(opening):
    asked = [(d.seat, d.asks, d.section, [move.text for move in d.moves()]) for d in opening.pending()]
    assert asked == [
        (0, "give_a_card", "NA-03", ["give naishi", "give advisor"]),
        (1, "give_a_card", "NA-03", ["give monk", "give torii"]),
    ]


def test_two_equal_cards_are_one_choice(opening):
    bag = opening.encode()["bag"]
    bag = bag | {"fort": bag["fort"] - 2, "advisor": bag["advisor"] + 1, "naishi": bag["naishi"] + 1}
    hands = [["fort", "fort", *MOUNTAINS[:3]], opening.encode()["hands"][1]]
    assert moves(changed(opening, hands=hands, bag=bag)) == ["give fort"]


@pytest.mark.parametrize("card", ["mountain", "torii", "ronin"], ids=["set_up_card", "of_the_other", "of_nobody"])
def test_only_a_development_card_of_your_hand_can_be_given(opening, card):
    assert refusal(opening, f"give {card}", seat=0) == "NOT_TO_GIVE @ NA-03"


def test_each_player_keeps_one_card_and_gets_the_other_s(opening):
    play(opening, "give advisor", "give torii")
    assert [sorted(hand) for hand in opening.encode()["hands"]] == [sorted(hand) for hand in HANDS]


@pytest.mark.rule("NA-R12")
def test_the_players_may_answer_in_either_order(opening):
    other = opening.clone()
    play(opening, "give advisor", seat=0)
    play(opening, "give torii", seat=1)
    play(other, "give torii", seat=1)
    play(other, "give advisor", seat=0)
    assert opening.encode() == other.encode()


@pytest.mark.rule("NA-R12")
def test_a_player_chooses_once(opening):
    play(opening, "give advisor", seat=0)
    assert refusal(opening, "give naishi", seat=0) == "NOT_YOUR_TURN"


@pytest.mark.rule("NA-R12")
def test_nobody_learns_what_was_given_before_both_have_chosen(opening):
    other = opening.clone()
    events = play(opening, "give advisor", seat=0), play(other, "give naishi", seat=0)
    for viewer in (1, None):
        assert opening.view(viewer) == other.view(viewer)
    assert events[0] == events[1]
    assert [(event.code, event.figures, audience(event)) for event in events[0]] == [
        ("card_given", {"seat": 0}, [0, 1, None])
    ]


@pytest.mark.rule("NA-R12")
def test_a_given_card_is_shown_to_its_new_owner_only(opening):
    events = play(opening, "give advisor", "give torii")
    received = [event for event in events if event.code == "card_received"]
    assert [(event.figures, audience(event)) for event in received] == [
        ({"seat": 0, "card": "torii"}, [0]),
        ({"seat": 1, "card": "advisor"}, [1]),
    ]
    assert [audience(event) for event in events if event.code == "hands_shuffled"] == [[0, 1, None]]


@pytest.mark.rule("NA-R12")
def test_each_hand_is_shuffled_after_the_exchange(opening):
    columns = set()
    for seed in range(30):
        shuffled = with_luck(opening, seed)
        play(shuffled, "give advisor", "give torii")
        columns.add((shuffled.encode()["hands"][0].index("torii"), shuffled.encode()["hands"][1].index("advisor")))
    assert {column for column, _ in columns} == {column for _, column in columns} == set(range(5))
    assert any(first != second for first, second in columns)


def test_the_order_of_a_hand_stays_as_it_was_shuffled(opened):
    play(opened, "develop line 1", "decline", "develop line 2", "decline", "develop hand 5", "decline")
    assert opened.encode()["hands"] == [[*HANDS[0][:4], "rice_field"], HANDS[1]]


def test_the_first_player_begins(opening):
    play(opening, "give torii", seat=1)
    play(opening, "give advisor", seat=0)
    assert [(d.seat, d.asks, d.section) for d in opening.pending()] == [(0, "turn", "NA-04")]


@pytest.mark.rule("NA-R13")
def test_only_the_top_of_the_discard_pile_is_seen_while_the_game_lasts(opened):
    assert opened.view(0)["discard"] == {"top": None, "cards": None}
    play(opened, "develop hand 1", "decline", "develop hand 2", "decline")
    for viewer in (0, 1, None):
        assert opened.view(viewer)["discard"] == {"top": "monk", "cards": None}


@pytest.mark.rule("NA-R13")
def test_the_whole_discard_pile_is_open_after_the_end():
    last = at_turn(1, hidden=[5] * 5, turns_left=1, court=[[1, 1, 0, 0], [0, 2, 0, 0]])
    play(last, "develop line 1")
    assert last.pending() == []
    assert last.view(None)["discard"] == {"top": "mountain", "cards": {"mountain": 1}}


@pytest.mark.rule("NA-R13")
def test_a_table_may_play_with_an_open_discard_pile():
    state = himeji.new("naishi", seats=2, options={"open_discard": 1})
    play(state, state.pending()[0].moves()[0].text, state.pending()[1].moves()[0].text)
    assert state.view(1)["discard"] == {"top": None, "cards": {}}
    play(state, "develop line 1")
    assert state.view(1)["discard"] == {"top": "mountain", "cards": {"mountain": 1}}


def test_nothing_is_told_of_cards_that_nobody_sees(opening):
    assert told(play(opening, "give advisor", "give torii"), "card_revealed") == []
