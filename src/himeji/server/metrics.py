"""What a server counts about itself, for Prometheus: no name, no table, no move, and every label from a short list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from himeji.server.errors import ConfigError

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
THOUGHT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10)
GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
LABELS: Final = 100  # codes of one kind that are told apart; the rest are "OTHER"


class Metrics:
    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        GCCollector(registry=own)
        self.moves = Counter("himeji_moves", "Moves that were stored.", ["by"], registry=own)
        self.refusals = Counter("himeji_refusals", "Messages and requests that were refused.", ["code"], registry=own)
        self.byes = Counter("himeji_byes", "Sockets that the server closed.", ["code"], registry=own)
        self.handshakes = Counter("himeji_handshakes_refused", "Sockets never opened.", ["status"], registry=own)
        self.faults = Counter("himeji_faults", "Rules that failed and left a report.", registry=own)
        self.drops = Counter("himeji_outbox_dropped", "Messages dropped for readers who lag.", registry=own)
        self.commits = Histogram("himeji_commit_seconds", "A transaction.", buckets=QUICK, registry=own)
        self.groups = Histogram("himeji_commit_jobs", "Jobs in one transaction.", buckets=GROUPS, registry=own)
        self.thoughts = Histogram(
            "himeji_bot_seconds", "A bot's answer, from when it was asked.", ["bot"], buckets=THOUGHT, registry=own
        )
        self.bot_failures = Counter("himeji_bot_failures", "Bots that gave no answer in time.", registry=own)
        self.seen: dict[str, set[str]] = {}

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A figure that is read when somebody asks."""
        Gauge(f"himeji_{name}", text, registry=self.registry).set_function(read)

    def count(self, counter: Counter, label: str) -> None:
        """One more of this code; codes are ours, and still there can be only so many."""
        seen = self.seen.setdefault(counter._name, set())
        if label not in seen and len(seen) >= LABELS:
            label = "OTHER"
        seen.add(label)
        counter.labels(label).inc()

    def committed(self, seconds: float, jobs: int) -> None:
        self.commits.observe(seconds)
        self.groups.observe(jobs)

    def thought(self, bot: str, seconds: float, move: str | None) -> None:
        self.thoughts.labels(bot).observe(seconds)
        if move is None:
            self.bot_failures.inc()


@contextmanager
def served(metrics: Metrics, place: tuple[str, int] | None) -> Iterator[None]:
    """At an address of their own, where players never come; nowhere unless it is asked for."""
    if place is None:
        yield
        return
    host, port = place
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError:
        raise ConfigError("PORT_TAKEN", place=f"{host}:{port}") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
