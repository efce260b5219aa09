"""What is done in a quicker way is done the same."""

import random

import pytest
from msgspec.json import decode
from websockets.frames import Frame, Opcode

from himeji.engine.zone import OWNER
from himeji.games import game, titles
from himeji.server.frames import framed
from himeji.server.outbox import Outbox
from himeji.server.table.effects import Send
from himeji.server.table.position import Position, begun
from himeji.server.table.settings import Settings

TITLES = [(title, seats) for title in titles() for seats in game(title).seats]


def played(title: str, seats: int) -> list[Position]:
    """The positions of a game played at random."""
    chance, position = random.Random(seats), begun(Settings(title, seats), "speed")
    found = [position]
    while pending := position.state.pending():
        position, _ = position.play(chance.choice(pending[0].moves()).text, pending[0].seat)
        found.append(position)
    return found


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_digests_and_views_are_the_ones_of_the_state(title, seats):
    positions = played(title, seats)
    assert [each.moves[-1].digest for each in positions[1:]] == [each.state.digest() for each in positions[1:]]
    for seat in (*range(seats), None):
        assert [decode(each.view(seat)) for each in positions] == [each.state.view(seat) for each in positions]
    own = any(field.seen_by == OWNER for field in game(title).sheet.fields)
    assert all((each.common_view is None) == own for each in positions)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_the_one_of_the_protocol(size):
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


async def never(data: bytes) -> None:
    raise AssertionError(data)


def test_what_can_be_written_at_once_never_waits_and_never_overtakes():
    written: list[bytes] = []
    able = True

    def write(data: bytes) -> bool:
        if able:
            written.append(data)
        return able

    box = Outbox(never, lambda: None, write)
    box.put(Send((), b"1"))
    able = False
    box.put(Send((), b"2"))
    able = True
    box.put(Send((), b"3"))
    assert (written, [each.data for each in box.waiting]) == ([b"1"], [b"2", b"3"])
