"""What heuristics value."""

import himeji
from himeji.bots.heuristic import heuristic as heuristic_of
from himeji.games.weights import fitted
from tests.walks import Table, positions, walk


def test_every_feature_has_a_name_and_a_weight(seating, heuristic):
    (opening, *_) = positions(seating, 1)
    assert len(heuristic.features(opening, 0)) == len(heuristic.names) == len(heuristic.weights)


def test_every_feature_comes_up_in_play(title):
    heuristic = heuristic_of(title)
    met = set()
    for seats in himeji.game(title).seats:
        for seed in range(12):
            for state, _ in walk(Table(title, seats), f"features {seed}"):
                met |= {at for at, count in enumerate(heuristic.features(state, 0)) if count}
    assert [name for at, name in enumerate(heuristic.names) if at not in met] == []


def test_the_value_of_a_finished_game_is_its_score(seating, heuristic):
    for seed in range(3):
        (*_, end) = positions(seating, seed)
        for seat in range(seating.seats):
            assert heuristic.value(end, seat) == end.outcome().scores[seat]


def test_looking_changes_nothing(seating, heuristic):
    for state in positions(seating, 2):
        before = state.encode()
        for seat in range(seating.seats):
            heuristic.features(state, seat)
        assert state.encode() == before


def test_a_turn_has_one_number_from_its_first_decision_to_its_last(seating, heuristic):
    numbers = [heuristic.turn(state) for state, _ in walk(seating, 4)]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) > 3


def test_other_weights_give_another_value(seating, heuristic):
    (opening, *_) = positions(seating, 5)
    ours = fitted(seating.title)
    doubled = {name: 2 * weight for name, weight in ours["weights"]["seat"].items()}
    value = heuristic.value(opening, 0)
    assert value != 0
    assert heuristic_of(seating.title, {**ours, "weights": {"seat": doubled}}).value(opening, 0) == 2 * value


def test_what_separates_equals_is_what_the_outcome_says(title):
    """Wherever two seats have the same points at the end, the tie-break orders them as the winners are."""
    heuristic = heuristic_of(title)
    ties = 0
    for seed in range(60):
        (*_, end) = positions(Table(title, 2), seed)
        outcome = end.outcome()
        if len(set(outcome.scores)) == 1:
            ranks = [heuristic.tie_break(end, seat) for seat in range(2)]
            assert outcome.winners == [seat for seat in range(2) if ranks[seat] == max(ranks)]
            ties += 1
    assert ties


def test_a_turn_begins_where_a_settled_position_is(seating, heuristic):
    begun = [state for state in positions(seating, 6) if heuristic.begins(state) >= 0]
    assert len(begun) > 3
    for state in begun:
        assert heuristic.begins(state) == state.to_move()
        assert heuristic.settled(state)
