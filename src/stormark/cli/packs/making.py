"""Packs from nothing, and to and from a spreadsheet."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from stormark.cli.packs.source import NamedPack, named_packs
from stormark.games.registry import NAMES
from stormark.i18n import Catalogue
from stormark.kernel.files import read_text_file, write_atomically
from stormark.kernel.packs.changes import pack_text, write_new
from stormark.kernel.packs.differences import differences
from stormark.kernel.packs.header import OWN
from stormark.kernel.packs.problem import PackError
from stormark.kernel.packs.spreadsheet import from_csv, located, to_csv, with_rows
from stormark.kernel.refusal import InputError


def new_pack(catalogue: Catalogue, game: str, file: str) -> int:
    """Write a commented skeleton that can be played as it is."""
    if game not in NAMES:
        raise InputError("argument-unknown", "GAME", found=game, allowed=", ".join(NAMES))
    name = f"{game}.{catalogue.lang}.toml"
    text = resources.files("stormark.cli.packs").joinpath("skeletons", name).read_text("utf-8")
    write_new(Path(file), text)
    print(catalogue.t("cli-pack-written", file=file))
    return 0


def export_pack(catalogue: Catalogue, pack: str, file: str, game: str) -> int:
    """Write the cards of a pack as a spreadsheet."""
    (named,) = named_packs((pack,), game)
    text = to_csv(named.format, named.tables())
    write_atomically(Path(file), f"\ufeff{text}")  # spreadsheets know UTF-8 by this mark
    print(catalogue.t("cli-pack-exported", file=file, count=text.count("\n") - 1))
    return 0


def import_pack(catalogue: Catalogue, sheet: str, file: str, base: str, game: str) -> int:
    """Make a pack of a spreadsheet: what differs from the pack it is based on."""
    (named,) = named_packs((base,), game)
    target = Path(file)
    if named.path is not None and named.path.absolute().parent != target.absolute().parent:
        raise InputError("cli-pack-base-beside", "--base", found=base)
    old, name = named.tables(), Path(sheet).name
    rows = from_csv(named.format, read_text_file(Path(sheet)), name)
    new = with_rows(named.format, old, rows)
    problems = named.format.check(named.format.data(new), name)
    if problems:
        raise PackError([located(problem, rows, name) for problem in problems])
    text = pack_text(named.format, named.game, named.path, old, new)
    write_new(target, text)
    found = {(change.section, change.entry) for change in differences(old, new)}
    print(catalogue.t("cli-pack-imported", file=file, count=len(found), base=_shown(named)))
    return 0


def _shown(pack: NamedPack) -> str:
    return OWN if pack.path is None else pack.path.name
