"""What heavy work is asked, and about what.  An answer depends on nothing else.

Materials are sent to a process once and have a name there: a pack is called by its hash, a match
by its table and everything that could change what is told of it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from stormark.kernel.languages import Language
from stormark.server.workers.messages import Failed, Forget, Ready, Worked, WorkerMessage

Lang: TypeAlias = Language
Row: TypeAlias = tuple[int, int, int | None, str | None, str, Any, str]
"""A record as it is stored: see `storage.records.record_of`."""


class PackMaterial(WorkerMessage, tag="pack"):
    """A content pack that somebody brought along."""

    name: str
    game: str
    text: str


class MatchMaterial(WorkerMessage, tag="match"):
    """The match of a table: what its row says, and its log."""

    name: str
    game: str
    rules_version: int
    pack: str
    options: dict[str, Any]
    seed: bytes
    clock: dict[str, Any]
    players: list[str]
    rows: list[Row]


class FileMaterial(WorkerMessage, tag="file"):
    """A replay that somebody brought along."""

    name: str
    text: str


Material: TypeAlias = PackMaterial | MatchMaterial | FileMaterial


class Asked(WorkerMessage):
    """A question: how it is treated depends on its kind."""

    kept: ClassVar[bool] = True  # its answer; not where it is large and nobody asks the same again
    background: ClassVar[bool] = False  # nobody sits there and waits


class CheckPack(Asked, tag="check_pack"):
    """Whether a pack can be played with: its hash, and its text without what does not count."""

    kept: ClassVar[bool] = False

    game: str
    text: str


class ReviewDraft(Asked, tag="review_draft"):
    """What is to be said about a pack that somebody works on: see `workshop.review`."""

    kept: ClassVar[bool] = False

    game: str
    text: str


class BalancePart(Asked, tag="balance_part"):
    """A few games of bots with a pack: see `lab.balance_check`."""

    background: ClassVar[bool] = True

    game: str
    pack: str
    number: int


class PackChangesOf(Asked, tag="pack_changes_of"):
    """What a pack changes: see `workshop.sharing`."""

    game: str
    pack: str


class LookUp(Asked, tag="look_up"):
    """What can be looked up of a game with a pack: see `content.library`."""

    what: Literal["library", "words", "content", "pack"]
    game: str
    pack: str
    lang: str


class CheckOptions(Asked, tag="check_options"):
    """The options of a match with a pack, complete, and how long it should take."""

    game: str
    pack: str
    options: dict[str, Any]


class FitOptions(Asked, tag="fit_options"):
    """Options of a match with a pack, as far as they go together: see `lobby.fit`."""

    game: str
    pack: str
    options: dict[str, Any]
    changed: str


class FilePack(Asked, tag="file_pack"):
    """Which game and pack a file was played with."""

    match: str


class FileFacts(Asked, tag="file_facts"):
    """Whether a file is true, and what it holds."""

    match: str


class Steps(Asked, tag="steps"):
    """What happened, entry by entry."""

    match: str
    viewer: int
    since: int
    limit: int
    lang: Lang | None


class Positions(Asked, tag="positions"):
    """Positions one after the other."""

    match: str
    viewer: int
    since: int
    limit: int
    lang: Lang | None
    text: bool


class Position(Asked, tag="position"):
    """One position."""

    match: str
    viewer: int
    number: int
    lang: Lang | None


class WholePosition(Asked, tag="whole_position"):
    """A position with everything in it, for the server alone: a match may go on from there."""

    match: str
    number: int


class Past(Asked, tag="past"):
    """What a viewer was told up to the end of a match, after a record: see `Wording.page`."""

    match: str
    viewer: int
    since: int
    lang: str | None


class PlansTo(Asked, tag="plans_to"):
    """How a seat comes to a goal, from what it sees: see `table.told_plans`."""

    game: str
    pack: str
    position: dict[str, Any]
    seat: int
    verb: str
    args: dict[str, Any]
    lang: str | None
    names: list[str]


class HintsFor(Asked, tag="hints_for"):
    """What the coach advises a seat, from what it sees: see `table.told_hints`."""

    game: str
    pack: str
    position: dict[str, Any]
    seat: int
    lang: str | None
    names: list[str]


class ChancesFor(Asked, tag="chances_for"):
    """How likely every side wins, from what a seat sees: see `table.told_chances`."""

    game: str
    pack: str
    position: dict[str, Any]
    seat: int


class TryPuzzle(Asked, tag="try_puzzle"):
    """What comes of moves at a puzzle: see `content.told_puzzles`."""

    game: str
    name: str
    lang: str
    actions: list[dict[str, Any]]
    since: int


class Analysis(Asked, tag="analysis"):
    """What a match was like."""

    match: str


class ReviewPart(Asked, tag="review_part"):
    """Some moves of a finished match as the coach sees them: see `coach.review`."""

    match: str
    number: int
    lang: Lang | None


Question: TypeAlias = (
    CheckPack
    | ReviewDraft
    | BalancePart
    | PackChangesOf
    | LookUp
    | CheckOptions
    | FitOptions
    | FilePack
    | FileFacts
    | Steps
    | Positions
    | Position
    | WholePosition
    | Past
    | PlansTo
    | HintsFor
    | ChancesFor
    | TryPuzzle
    | Analysis
    | ReviewPart
)


class Answer(WorkerMessage, tag="answer"):
    """What was asked for."""

    body: msgspec.Raw


class Refusing(WorkerMessage, tag="refusing"):
    """A rule is in the way."""

    rule: str
    reason: str
    params: dict[str, Any]


class Flaw(Struct):
    """A problem of a pack."""

    message: str
    file: str
    path: str
    line: int
    params: dict[str, Any]
    texts: dict[str, str]  # by language


class Mistaken(WorkerMessage, tag="mistaken"):
    """What was asked about is no good; a pack has a list of flaws."""

    problem: str
    place: str
    params: dict[str, Any]
    flaws: list[Flaw]


Told: TypeAlias = Answer | Refusing | Mistaken

to_worker: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Question | Material | Forget)
from_worker: Final[msgspec.json.Decoder[Told | Ready | Worked | Failed]] = msgspec.json.Decoder(
    Told | Ready | Worked | Failed
)
