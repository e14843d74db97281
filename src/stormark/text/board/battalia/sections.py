"""A table of Battalia in words, part by part."""

from __future__ import annotations

from stormark.kernel.json import JsonDict
from stormark.text.board.battalia.fields import field_rows
from stormark.text.board.battalia.model import Board, read_board
from stormark.text.board.battalia.players import (
    all_cards,
    player_heading,
    player_texts,
    team_text,
)
from stormark.text.board.battalia.situation import battle_texts, oracle_text, time_text
from stormark.text.board.battalia.stock import stock_texts
from stormark.text.board.battalia.words import BattaliaWords
from stormark.text.board.section import Section, section
from stormark.text.speaker import Speaker


def battalia_sections(view: JsonDict, speaker: Speaker) -> list[Section]:
    """Everything the viewer may know of the position."""
    board, words = read_board(view), BattaliaWords(speaker)
    own = board.own
    return [
        section(words.t("title", week=board.week, day=board.day), _now(board, words)),
        *([] if own is None else [section(words.t("section-own"), all_cards(own, words))]),
        *(
            section(player_heading(player, words), player_texts(player, words))
            for player in board.players
        ),
        section(words.t("section-map")),
        *(section(row, fields, level=2) for row, fields in field_rows(board, words)),
        section(words.t("section-stock"), stock_texts(board, words)),
    ]


def _now(board: Board, words: BattaliaWords) -> list[str]:
    """What time it is, whose turn it is, and what they fight for."""
    lines = [time_text(board, words), oracle_text(board, words)]
    if board.acting:
        lines.append(words.t("turn-of", players=words.players(board.acting)))
    lines += filter(None, [team_text(board, words)])
    for battle in board.battles:
        lines += battle_texts(battle, words)
    return lines
