"""Asks, choices, and what may be done beside every question."""

from himeji.engine.combinators import OneOf, Pay, Steps
from himeji.engine.question import Choice
from tests.engine.grammar.playing import begin, done, offered, play, refused, resumed
from tests.engine.grammar.toy import Borrow, Coins, Dig, Mark, Plant, Prune

ASH, BAY = Mark("ash"), Mark("bay")
PLANTING = ["plant ash", "plant bay", "plant cedar", "plant date"]


def test_an_ask_offers_the_answers_of_its_family_that_are_not_barred():
    state = begin(Plant())
    assert offered(state) == PLANTING
    assert refused(state, "plant elm") == "TOY_NOT_HERE @ TOY-02"
    assert [str(move) for move in state.pending()[0].candidates()] == [*PLANTING, "plant elm"]


def test_an_ask_must_be_answered_unless_it_is_optional():
    assert refused(begin(Plant()), "decline") == "NOT_OFFERED"
    state = begin(Steps(Plant(optional=True), ASH))
    assert offered(state) == [*PLANTING, "decline"]
    assert done(play(state, "decline")) == "ash"


def test_a_family_without_bars_is_offered_whole_or_not_at_all():
    assert offered(begin(Dig())) == ["dig ash", "dig bay", "dig cedar", "dig date", "dig elm"]
    assert done(play(begin(Dig()), "dig elm")) == "elm"
    assert done(begin(Steps(Dig(), ASH), coins=0)) == "ash"
    assert offered(begin(Dig(optional=True)))[-1] == "decline"


def test_a_family_with_a_mask_offers_what_the_mask_says():
    state = begin(Prune())
    assert offered(state) == ["prune bay", "prune date"]
    assert refused(state, "prune cedar") == "TOY_BARE(tree=2) @ TOY-04"
    assert refused(state, "decline") == "NOT_OFFERED"
    assert offered(begin(Prune(optional=True))) == ["prune bay", "prune date", "decline"]
    assert done(begin(Steps(Prune(bare=True), ASH))) == "ash"


def test_a_decision_says_what_is_asked_and_because_of_what():
    decision = begin(Plant()).pending()[0]
    assert (decision.seat, decision.asks, decision.cause, decision.section) == (0, "plant", "start", "TOY-00")


def test_a_choice_does_what_is_answered_and_then_what_follows():
    effect = Choice("garden", (Plant(), ASH), (Borrow(), None))
    assert offered(begin(effect)) == [*PLANTING, "borrow"]
    assert done(play(begin(effect), "plant date")) == "date ash"
    state = play(begin(effect), "borrow")
    assert (done(state), state.encode()["coins"]) == ("", [4, 3])


def test_a_choice_is_declined_only_if_it_is_optional():
    assert refused(begin(Choice("garden", (Plant(), None))), "decline") == "NOT_OFFERED"
    state = begin(Steps(Choice("free garden", (Plant(), None), optional=True), BAY))
    assert offered(state) == [*PLANTING, "decline"]
    assert done(play(state, "decline")) == "bay"


def test_an_optional_choice_with_nothing_to_choose_is_not_asked():
    closed = Choice("closed garden", (Plant(closed=True), None), optional=True)
    assert done(begin(Steps(closed, BAY))) == "bay"


def test_a_closed_family_says_why_beside_an_open_one():
    state = begin(Choice("half a garden", (Plant(closed=True), None), (Borrow(), None)))
    assert offered(state) == ["borrow"]
    assert refused(state, "plant ash") == "TOY_NOT_HERE @ TOY-02"
    assert refused(state, "do ash") == "NOT_OFFERED"


def test_beside_every_question_a_move_may_be_made_and_the_question_stays():
    state = begin(Steps(Plant(), ASH), loans=True)
    assert offered(state) == [*PLANTING, "borrow"]
    depth = len(state.encode()["stack"])
    play(state, "borrow")
    assert (len(state.encode()["stack"]), offered(state)) == (depth, [*PLANTING, "borrow"])
    assert offered(play(state, "borrow")) == PLANTING
    assert refused(state, "borrow") == "TOY_TOO_MANY_LOANS @ TOY-03"
    assert done(play(state, "plant bay")) == "bay ash"


def test_a_payment_within_reach_of_an_exchange_is_asked_for():
    effect = Steps(Pay(Coins(2), ASH), BAY)
    assert done(begin(effect, coins=1)) == "bay"
    state = begin(effect, coins=1, loans=True)
    assert offered(state) == ["decline", "borrow"]
    assert refused(state, "do 2 coins -> ash") == "TOY_TOO_FEW_COINS(need=2, have=1) @ TOY-01"
    assert done(play(state, "borrow", "do 2 coins -> ash")) == "ash bay"


def test_a_payment_out_of_reach_of_every_exchange_is_not_asked_for():
    assert done(begin(Steps(Pay(Coins(3), ASH), BAY), coins=0, loans=True)) == "bay"


def test_a_position_can_be_saved_after_an_exchange():
    effect = OneOf(Pay(Coins(2), ASH), BAY)
    state = play(begin(effect, coins=0, loans=True), "borrow")
    loaded = resumed(effect, state, loans=True)
    assert offered(loaded) == offered(state) == ["do bay", "borrow"]
    assert play(loaded, "borrow", "do 2 coins -> ash").encode() == play(state, "borrow", "do 2 coins -> ash").encode()


def test_events_carry_their_audience_and_their_words():
    state = begin(Plant(), loans=True)
    borrowed = state.apply(state.parse("borrow"))
    assert [(event.code, event.figures) for event in borrowed] == [("toy_borrowed", {"seat": 0})]
    assert [borrowed[0].heard_by(viewer) for viewer in (0, 1, None)] == [True, False, False]
    planted = state.apply(state.parse("plant bay"))
    assert [(event.code, event.figures) for event in planted] == [("toy_marked", {"seat": 0, "name": "bay"})]
    assert all(planted[0].heard_by(viewer) for viewer in (0, 1, None))


def test_what_is_played_inside_is_told_to_nobody():
    state = begin(Plant())
    state.play(state.parse("plant ash").code)
    assert state.told == []
    assert done(state) == "ash"
