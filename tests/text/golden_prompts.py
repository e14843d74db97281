"""What is asked at every kind of decision, in both languages."""

from __future__ import annotations

from stormark.kernel.json import JsonDict

# kind, what it is about, English, German
PROMPTS: list[tuple[str, JsonDict, str, str]] = [
    (
        "resolve-effect",
        {},
        "Which effect of the effect phase comes next?",
        "Welcher Effekt der Effektphase kommt als nächster?",
    ),
    (
        "split-pool",
        {},
        "Which dice do you take for your dice pool?",
        "Welche Würfel nimmst du in deinen Würfelvorrat?",
    ),
    (
        "resolve-dice",
        {},
        "Which effect of the dice phase comes next?",
        "Welcher Effekt der Würfelphase kommt als nächster?",
    ),
    (
        "adjust-pool",
        {"card": "iron_hussar", "change": 1},
        "“Iron Hussar”: which die do you add to your dice pool?",
        "„Eisenhusar“: Welchen Würfel nimmst du in deinen Würfelvorrat hinzu?",
    ),
    (
        "adjust-pool",
        {"card": "iron_hussar", "change": -2},
        "“Iron Hussar”: which dice do you take out of your dice pool? 2 to go.",
        "„Eisenhusar“: Welche Würfel nimmst du aus deinem Würfelvorrat? Noch 2.",
    ),
    (
        "sort-dice",
        {"rerolls": 2},
        "Which dice do you keep? 2 re-rolls are left.",
        "Welche Würfel behältst du? Du hast noch 2 Wiederholungswürfe.",
    ),
    (
        "sort-dice",
        {"rerolls": 1},
        "Which dice do you keep? 1 re-roll is left.",
        "Welche Würfel behältst du? Du hast noch 1 Wiederholungswurf.",
    ),
    ("act", {}, "What do you do in your action phase?", "Was tust du in deiner Aktionsphase?"),
    (
        "order-triggers",
        {},
        "Several effects apply now. Which comes first?",
        "Mehrere Effekte gelten jetzt. Welcher kommt zuerst?",
    ),
    (
        "use-effect",
        {
            "card": "iron_hussar",
            "op": "resources",
            "price": {"resources": 0, "paragon": 0, "life": 0},
        },
        "Do you use “Iron Hussar” (resources)?",
        "Nutzt du „Eisenhusar“ (Ressourcen)?",
    ),
    (
        "use-effect",
        {
            "card": "iron_hussar",
            "op": "heal_ark",
            "price": {"resources": 2, "paragon": 0, "life": 1},
        },
        "Do you use “Iron Hussar” (life points in the Ark)? Price: 2 resources, 1 life point.",
        "Nutzt du „Eisenhusar“ (Lebenspunkte in der Arche)? Preis: 2 Ressourcen, 1 Lebenspunkt.",
    ),
    (
        "choose-opponent",
        {
            "card": "iron_hussar",
            "op": "steal_paragon",
            "price": {"resources": 0, "paragon": 0, "life": 0},
        },
        "“Iron Hussar” (stealing Paragon): which player is affected?",
        "„Eisenhusar“ (Paragon stehlen): Welchen Spieler trifft es?",
    ),
    (
        "choose-option",
        {"card": "money_changer"},
        "“Exchange Clerk”: which alternative do you choose?",
        "„Kontoristin“: Welche Möglichkeit wählst du?",
    ),
    (
        "propose-change",
        {"card": "bomber", "seat": 0, "step": "what", "what": "heal", "changes": []},
        (
            "“Bomber”: After this soldier successfully attacks a base using at least two "
            "symbols, destroy one additional add-on card there. What changes? The others have "
            "to agree."
        ),
        (
            "„Bomber“: Nach einem erfolgreichen Angriff dieses Soldaten mit mindestens "
            "zwei Symbolen auf eine Basis vernichtest du dort eine zusätzliche Ausbaukarte. Was "
            "ändert sich? Die anderen müssen einverstanden sein."
        ),
    ),
    (
        "propose-change",
        {"card": "bomber", "seat": 0, "step": "which", "what": "gain-paragon", "changes": []},
        "“Bomber”: A player gains Paragon. Which one?",
        "„Bomber“: Ein Spieler erhält Paragon. Was genau?",
    ),
    (
        "propose-change",
        {"card": "bomber", "seat": 0, "step": "amount", "what": "heal", "changes": []},
        "“Bomber”: The soldier in the Ark gains life points. How many?",
        "„Bomber“: Der Soldat in der Arche erhält Lebenspunkte. Wie viele?",
    ),
    (
        "agree-change",
        {"card": "bomber", "seat": 0, "step": "agree", "what": "heal", "changes": []},
        (
            "“Bomber”: After this soldier successfully attacks a base using at least two "
            "symbols, destroy one additional add-on card there. Anna says that nothing "
            "changes. Do you agree?"
        ),
        (
            "„Bomber“: Nach einem erfolgreichen Angriff dieses Soldaten mit mindestens "
            "zwei Symbolen auf eine Basis vernichtest du dort eine zusätzliche Ausbaukarte. Anna "
            "sagt, dass sich nichts ändert. Bist du einverstanden?"
        ),
    ),
    (
        "agree-change",
        {
            "card": "bomber",
            "seat": 0,
            "step": "agree",
            "what": "heal",
            "changes": [
                {"what": "gain-resources", "seat": 1, "amount": 1},
                {"what": "lose-resources", "seat": 0, "amount": 2},
                {"what": "gain-paragon", "seat": 1, "amount": 2},
                {"what": "lose-paragon", "seat": 0, "amount": 1},
                {"what": "heal", "amount": 1},
                {"what": "damage", "amount": 2},
                {"what": "symbol", "face": "C"},
                {"what": "replace", "card": "iron_hussar"},
                {"what": "destroy-addon", "seat": 1, "card": "court_engineer"},
                {"what": "destroy-soldier", "seat": 1},
                {"what": "take-card", "deck": "soldier"},
            ],
        },
        (
            "“Bomber”: After this soldier successfully attacks a base using at least two "
            "symbols, destroy one additional add-on card there. Anna proposes: Ben gains 1 "
            "resource; Anna loses 2 resources; Ben gains 2 Paragon; Anna loses 1 Paragon; the "
            "soldier in the Ark gains 1 life point; the soldier in the Ark loses 2 life "
            "points; an additional die for the action pool: critical hit; “Iron Hussar” in the "
            "market is replaced; Ben’s “Court Engineer” is destroyed; Ben’s active soldier is "
            "destroyed; the top card of the soldier deck is taken. Do you agree?"
        ),
        (
            "„Bomber“: Nach einem erfolgreichen Angriff dieses Soldaten mit mindestens "
            "zwei Symbolen auf eine Basis vernichtest du dort eine zusätzliche Ausbaukarte. Anna "
            "schlägt vor: Ben erhält 1 Ressource; Anna verliert 2 Ressourcen; Ben erhält 2 "
            "Paragon; Anna verliert 1 Paragon; der Soldat in der Arche erhält 1 Lebenspunkt; "
            "der Soldat in der Arche verliert 2 Lebenspunkte; ein zusätzlicher Würfel für den "
            "Aktionsvorrat: kritischer Treffer; „Eisenhusar“ in der Auslage wird ersetzt; "
            "„Hofingenieurin“ von Ben wird vernichtet; der aktive Soldat von Ben wird "
            "vernichtet; die oberste Karte des Soldatenstapels wird genommen. Bist du "
            "einverstanden?"
        ),
    ),
    (
        "choose-die",
        {"card": "iron_hussar", "left": 1},
        "“Iron Hussar”: which die do you change?",
        "„Eisenhusar“: Welchen Würfel änderst du?",
    ),
    (
        "choose-die",
        {"card": "iron_hussar", "left": 2},
        "“Iron Hussar”: which dice do you change? Up to 2.",
        "„Eisenhusar“: Welche Würfel änderst du? Bis zu 2.",
    ),
    (
        "choose-addon",
        {"card": "iron_hussar", "left": 1},
        "“Iron Hussar”: which add-on card does it hit?",
        "„Eisenhusar“: Welche Ausbaukarte trifft es?",
    ),
    (
        "choose-addon",
        {"card": "iron_hussar", "left": 2},
        "“Iron Hussar”: which add-on cards does it hit? 2 to go.",
        "„Eisenhusar“: Welche Ausbaukarten trifft es? Noch 2.",
    ),
    (
        "protect-soldier",
        {"card": "iron_hussar"},
        "“Iron Hussar” is about to be destroyed. Do you save it?",
        "„Eisenhusar“ soll vernichtet werden. Rettest du diesen Soldaten?",
    ),
    (
        "protect-addon",
        {"card": "bunker_warden"},
        "“Bunker Warden” is about to be destroyed. Do you save it?",
        "„Bunkerwartin“ soll vernichtet werden. Rettest du diese Ausbaukarte?",
    ),
    (
        "replace-market",
        {"card": "iron_hussar", "left": 1},
        "“Iron Hussar”: which card in the market is replaced?",
        "„Eisenhusar“: Welche Karte der Auslage wird ersetzt?",
    ),
    (
        "replace-market",
        {"card": "iron_hussar", "left": 2},
        "“Iron Hussar”: which cards in the market are replaced? Up to 2.",
        "„Eisenhusar“: Welche Karten der Auslage werden ersetzt? Bis zu 2.",
    ),
    (
        "gain-card",
        {"card": "iron_hussar"},
        "“Iron Hussar”: which card do you take?",
        "„Eisenhusar“: Welche Karte nimmst du?",
    ),
    (
        "place-card",
        {"card": "bunker_warden"},
        "On which add-on field do you place “Bunker Warden”?",
        "Auf welches Ausbaufeld legst du „Bunkerwartin“?",
    ),
    (
        "resolve-again",
        {"card": "iron_hussar"},
        "“Iron Hussar”: which effect do you resolve once more?",
        "„Eisenhusar“: Welchen Effekt führst du noch einmal aus?",
    ),
    ("discard", {}, "Which card do you discard?", "Welche Karte wirfst du ab?"),
    (
        "reorganize",
        {},
        "Which card do you put on top of a pile? Each card can be moved once.",
        "Welche Karte legst du oben auf einen Stapel? Jede Karte lässt sich einmal bewegen.",
    ),
    (
        "scout",
        {"card": "iron_hussar"},
        "“Iron Hussar”: which deck do you look at?",
        "„Eisenhusar“: Welchen Kartenstapel siehst du dir an?",
    ),
    (
        "scout",
        {"card": "iron_hussar", "deck": "soldier", "left": 1},
        "Where does the last card go?",
        "Wohin kommt die letzte Karte?",
    ),
    (
        "scout",
        {"card": "iron_hussar", "deck": "soldier", "left": 3},
        (
            "Where do the cards go? 3 to go; the last card you place ends up on "
            "the very top or bottom."
        ),
        "Wohin kommen die Karten? Noch 3; die zuletzt gelegte liegt ganz oben oder ganz unten.",
    ),
    (
        "block",
        {
            "card": "iron_hussar",
            "attacker": 0,
            "target": 1,
            "power": 5,
            "blocker": "bunker_warden",
            "resistance": 6,
        },
        "Anna attacks your base with power 5. Does “Bunker Warden” block (resistance 6)?",
        "Anna greift deine Basis mit Stärke 5 an. Blockt „Bunkerwartin“ ab (Widerstand 6)?",
    ),
    (
        "destroy-addon",
        {"card": "iron_hussar", "attacker": 0, "target": 1, "power": 5},
        "Your attack on Ben’s base has succeeded. Which add-on card do you destroy?",
        "Dein Angriff auf die Basis von Ben ist gelungen. Welche Ausbaukarte vernichtest du?",
    ),
]
