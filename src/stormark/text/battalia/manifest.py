"""What is said and read about Battalia."""

from __future__ import annotations

from typing import Final

from stormark.text.battalia.form import battalia_form
from stormark.text.battalia.sentences import BattaliaSentences
from stormark.text.board.battalia.sections import battalia_sections
from stormark.text.manifest import TextManifest

MANIFEST: Final = TextManifest(BattaliaSentences, battalia_sections, battalia_form)
