"""A whole position in one short word, as FEN is for chess.

    xibalba.1.2.0b81f2c4.all.AbC…      everything, for the referee
    xibalba.1.2.0b81f2c4.p1.AbC…       what player 1 sees, and nothing else

The parts: the game, the version of this form, the version of the rules, the beginning of the hash
of the content pack, who sees it (`all`, `p1` to `p6`, `watch`), and the position itself in base64
with a checksum before it.
"""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final, TypeVar

from stormark.kernel.game import Game
from stormark.kernel.json import canonical
from stormark.kernel.json_bytes import pack, unpack
from stormark.kernel.refusal import InputError
from stormark.kernel.state import SPECTATOR, State

S = TypeVar("S", bound=State)

VERSION: Final = 1
REFEREE: Final = "all"
WATCHING: Final = "watch"
PACK_DIGITS: Final = 8
CHECK_BYTES: Final = 4
FORM: Final = re.compile(
    r"(?P<game>[a-z]+)\.(?P<version>\d{1,4})\.(?P<rules>\d{1,6})\.(?P<pack>[0-9a-f]{8})"
    r"\.(?P<sees>all|watch|p[1-9])\.(?P<position>[A-Za-z0-9_-]+)"
)


def write_code(game: Game[S], state: S, viewer: int | None = None) -> str:
    """The code of a position, or of what a viewer sees of it.

    Raises InputError for a position that brings cards or numbers of its own along: a scenario says
    those in words.
    """
    if game.at(state) is not game:
        raise InputError("code-own", "position")
    shown = state if viewer is None else game.seen_by(state, viewer)
    return seen_code(game, shown, viewer)


def seen_code(game: Game[S], shown: S, viewer: int | None) -> str:
    """The code of a position that is what this viewer sees already."""
    head = f"{game.spec.id}.{VERSION}.{game.spec.rules_version}.{game.pack_hash[:PACK_DIGITS]}"
    head += f".{_word(viewer)}"
    content = pack(shown.to_json(), game.state_words())
    return f"{head}.{urlsafe_b64encode(_check(game, head, content) + content).decode().rstrip('=')}"


def game_of_code(code: str) -> str:
    """The name of the game that a code is of; raises InputError."""
    return _parts(code)["game"]


def read_code(game: Game[S], code: str) -> tuple[S, int | None]:
    """The position of a code, and the viewer who sees it so (None: the referee).

    Raises InputError that says what is wrong with it.
    """
    parts = _parts(code)
    spec = game.spec
    _expect("code-game", parts["game"], spec.id)
    _expect("code-version", parts["version"], str(VERSION))
    _expect("code-rules", parts["rules"], str(spec.rules_version))
    _expect("code-pack", parts["pack"], game.pack_hash[:PACK_DIGITS])
    text = parts["position"]
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error:
        raise InputError("code-damaged", "code") from None
    check, content = data[:CHECK_BYTES], data[CHECK_BYTES:]
    viewer = _viewer(parts["sees"])
    if check != _check(game, code.strip().rpartition(".")[0], content):
        raise InputError("code-damaged", "code")
    try:
        position = unpack(content, game.state_words())
    except ValueError as error:
        raise InputError("code-damaged", "code") from error
    state = game.state_from_json(position, seen=viewer is not None)
    for problem in [] if viewer is not None else state.check():
        raise InputError("code-unsound", "code", what=problem)
    return state, viewer


def _parts(code: str) -> dict[str, str]:
    found = FORM.fullmatch(code.strip())
    if found is None:
        raise InputError("code-malformed", "code")
    return found.groupdict()


def _expect(problem: str, found: str, expected: str) -> None:
    if found != expected:
        raise InputError(problem, "code", found=found, expected=expected)


def _check(game: Game[S], head: str, content: bytes) -> bytes:
    """Also of what a code does not say itself: the whole hash of the pack, and the known words."""
    known = canonical([head, game.pack_hash, list(game.state_words())])
    return blake2b(known + content, digest_size=CHECK_BYTES).digest()


def _word(viewer: int | None) -> str:
    if viewer is None:
        return REFEREE
    return WATCHING if viewer == SPECTATOR else f"p{viewer + 1}"


def _viewer(word: str) -> int | None:
    if word == REFEREE:
        return None
    return SPECTATOR if word == WATCHING else int(word[1:]) - 1
