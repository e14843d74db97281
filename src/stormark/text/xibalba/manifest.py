"""What is said and read about Xibalba."""

from __future__ import annotations

from typing import Final

from stormark.text.board.xibalba.sections import xibalba_sections
from stormark.text.manifest import TextManifest
from stormark.text.xibalba.form import xibalba_form
from stormark.text.xibalba.sentences import XibalbaSentences
from stormark.text.xibalba.told import compared, told_card

MANIFEST: Final = TextManifest(
    XibalbaSentences, xibalba_sections, xibalba_form, told_card, compared
)
