"""A table of Battalia in words, part by part."""

from __future__ import annotations

from typing import cast

from stormark.games.battalia.view.types import BattaliaView
from stormark.kernel.json import JsonDict
from stormark.text.board.battalia.fields import field_rows
from stormark.text.board.battalia.players import (
    all_cards,
    own_player,
    player_heading,
    player_texts,
    team_text,
)
from stormark.text.board.battalia.situation import battle_texts, oracle_text, time_text
from stormark.text.board.battalia.stock import stock_texts
from stormark.text.board.battalia.words import BattaliaWords
from stormark.text.board.section import Section, section
from stormark.text.speaker import Speaker


def battalia_sections(shown: JsonDict, speaker: Speaker) -> list[Section]:
    """Everything the viewer may know of the position."""
    view, words = cast(BattaliaView, shown), BattaliaWords(speaker)
    own = own_player(view)
    return [
        section(words.t("title", week=view["week"], day=view["day"]), _now(view, words)),
        *([] if own is None else [section(words.t("section-own"), all_cards(own, words))]),
        *(
            section(player_heading(player, words), player_texts(player, words))
            for player in view["players"]
        ),
        section(words.t("section-map")),
        *(section(row, fields, level=2) for row, fields in field_rows(view, words)),
        section(words.t("section-stock"), stock_texts(view, words)),
    ]


def _now(view: BattaliaView, words: BattaliaWords) -> list[str]:
    """What time it is, whose turn it is, and what they fight for."""
    lines = [time_text(view, words), oracle_text(view, words)]
    if view["turn"]["seats"]:
        lines.append(words.t("turn-of", players=words.players(view["turn"]["seats"])))
    lines += filter(None, [team_text(view, words)])
    for battle in view["battles"]:
        lines += battle_texts(battle, words)
    return lines
