"""The way in: a game by its name, new matches and positions of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stormark.games.registry import load_game
from stormark.kernel.action import Action
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import EventList
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import OptionField
from stormark.kernel.position_code import game_of_code, read_code
from stormark.kernel.state import Io
from stormark.library.choosing import Player
from stormark.library.match import PlayedMatch
from stormark.library.position import Position
from stormark.library.refused import accepted
from stormark.library.seeds import seed_bytes

if TYPE_CHECKING:
    from stormark.text import Speaker


class LoadedGame:
    """A game with its cards; `rules` is the kernel's interface to it.

    >>> import stormark
    >>> game = stormark.load("xibalba")
    >>> game
    <LoadedGame xibalba, rules version 2, 2 to 4 players>
    >>> [field.name for field in game.options]
    ['players', 'mode', 'target', 'factions']
    """

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules

    @property
    def name(self) -> str:
        return self.rules.spec.id

    @property
    def options(self) -> Sequence[OptionField]:
        """What can be chosen for a match: names, kinds, allowed values, defaults."""
        return self.rules.option_fields()

    def setup(self, **options: Any) -> Setup:
        """The public beginning of a match.  Raises `Refused` with the rule, or InputError."""
        setup = accepted(self.rules, self.rules.setup({k: _json(v) for k, v in options.items()}))
        assert isinstance(setup, Setup)
        return setup

    def new_match(
        self, *, seed: int | bytes | None = None, auto_forced: bool = False, **options: Any
    ) -> PlayedMatch:
        """A new match.  Without a seed, nobody knows what the dice will show.

        Options that break a rule raise `Refused`, unknown ones InputError.  With `auto_forced`
        the referee takes decisions that have a single answer.
        """
        return PlayedMatch(self.rules, self.setup(**options), seed_bytes(seed), auto_forced)

    def start(self, *, seed: int | bytes | None = None, **options: Any) -> Position:
        """The first position of a match, for those who need no referee."""
        heard = EventList()
        chance = KeyedChance(seed_bytes(seed), self.rules.spec.streams)
        state = self.rules.start(self.setup(**options), Io(chance, heard))
        events = [self.rules.event(state, *packed) for packed in heard.packed]
        return Position(self, state, events=events)

    def position(self, source: str | JsonDict) -> Position:
        """A position from its code, or from the words of a scenario's [given].

        Raises InputError that says what is wrong with it.
        """
        if isinstance(source, str):
            state, viewer = read_code(self.rules, source)
            return Position(self, state, viewer)
        return Position(self, self.rules.position(source))

    def notation(self, action: Action) -> str:
        """An action as a line of text."""
        return self.rules.notation(action)

    def player(self, bot: str = "skilled", seed: int = 0) -> Player:
        """A computer player by the name of its bot: a level, or a character and a level.

        Your own: `module:Class`, or `cmd:"..."`, a program that reads and writes lines.
        """
        return Player(self.rules, bot, seed)

    @property
    def bots(self) -> tuple[str, ...]:
        """The levels that bots play this game at, from weak to strong."""
        from stormark.bots import bot_names

        return bot_names(self.name)

    def speaker(
        self, language: str = "en", names: Sequence[str] = (), rules: Game[Any] | None = None
    ) -> Speaker:
        """Whoever says all this in words: English (`en`) or German (`de`)."""
        from stormark.text import Speaker

        return Speaker(rules or self.rules, language, names)

    def __repr__(self) -> str:
        spec = self.rules.spec
        seats = f"{spec.min_seats} to {spec.max_seats} players"
        return f"<LoadedGame {spec.id}, rules version {spec.rules_version}, {seats}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LoadedGame) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, str]:
        spec = self.rules.spec
        return spec.id, spec.rules_version, self.rules.pack_hash


def load(game: str, pack: Path | str | None = None) -> LoadedGame:
    """A game by its name: `xibalba` or `battalia`, with its own cards or those of a pack.

    Raises InputError for a name nobody knows, PackError with every problem of a pack.

    >>> load("battalia").name
    'battalia'
    """
    return _own(game) if pack is None else LoadedGame(load_game(game, Path(pack)))


@lru_cache
def _own(game: str) -> LoadedGame:
    return LoadedGame(load_game(game))


def new_match(
    game: str,
    *,
    pack: Path | str | None = None,
    seed: int | bytes | None = None,
    auto_forced: bool = False,
    **options: Any,
) -> PlayedMatch:
    """A new match: `new_match("battalia", players=3, mode="creation", seed=7)`."""
    return load(game, pack).new_match(seed=seed, auto_forced=auto_forced, **options)


def read_position(code: str, pack: Path | str | None = None) -> Position:
    """The position of a code, whichever game it is of."""
    return load(game_of_code(code), pack).position(code)


def _json(value: Any) -> Json:
    """Options as they stand in files: a tuple is a list there."""
    if isinstance(value, Iterable) and not isinstance(value, str | dict):
        return [_json(entry) for entry in value]
    found: Json = value
    return found
