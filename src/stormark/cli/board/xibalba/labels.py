"""Short labels for the options of Xibalba."""

from __future__ import annotations

from typing import Final

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.text.board.xibalba.words import XibalbaWords
from stormark.text.xibalba.shown import aim_of, card_for_sale, pile_of, price_of, typed

FACE_VERBS: Final = ("keep", "gather", "exchange", "remove")
GROUPS: Final = (
    *("attack", "enter", "gather", "exchange", "keep", "buy", "activate", "common", ""),
    *("discard", "remove"),
)


class Labels:
    """The labels of one decision."""

    def __init__(self, decision: Decision, view: JsonDict, words: XibalbaWords) -> None:
        self._decision = decision
        self._view = view
        self._me = typed(view)["players"][decision.seat]
        self._words = words

    def entry(self, action: Action) -> tuple[str, str]:
        """The group of an option and its short label inside it; '' for the group of the rest."""
        args = action.args
        verb = action.verb
        if verb in FACE_VERBS:
            return verb, str(args["face"])
        if verb == "enter":
            paid = str(args["with"])
            return verb, self._words.t("free") if paid == "free" else paid
        if verb == "keep_all":
            return "keep", self._words.t("everything")
        if verb == "attack":
            return verb, self._attack(action)
        if verb == "buy":
            return verb, self._buy(action)
        if verb == "discard":
            return verb, self._discard(str(args["place"]))
        if verb == "activate":
            top = pile_of(self._me, f"field.{args['field']}")["top"]
            return verb, f"{args['field']}: {self._words.speaker.card_name(str(top))}"
        for common, cost in self._me["costs"].items():
            if common == verb and cost is not None:
                name = self._words.speaker.word("action-name", verb)
                return "common", f"{name} [{cost['total']}]"
        return "", self._words.speaker.option(action, self._decision, self._view)

    def _attack(self, action: Action) -> str:
        target = action.args["target"]
        attacks, criticals = (int(str(action.args[key])) for key in ("attacks", "criticals"))
        name = self._words.player(target) if isinstance(target, int) else self._words.t("label-ark")
        label = f"{name} {'A' * attacks}{'C' * criticals}"
        aim = aim_of(self._me, target, attacks, criticals)
        return label if aim is None else f"{label}={aim['power']}"

    def _buy(self, action: Action) -> str:
        slot = str(action.args["slot"])
        ref, price = card_for_sale(typed(self._view), slot), price_of(self._me, slot)
        assert price is not None
        where = f" → {action.args['field']}" if "field" in action.args else ""
        return f"{self._words.speaker.card_name(str(ref))} [{price['total']}]{where}"

    def _discard(self, place: str) -> str:
        kind, _, number = place.partition(".")
        if place == "warhost" or kind == "field":
            top = pile_of(self._me, place)["top"]
            return f"{self._words.place(place)}: {self._words.speaker.card_name(str(top))}"
        return f"{self._words.t('deck-initial', kind=kind)}{number}"
