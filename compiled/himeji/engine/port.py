"""The seat's port: all that a player in one seat may know, and worlds it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.engine.numbers import Numbers

if TYPE_CHECKING:
    from himeji.engine.decision import Decision
    from himeji.engine.state import State


@final
class SeatPort:
    """What a bot receives. It keeps no true state: its own world was dealt anew from what the seat knows."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat: int = seat
        self.view: dict[str, Any] = state.view(seat)
        self.world: State = state.clone()
        self.world.redeal(seat, streams(digest_of(self.view), "port"))

    def decision(self) -> Decision | None:
        """What the seat is asked now, if it is."""
        return next((d for d in self.world.pending() if d.seat == self.seat), None)

    def sample_world(self, chance: Numbers) -> State:
        """Another world the seat cannot tell from the true one, drawn with this generator's first stream."""
        world = self.world.clone()
        world.redeal(self.seat, chance)
        return world
