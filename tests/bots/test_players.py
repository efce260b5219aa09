"""Players: honest, the same each time, and greedy ones better than random ones."""

from himeji.bots import bot
from himeji.bots.greedy import GreedyPlayer
from himeji.bots.heuristic import heuristic
from himeji.engine.state import State
from tests.leaks.worlds import redealt
from tests.walks import Table, dice, legal, positions


def test_the_same_seed_and_the_same_port_give_the_same_move(player, asked):
    for state in asked[:2]:
        for decision in state.pending():
            chosen = player.choose(state.port(decision.seat))
            assert chosen in decision.moves()
            assert player.choose(state.port(decision.seat)) == chosen


def test_a_player_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(player, asked):
    for n, state in enumerate(asked):
        for decision in state.pending():
            world = redealt(state, decision.seat, dice("other world", n))
            assert player.choose(world.port(decision.seat)) == player.choose(state.port(decision.seat))


def test_another_seed_draws_other_moves(seating, asked):
    choices = {
        tuple(str(bot(seating.title, "random", seed).choose(state.port(int(state.to_move())))) for state in asked)
        for seed in range(8)
    }
    assert len(choices) > 1


def test_choosing_leaves_the_game_as_it_was(player, asked):
    for state in asked[:2]:
        before = state.encode()
        player.choose(state.port(int(state.to_move())))
        assert state.encode() == before


def best_end_of_turn(state: State, code: int, seat: int, player: GreedyPlayer) -> float:
    """By trying every way to play the turn on."""
    after = state.clone()
    after.play(code)
    if after.to_move() != seat or player.heuristic.turn(after) != player.heuristic.turn(state):
        judge = player.heuristic
        return judge.value(after, seat) + judge.tempo * (judge.begins(after) == seat)
    return max(best_end_of_turn(after, code, seat, player) for code in legal(after))


def test_greedy_values_a_move_by_the_best_end_of_its_turn():
    player = GreedyPlayer(heuristic("naishi"), width=1000)
    checked = 0
    for state in positions(Table("naishi", 2), "turns")[3:30:9]:
        seat = int(state.to_move())
        for code in legal(state):
            assert player.worth(state, code) == best_end_of_turn(state, code, seat, player)
            checked += 1
    assert checked > 20


def test_greedy_beats_random(title):
    players = [bot(title, "random"), bot(title, "greedy")]
    state = Table(title, 2).new("greedy and random")
    while pending := state.pending():
        seat = pending[0].seat
        state.apply(players[seat].choose(state.port(seat)), seat)
    assert state.outcome().winners == [1]
