#!/usr/bin/env python3
"""A bot in thirty lines, by the protocol of docs/bot-protocol.md alone: it develops when it can, else it gambles."""

import json
import random
import sys


def choose(moves: list[str], chance: random.Random) -> str:
    liked = [move for move in moves if move.startswith("develop")]
    return chance.choice(liked or moves)


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "himeji":
            print("bot 1 Thirty lines", flush=True)
        elif word == "game":
            chance.seed(json.loads(rest)["seed"])
        elif word == "decide":
            print("move", choose(json.loads(rest)["moves"], chance), flush=True)
        elif word == "quit":
            break


main()
