"""From the command line to a match: a new one, or one that was saved."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

from stormark.cli.complaint import Complaint
from stormark.cli.play.seats import BOT_PREFIX, DEFAULT_BOT, Seat, read_seats, seats_from_words
from stormark.i18n import Catalogue
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.match import SEED_BYTES, Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import load_replay_file

HEX_SEED = re.compile(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")


@dataclass(frozen=True)
class NewGame:
    """What the options of `stormark play` say about a new game; None where they say nothing."""

    players: str | None = None
    seats: str | None = None
    mode: str | None = None
    target: str | None = None
    factions: str | None = None
    seed: str | None = None

    @property
    def unspecified(self) -> bool:
        return self == NewGame()


def new_match(
    game: Game[Any], wanted: NewGame, bots: Sequence[str], catalogue: Catalogue
) -> tuple[Match[Any], list[Seat]]:
    """A new match with its seats; raises InputError or Complaint for what is not possible."""
    seats = _seats(game, wanted, bots, catalogue)
    options: dict[str, Json] = {"players": len(seats)}
    if wanted.mode is not None:
        options["mode"] = wanted.mode
    if wanted.target is not None:
        options["target"] = number(wanted.target, "--target")
    if wanted.factions is not None:
        names = [name.strip().lower() for name in wanted.factions.split(",")]
        options["factions"] = [name or None for name in names]
    try:
        setup = game.setup(options)
    except InputError as error:
        place = error.place.split("[")[0].replace("options.", "--")
        raise InputError(error.problem, place, **error.params) from None
    if isinstance(setup, Refusal):
        raise Complaint(setup)
    return Match(game, setup, read_seed(wanted.seed), auto_forced=True), seats


def saved_match(path: Path, game: Game[Any], bots: Sequence[str]) -> tuple[Match[Any], list[Seat]]:
    """The match of a save file, verified; raises InputError for a file that cannot go on."""
    replay = load_replay_file(path, game)
    if replay.sealed:
        raise InputError("replay-sealed", str(path))
    match = replay.match()
    if match.over:
        raise InputError("cli-resume-over", str(path))
    return match, seats_from_words(replay.record.players, bots)


def display_names(seats: Sequence[Seat], catalogue: Catalogue) -> list[str]:
    """What the players are called; bots of one kind get numbers."""
    kinds = Counter(seat.bot for seat in seats)
    names = []
    for place, seat in enumerate(seats, 1):
        if seat.bot is None:
            names.append(seat.name)
        else:
            same = place if kinds[seat.bot] > 1 else 0
            names.append(catalogue.t("cli-bot-name", kind=seat.bot, number=same))
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


def number(text: str, place: str) -> int:
    """A whole number from the command line."""
    try:
        return int(text)
    except ValueError:
        raise InputError("cli-not-a-number", place, found=text) from None


def _seats(
    game: Game[Any], wanted: NewGame, bots: Sequence[str], catalogue: Catalogue
) -> list[Seat]:
    count = None if wanted.players is None else number(wanted.players, "--players")
    if wanted.seats is not None:
        seats = read_seats(wanted.seats, bots)
        if count is not None and count != len(seats):
            raise InputError("cli-seats-count", "--seats", seats=len(seats), players=count)
        return seats
    if count is None:
        count = game.spec.min_seats
    if not game.spec.min_seats <= count <= game.spec.max_seats:
        raise Complaint(Refusal("X-SETUP-01", "refused-players", {"players": count}))
    person = catalogue.t("cli-default-name")
    return seats_from_words([person] + [BOT_PREFIX + DEFAULT_BOT] * (count - 1), bots)
