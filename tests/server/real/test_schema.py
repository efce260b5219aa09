"""Every HTTP operation with data that fits its schema and data that does not: never a fault of ours, never an answer
that the schema does not know."""

from contextlib import suppress
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.real.goals import goal, sized
from tests.server.real.process import Person, Process

EXAMPLES = sized(3, 250)  # that fit the schema, and as many that do not
COSTLY = ("/hint", "/review")  # not for a game that goes on: each would think for a while


TRY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def tables_of(person: Person) -> list[str]:
    """One that waits for somebody, and one that goes on."""
    waits, goes_on = person.opens(), person.opens()
    for seat in range(2):
        person.sits(goes_on, seat)
    return [waits, goes_on]


class Caller:
    """Tries one operation, and keeps what was wrong with its answers."""

    def __init__(self, server: Process, operation: Any) -> None:
        self.operation = operation
        self.person = Person(server, "Aiko")
        self.tables = tables_of(self.person)[: 1 if operation.path.endswith(COSTLY) else 2]
        self.calls, self.faults, self.breaks, self.unfit = 0, 0, set[str](), set[str]()

    def call(self, case: Any) -> None:
        self.calls += 1
        if is_well_addressed(case) and self.calls % 3 < len(self.tables):
            case.path_parameters["table"] = self.tables[self.calls % 3]
        headers = {"Authorization": f"Bearer {self.person.token}"}
        try:
            answer = case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance], timeout=30)
            if case.meta.generation.mode.is_positive and answer.status_code in (400, 422):
                self.accept(answer.json()["code"], case)
        except (Failure, FailureGroup) as found:
            for each in getattr(found, "exceptions", [found]):
                self.faults += "server error" in f"{each}".lower()
                self.breaks.add(f"{self.operation.label}: {each}"[:300])

    def accept(self, code: str, case: Any) -> None:
        """What fits the schema may be refused for what it says (there is no such title), never for its form."""
        if code == "BAD_MESSAGE":
            self.unfit.add(f"{self.operation.label}: {case.path_parameters} {case.query} {case.body}"[:300])


def is_well_addressed(case: Any) -> bool:
    """Is it about a table, and is what is wrong with it, if anything, not the table?"""
    path = case.meta.components.get(ParameterLocation.PATH)
    return "table" in (case.path_parameters or {}) and path.mode.is_positive


def tried(server: Process, operation: Any) -> Caller:
    caller = Caller(server, operation)
    for mode in GenerationMode:
        with suppress(Unsatisfiable):  # an operation that takes nothing cannot be given anything wrong
            TRY(given(operation.as_strategy(generation_mode=mode))(caller.call))()
    return caller


def test_b4_no_operation_fails_or_breaks_its_schema(server):
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    callers = [tried(server, found.ok()) for found in schema.get_all_operations() if isinstance(found, Ok)]
    calls = sum(each.calls for each in callers)
    breaks, unfit = (sorted(set().union(*(getattr(each, what) for each in callers))) for what in ("breaks", "unfit"))
    print(*breaks, *unfit, server.log()[-4000:], sep="\n")
    goal("B4", f"answers 5xx of {calls} of {len(callers)} operations", sum(each.faults for each in callers), "==", 0)
    goal("B4", "ways in which an answer broke its schema", len(breaks), "==", 0)
    goal("B4", "requests that fit the schema and were refused for their form", len(unfit), "==", 0)
    goal("B4", "examples of the operation tried most", max(each.calls for each in callers), ">=", 2 * EXAMPLES)
    assert "Traceback" not in server.log()
