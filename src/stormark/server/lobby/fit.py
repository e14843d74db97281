"""Options that fit together: what somebody decided for stays as far as the rules let it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct, convert

from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.option_field import NUMBER, OptionField
from stormark.kernel.refusal import InputError, Refusal
from stormark.server.lobby.create import set_up
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.sanitize import check_plain


class OptionSummary(Struct, omit_defaults=True):
    """An option of a game: see `OptionField`."""

    name: str
    kind: Literal["switch", "number", "word", "words"]
    default: Any
    low: int | None = None
    high: int | None = None
    special: list[int] = []
    words: list[str] = []
    most: int | None = None
    gaps: bool = False


def option_summaries(game: Game[Any]) -> list[OptionSummary]:
    return [convert(field.to_json(), OptionSummary) for field in game.option_fields()]


class GivenWay(Struct):
    """A decision that had to give way, and what was in its way."""

    name: str
    value: Any
    problem: str = ""
    rule: str = ""
    reason: str = ""
    params: dict[str, Any] = {}
    text: str = ""


class FittedOptions(Struct):
    """The options of a match, complete; what is left of the decisions, and what is not.

    `fields` describes the options: those of a pack may offer other words than the game's own.
    """

    options: dict[str, Any]
    chosen: dict[str, Any]
    dropped: list[GivenWay]
    fields: list[OptionSummary]


def fitted_options(game: Game[Any], options: Mapping[str, Json], changed: str) -> FittedOptions:
    """Lay decisions on each other in the order in which the game lists its options.

    A later one gives way to an earlier one.  The option that was `changed` last does not: whoever
    just chose it is told what forbids it (InputError or LobbyRefusal).
    """
    check_plain(dict(options), "options")
    fields = {field.name: field for field in game.option_fields()}
    for name in options:
        if name not in fields:
            set_up(game, {name: options[name]})  # says that there is no such option
    chosen: dict[str, Json] = {}
    setup = set_up(game, chosen)
    dropped: list[GivenWay] = []
    for name in (name for name in fields if name in options):
        first: GivenWay | None = None
        for value in _values(fields[name], options[name], setup):
            found = _tried(game, {**chosen, name: value})
            if isinstance(found, Setup):
                setup, chosen[name] = found, value
                break
            if name == changed:
                raise found
            first = first or _given(name, options[name], found)
        if first is not None:
            dropped.append(first)
    return FittedOptions(dict(setup.options), chosen, dropped, option_summaries(game))


def kept_beside(
    game: Game[Any], given: Mapping[str, Json], kept: Mapping[str, Json]
) -> Mapping[str, Json]:
    """Options with what is given now; what was chosen before stays as far as that lets it.

    Raises InputError or LobbyRefusal if what is given cannot be.
    """
    check_plain(dict(given), "options")
    whole = _tried(game, {**kept, **given})
    if isinstance(whole, Setup):
        return whole.options
    chosen = dict(given)
    setup = _tried(game, chosen)
    if not isinstance(setup, Setup):
        raise whole  # with what was left out it says best what is in the way
    for field in game.option_fields():
        if field.name in given or field.name not in kept:
            continue
        for value in _values(field, kept[field.name], setup):
            found = _tried(game, {**chosen, field.name: value})
            if isinstance(found, Setup):
                setup, chosen[field.name] = found, value
                break
    return setup.options


def _tried(game: Game[Any], options: Mapping[str, Json]) -> Setup | LobbyRefusal | InputError:
    try:
        setup = game.setup(options)
    except InputError as error:
        return error
    return LobbyRefusal(setup) if isinstance(setup, Refusal) else setup


def _values(field: OptionField, wanted: Json, setup: Setup) -> Iterator[Json]:
    """What was wanted, then what comes closest to it: a list by seats goes with the seats."""
    if field.gaps and isinstance(wanted, list):
        players = setup.options["players"]
        assert isinstance(players, int)
        yield wanted[:players]
        return
    yield wanted
    usual = setup.options[field.name]
    if field.kind == NUMBER and type(wanted) is int and isinstance(usual, int):
        assert field.low is not None
        assert field.high is not None
        nearest = min(max(wanted, field.low), field.high)
        yield from range(nearest, usual, 1 if usual > nearest else -1)


def _given(name: str, value: Json, why: LobbyRefusal | InputError) -> GivenWay:
    if isinstance(why, InputError):
        return GivenWay(name, value, problem=why.problem, params=dict(why.params))
    refusal = why.refusal
    return GivenWay(
        name, value, rule=refusal.rule, reason=refusal.reason, params=dict(refusal.params)
    )
