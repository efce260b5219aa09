"""In order, each seat in turn, and all at once."""

from himeji.engine.combinators import AtOnce, EachSeat, Steps
from tests.engine.grammar.playing import begin, done, offered, play, refused, resumed
from tests.engine.grammar.toy import Mark, Plant, Toss, ToyGame

ASH, BAY, CEDAR = Mark("ash"), Mark("bay"), Mark("cedar")


def test_steps_are_done_in_their_order():
    state = begin(Steps(ASH, BAY, CEDAR))
    assert done(state) == "ash bay cedar"
    assert not state.pending()
    assert state.to_move() == -1


def test_steps_wait_for_an_answer_in_their_midst():
    state = begin(Steps(ASH, Plant(), CEDAR))
    assert done(state) == "ash"
    assert done(play(state, "plant bay")) == "ash bay cedar"


def test_steps_within_steps_come_back_to_the_outer_ones():
    state = begin(Steps(Steps(ASH, Plant()), Steps(BAY, Plant()), CEDAR))
    assert done(play(state, "plant date", "plant date")) == "ash date bay date cedar"


def test_each_seat_is_asked_in_the_order_of_the_turn():
    state = begin(EachSeat(Plant()), seats=3)
    asked = []
    while state.pending():
        asked.append(state.pending()[0].seat)
        play(state, "plant ash")
    assert asked == [0, 1, 2]


def test_the_order_of_the_turn_is_part_of_the_position():
    effect = EachSeat(Plant())
    state = ToyGame(effect).decode({**begin(effect, seats=3).encode(), "order": [0, 2, 1]})
    play(state, "plant ash")
    assert state.to_move() == 2


def test_at_once_everybody_is_asked_and_may_answer_in_any_order():
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = begin(Steps(AtOnce(Plant()), Mark("elm")), seats=3)
        waiting = {0, 1, 2}
        for seat in order:
            assert {decision.seat for decision in state.pending()} == waiting
            assert [decision.asks for decision in state.pending()] == ["plant"] * len(waiting)
            state.apply(state.parse("plant ash"), seat)
            waiting.discard(seat)
        assert done(state) == "ash ash ash elm"
        ends.append(state.encode())
    assert ends[0] == ends[1] == ends[2]


def test_at_once_nobody_answers_twice_or_out_of_place():
    state = begin(AtOnce(Plant()))
    state.apply(state.parse("plant ash"), 1)
    assert str(state.why_not(state.parse("plant ash"), 1)) == "NOT_YOUR_TURN"
    assert str(state.why_not(state.parse("plant ash"), 2)) == "NOT_YOUR_TURN"
    assert str(state.why_not(state.parse("plant ash"), -1)) == "NOT_YOUR_TURN"
    assert str(state.why_not(state.parse("plant elm"), 0)) == "TOY_NOT_HERE @ TOY-02"
    assert state.why_not(state.parse("plant ash"), 0) is None


def test_at_once_can_be_saved_between_two_answers():
    effect = Steps(AtOnce(Plant()), CEDAR)
    state = begin(effect)
    state.apply(state.parse("plant ash"), 1)
    loaded = resumed(effect, state)
    assert [decision.seat for decision in loaded.pending()] == [0]
    assert play(loaded, "plant bay").encode() == play(state, "plant bay").encode()


def test_chance_gives_the_same_after_loading():
    effect = Steps(Plant(), Toss(), Toss(), Toss())
    state = begin(effect)
    loaded = resumed(effect, state)
    assert done(play(state, "plant ash")) == done(play(loaded, "plant ash"))
    assert [stream for stream, _, _ in state.rolls()] == ["second"] * 3


def test_a_question_without_an_answer_is_not_asked():
    state = begin(Steps(Plant(closed=True), ASH))
    assert done(state) == "ash"


def test_after_the_end_every_move_is_refused():
    state = begin(ASH)
    assert offered(state) == []
    assert refused(state, "plant ash") == "GAME_OVER"
