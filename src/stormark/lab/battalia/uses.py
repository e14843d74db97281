"""What happens in a game of Battalia, named for a balance report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.sides import HEROES

EVENTS: Final = {
    E.E_MULLIGAN: "mulligan",
    E.E_COHORT: "cohort",
    E.E_HIDDEN: "ambush",
    E.E_TENT: "tent",
    E.E_RECRUITED: "recruit",
    E.E_HERO_LOST: "hero-lost",
    E.E_RETREATED: "retreat",
    E.E_JUMPED: "jump",
    E.E_STORM: "storm",
    E.E_FATE: "fate",
    E.E_ROYAL: "royal",
    E.E_DEPOSED: "deposed",
    E.E_POST: "post",
    E.E_TRADED: "trade",
    E.E_INCOME: "income",
    E.E_POTION_BOUGHT: "potion-bought",
    E.E_POTION_DRUNK: "potion-drunk",
    E.E_DISCOVERED: "discovery",
    E.E_RING: "booster",
    E.E_RING_SPENT: "bridge",
    E.E_STOLEN: "theft",
    E.E_SWAPPED: "swap",
}
LINES: Final = {
    V.V_HIRE: "hire",
    V.V_BUY: "buy",
    V.V_ROAD: "road",
    V.V_CITY: "city",
    V.V_UPGRADE: "upgrade",
    V.V_RESIDENCE: "residence",
    V.V_CAPITAL: "capital",
    V.V_PROMOTE: "promotion",
    V.V_AMULET: "amulet",
    V.V_GREAT: "great-used",
    V.V_TRIBUTE: "metamorpha",
}
GAINED: Final = (  # kinds of cards from here on, until the next
    (L.UNITS, ""),
    (L.UNBOUND, "unbound"),
    (L.FANATICS, "fanatic"),
    (L.ARTEFACTS, ""),
    (L.STARDUST, "stardust"),
    (L.CHEST, "chest"),
    (L.GREAT, "great"),
    (L.FATES, "fate-kept"),
)
FIRST_STANDING: Final = 1  # of a veteran
BOTH_HEROES: Final = 3
BATTLES: Final = ("neutral", "city", "heroes", "ruin", "valley")
JOINT: Final = "attack-joint"
WORDS: Final = (
    *LINES.values(),
    *EVENTS.values(),
    *(word for _, word in GAINED if word),
    "veteran",
    *(f"attack-{battle}" for battle in BATTLES),
    *(f"won-{battle}" for battle in BATTLES),
    JOINT,
)


def uses_of(heard: Iterable[tuple[int, tuple[int, ...], int]]) -> Counter[str]:
    """How often each of the things happened."""
    uses: Counter[str] = Counter()
    attacked: dict[int, str] = {}  # what each attacker attacks
    for verb, args, _ in heard:
        if verb in EVENTS:
            uses[EVENTS[verb]] += 1
        elif verb == E.E_LINE and args[1] in LINES:
            uses[LINES[args[1]]] += 1
        elif verb == E.E_GAINED:
            uses[gained(L.plain(args[1]))] += 1
        elif verb == E.E_VETERAN and args[1] == FIRST_STANDING:
            uses["veteran"] += 1
        elif verb == E.E_ATTACK:
            attacked[args[0]] = battle_word(args[1], args[3])
            uses["attack-" + attacked[args[0]]] += 1
        elif verb == E.E_WON:
            uses["won-" + attacked[args[0]]] += 1
    del uses[""]
    return uses


def gained(kind: int) -> str:
    return next(word for first, word in reversed(GAINED) if kind >= first)


def battle_word(target: int, defender: int) -> str:
    if target == HEROES:
        return "heroes"
    if target == L.RUIN:
        return "ruin"
    if target in (L.CENTRE, L.BUILDING):
        return "valley"
    return "neutral" if defender < 0 else "city"


def is_joint_attack(kind: str, option: int) -> bool:
    """Whether somebody attacks with both heroes (B-HERO-06)."""
    return kind == "attacking-heroes" and V.a_of(option) == BOTH_HEROES
