"""A table of Xibalba in words, part by part."""

from __future__ import annotations

from stormark.kernel.json import JsonDict
from stormark.text.board.section import Section, section
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
from stormark.text.xibalba.shown import typed


def xibalba_sections(view: JsonDict, speaker: Speaker) -> list[Section]:
    """Everything the viewer may know of the position."""
    shown, words = typed(view), XibalbaWords(speaker)
    turn = shown["turn"]
    phase = speaker.word("phase", turn["phase"])
    player = words.player(turn["seat"])
    title = words.t("title", turn=turn["number"], player=player, phase=phase)
    goal = words.t("goal", target=shown["target"], mode=shown["mode"])
    under_way = situation_texts(shown, words)
    return [
        section(title, [goal, ark_text(shown, words)]),
        *([section(words.t("section-under-way"), under_way)] if under_way else ()),
        *(
            section(base_heading(player, words), base_texts(shown, player, words))
            for player in shown["players"]
        ),
        section(words.t("section-market"), market_texts(shown, words)),
        section(words.t("label-dice"), dice_texts(shown, words)),
    ]
