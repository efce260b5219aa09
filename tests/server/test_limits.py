"""What one person may ask for: tables, lines of talk, studies. The rest is refused and nobody else notices."""

import asyncio
import resource
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient

from himeji.games import game
from himeji.server.app import create_app
from himeji.server.config import Config
from himeji.server.errors import TableError
from himeji.server.openings import AN_HOUR, GOING
from himeji.server.store.store import Store
from himeji.server.studying import CPU, Studies
from himeji.server.turns import AT_ONCE, WAITING, Turns
from tests.server.real.goals import goal, in_time
from tests.server.stores import opened


@pytest.fixture
def store(tmp_path):
    found = opened(tmp_path)
    yield found
    found.close()


def asked(store: Store, script):
    """Run a script with a client of the application, as Aiko."""
    folder = Path(store.database.url.database or "").parent

    async def whole():
        app = create_app(Config(folder, str(store.database.url)), store)
        async with (
            app.router.lifespan_context(app),
            AsyncClient(transport=ASGITransport(app), base_url="http://himeji") as client,
        ):
            client.headers["X-Himeji"] = "1"
            (await client.post("/api/guests", json={"name": "Aiko"})).raise_for_status()
            return await script(client)

    return asyncio.run(whole())


async def open_table(client: AsyncClient) -> str:
    """Its id, or the code of the refusal."""
    answer = await client.post("/api/tables", json={"title": "naishi", "seats": 2})
    return str(answer.json()["id" if answer.status_code == 201 else "code"])


def finish(store: Store, hours: int = 0) -> None:
    """Every table is over, and was opened so long ago."""
    with store.database.writing.begin() as connection:
        connection.exec_driver_sql("update tables set state = 'over'")
        connection.exec_driver_sql(f"update entries set at = at - {3600 * hours}")


def test_s5_a_person_opens_so_many_tables_and_no_more(store):
    async def script(client: AsyncClient) -> tuple[list[str], list[str]]:
        at_once = await asyncio.gather(*(open_table(client) for _ in range(3 * GOING)))
        in_all = [*at_once]
        for _ in range(AN_HOUR):
            finish(store)
            in_all.append(await open_table(client))
        return at_once, in_all

    at_once, in_all = asked(store, script)
    refused = "TOO_MANY_TABLES"
    goal("S5", f"opened of {len(at_once)} asked for at once", sum(each != refused for each in at_once), "==", GOING)
    goal("S5", f"opened of {len(in_all)} in an hour", sum(each != refused for each in in_all), "==", AN_HOUR)


def test_s5_what_was_opened_long_ago_and_played_today_does_not_count(store):
    async def script(client: AsyncClient) -> str:
        for _ in range(AN_HOUR):
            finish(store)
            await open_table(client)
        assert await open_table(client) == "TOO_MANY_TABLES"
        finish(store, hours=1)
        return await open_table(client)

    assert asked(store, script) != "TOO_MANY_TABLES"


def test_s7_two_at_a_time_and_the_others_wait_or_are_refused():
    async def script() -> tuple[int, int]:
        turns, now, most = Turns(), 0, 0

        async def costly() -> None:
            nonlocal now, most
            async with turns.of("aiko"):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0.01)
                now -= 1

        found = await asyncio.gather(*(costly() for _ in range(20)), return_exceptions=True)
        async with turns.of("ken"):
            pass
        assert not turns.lines
        return most, sum(isinstance(each, TableError) for each in found)

    most, refused = asyncio.run(script())
    goal("S7", "costly requests of one person at the same time", most, "==", AT_ONCE)
    goal("S7", "refused of 20 at once", refused, "==", 20 - AT_ONCE - WAITING)


def test_s7_a_study_that_would_take_too_long_is_ended():
    state = game("naishi").new(2, {}, 1)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with pytest.raises(TableError, match="BUSY"):
        asyncio.run(endless(state))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    in_time("S7", "CPU of a hint that would never end, its start included", used, CPU + 2, " s")


async def endless(state) -> None:
    await Studies().hint(state, 0, 10**9)
