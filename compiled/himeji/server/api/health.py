"""For those who watch over the server: does it run, and could it store a move?"""

from __future__ import annotations

from fastapi import APIRouter

import himeji
from himeji.server.api.callers import HallOf

router = APIRouter(tags=["health"])


@router.get("/health")
def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok", "version": himeji.__version__, "engine": himeji.flavour()}


@router.get("/ready")
def ready(hall: HallOf) -> dict[str, str]:
    """The database answers too."""
    hall.store.ready()
    return {"status": "ok"}
