### XIBALBA: Beschriftungen für Tische mit Figuren und Karten.

## Beschriftungen auf dem Tisch

until-turn_end = in diesem Zug
until-your_next_turn = bis der Besitzer wieder am Zug ist
until-end_of_your_next_turn = bis zum Ende des nächsten Zuges des Besitzers
until-attack_end = bei diesem Angriff
label-ark = Arche
label-life = Lebenspunkte
label-target = Paragon zum Sieg
label-turn = Zug
label-market = Auslage
label-deck = Stapel
label-discard = Ablagestapel
label-dice = Würfel
label-resources = Ressourcen
label-paragon = Paragon
label-level = Stufe
label-resistance = Widerstand
label-productivity = Produktivität
label-power = Stärke
label-cost = Kosten
label-pool = Würfelvorrat
label-action = Aktionsvorrat
label-attacking = Im Angriff
label-aside = Beiseite
label-spent = Genutzt
label-rerolls = Wiederholungswürfe
label-costs = Preise
label-locked = Gesperrt
label-disabled = Außer Kraft
label-covered = Überdeckt
label-empty = Leer
label-neutral = Neutral
