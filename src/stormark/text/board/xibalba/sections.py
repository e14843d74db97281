"""A table of Xibalba in words, part by part."""

from __future__ import annotations

from stormark.kernel.json import JsonDict
from stormark.text.board.section import Section, section
from stormark.text.board.xibalba.model import read_board
from stormark.text.board.xibalba.parts import (
    ark_text,
    base_heading,
    base_texts,
    dice_texts,
    market_texts,
)
from stormark.text.board.xibalba.situation import situation_texts
from stormark.text.board.xibalba.words import XibalbaWords
from stormark.text.speaker import Speaker


def xibalba_sections(view: JsonDict, speaker: Speaker) -> list[Section]:
    """Everything the viewer may know of the position."""
    board, words = read_board(view), XibalbaWords(speaker)
    phase = speaker.word("phase", board.phase)
    title = words.t("title", turn=board.turn, player=words.player(board.turn_seat), phase=phase)
    goal = words.t("goal", target=board.target, mode=board.mode)
    under_way = situation_texts(board, words)
    return [
        section(title, [goal, ark_text(board, words)]),
        *([section(words.t("section-under-way"), under_way)] if under_way else ()),
        *(
            section(base_heading(base, words), base_texts(board, base, words))
            for base in board.bases
        ),
        section(words.t("section-market"), market_texts(board, words)),
        section(words.t("label-dice"), dice_texts(board, words)),
    ]
