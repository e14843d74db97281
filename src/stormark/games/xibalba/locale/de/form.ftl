### XIBALBA: das Formular einer Karte, für alle, die eigene Karten eingeben.

form-cards = Karten
form-name = Name
form-text = Text auf der Karte
form-faction = Fraktion
form-type = Typ
form-phase = Wann sie wirkt
form-cost = Kosten
form-power = Stärke
form-resistance = Widerstand
form-paragon = Paragon
form-copies = Exemplare

## Fraktionen

form-factions = Fraktionen
form-board = Teilt sich das Tableau mit
form-blurb = Ein Satz über sie
form-level = Basis auf Stufe { $level }
form-productivity = Produktivität
form-upgrade_cost = Ausbaukosten
form-action_costs = Preise der allgemeinen Aktionen

## Effekte

form-effect = Was sie tut
form-todo = Die Spieler führen den Text selbst aus
form-limit = Höchstens so oft im Zug
form-optional = Du darfst verzichten

## Angaben zu Operationen

form-param-amount = Wie viel
form-param-who = Wer
form-param-from = Von
form-param-dice = Würfel
form-param-die = Würfel
form-param-max = Höchstens
form-param-symbol = Symbol
form-param-count = Wie viele
form-param-to = Zu
form-param-face = Seite
form-param-of = Wovon
form-param-per = Gezählt je
form-param-when = Wann
form-param-kind = Art der Karte
form-param-chooser = Wer wählt
form-param-where = Wo
form-param-cards = Karten
form-param-uses = Für so viele gekaufte Karten
form-param-action = Aktion
form-param-deck = Stapel
form-param-choose = Welche Karte
form-param-max_cost = Kosten höchstens
form-param-phase = Phase
form-param-by = Durch
form-param-keep = Bleibt mindestens

## Was erlaubt, verboten oder verhindert wird

form-what-addon_loss = Verlust einer Ausbaukarte
form-what-soldier_loss = Verlust eines Soldaten
form-what-loot = Beute
form-what-ark_damage = Schaden in der Arche
form-what-resource_loss = Verlust von Ressourcen
form-what-hostile_effects = Effekte von Gegnern auf Ausbaukarten
form-what-attack_base_from_warhost = eine Basis aus dem Kampftrupp angreifen
form-what-extra_upgrade = ein weiterer Ausbau
form-what-enter_empty_ark_free = die leere Arche ohne Symbol betreten
form-what-attack_base = eine Basis angreifen
form-what-harvest = abernten
form-what-heal = Lebenspunkte für den Soldaten in der Arche

## Spieler

form-who-you = du
form-who-opponent = ein Gegner deiner Wahl
form-who-same_opponent = derselbe Gegner
form-who-each_opponent = jeder Gegner
form-who-all = alle Spieler
form-who-target = der angegriffene Spieler
form-who-attacker = der Angreifer
form-who-victim = der frühere Besitzer
form-who-richest_opponent = der reichste Gegner
form-who-leading_opponent = der Gegner mit dem meisten Paragon
form-who-ark_holder = wer die Arche kontrolliert

## Andere Wörter

form-word-any = beliebig
form-word-addon = Zivilist oder Gebäude
form-word-blank = Leerseite
form-word-chosen = beliebige Seite des Würfels
form-word-this = diese Karte
form-word-yours = deine Soldaten
form-word-blocker = dein abblockender Soldat
form-word-base = deine Basis
form-word-target_base = die angegriffene Basis
form-word-symbol = jedes Symbol
form-word-attack = der Angriff
form-word-control = für Kontrolle
form-word-destroy = für Vernichten
form-word-loot = für Beute
form-word-stay = bleibt, wo er ist
form-word-warhost_bottom = kommt unter den Kampftrupp
form-word-opponents = Gegner
form-word-deck = der Stapel
form-word-discard = der Ablagestapel
form-word-top = die oberste Karte
form-word-warhost = der Kampftrupp
form-word-owner = der Besitzer
form-word-soldier = dein aktiver Soldat
form-word-ark = die Arche
form-word-not_you = nicht du

## Zähler

form-per-structures = aktives Gebäude
form-per-civilians = aktiver Zivilist
form-per-base_level = Stufe der Basis
form-per-resources_5 = 5 Ressourcen
form-per-blanks_in_pool = Würfel mit Leerseite im Aktionsvorrat

## Bedingungen

form-if-own_faction = Du spielst die Fraktion der Karte
form-if-faction_cards_at_least = Aktive Karten ihrer Fraktion, mindestens
form-if-location = Dieser Soldat ist in
form-if-ark = Die Arche kontrolliert
form-if-life_at_least = Lebenspunkte in der Arche, mindestens
form-if-life_at_most = Lebenspunkte in der Arche, höchstens
form-if-level_at_least = Stufe deiner Basis, mindestens
form-if-blocking = Solange dieser Soldat abblockt
form-if-symbols_at_least = Symbole im Angriff, mindestens
form-if-first_attack = Erster Angriff des Soldaten in diesem Zug
form-if-target_has_more_resources = Der betroffene Spieler hat mehr Ressourcen als du
form-if-first_time = Zum ersten Mal in diesem Zug

## Preise

form-pay-resources = Ressourcen
form-pay-paragon = Paragon
form-pay-life = Lebenspunkte in der Arche
form-pay-sacrifice = Opfer
