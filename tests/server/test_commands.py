"""Bots of other people at a server: only those that the host names, asked over the bot protocol."""

import sys
from pathlib import Path

import pytest

from himeji.games import game
from himeji.server import config
from himeji.server.errors import ConfigError
from himeji.server.table.effects import AskBot
from himeji.server.thinking import choose

EXAMPLE = f"{sys.executable} -IS {Path(__file__).parents[2] / 'examples' / 'bot.py'}"


def asked(bot: str) -> AskBot:
    state = game("naishi").new(2, {}, "commands")
    return AskBot("1", 0, bot, "naishi", state.port(0).world.encode(), "seed", 10.0)


def test_a_bot_that_the_host_allows_answers(monkeypatch):
    monkeypatch.setenv(config.COMMANDS, f"example={EXAMPLE}; silent={sys.executable} -c 1")
    question = asked("cmd:example")
    decision = game("naishi").decode(question.world).port(0).decision()
    assert decision is not None
    assert choose(question) in {move.text for move in decision.moves()}
    assert choose(asked("cmd:silent")) is None
    assert choose(asked("cmd:true")) is None


@pytest.mark.parametrize("text", ["true", "=true", "a b=true", "x=", "x=no-such-program-anywhere", "x='true"])
def test_what_is_no_bot_stops_the_start(text):
    with pytest.raises(ConfigError, match="NOT_A_SETTING"):
        config.read({config.COMMANDS: text}, None, None, Path("data"))
