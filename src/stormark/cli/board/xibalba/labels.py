"""Short labels for the options of Xibalba."""

from __future__ import annotations

from typing import Final

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.text.board.xibalba.model import Board
from stormark.text.board.xibalba.words import XibalbaWords

COMMON_ACTIONS: Final = (
    *("reorganize", "pharmaceuticals", "weapon_technology", "tactical_assault"),
    *("harvest", "upgrade"),
)
FACE_VERBS: Final = ("keep", "gather", "exchange", "remove")
GROUPS: Final = (
    *("attack", "enter", "gather", "exchange", "keep", "buy", "activate", "common", ""),
    *("discard", "remove"),
)


class Labels:
    """The labels of one decision."""

    def __init__(
        self, decision: Decision, view: JsonDict, board: Board, words: XibalbaWords
    ) -> None:
        self._decision = decision
        self._view = view
        self._board = board
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
            pile = self._board.bases[self._decision.seat].pile(f"field.{args['field']}")
            return verb, f"{pile.place[-1]}: {self._words.speaker.card_name(str(pile.top))}"
        if verb in COMMON_ACTIONS:
            price = self._board.bases[self._decision.seat].costs[verb]
            return "common", f"{self._words.speaker.word('action-name', verb)} [{price}]"
        return "", self._words.speaker.option(action, self._decision, self._view)

    def _attack(self, action: Action) -> str:
        target = action.args["target"]
        attacks, criticals = (int(str(action.args[key])) for key in ("attacks", "criticals"))
        name = self._words.player(target) if isinstance(target, int) else self._words.t("label-ark")
        label = f"{name} {'A' * attacks}{'C' * criticals}"
        attacker = self._board.bases[self._decision.seat].attacker
        if attacker is None:
            return label
        power = (attacks + criticals) * attacker["power"] + criticals * attacker["critical"]
        return f"{label}={power + attacker['bonus']}"

    def _buy(self, action: Action) -> str:
        kind, _, number = str(action.args["slot"]).partition(".")
        ref = self._card_in_slot(kind, int(number))
        price = self._board.bases[self._decision.seat].prices[kind][int(number) - 1]
        where = f" → {action.args['field']}" if "field" in action.args else ""
        return f"{self._words.speaker.card_name(ref)} [{price}]{where}"

    def _discard(self, place: str) -> str:
        kind, _, number = place.partition(".")
        if place == "warhost" or kind == "field":
            pile = self._board.bases[self._decision.seat].pile(place)
            return f"{self._words.place(place)}: {self._words.speaker.card_name(str(pile.top))}"
        return f"{self._words.t('deck-initial', kind=kind)}{number}"

    def _card_in_slot(self, kind: str, number: int) -> str:
        deck = next(deck for deck in self._board.decks if deck.kind == kind)
        return str(deck.market[number - 1])
