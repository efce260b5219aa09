"""One of, any order, and/or, up to, pay: menus whose parts are picked by their texts."""

import pytest

from himeji.engine.combinators import AndOr, AnyOrder, OneOf, Pay, Steps, UpTo
from himeji.engine.effect import Effect
from tests.engine.grammar.playing import begin, done, offered, play, refused, resumed
from tests.engine.grammar.toy import Coins, Mark, Plant, Toy

ASH, BAY, CEDAR, DATE = (Mark(name) for name in ("ash", "bay", "cedar", "date"))
SHUT = Mark("elm", "barred")


def paid(need: int, name: str) -> Pay[Toy]:
    return Pay(Coins(need), Mark(name))


def test_one_of_two_is_done_and_the_other_is_not():
    state = begin(Steps(OneOf(ASH, BAY), CEDAR))
    assert offered(state) == ["do ash", "do bay"]
    assert state.pending()[0].asks == "choose"
    assert done(play(state, "do bay")) == "bay cedar"


def test_one_of_two_must_be_chosen():
    assert refused(begin(OneOf(ASH, BAY)), "decline") == "MUST_CHOOSE"


def test_what_is_not_in_the_menu_is_not_offered():
    state = begin(OneOf(ASH, BAY))
    assert refused(state, "do cedar") == "NOT_OFFERED"
    assert refused(state, "plant ash") == "NOT_OFFERED"


@pytest.mark.parametrize("menu", [OneOf(SHUT, ASH), AnyOrder(SHUT, ASH), OneOf(SHUT, OneOf(SHUT, ASH))])
def test_a_menu_with_one_possible_part_steps_aside(menu: Effect[Toy]):
    assert done(begin(Steps(menu, BAY))) == "ash bay"


@pytest.mark.parametrize("menu", [OneOf(SHUT, SHUT), AnyOrder(SHUT, SHUT), AndOr(SHUT), UpTo(2, SHUT), paid(4, "ash")])
def test_a_menu_with_no_possible_part_is_passed_over(menu: Effect[Toy]):
    assert done(begin(Steps(menu, BAY))) == "bay"
    assert menu.bar(begin(Plant()))


def test_a_barred_part_among_possible_ones_says_why_it_is_barred():
    state = begin(OneOf(ASH, BAY, SHUT))
    assert offered(state) == ["do ash", "do bay"]
    assert refused(state, "do barred elm") == "TOY_NOT_HERE @ TOY-02"


def test_a_menu_of_which_nothing_is_possible_says_why_its_first_part_is_barred():
    inner = OneOf(SHUT, paid(9, "ash"), name="inner")
    assert refused(begin(OneOf(ASH, BAY, inner)), "do inner") == "TOY_NOT_HERE @ TOY-02"


def test_any_order_asks_until_one_part_is_left():
    state = begin(Steps(AnyOrder(ASH, BAY, CEDAR), DATE))
    assert offered(state) == ["do ash", "do bay", "do cedar"]
    assert offered(play(state, "do bay")) == ["do ash", "do cedar"]
    assert done(play(state, "do cedar")) == "bay cedar ash date"


def test_any_order_must_be_finished_unless_what_is_left_may_be_declined():
    assert refused(begin(AnyOrder(ASH, BAY)), "decline") == "MUST_CHOOSE"
    state = begin(AnyOrder(UpTo(1, ASH), UpTo(1, BAY)))
    assert done(play(state, "decline")) == ""


def test_plain_gains_in_any_order_are_not_asked_for():
    state = begin(AnyOrder(Mark("ash", "gain"), Mark("bay", "gain")))
    assert done(state) == "ash bay"


def test_a_gain_beside_something_else_is_asked_for():
    state = begin(AnyOrder(Mark("ash", "gain"), BAY))
    assert offered(state) == ["do gain ash", "do bay"]


def test_parts_that_touch_different_things_are_not_asked_for():
    assert done(begin(AnyOrder(Mark("ash", "apart"), Mark("bay", "apart")))) == "ash bay"


def test_orders_within_an_order_touch_and_add_to_what_their_parts_do():
    ash, bay, cedar = (Mark(name, "apart") for name in ("ash", "bay", "cedar"))
    assert done(begin(AnyOrder(AnyOrder(ash, bay), cedar))) == "ash bay cedar"
    assert offered(begin(AnyOrder(AnyOrder(ash, bay), AnyOrder(bay, cedar)))) != []
    gains = [Mark(name, "gain") for name in ("ash", "bay", "cedar")]
    assert done(begin(AnyOrder(AnyOrder(*gains[:2]), gains[2]))) == "ash bay cedar"
    assert offered(begin(AnyOrder(AnyOrder(*gains[:2]), BAY))) != []


def test_a_part_that_can_only_help_is_done_first_and_the_others_are_asked_for():
    state = begin(AnyOrder(ASH, BAY, Mark("cedar", "first")))
    assert offered(state) == ["do ash", "do bay"]
    assert done(play(state, "do bay")) == "cedar bay ash"


def test_an_optional_choice_may_be_declined_even_with_one_possible_part():
    state = begin(Steps(OneOf(SHUT, ASH, optional=True), BAY))
    assert offered(state) == ["decline", "do ash"]
    assert done(play(state, "decline")) == "bay"


def test_equal_parts_are_one_move():
    state = begin(AnyOrder(ASH, Mark("ash"), BAY))
    assert offered(state) == ["do ash", "do bay"]
    assert offered(play(state, "do ash")) == ["do ash", "do bay"]
    assert done(play(state, "do bay")) == "ash bay ash"


def test_and_or_lets_any_part_be_declined():
    state = begin(Steps(AndOr(ASH, BAY), CEDAR))
    assert offered(state) == ["decline", "do up to 1 x ash", "do up to 1 x bay"]
    assert done(play(state.clone(), "decline")) == "cedar"
    assert done(play(state, "do up to 1 x bay", "do bay", "do ash")) == "bay ash cedar"


def test_what_may_be_declined_already_stays_itself_in_and_or():
    assert AndOr(UpTo(2, ASH), BAY).text == "(up to 2 x ash and/or up to 1 x bay)"


def test_up_to_two_is_none_one_or_two():
    effect = Steps(UpTo(2, ASH), BAY)
    assert done(play(begin(effect), "decline")) == "bay"
    assert done(play(begin(effect), "do ash", "decline")) == "ash bay"
    assert done(play(begin(effect), "do ash", "do ash")) == "ash ash bay"


def test_a_payment_is_made_or_declined():
    effect = Steps(paid(2, "ash"), BAY)
    state = play(begin(effect), "do 2 coins -> ash")
    assert (done(state), list(state.encode()["coins"])) == ("ash bay", [1, 3])
    state = play(begin(effect), "decline")
    assert (done(state), list(state.encode()["coins"])) == ("bay", [3, 3])


def test_picking_a_payment_from_a_menu_pays_it():
    state = begin(OneOf(paid(3, "ash"), paid(1, "bay")))
    assert offered(state) == ["do 3 coins -> ash", "do 1 coins -> bay"]
    assert play(state, "do 1 coins -> bay").encode()["coins"] == [2, 3]
    assert done(state) == "bay"


def test_a_payment_that_cannot_be_made_is_refused_with_its_figures():
    state = begin(OneOf(paid(2, "ash"), BAY, CEDAR), coins=1)
    assert refused(state, "do 2 coins -> ash") == "TOY_TOO_FEW_COINS(need=2, have=1) @ TOY-01"


def test_a_payment_for_what_cannot_be_done_is_not_offered():
    assert done(begin(Steps(Pay(Coins(1), SHUT), BAY))) == "bay"


def test_a_question_picked_from_a_menu_is_asked_next():
    state = play(begin(OneOf(Plant(), ASH)), "do plant")
    assert state.pending()[0].asks == "plant"
    assert done(play(state, "plant bay")) == "bay"


def test_menus_nest_and_come_back():
    effect = Steps(AnyOrder(OneOf(ASH, BAY), Steps(CEDAR, UpTo(1, DATE))), ASH)
    state = begin(effect)
    inner = "do (cedar, then up to 1 x date)"
    assert offered(state) == ["do (ash / bay)", inner]
    assert done(play(state, inner, "do date", "do bay")) == "cedar date bay ash"


def test_every_moment_of_a_nested_menu_can_be_saved():
    effect = Steps(AnyOrder(OneOf(ASH, BAY), Steps(CEDAR, UpTo(2, paid(1, "date")))), Plant(), ASH)
    state = begin(effect)
    while state.pending():
        loaded = resumed(effect, state)
        assert loaded.encode() == state.encode()
        assert offered(loaded) == offered(state)
        play(state, offered(state)[-1])
        assert play(loaded, offered(loaded)[-1]).encode() == state.encode()
    assert done(state) == "cedar date date bay date ash"
