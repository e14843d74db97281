"""Words of Battalia in a language: players, cards, fields, and the arguments of sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from stormark.games.battalia import words as W
from stormark.games.battalia.pack import Pack
from stormark.i18n import Catalogue
from stormark.kernel.json import Json
from stormark.text.battalia.names import Names, lender_of

CARDS = ("card", "new_card", "fate", "with")
SEATS = {"seat": "player", "owner": "owner", "defender": "defender", "victim": "victim"}
SEATS_OF_PROMPTS = ("attacker", "acting")
# values whose names are looked up in a group of words
NAMED = {
    "faction": "faction",
    "of_faction": "faction",
    "terrain": "terrain",
    "was": "terrain",
    "by": "kind",
    "shape": "shape",
    "potion": "potion",
    "npc": "npc",
    "building": "building",
    "rank": "kind",
    "artefact": "kind",
    "kind": "kind",
    "form": "kind",
}


class Vocabulary:
    """The words of one pack, one language and one table of players."""

    def __init__(self, pack: Pack, catalogue: Catalogue, players: Sequence[str]) -> None:
        self.pack = pack
        self.t = catalogue.t
        self.names = Names(pack, catalogue)
        self._players = tuple(players)

    # --- names

    def player(self, seat: int) -> str:
        if seat < 0:
            return self.t("neutral-side")
        if seat < len(self._players) and self._players[seat]:
            return self._players[seat]
        return self.t("player-number", number=seat + 1)

    def card(self, ref: str) -> str:
        lender = lender_of(ref)
        return self.names.card(ref, "" if lender is None else self.player(lender))

    def word(self, group: str, word: str) -> str:
        return self.names.word(group, word)

    # --- lists

    def cards(self, refs: Iterable[str]) -> str:
        """Cards in quotation marks, equal ones counted; a word for none."""
        return self.counted(self.t("quoted", text=self.card(ref)) for ref in refs)

    def counted(self, names: Iterable[str]) -> str:
        parts = [
            name if number == 1 else self.t("several", number=number, what=name)
            for name, number in Counter(names).items()
        ]
        return ", ".join(parts) or self.t("no-cards")

    def players(self, seats: Iterable[int]) -> str:
        """Players by name: `Anna, Ben and Cleo`."""
        *first, last = [self.player(seat) for seat in seats]
        return self.t("and", one=", ".join(first), other=last) if first else last

    def exits(self, ways: Iterable[str]) -> str:
        """The directions roads lead to, in words."""
        return ", ".join(self.t(f"direction-{way}") for way in ways)

    # --- arguments of sentences

    def arguments(self, values: Mapping[str, Json]) -> dict[str, object]:
        """The values of an event, option or refusal as messages want them.

        The name of a value tells what it is.  Words stay as they are, for messages to select by;
        their names stand beside them (`rank` and `rank_name`).
        """
        said: dict[str, object] = {}
        for name, value in values.items():
            self._add(said, name, value)
        return said

    def _add(self, said: dict[str, object], name: str, value: Json) -> None:
        if name in SEATS or name in SEATS_OF_PROMPTS:
            nobody = value is None or _int(value) < 0
            said[SEATS.get(name, name)] = self.player(-1 if nobody else _int(value))
            said[f"{name}_kind"] = "nobody" if nobody else "player"
        elif name == "seats" and isinstance(value, list):
            said["players"] = self.players(_int(seat) for seat in value)
            said["count"] = len(value)
        elif name in CARDS and isinstance(value, str):
            said[name] = self.card(value)
            said[f"{name}_known"] = "yes" if value else "no"
        elif name == "cards" and isinstance(value, list):
            said["cards"] = self.cards(str(ref) for ref in value)
            said["count"] = len(value)
        elif name == "terrains" and isinstance(value, list):
            said["terrains"] = self.counted(self.word("terrain", str(one)) for one in value)
        elif name == "gate":
            said["gate"] = W.TERRAINS.index(str(value)) + 1
        elif name == "effect" and isinstance(value, int):
            effect = next(effect for effect in self.pack.storm_effects if effect.number == value)
            said |= {"number": value, "effect": self.names.say(effect.name)}
            said["effect_text"] = self.names.say(effect.effect)
        elif name in NAMED:
            said[name] = value or "none"
            said[f"{name}_name"] = self.word(NAMED[name], str(value)) if value else ""
        else:
            said[name] = value


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value
