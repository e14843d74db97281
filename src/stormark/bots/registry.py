"""The bots at hand, by name.

A bot is named by its level, `master`, or by a character and a level, `ixchel@master`.  Labs and
old tables know further ones, which play the same at every seed or without any plan.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stormark.bots.bot import Bot, BotManifest
from stormark.bots.characters import character_named, characters_of
from stormark.bots.levels import LEVELS
from stormark.bots.own import is_own, own_bot
from stormark.bots.random_bot import RandomBot
from stormark.games.registry import NAMES
from stormark.kernel.manifest import manifest
from stormark.kernel.refusal import InputError

RANDOM: Final = "random"  # plays every game
AT: Final = "@"  # between a character and a level


def bot_names(game: str) -> tuple[str, ...]:
    """The levels that people are offered, from weak to strong.

    >>> bot_names("xibalba")
    ('beginner', 'casual', 'skilled', 'expert', 'master')
    """
    manifest("bots", game, BotManifest)
    return LEVELS


def lab_bot_names(game: str) -> tuple[str, ...]:
    """The bots that are no level: to compare others with.

    >>> lab_bot_names("xibalba")
    ('random', 'greedy')
    """
    return (RANDOM, *manifest("bots", game, BotManifest).bots)


def check_bot(name: str, place: str, game: str) -> str:
    """The name of a bot that plays a game; raises InputError naming the place.

    >>> check_bot("ixchel@master", "bot", "xibalba")
    'ixchel@master'
    """
    if name in LEVELS or name in lab_bot_names(game):
        return name
    if AT not in name:
        allowed = ", ".join((*LEVELS, *lab_bot_names(game)))
        raise InputError("bot-unknown", place, found=name, allowed=allowed)
    character, level = name.split(AT, 1)
    if character_named(character, game) is None:
        allowed = ", ".join(one.id for one in characters_of(game))
        raise InputError("bot-character-unknown", place, found=character, allowed=allowed)
    if level not in LEVELS:
        raise InputError("bot-level-unknown", place, found=level, allowed=", ".join(LEVELS))
    return name


def games_of_bot(name: str) -> tuple[str, ...]:
    """The games that a bot plays; none if nobody knows it.

    >>> games_of_bot("ixchel@master"), games_of_bot("casual")
    (('xibalba',), ('xibalba', 'battalia'))
    """
    return tuple(game for game in NAMES if _plays(name, game))


def character_of(name: str) -> str:
    """The character in the name of a bot; empty without one.

    >>> character_of("ixchel@master"), character_of("master")
    ('ixchel', '')
    """
    return name.split(AT, 1)[0] if AT in name else ""


def level_of(name: str) -> str:
    """The level in the name of a bot, or the lab's own name for it.

    >>> level_of("ixchel@master"), level_of("greedy")
    ('master', 'greedy')
    """
    return name.split(AT, 1)[-1]


def make_bot(name: str, seed: int, game: str = "xibalba") -> Bot:
    """A bot by name.  Equal seeds, views and simulators give equal choices.

    Raises InputError for a name that nobody has.  A name with a colon runs somebody's own code
    (`own.py`); names that come from elsewhere go through `check_bot` first.

    >>> make_bot("random", seed=1)
    RandomBot()
    """
    if is_own(name):
        return own_bot(name, seed, game)
    check_bot(name, "bot", game)
    if name == RANDOM:
        return RandomBot(Random(seed))
    known = manifest("bots", game, BotManifest)
    if name in known.bots:
        return known.bots[name]()
    character = character_named(character_of(name), game)
    return known.level(level_of(name), "" if character is None else character.style, seed)


def _plays(name: str, game: str) -> bool:
    try:
        check_bot(name, "bot", game)
    except InputError:
        return False
    return True
