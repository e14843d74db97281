"""Every question of Battalia, in both languages."""

from __future__ import annotations

from stormark.kernel.json import JsonDict

# kind, what it is about, English, German
PROMPTS: list[tuple[str, JsonDict, str, str]] = [
    ("choose-faction", {}, "Which faction do you play?", "Welche Fraktion spielst du?"),
    ("choose-home", {}, "In which city do you begin?", "In welcher Stadt beginnst du?"),
    (
        "draft",
        {},
        "Which unit do you take for your starting deck?",
        "Welche Einheit nimmst du in dein Startdeck?",
    ),
    ("act", {}, "What do you do in your turn?", "Was tust du in deinem Zug?"),
    (
        "done",
        {},
        "You have ended your turn. Reopen it?",
        "Du hast deinen Zug beendet. Möchtest du doch weitermachen?",
    ),
    (
        "choose-site",
        {"action": "city", "units": 1, "rank": "chief", "supply": 2, "cards": []},
        "Where do you place the city, and which way round?",
        "Wohin legst du die Stadt, und wie gedreht?",
    ),
    (
        "choose-site",
        {"action": "road", "units": 1, "rank": "chief", "supply": 2, "cards": []},
        "Where do you place the road, and which way round?",
        "Wohin legst du die Straße, und wie gedreht?",
    ),
    (
        "lay",
        {"action": "hire", "units": 1, "rank": "chief", "supply": 2, "cards": []},
        "Hiring: play a unit, at least “Chief”. Then Supply: 2.",
        ("Anheuern: Spiele eine Einheit aus, mindestens „Häuptling“. Danach Versorgungskarten: 2."),
    ),
    (
        "lay",
        {"action": "hire", "units": 1, "rank": "chief", "supply": 0, "cards": []},
        "Hiring: play a unit, at least “Chief”.",
        "Anheuern: Spiele eine Einheit aus, mindestens „Häuptling“.",
    ),
    (
        "lay",
        {"action": "road", "units": 2, "rank": "tribesman", "supply": 1, "cards": []},
        "Road: play 2 × “Tribesman”. Then Supply: 1.",
        "Straße: Spiele 2 × „Stammeskrieger“ aus. Danach Versorgungskarten: 1.",
    ),
    (
        "lay",
        {"action": "city", "units": 3, "rank": "priest", "supply": 0, "cards": []},
        "City: play 3 × “Priest”.",
        "Stadt: Spiele 3 × „Priester“ aus.",
    ),
    (
        "lay",
        {"action": "residence", "units": 1, "rank": "", "supply": 0, "cards": []},
        "Royal residence: play the royal card.",
        "Königliche Residenz: Spiele die königliche Karte aus.",
    ),
    (
        "lay",
        {"action": "buy", "units": 0, "rank": "chief", "supply": 1, "cards": []},
        "Buying: play Supply, 1 to go.",
        "Kaufen: Spiele Versorgungskarten aus, noch 1.",
    ),
    (
        "branch",
        {"action": "hire", "units": 1, "rank": "chief", "supply": 2, "cards": []},
        "The line can branch: which action does the next branch pay for?",
        "Die Reihe kann sich verzweigen: Welche Aktion bezahlt der nächste Zweig?",
    ),
    (
        "sacrifice",
        {},
        "A Fanatic demands a sacrifice: which card goes to Limbo?",
        "Ein Fanatiker verlangt ein Opfer: Welche Karte kommt in den Limbus?",
    ),
    (
        "choose-colour",
        {},
        "Which card of the stack do you take?",
        "Welche Karte des Stapels nimmst du?",
    ),
    (
        "hide-card",
        {},
        "Which card do you hide in your ambush?",
        "Welche Karte legst du in dein Versteck?",
    ),
    ("store-card", {}, "Which card do you store in the tent?", "Welche Karte kommt ins Zelt?"),
    (
        "promote",
        {},
        "Promotion: which unit, and to what?",
        "Beförderung: welche Einheit, und wozu?",
    ),
    (
        "amulet",
        {},
        "Amulet: which card, and what does it become?",
        "Amulett: welche Karte, und was wird sie?",
    ),
    (
        "eclipse",
        {},
        "Eclipse: what does the card count as?",
        "Sonnenfinsternis: Als was zählt die Karte?",
    ),
    ("trade", {}, "Trading post: which card?", "Handelsposten: welche Karte?"),
    (
        "recruit-line",
        {},
        "Recruiting: play a Weapon, then Supply.",
        "Anwerben: Spiele eine Waffe aus, dann Versorgungskarten.",
    ),
    (
        "movement-cards",
        {"hero": 1, "steps": 1},
        "Hero 1 has 1 step. Which cards do you add?",
        "Held 1 hat 1 Schritt. Welche Karten spielst du dazu aus?",
    ),
    (
        "movement-cards",
        {"hero": 1, "steps": 0},
        "Hero 1 has 0 steps. Which cards do you add?",
        "Held 1 hat 0 Schritte. Welche Karten spielst du dazu aus?",
    ),
    (
        "walk",
        {"hero": 2, "steps": 1},
        "Where does hero 2 go? 1 step is left.",
        "Wohin geht Held 2? Noch 1 Schritt.",
    ),
    (
        "walk",
        {"hero": 2, "steps": 3},
        "Where does hero 2 go? 3 steps are left.",
        "Wohin geht Held 2? Noch 3 Schritte.",
    ),
    (
        "jump-tribute",
        {},
        "Which card pays the tribute of the jump?",
        "Welche Karte bezahlt den Tribut des Sprungs?",
    ),
    (
        "wings",
        {"great": "wings_of_aviena"},
        "Wings of Aviena: which hero flies where?",
        "Avienas Schwingen: Welcher Held fliegt wohin?",
    ),
    (
        "booster",
        {},
        "Does your hero take a storm booster for a stormgate?",
        "Nimmt dein Held einen Sturmverstärker mit?",
    ),
    (
        "bridge",
        {},
        "King’s Bridge: what do you do with Great Artefacts?",
        "Königsbrücke: Was tust du mit Besonderen Artefakten?",
    ),
    ("tribute", {}, "Metamorpha: which card?", "Metamorpha: welche Karte?"),
    (
        "window",
        {"window": "turn", "acting": 1},
        "Before Ben’s turn goes any further: do you drink a potion?",
        "Bevor es mit Ben weitergeht: Trinkst du einen Zaubertrank?",
    ),
    (
        "window",
        {"window": "attack", "acting": 1},
        "Ben attacks. Do you drink a potion?",
        "Ben greift an. Trinkst du einen Zaubertrank?",
    ),
    (
        "window",
        {"window": "line", "acting": 1},
        "Ben has completed a line. Do you drink a potion?",
        "Ben hat eine Reihe abgeschlossen. Trinkst du einen Zaubertrank?",
    ),
    (
        "window",
        {"window": "day", "acting": 1},
        "A new day begins. Do you drink a potion?",
        "Ein neuer Tag beginnt. Trinkst du einen Zaubertrank?",
    ),
    (
        "window",
        {"window": "battle", "acting": 1},
        "Ben has completed a battle line. Do you drink a potion?",
        "Ben hat eine Kampfreihe abgeschlossen. Trinkst du einen Zaubertrank?",
    ),
    (
        "attacking-heroes",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Which of your heroes attack?",
        "Welche deiner Helden greifen an?",
    ),
    (
        "weapon",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Which Weapon opens your attack?",
        "Welche Waffe eröffnet deinen Angriff?",
    ),
    (
        "defending-heroes",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Which of your heroes defend?",
        "Welche deiner Helden verteidigen?",
    ),
    (
        "opening",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Your attack: 7 against 8 (Ben). Which cards open it?",
        "Dein Angriff: 7 gegen 8 (Ben). Welche Karten eröffnen ihn?",
    ),
    (
        "opening",
        {"attacker": 0, "defender": -1, "attack": 7, "defence": 8},
        "Your attack: 7 against 8 (the neutral defenders). Which cards open it?",
        "Dein Angriff: 7 gegen 8 (die neutralen Verteidiger). Welche Karten eröffnen ihn?",
    ),
    (
        "on-move",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Anna’s attack: 7 against 8 (Ben). You are behind: what do you do?",
        "Angriff von Anna: 7 gegen 8 (Ben). Du liegst zurück: Was tust du?",
    ),
    (
        "raise",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Anna’s attack: 7 against 8 (Ben). What do you add?",
        "Angriff von Anna: 7 gegen 8 (Ben). Was legst du nach?",
    ),
    (
        "battle-card-on",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Which unit does this card affect?",
        "Auf welche Einheit wirkt diese Karte?",
    ),
    (
        "retreat-pay",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Which card pays for the retreat?",
        "Welche Karte bezahlt den Rückzug?",
    ),
    (
        "retreat-to",
        {"attacker": 0, "defender": 1, "attack": 7, "defence": 8},
        "Where does your hero retreat to?",
        "Wohin zieht sich dein Held zurück?",
    ),
    ("fate", {}, "Fate: which option do you choose?", "Schicksal: Was wählst du?"),
    (
        "free-upgrade",
        {},
        "Which city is upgraded by one level?",
        "Welche Stadt wird um eine Stufe ausgebaut?",
    ),
    (
        "replace-terrain",
        {},
        "Which terrain card do you replace?",
        "Welche Geländekarte ersetzt du?",
    ),
    (
        "from-limbo",
        {},
        "Which card do you fetch from Limbo?",
        "Welche Karte holst du aus dem Limbus?",
    ),
    (
        "turn-card",
        {},
        "Which way round is the swapped card placed?",
        "Wie herum liegt die getauschte Karte?",
    ),
    (
        "gate-ring",
        {},
        "Do you spend your storm booster and take a Great Artefact from under the gate?",
        (
            "Gibst du deinen Sturmverstärker aus und nimmst ein Besonderes "
            "Artefakt unter der Pforte hervor?"
        ),
    ),
    (
        "pouch",
        {"great": "fortunas_pouch", "most": 2},
        "Fortuna’s Pouch: how many Supply cards do you take?",
        "Fortunas Beutel: Wie viele Versorgungskarten nimmst du?",
    ),
    (
        "crystal-look",
        {"great": "mings_crystal", "most": 12},
        "Ming’s Crystal: how many cards of your Nation do you look at?",
        "Mings Kristall: Wie viele Karten deiner Nation siehst du dir an?",
    ),
    (
        "draw-more",
        {"most": 2},
        "Metamorpha: do you draw a card? Up to 2 more.",
        "Metamorpha: Ziehst du eine Karte? Bis zu 2 weitere.",
    ),
    (
        "gate-artefact",
        {},
        "Which Great Artefact do you take from under the gate?",
        "Welches Besondere Artefakt nimmst du unter der Pforte hervor?",
    ),
    (
        "crystal",
        {"great": "mings_crystal"},
        "Ming’s Crystal: which card do you draw next?",
        "Mings Kristall: Welche Karte ziehst du als nächste?",
    ),
    (
        "standard",
        {"great": "vigos_standard"},
        "Vigo’s Standard: which cards of your Refuge do you take?",
        "Vigos Standarte: Welche Karten deiner Zuflucht nimmst du?",
    ),
    (
        "cloak",
        {"great": "vayls_cloak"},
        "Vayl’s Cloak: which city do you conceal?",
        "Vayls Mantel: Welche Stadt verbirgst du?",
    ),
    (
        "theft",
        {"great": "hand_of_luut"},
        "Hand of Luut: whom do you rob, and of what?",
        "Luuts Hand: Wem nimmst du etwas weg, und was?",
    ),
    (
        "summon",
        {"great": "kry_ceks_lost_scroll"},
        "Kry-Cek’s Lost Scroll: whom do you summon, and where?",
        "Kry-Ceks Verlorene Schriftrolle: Wen beschwörst du, und wohin?",
    ),
    (
        "free-road",
        {},
        "Which road do you build for free, and where?",
        "Welche Straße baust du kostenlos, und wo?",
    ),
    (
        "choose-artefact",
        {},
        "Which Great Artefact do you take?",
        "Welches Besondere Artefakt nimmst du?",
    ),
    ("copy-effect", {}, "Which storm effect do you repeat?", "Welchen Sturmeffekt wiederholst du?"),
    (
        "free-artefact",
        {},
        "Which artefact do you take for free?",
        "Welches Artefakt nimmst du kostenlos?",
    ),
    ("destroy-tent", {}, "Which tent is destroyed?", "Welches Zelt wird zerstört?"),
    (
        "crown",
        {"great": "crown_of_titus"},
        "Crown of Titus: which unit counts as a Lord?",
        "Krone des Titus: Welche Einheit zählt als Lord?",
    ),
    (
        "propose-change",
        {"card": "horn_of_baldur", "seat": 0, "step": "who", "what": "draw", "changes": []},
        "“Horn of Baldur”: whom does this change affect?",
        "„Baldurs Horn“: Wen betrifft diese Änderung?",
    ),
    (
        "propose-change",
        {"card": "horn_of_baldur", "seat": 0, "step": "amount", "what": "draw", "changes": []},
        "“Horn of Baldur”: how many cards?",
        "„Baldurs Horn“: Wie viele Karten?",
    ),
    (
        "propose-change",
        {"card": "horn_of_baldur", "seat": 0, "step": "what", "what": "draw", "changes": []},
        "“Horn of Baldur”: Draw three cards. What changes? The others have to agree.",
        (
            "„Baldurs Horn“: Ziehe drei Karten. Was ändert sich? "
            "Die anderen müssen einverstanden sein."
        ),
    ),
    (
        "agree-change",
        {"card": "horn_of_baldur", "seat": 0, "step": "agree", "what": "draw", "changes": []},
        "“Horn of Baldur”: Draw three cards. Anna says that nothing changes. Do you agree?",
        (
            "„Baldurs Horn“: Ziehe drei Karten. Anna sagt, dass sich nichts ändert. "
            "Bist du einverstanden?"
        ),
    ),
    (
        "agree-change",
        {
            "card": "horn_of_baldur",
            "seat": 0,
            "step": "agree",
            "what": "draw",
            "changes": [
                {"what": "draw", "seat": 1, "amount": 1},
                {"what": "draw", "seat": 1, "amount": 2},
                {"what": "supply", "seat": 0, "amount": 1},
                {"what": "supply", "seat": 0, "amount": 2},
                {"what": "stardust", "seat": 1, "amount": 2},
                {"what": "lord", "seat": 1, "amount": 1},
            ],
        },
        (
            "“Horn of Baldur”: Draw three cards. Anna proposes: Ben draws 1 card; "
            "Ben draws 2 cards; Anna takes 1 Supply card; Anna takes 2 Supply cards; "
            "Ben takes 2 Stardust; Ben takes the unit “Lord”. Do you agree?"
        ),
        (
            "„Baldurs Horn“: Ziehe drei Karten. Anna schlägt vor: Ben zieht 1 Karte; "
            "Ben zieht 2 Karten; Anna nimmt 1 Versorgungskarte; Anna nimmt 2 Versorgungskarten; "
            "Ben nimmt 2 Sternenstaubkarten; Ben nimmt die Einheit „Lord“. Bist du einverstanden?"
        ),
    ),
]
