"""The options of a decision as a numbered menu, grouped by what they do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len

from stormark.cli.board.model import Board
from stormark.cli.board.words import Words
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict

COMMON_ACTIONS: Final = (
    *("reorganize", "pharmaceuticals", "weapon_technology", "tactical_assault"),
    *("harvest", "upgrade"),
)
FACE_VERBS: Final = ("keep", "gather", "exchange", "remove")
HEADING: Final = 12
GAP: Final = 2


@dataclass
class Group:
    """Options of one kind: a heading, and each option's number and short label."""

    heading: str
    items: list[tuple[int, str]] = field(default_factory=list)


class Menu:
    """The options of one decision."""

    def __init__(self, decision: Decision, view: JsonDict, board: Board, words: Words) -> None:
        self._decision = decision
        self._view = view
        self._board = board
        self._words = words

    def groups(self) -> list[Group]:
        """The options by kind, in the order in which the engine lists them."""
        groups: dict[str, Group] = {}
        for number, action in enumerate(self._decision.actions, 1):
            kind, label = self._entry(action)
            if kind not in groups:
                groups[kind] = Group(self._words.t("verb", verb=kind) if kind else "")
            groups[kind].items.append((number, label))
        return list(groups.values())

    def lines(self, width: int) -> list[str]:
        """The groups as lines of at most `width` columns."""
        lines: list[str] = []
        for group in self.groups():
            indent = HEADING if group.heading else GAP
            line = group.heading.ljust(indent)
            if cell_len(line) > indent:
                line = line[: indent - 2] + "… "
            empty = True
            for number, label in group.items:
                item = f"{number} {label}"
                if not empty and cell_len(line) + GAP + cell_len(item) > width:
                    lines.append(line)
                    line, empty = " " * indent, True
                line += item if empty else " " * GAP + item
                empty = False
            lines.append(line)
        return lines

    def full(self) -> list[str]:
        """Every option as a sentence of its own."""
        return [
            f"{number}. {self._words.speaker.option(action, self._decision, self._view)}"
            for number, action in enumerate(self._decision.actions, 1)
        ]

    def _entry(self, action: Action) -> tuple[str, str]:
        """The group of an option and its short label inside it; '' for the group of the rest."""
        args = action.args
        verb = action.verb
        if verb in FACE_VERBS:
            return verb, str(args["face"])
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
        return self._words.speaker.card_name(self._card_in_slot(kind, int(number)))

    def _card_in_slot(self, kind: str, number: int) -> str:
        deck = next(deck for deck in self._board.decks if deck.kind == kind)
        return str(deck.market[number - 1])
