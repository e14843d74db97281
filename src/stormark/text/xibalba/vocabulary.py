"""Words of Xibalba in a language: players, cards, dice, and the arguments of sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from stormark.games.xibalba.pack import CardDef, Faction, Pack
from stormark.i18n import Catalogue
from stormark.kernel.json import Json

SEATS = {"seat": "player", "owner": "player", "from_seat": "other"}
CARDS = ("card", "by_card", "blocker", "covered")
FACTIONS = ("faction", "one", "other")
FACES = ("face", "from_face", "to_face")
NAMED_WORDS = {"action": "action-name", "moment": "moment"}  # groups of messages
PRICES = ("resources", "paragon", "life")


class Vocabulary:
    """The words of one pack, one language and one table of players."""

    def __init__(self, pack: Pack, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.t = catalogue.t
        self.cards: Mapping[str, CardDef] = {card.id: card for card in pack.cards}
        self.factions: Mapping[str, Faction] = {faction.id: faction for faction in pack.factions}
        self._names = tuple(names)

    # --- names

    def player(self, seat: int) -> str:
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.t("player-number", number=seat + 1)

    def card_def(self, ref: str) -> CardDef | None:
        """The card of a reference; None for a card that a scenario has made up."""
        return self.cards.get(ref.partition("#")[0])

    def card_name(self, ref: str) -> str:
        card = self.card_def(ref)
        return ref.partition("#")[0] if card is None else self._in_language(card)

    def faction_name(self, faction: str) -> str:
        known = self.factions.get(faction)
        return faction if known is None else self._in_language(known)

    def _in_language(self, named: CardDef | Faction) -> str:
        return named.name[self.catalogue.lang]

    def printed_text(self, printed: CardDef | Faction) -> str:
        """The text of a card, or the motto of a faction."""
        words = printed.text if isinstance(printed, CardDef) else printed.blurb
        return words[self.catalogue.lang]

    def word(self, group: str, word: str) -> str:
        """A word of the game; the number of a place such as field.2 is filled in."""
        name, dot, number = word.partition(".")
        return self.t(f"{group}-{name}", number=int(number)) if dot else self.t(f"{group}-{name}")

    # --- lists

    def faces(self, faces: Iterable[str]) -> str:
        """Dice, equal ones counted: `2 × attack symbol, critical hit`."""
        return ", ".join(
            self.word("face", face)
            if number == 1
            else self.t("several", number=number, what=self.word("face", face))
            for face, number in Counter(faces).items()
        )

    def quoted(self, refs: Iterable[str]) -> str:
        return ", ".join(self.t("quoted", text=self.card_name(ref)) for ref in refs)

    def both(self, parts: Sequence[str]) -> str:
        """One or two parts, joined by `and`."""
        return parts[0] if len(parts) == 1 else self.t("and", one=parts[0], other=parts[1])

    def symbols(self, attacks: int, criticals: int) -> str:
        parts = []
        if attacks or not criticals:
            parts.append(self.t("symbols-attacks", number=attacks))
        if criticals:
            parts.append(self.t("symbols-criticals", number=criticals))
        return self.both(parts)

    def price(self, price: Mapping[str, object]) -> str:
        """A price in resources, Paragon and life points; empty if there is none."""
        return ", ".join(
            self.t(f"price-{kind}", number=price[kind]) for kind in PRICES if price.get(kind)
        )

    # --- arguments of sentences

    def arguments(self, values: Mapping[str, Json]) -> dict[str, object]:
        """The values of an event, option or refusal as messages want them.

        The name of a value tells what it is.  Words stay as they are, for messages to select by;
        of a place such as field.2 the number becomes a value of its own.
        """
        said: dict[str, object] = {}
        for name, value in values.items():
            self._add(said, name, value)
        if "cause" in values:
            said["reason"] = self._reason(values)
        if "attacks" in values and "criticals" in values:
            said["symbols"] = self.symbols(_int(values["attacks"]), _int(values["criticals"]))
        return said

    def _add(self, said: dict[str, object], name: str, value: Json) -> None:
        if name in SEATS:
            said["owned"] = "no" if value is None else "yes"
            said[SEATS[name]] = "" if value is None else self.player(_int(value))
        elif name == "attack_target":
            said[name] = "ark" if value == "ark" else "base"
            said["target_player"] = "" if value == "ark" else self.player(_int(value))
        elif name == "change":
            said["amount"] = abs(_int(value))
            said["direction"] = "up" if _int(value) > 0 else "down"
        elif name in CARDS:
            said[name] = "" if value is None else self.card_name(str(value))
        elif name in FACTIONS:
            said[name] = self.faction_name(str(value))
        elif name in FACES:
            said[name] = self.word("face", str(value))
        elif name == "faces" and isinstance(value, list):
            said[name] = self.faces(str(face) for face in value)
        elif name == "cards" and isinstance(value, list):
            said[name] = self.quoted(str(ref) for ref in value)
        elif isinstance(value, dict):
            said[f"{name}_text"] = self.price(value)
            said["priced"] = "yes" if said[f"{name}_text"] else "no"
        elif isinstance(value, str):
            said[name], dot, number = value.partition(".")
            if dot:
                said[f"{name}_number"] = int(number)
            if name in NAMED_WORDS:
                said[f"{name}_name"] = self.word(NAMED_WORDS[name], value)
        else:
            said[name] = value

    def _reason(self, values: Mapping[str, Json]) -> str:
        """Why something changed: the card whose effect it was, or the cause by name."""
        card = values.get("card")
        if values["cause"] == "effect" and card is not None:
            return self.quoted([str(card)])
        return self.word("cause", str(values["cause"]))


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value
