"""Words of the games that ids of messages are made of, by group."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stormark.games.battalia import actions as battalia_actions
from stormark.games.battalia import decisions as battalia_decisions
from stormark.games.battalia import events as battalia_events
from stormark.games.battalia.pack import base_pack
from stormark.games.battalia.view.words import DIRECTIONS
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.decisions import KINDS
from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.registry import OP_WORDS, OPERATIONS
from stormark.games.xibalba.effects.words import ANY_CARD, COUNTERS, PAY
from stormark.games.xibalba.events import CAUSE_WORDS, SPECS
from stormark.games.xibalba.options import MODES
from stormark.games.xibalba.words import FACES, PHASES, PLACES
from stormark.i18n import Catalogue
from stormark.lab.battalia import habits as battalia_habits
from stormark.lab.battalia import reader as battalia_analysis
from stormark.lab.battalia import uses as battalia_uses
from stormark.lab.xibalba import habits as xibalba_habits
from stormark.lab.xibalba import reader as xibalba_analysis
from stormark.lab.xibalba import watch as xibalba_lab
from stormark.text.battalia import labels as battalia_labels
from stormark.text.battalia.form import battalia_form
from stormark.text.battalia.names import OTHER_CARDS, ROYALS
from stormark.text.form import PackForm
from stormark.text.xibalba import labels as xibalba_labels
from stormark.text.xibalba.form import xibalba_form
from stormark.text.xibalba.things import ACTION_RULES
from stormark.text.xibalba.vocabulary import PRICES

# questions that stand in the pack, with the Great Artefact that asks
GREAT_QUESTIONS = {path.rpartition(".")[2] for path in base_pack().names if ".questions." in path}
COUNTED = ("turns", "decisions")  # what a balance report counts in every game


class Asked(Catalogue):
    """Notes which messages it is asked for."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game)
        self.asked: set[str] = set()

    def t(self, message: str, **args: object) -> str:
        self.asked.add(message)
        return super().t(message, **args)


def asked_by_form(game: str, form: Callable[[Catalogue], PackForm]) -> list[str]:
    """The words of the form of a game's cards."""
    catalogue = Asked("en", game)
    form(catalogue)
    return [name.removeprefix("form-") for name in catalogue.asked if name.startswith("form-")]


TABLES: Mapping[str, Mapping[str, Sequence[str]]] = {
    "xibalba": {
        "event": [spec[0] for spec in SPECS],
        "prompt": KINDS,
        "option": list(VERBS.by_word),
        "op": OP_WORDS,
        "change": V.CHANGE_WORDS,
        "change-name": V.CHANGE_WORDS,
        "face": FACES,
        "die": V.DIE_WORDS,
        "place": [place.partition(".")[0] for place in PLACES],
        "type": V.TYPE_WORDS,
        "deck": V.TYPE_WORDS,
        "phase": PHASES,
        "tag": V.TAG_WORDS,
        "mode": MODES,
        "moment": V.TRIGGER_WORDS,
        "cause": CAUSE_WORDS,
        "action-name": [*ACTION_RULES, *V.ACTION_WORDS],
        "price": PRICES,
        "until": V.UNTIL_WORDS,
        "label": xibalba_labels.LABELS,
        "use": [*xibalba_lab.USES, *xibalba_habits.HABITS.words],
        "number": [*COUNTED, "paragon"],
        "series": xibalba_analysis.SERIES,
        "source": xibalba_analysis.SOURCES,
        "deed": xibalba_analysis.DEEDS,
        "dice": V.DIE_WORDS,
        "form": asked_by_form("xibalba", xibalba_form),
        "told-op": [one.word + (f"-{one.what}" if one.what else "") for one in OPERATIONS],
        "told-moment": V.TRIGGER_WORDS,
        "told-if": list(CONDITIONS),
        "told-until": V.UNTIL_WORDS,
        "told-pay": list(PAY),
        "told-who": V.WHO_WORDS,
        "told-per": COUNTERS,
        "told-on": sorted(set(V.FACE_WORDS)),
        "told-bought": ANY_CARD.words,
    },
    "battalia": {
        "event": [spec[0] for spec in battalia_events.SPECS],
        "prompt": sorted({*battalia_decisions.kinds_of_decisions(), "great"} - GREAT_QUESTIONS),
        "option": list(battalia_actions.VERBS.by_word),
        "action-name": battalia_labels.LINES,
        "place": battalia_labels.PLACES,
        "label": battalia_labels.LABELS,
        "direction": DIRECTIONS,
        "card": [*ROYALS, *OTHER_CARDS, "supply"],
        "cause": battalia_events.END_WORDS,
        "use": [*battalia_uses.WORDS, *battalia_habits.HABITS.words],
        "number": [*COUNTED, "days", "deck", "points", "lead"],
        "series": battalia_analysis.SERIES,
        "source": battalia_analysis.SOURCES,
        "deed": battalia_analysis.DEEDS,
        "dice": ["amulet"],
        "form": asked_by_form("battalia", battalia_form),
    },
}
