"""Bots of your own: a class, named `module:Class`, a program, named `cmd:"python my_bot.py"`, or a
network, named by its file `model.onnx`.

Only people at their own computer may name them, since they run whatever they name: tables of a
server know the bots of the registry alone (`check_bot`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, Final

from stormark.bots.bot import Bot
from stormark.bots.program import Program
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.simulator import Simulator

COMMAND: Final = "cmd:"
MODEL: Final = ".onnx"
MODEL_HOME: Final = "stormark.rl.model_bot"  # needs packages that plain bots do without
CLASS: Final = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")
NAME: Final = re.compile(r'\s*((?:[^,"]|"[^"]*")*)\s*(?:,|$)')


def is_own(name: str) -> bool:
    """Whether a name stands for a bot of somebody's own.

    >>> is_own("my_bot:MyBot"), is_own('cmd:"python my_bot.py"'), is_own("ixchel@master")
    (True, True, False)
    >>> is_own("trained/model.onnx")
    True
    """
    return ":" in name or name.endswith(MODEL)


def split_names(text: str) -> list[str]:
    """Names between commas; a comma between quotation marks belongs to a command.

    >>> split_names('greedy, cmd:"bot --plies 2,3",my_bot:MyBot')
    ['greedy', 'cmd:"bot --plies 2,3"', 'my_bot:MyBot']
    """
    found = (match[1].strip() for match in NAME.finditer(text))
    return [name for name in found if name]


def own_bot(name: str, seed: int, game: str, place: str = "bot") -> Bot:
    """A bot of somebody's own; InputError says why there is none."""
    if name.startswith(COMMAND):
        command = name.removeprefix(COMMAND).strip().strip('"')
        return CheckedBot(name, Program(command, game, place))
    if name.endswith(MODEL):
        model: Bot = import_module(MODEL_HOME).ModelBot(name, game, place)
        return model
    found = CLASS.fullmatch(name)
    if found is None:
        raise InputError("own-bot-name", place, found=name)
    return CheckedBot(name, _made(_class(found["module"], found["name"], place), seed, game, place))


class CheckedBot:
    """Sees to it that whatever a bot chooses is one of the options."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        chosen = self._bot.choose(view, decision, simulator)
        known = [action for action in decision.actions if _same(action, chosen)]
        if not known:
            raise InputError("own-bot-chose", self._name, kind=decision.kind, found=_shown(chosen))
        return known[0]

    def __repr__(self) -> str:
        return self._name


def _class(module: str, name: str, place: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # the bot lies where somebody works
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, and lacks something itself
        raise InputError("own-bot-module", place, found=module) from None
    except AttributeError:
        raise InputError("own-bot-class", place, found=name, module=module) from None


def _made(cls: Any, seed: int, game: str, place: str) -> Bot:
    """The class called with as much of `seed` and `game` as it wants to know."""
    offered: Mapping[str, object] = {"seed": seed, "game": game}
    wanted = signature(cls).parameters.values()
    everything = any(one.kind is Parameter.VAR_KEYWORD for one in wanted)
    names = {one.name for one in wanted}
    bot: Bot = cls(**{key: value for key, value in offered.items() if everything or key in names})
    if not callable(getattr(bot, "choose", None)):
        raise InputError("own-bot-choose", place, found=cls.__qualname__)
    return bot


def _same(action: Action, chosen: object) -> bool:
    return isinstance(chosen, Action) and action.key() == chosen.key()


def _shown(chosen: object) -> str:
    return repr(chosen.to_json() if isinstance(chosen, Action) else chosen)[:200]
