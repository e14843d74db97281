"""What every option says, in both languages."""

from __future__ import annotations

from stormark.kernel.json import JsonDict


def total(value: int) -> JsonDict:
    """A sum whose parts nobody mentions."""
    return {"total": value, "parts": []}


def aim(attacks: int, criticals: int, power: int, needed: int, open_: bool) -> JsonDict:
    """What an attack comes to, as far as options mention it."""
    counted = {"attacks": attacks, "criticals": criticals}
    return {**counted, "power": power, "needed": needed, "open": open_}


# what the view of the first player shows, as far as options mention it
VIEW: JsonDict = {
    "players": [
        {
            "seat": 0,
            "resistance": total(4),
            "attacker": {
                "card": "iron_hussar",
                "targets": [
                    {"target": "ark", "aims": [aim(2, 1, 10, 6, False)]},
                    {"target": 1, "aims": [aim(1, 0, 3, 5, False), aim(0, 1, 4, 5, True)]},
                ],
            },
            "costs": {
                "discard": total(1),
                "reorganize": total(2),
                "pharmaceuticals": total(3),
                "weapon_technology": total(2),
                "tactical_assault": total(3),
                "harvest": total(5),
                "upgrade": total(4),
            },
            "prices": {
                "soldier": [total(6), total(5)],
                "civilian": [total(3), total(1)],
                "structure": [total(4), None],
                "event": [total(2), total(2)],
            },
            "piles": {
                "warhost": {"top": "iron_hussar"},
                "field.1": {"top": "money_changer"},
                "field.2": {"top": None},
            },
        },
        {
            "seat": 1,
            "resistance": total(5),
            "piles": {"warhost": {"top": "bunker_warden"}, "field.1": {"top": "court_engineer"}},
        },
    ],
    "market": {
        "soldier": ["iron_hussar", "bunker_warden"],
        "civilian": ["court_engineer", "money_changer"],
        "structure": ["x", None],
        "event": ["y", "z"],
    },
    "ark": {"card": "bunker_warden"},
    "dice": {"pool": ["R1", "A-", "A-"]},
    "arranging": {
        "piles": {
            "warhost": ["bunker_warden", "iron_hussar"],
            "field.1": ["court_engineer", "money_changer"],
        }
    },
}

ABOUT: dict[str, JsonDict] = {
    "block": {"blocker": "iron_hussar"},
    "choose-option": {"card": "money_changer"},
    "another-card": {"card": "iron_hussar"},
    "propose-change": {"changes": []},
    "some-changes": {"changes": [{"what": "heal", "amount": 2}]},
}

# verb, kind of decision, arguments, English, German
OPTIONS: list[tuple[str, str, JsonDict, str, str]] = [
    (
        "resolve",
        "resolve-effect",
        {"place": "field.1"},
        "Effect of “Exchange Clerk”",
        "Effekt von „Kontoristin“",
    ),
    (
        "resolve",
        "resolve-effect",
        {"place": "ark"},
        "Effect of “Bunker Warden”",
        "Effekt von „Bunkerwartin“",
    ),
    (
        "split",
        "split-pool",
        {"resource": 4, "attack": 2},
        "4 resource dice and 2 attack dice",
        "4 Ressourcenwürfel und 2 Angriffswürfel",
    ),
    (
        "split",
        "split-pool",
        {"resource": 1, "attack": 1},
        "1 resource die and 1 attack die",
        "1 Ressourcenwürfel und 1 Angriffswürfel",
    ),
    (
        "add",
        "adjust-pool",
        {"die": "resource"},
        "Add a resource die",
        "Einen Ressourcenwürfel hinzunehmen",
    ),
    (
        "add",
        "adjust-pool",
        {"die": "attack"},
        "Add an attack die",
        "Einen Angriffswürfel hinzunehmen",
    ),
    (
        "drop",
        "adjust-pool",
        {"die": "resource"},
        "Take out a resource die",
        "Einen Ressourcenwürfel herausnehmen",
    ),
    (
        "drop",
        "adjust-pool",
        {"die": "attack"},
        "Take out an attack die",
        "Einen Angriffswürfel herausnehmen",
    ),
    (
        "keep",
        "sort-dice",
        {"face": "R-"},
        "Keep: blank resource die",
        "Behalten: Ressourcenwürfel mit Leerseite",
    ),
    (
        "keep_all",
        "sort-dice",
        {},
        "Keep all: 1 resource, 2 × blank attack die",
        "Alle behalten: 1 Ressource, 2 × Angriffswürfel mit Leerseite",
    ),
    ("roll", "sort-dice", {}, "Roll 3 dice again", "3 Würfel neu werfen"),
    ("gather", "act", {"face": "R2"}, "Gather: 2 resources", "Sammeln: 2 Ressourcen"),
    (
        "exchange",
        "act",
        {"face": "G1"},
        "Exchange die: +1 Paragon",
        "Würfel eintauschen: +1 Paragon",
    ),
    (
        "attack",
        "act",
        {"target": "ark", "attacks": 2, "criticals": 1},
        "Attack the Ark with 2 attack symbols and 1 critical hit (power 10)",
        "Die Arche angreifen: 2 Angriffssymbole und 1 kritischer Treffer (Stärke 10)",
    ),
    (
        "attack",
        "act",
        {"target": 1, "attacks": 1, "criticals": 0},
        "Attack Ben’s base with 1 attack symbol (power 3, resistance 5)",
        "Die Basis von Ben angreifen: 1 Angriffssymbol (Stärke 3, Widerstand 5)",
    ),
    (
        "attack",
        "act",
        {"target": 1, "attacks": 0, "criticals": 1},
        "Attack Ben’s base with 1 critical hit (power 4, resistance 5, may still change)",
        (
            "Die Basis von Ben angreifen: 1 kritischer Treffer"
            " (Stärke 4, Widerstand 5, kann sich noch ändern)"
        ),
    ),
    (
        "enter",
        "act",
        {"with": "C"},
        "Enter the Ark with “Iron Hussar”, paying: critical hit",
        "Die Arche mit „Eisenhusar“ betreten, Preis: kritischer Treffer",
    ),
    (
        "enter",
        "act",
        {"with": "free"},
        "Enter the Ark with “Iron Hussar” for free",
        "Die Arche mit „Eisenhusar“ kostenlos betreten",
    ),
    (
        "buy",
        "act",
        {"slot": "soldier.1"},
        "Buy “Iron Hussar” (6 resources)",
        "„Eisenhusar“ kaufen (6 Ressourcen)",
    ),
    (
        "buy",
        "act",
        {"slot": "civilian.2", "field": 1},
        "Buy “Exchange Clerk” (1 resource) → field 1, on “Exchange Clerk”",
        "„Kontoristin“ kaufen (1 Ressource): Ausbaufeld 1, auf „Kontoristin“",
    ),
    (
        "buy",
        "act",
        {"slot": "civilian.1", "field": 2},
        "Buy “Court Engineer” (3 resources) → field 2",
        "„Hofingenieurin“ kaufen (3 Ressourcen): Ausbaufeld 2",
    ),
    (
        "discard",
        "act",
        {"place": "soldier.2"},
        "Discard “Bunker Warden” from the market (1 resource)",
        "„Bunkerwartin“ aus der Auslage abwerfen (1 Ressource)",
    ),
    (
        "discard",
        "act",
        {"place": "warhost"},
        "Discard your “Iron Hussar” (1 resource)",
        "Deine Karte „Eisenhusar“ abwerfen (1 Ressource)",
    ),
    (
        "discard",
        "discard",
        {"place": "field.1"},
        "Discard your “Exchange Clerk”",
        "Deine Karte „Kontoristin“ abwerfen",
    ),
    ("reorganize", "act", {}, "Re-organize (2 resources)", "Reorganisieren (2 Ressourcen)"),
    (
        "pharmaceuticals",
        "act",
        {},
        "Pharmaceuticals: 2 life points for your soldier in the Ark (3 resources)",
        "Medizin: 2 Lebenspunkte für deinen Soldaten in der Arche (3 Ressourcen)",
    ),
    (
        "weapon_technology",
        "act",
        {},
        "Weapon technology: attack symbol → critical hit (2 resources)",
        "Waffentechnologie: Angriffssymbol → kritischer Treffer (2 Ressourcen)",
    ),
    (
        "tactical_assault",
        "act",
        {},
        "Tactical assault: roll an attack die (3 resources)",
        "Taktischer Angriff: einen Angriffswürfel werfen (3 Ressourcen)",
    ),
    (
        "harvest",
        "act",
        {},
        "Harvest: roll a Paragon die (5 resources)",
        "Abernten: einen Paragonwürfel werfen (5 Ressourcen)",
    ),
    (
        "upgrade",
        "act",
        {"level": 2},
        "Upgrade your base to level 2 (4 resources)",
        "Deine Basis auf Stufe 2 ausbauen (4 Ressourcen)",
    ),
    ("activate", "act", {"field": 1}, "Use “Exchange Clerk”", "„Kontoristin“ nutzen"),
    (
        "remove",
        "act",
        {"face": "A-"},
        "Remove unused: blank attack die",
        "Ungenutzt entfernen: Angriffswürfel mit Leerseite",
    ),
    ("end", "act", {}, "End the action phase", "Die Aktionsphase beenden"),
    ("block", "block", {}, "Block with “Iron Hussar”", "Mit „Eisenhusar“ abblocken"),
    ("pass", "block", {}, "Do not block", "Nicht abblocken"),
    ("pass", "destroy-addon", {}, "Destroy no add-on card", "Keine Ausbaukarte vernichten"),
    ("pass", "protect-soldier", {}, "Do not save the soldier", "Den Soldaten nicht retten"),
    ("pass", "protect-addon", {}, "Do not save the card", "Die Karte nicht retten"),
    ("pass", "propose-change", {}, "Start again", "Neu beginnen"),
    (
        "pass",
        "agree-change",
        {},
        "I do not agree, and propose something else",
        "Nicht einverstanden: etwas anderes vorschlagen",
    ),
    ("pass", "use-effect", {}, "Do not use the effect", "Den Effekt nicht nutzen"),
    (
        "destroy",
        "destroy-addon",
        {"seat": 1, "field": 1},
        "Destroy Ben’s “Court Engineer”",
        "„Hofingenieurin“ von Ben vernichten",
    ),
    (
        "disable",
        "choose-addon",
        {"seat": 1, "field": 1},
        "Disable Ben’s “Court Engineer”",
        "„Hofingenieurin“ von Ben außer Kraft setzen",
    ),
    ("opponent", "choose-opponent", {"seat": 1}, "Ben", "Ben"),
    (
        "option",
        "choose-option",
        {"number": 1},
        "Alternative 1: Paragon +1 for 5 resources",
        "Möglichkeit 1: Paragon +1 für 5 Ressourcen",
    ),
    (
        "option",
        "choose-option",
        {"number": 2},
        "Alternative 2: resources +4 for 1 Paragon",
        "Möglichkeit 2: Ressourcen +4 für 1 Paragon",
    ),
    ("option", "another-card", {"number": 2}, "Alternative 2", "Möglichkeit 2"),
    ("use", "agree-change", {}, "I agree", "Einverstanden"),
    (
        "change",
        "propose-change",
        {"what": "gain-paragon"},
        "A player gains Paragon",
        "Ein Spieler erhält Paragon",
    ),
    ("change", "propose-change", {"what": "gain-paragon", "amount": 3}, "3", "3"),
    (
        "die",
        "propose-change",
        {"face": "A", "to": "A"},
        "An additional die: attack symbol",
        "Ein zusätzlicher Würfel: Angriffssymbol",
    ),
    ("done", "propose-change", {}, "Nothing changes", "Nichts ändert sich"),
    ("done", "some-changes", {}, "Propose this", "Das vorschlagen"),
    ("use", "use-effect", {}, "Use the effect", "Den Effekt nutzen"),
    (
        "die",
        "choose-die",
        {"face": "A-", "to": "A"},
        "Turn: blank attack die → attack symbol",
        "Drehen: Angriffswürfel mit Leerseite → Angriffssymbol",
    ),
    (
        "die",
        "choose-die",
        {"face": "R1", "to": "R1"},
        "Re-roll: 1 resource",
        "Erneut werfen: 1 Ressource",
    ),
    (
        "trigger",
        "order-triggers",
        {"card": "iron_hussar", "moment": "enter_ark"},
        "“Iron Hussar” (when entering the Ark)",
        "„Eisenhusar“ (beim Betreten der Arche)",
    ),
    ("place", "place-card", {"field": 2}, "Add-on field 2", "Ausbaufeld 2"),
    (
        "lift",
        "reorganize",
        {"place": "warhost", "index": 1, "to": "warhost"},
        "Put “Bunker Warden” on top of the Warhost",
        "„Bunkerwartin“ oben auf den Kampftrupp legen",
    ),
    (
        "lift",
        "reorganize",
        {"place": "field.1", "index": 2, "to": "field.2"},
        "Put “Exchange Clerk” on top of add-on field 2",
        "„Kontoristin“ oben auf Ausbaufeld 2 legen",
    ),
    ("done", "reorganize", {}, "Finish", "Fertig"),
    ("deck", "scout", {"deck": "soldier"}, "The soldier deck", "Der Soldatenstapel"),
    ("deck", "scout", {"deck": "civilian"}, "The civilian deck", "Der Zivilistenstapel"),
    ("deck", "scout", {"deck": "structure"}, "The structure deck", "Der Gebäudestapel"),
    ("deck", "scout", {"deck": "event"}, "The event deck", "Der Ereignisstapel"),
    (
        "top",
        "scout",
        {"card": "iron_hussar"},
        "“Iron Hussar” on top of the deck",
        "„Eisenhusar“ oben auf den Kartenstapel",
    ),
    (
        "bottom",
        "scout",
        {"card": "iron_hussar"},
        "“Iron Hussar” to the bottom of the deck",
        "„Eisenhusar“ unter den Kartenstapel",
    ),
    (
        "replace",
        "replace-market",
        {"slot": "soldier.2"},
        "Replace “Bunker Warden”",
        "„Bunkerwartin“ ersetzen",
    ),
    (
        "take",
        "gain-card",
        {"card": "bunker_warden#1"},
        "Take “Bunker Warden”",
        "„Bunkerwartin“ nehmen",
    ),
    (
        "protect",
        "protect-soldier",
        {"card": "bunker_warden"},
        "Save it with “Bunker Warden”",
        "Mit „Bunkerwartin“ retten",
    ),
]
