"""The words of a view that name places, types and actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.view.types import BasePlace, CardType, CommonAction
from stormark.games.xibalba.words import PLACES

BASE_PLACES = cast(Sequence[BasePlace], PLACES[: L.BASE_PILES])
TYPES = cast(Sequence[CardType], V.TYPE_WORDS)
ACTIONS = cast(Sequence[CommonAction], V.ACTION_WORDS)
