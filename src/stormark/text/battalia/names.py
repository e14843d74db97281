"""Names of everything in a pack of Battalia, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stormark.games.battalia import words as W
from stormark.games.battalia.pack import Pack
from stormark.i18n import Catalogue
from stormark.kernel.languages import Words

UNIVERSAL = ("unbound", "fanatics")  # stand in for a faction
OTHER_CARDS = ("stardust", "chest")
ROYALS = ("queen", "king")


class Names:
    """Words of the game by their groups, and cards as everybody outside writes them."""

    def __init__(self, pack: Pack, catalogue: Catalogue) -> None:
        self._lang = catalogue.lang
        self.t = catalogue.t
        self._groups: Mapping[str, Mapping[str, Words]] = {
            "faction": {
                **{faction.id: faction.name for faction in pack.factions},
                **{name: pack.names[f"universal_units.{name}"] for name in UNIVERSAL},
            },
            "terrain": pack.terrains,
            "kind": dict(_kinds(pack)),
            "potion": {potion.id: potion.name for potion in pack.potions},
            "building": {building.id: building.name for building in pack.buildings},
            "npc": {npc: pack.names[f"npcs.{npc}"] for npc in W.NPCS},
            "shape": {shape: pack.names[f"shapes.{shape}"] for shape in W.SHAPES},
            "storm": {str(effect.number): effect.name for effect in pack.storm_effects},
        }

    def say(self, words: Words) -> str:
        """A name or text of the pack in this language."""
        return words[self._lang]

    def word(self, group: str, word: str) -> str:
        """The name of a word; of a group the pack does not know, a message says it."""
        if group in self._groups:
            return self.say(self._groups[group][word])
        return self.t(f"{group}-{word}")

    def all(self) -> dict[str, dict[str, str]]:
        """Every group of the pack."""
        return {
            group: {word: self.say(name) for word, name in words.items()}
            for group, words in self._groups.items()
        }

    def card(self, ref: str, lender: str = "") -> str:
        """The name of a card, and what happened to this copy; `lender` is a player's name.

        `lord.islanders>weapon` is a Lord of the Islanders that counts as a Weapon.
        """
        parts = W.CARD.fullmatch(ref)
        if parts is None:
            return ref
        kind, _, faction = parts["kind"].partition(".")
        name = self.word("kind", kind)
        if faction:
            name = self.t("card-of", card=name, faction=self.word("faction", faction))
        if parts["form"]:
            name = self.t("card-as", card=name, form=self.word("kind", parts["form"]))
        if parts["fate"]:
            name = self.t("card-copy", card=name)
        if parts["named"] or parts["copies"]:
            name = self.t("card-times", card=name, copies=int(parts["copies"] or 2))
        return self.t("card-lent", card=name, player=lender) if lender else name


def lender_of(ref: str) -> int | None:
    """The seat a card was borrowed from.

    >>> lender_of("lord.islanders@2"), lender_of("supply")
    (1, None)
    """
    parts = W.CARD.fullmatch(ref)
    return int(parts["lender"]) - 1 if parts is not None and parts["lender"] else None


def _kinds(pack: Pack) -> Iterator[tuple[str, Words]]:
    """Cards by their kind, whatever their faction."""
    for unit in pack.units:
        yield unit.id, unit.name
    for artefact in pack.artefacts:
        yield artefact.id, artefact.name
    for great in pack.great_artefacts:
        yield great.id, great.name
    for fate in pack.fate_cards:
        yield fate.id, fate.name
    yield "supply", pack.names["supply"]
    for other in OTHER_CARDS:
        yield other, pack.names[f"other_cards.{other}"]
    for royal in ROYALS:
        yield royal, pack.names[f"royals.{royal}"]
