"""Whole cards, storm effects, potions, buildings and factions, in several lines."""

from __future__ import annotations

from collections.abc import Iterator

from stormark.games.battalia import words as W
from stormark.kernel.languages import Words
from stormark.text.battalia.names import OTHER_CARDS, ROYALS
from stormark.text.battalia.vocabulary import Vocabulary
from stormark.text.sentences import CardLine

ABILITIES = {  # of Metamorpha, by the terrain she is on (B-META-12 to -18)
    "verdant_woods": "free_move",
    "rocky_mountains": "free_upgrade",
    "red_canyons": "ranged_attack",
    "emerald_lakes": "promote",
    "protojungle": "draw",
    "frost_fields": "double_unit",
}
KINDS = {"storm": "storm", "potion": "potion", "building": "building"}  # all others are cards


class Things:
    """What can be looked up besides rules and terms."""

    def __init__(self, words: Vocabulary) -> None:
        self._words = words
        self._pack = words.pack
        self._say = words.names.say
        self.t = words.t

    def card(self, ref: str) -> str:
        """A card as printed, with the name of this copy first."""
        parts = W.CARD.fullmatch(ref)
        kind = ref if parts is None else parts["kind"].partition(".")[0]
        lines = self.text("card", kind).splitlines()
        return "\n".join([self._words.card(ref), *lines[1:]])

    def text(self, kind: str, name: str) -> str:
        """The whole text of a card, storm effect, potion or building."""
        if kind == "storm":
            effect = next(effect for effect in self._pack.storm_effects if effect.id == name)
            title = self.t("storm-title", number=effect.number, name=self._say(effect.name))
            return f"{title}\n{self._say(effect.effect)}"
        if kind == "potion":
            potion = next(potion for potion in self._pack.potions if potion.id == name)
            days = self.t("potion-days", days=potion.days)
            return f"{self._say(potion.name)}\n{days}\n{self._say(potion.effect)}"
        if kind == "building":
            building = next(one for one in self._pack.buildings if one.id == name)
            supplies = self._words.word("kind", building.supplies)
            says = self.t("building-supplies", card=supplies)
            return f"{self._say(building.name)}\n{says}"
        return "\n".join([self._words.word("kind", name), *self._printed(name)])

    def _printed(self, name: str) -> Iterator[str]:
        for unit in self._pack.units:
            if unit.id == name:
                hirer = W.RANKS[unit.recruiter_rank - 1]
                yield self.t("card-unit", rank=unit.rank, supply=unit.supply, by=self._rank(hirer))
        for artefact in self._pack.artefacts:
            if artefact.id == name:
                buyer = W.RANKS[artefact.buyer_rank - 1]
                yield self.t("card-artefact", supply=artefact.supply, by=self._rank(buyer))
                yield self._say(artefact.effect)
                yield self.t("card-enlightened", text=self._say(artefact.enlightened))
        for great in self._pack.great_artefacts:
            if great.id == name:
                yield self.t("card-great")
                yield self._say(great.effect)
                if great.todo:
                    yield self.t("card-todo")
        for fate in self._pack.fate_cards:
            if fate.id == name:
                yield self.t("card-fate")
                yield self._say(fate.first)
                yield self._say(fate.stardust_text)
        if name in (*ROYALS, *OTHER_CARDS, "supply"):
            yield self.t(f"card-{name}")

    def _rank(self, rank: str) -> str:
        return self._words.word("kind", rank)

    def card_lines(self) -> Iterator[CardLine]:
        """Every kind of card, then storm effects, potions and buildings."""
        pack = self._pack
        for unit in pack.units:
            yield self._line(unit.id, "unit", unit.name)
        for royal in ROYALS:
            yield self._line(royal, "royal", pack.names[f"royals.{royal}"])
        for artefact in pack.artefacts:
            yield self._line(artefact.id, "artefact", artefact.name)
        for great in pack.great_artefacts:
            yield self._line(great.id, "great_artefact", great.name)
        for fate in pack.fate_cards:
            yield self._line(fate.id, "fate", fate.name)
        yield self._line("supply", "other", pack.names["supply"])
        for other in OTHER_CARDS:
            yield self._line(other, "other", pack.names[f"other_cards.{other}"])
        for effect in pack.storm_effects:
            yield self._line(effect.id, "storm", effect.name)
        for potion in pack.potions:
            yield self._line(potion.id, "potion", potion.name)
        for building in pack.buildings:
            yield self._line(building.id, "building", building.name)

    def _line(self, name: str, type_name: str, words: Words) -> CardLine:
        kind = KINDS.get(type_name, "card")
        title, *rest = self.text(kind, name).splitlines()
        text = f"{title} · {' '.join(rest)}"
        return CardLine(kind, name, type_name, None, (name, *words.values()), text)

    def faction(self, name: str) -> str:
        """A faction: colour, element, home terrain and gate."""
        faction = next(faction for faction in self._pack.factions if faction.id == name)
        about = self.t(
            "faction-about",
            colour=self._say(faction.colour),
            element=self._say(faction.element),
            terrain=self._words.word("terrain", faction.terrain),
            gate=faction.number,
        )
        return f"{self._say(faction.name)}\n{about}"

    # --- pieces of options

    def fate(self, card: str, first: bool) -> str:
        """One of the two things a Fate card offers."""
        fate = next(fate for fate in self._pack.fate_cards if fate.id == card)
        return self._say(fate.first if first else fate.stardust_text)

    def question(self, great: str, kind: str) -> str:
        """What a Great Artefact asks its player."""
        return self._say(self._pack.names[f"great_artefacts.{great}.questions.{kind}"])

    def ability(self, terrain: str) -> str:
        """What Metamorpha grants on a terrain."""
        return self._say(self._pack.names[f"npcs.metamorpha.abilities.{ABILITIES[terrain]}"])
