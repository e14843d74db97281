"""From the command line to a match: a new one, or one that was saved."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

from stormark.bots.levels import PROPOSED
from stormark.bots.registry import character_of
from stormark.cli.complaint import Complaint
from stormark.cli.play.game_options import Given, flag_of, number, options_of
from stormark.cli.play.seats import BOT_PREFIX, Seat, read_seats, seats_from_words
from stormark.games.registry import NAMES
from stormark.i18n import Catalogue
from stormark.kernel.files import read_text_file
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.match import SEED_BYTES, Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import load_replay_file
from stormark.kernel.scenario_run import starting_position
from stormark.kernel.scenario_write import is_describable, without_results

HEX_SEED = re.compile(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")


@dataclass(frozen=True)
class NewGame:
    """What the options of `stormark play` say about a new game; None where they say nothing."""

    players: str | None = None
    seats: str | None = None
    seed: str | None = None
    options: Given = field(default_factory=dict)

    @property
    def unspecified(self) -> bool:
        said = (self.players, self.seats, self.seed, *self.options.values())
        return all(value is None for value in said)


def new_match(
    game: Game[Any], wanted: NewGame, catalogue: Catalogue
) -> tuple[Match[Any], list[Seat]]:
    """A new match with its seats; raises InputError or Complaint for what is not possible."""
    seats = _named_seats(wanted, game.spec.id)
    count = len(seats) if seats else _count(wanted, game)
    options: dict[str, Json] = {"players": count, **options_of(game.spec.id, wanted.options)}
    try:
        setup = game.setup(options)
    except InputError as error:
        raise InputError(error.problem, flag_of(error.place), **error.params) from None
    if isinstance(setup, Refusal):
        raise Complaint(setup)
    seats = seats or _one_person(count, game.spec.id, catalogue)
    return Match(game, setup, read_seed(wanted.seed), auto_forced=True), seats


def match_from_scenario(
    path: Path, game: Game[Any], wanted: NewGame, catalogue: Catalogue
) -> tuple[Match[Any], list[Seat]]:
    """A match that begins where a scenario begins; whoever decides there is the person."""
    state = starting_position(path, {game.spec.id: game})
    if not is_describable(game, state):
        raise InputError("scenario-not-writable", str(path))
    given = without_results(game.describe(state))
    setup = Setup(game.spec.id, game.spec.rules_version, game.pack_hash, {}, given)
    seats = _named_seats(wanted, game.spec.id) or _one_person(
        state.seats, game.spec.id, catalogue, state.open_seats()[0]
    )
    if len(seats) != state.seats:
        raise InputError("cli-seats-count", "--seats", seats=len(seats), players=state.seats)
    return Match(game, setup, read_seed(wanted.seed), auto_forced=True), seats


def saved_match(path: Path, game: Game[Any]) -> tuple[Match[Any], list[Seat]]:
    """The match of a save file, verified; raises InputError for a file that cannot go on."""
    replay = load_replay_file(path, game)
    if replay.sealed:
        raise InputError("replay-sealed", str(path))
    match = replay.match()
    if match.over:
        raise InputError("cli-resume-over", str(path))
    return match, seats_from_words(replay.record.players, game.spec.id)


def display_names(seats: Sequence[Seat], catalogue: Catalogue) -> list[str]:
    """What the players are called; bots of one kind get numbers."""
    kinds = Counter(seat.bot for seat in seats)
    names = []
    for place, seat in enumerate(seats, 1):
        if seat.bot is None:
            names.append(seat.name)
        else:
            same = place if kinds[seat.bot] > 1 else 0
            kind = character_of(seat.bot).capitalize() or seat.bot
            names.append(catalogue.t("cli-bot-name", kind=kind, number=same))
    return names


def read_seed(text: str | None) -> bytes:
    """A secret seed: 64 hex digits as they are, any other text by its hash, none at random."""
    if text is None:
        return token_bytes(SEED_BYTES)
    if not text.strip():
        raise InputError("cli-seed-empty", "--seed")
    if HEX_SEED.fullmatch(text):
        return bytes.fromhex(text)
    return sha256(text.encode("utf-8", "surrogateescape")).digest()


def game_of_file(path: Path) -> str:
    """The game a replay or saved game belongs to; whatever else is wrong, loading it tells."""
    try:
        game = json.loads(read_text_file(path))["game"]
    except (ValueError, KeyError, TypeError):
        return NAMES[0]
    return game if game in NAMES else NAMES[0]


def _named_seats(wanted: NewGame, game: str) -> list[Seat]:
    """The seats that were named; as many as there are players, if that was said, too."""
    if wanted.seats is None:
        return []
    seats = read_seats(wanted.seats, game)
    if wanted.players is not None and number(wanted.players, "--players") != len(seats):
        raise InputError("cli-seats-count", "--seats", seats=len(seats), players=wanted.players)
    return seats


def _one_person(count: int, game: str, catalogue: Catalogue, person: int = 0) -> list[Seat]:
    """A person at one seat, the proposed bot at all others."""
    words = [BOT_PREFIX + PROPOSED] * count
    words[person] = catalogue.t("cli-default-name")
    return seats_from_words(words, game)


def _count(wanted: NewGame, game: Game[Any]) -> int:
    if wanted.players is None:
        return game.spec.min_seats
    return number(wanted.players, "--players")
