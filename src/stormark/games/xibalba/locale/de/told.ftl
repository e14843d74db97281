### XIBALBA: Effekte von Karten als fließender Text. Was zu einem Satz hinführt und wie Sätze verbunden werden.

## Wortstellung

told-plain = { $subject } { $verb } { $whom } { $during } { $rest } { $end }
told-after = { $verb } { $subject } { $whom } { $during } { $rest } { $end }
told-infinitive = { $during } { $rest } { $may }
told-may = du darfst { $what }
told-may-after = darfst du { $what }
told-row = { $first }; { $other }
told-and = { $first } und { $other }
told-or = { $first } oder { $other }
told-led = { $conditions }, { $clause }
told-paid = { $price }; dafür { $happens }
told-bought = { $price }, dafür { $happens },
told-used = { $price }; dann { $happens }
told-use = diesen Effekt nutzen
told-more = oder { $many }, { $conditions }
told-or-more = { $first }, { $other }
told-choose = { $first } – entweder { $other }
told-either = { $first } oder { $other }
told-roll = { $first }; { $other }
told-face = bei { $face } { $happens }
told-gap = { $operation } …
told-nothing =
    .subject = nichts
    .verb = passiert

## Wie oft, wann, unter welchen Bedingungen

told-limit =
    { $n ->
        [one] einmal pro Zug
       *[other] bis zu { $n }-mal pro Zug
    }
told-often-when = { $often }, { $when },
told-when =
    { $first ->
        [yes] in einem Zug zum ersten Mal
       *[no] { "" }
    }
told-while = solange { $conditions }
told-if = falls { $conditions }
told-provided = { $moment }, sofern { $conditions }
told-would-lose =
    wenn { $by ->
        [attack] ein Angriff
       *[any] etwas
    } { $kind ->
        [civilian] einen deiner Zivilisten
        [structure] eines deiner Gebäude
       *[any] eine deiner Ausbaukarten
    } vernichten würde

told-moment-attack =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } angreift
told-moment-attack_ark =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } die Arche angreift
told-moment-attack_base =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } eine Basis angreift
told-moment-attack_done =
    wenn { $when } ein Angriff { $card ->
        [soldier] dieses Soldaten
       *[other] eines deiner Soldaten
    } vorbei ist
told-moment-hit_base =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } erfolgreich eine Basis angreift
told-moment-block =
    wenn { $would ->
        [yes] { $card ->
            [soldier] dieser Soldat { $when } beim Abblocken vernichtet würde
           *[other] einer deiner Soldaten { $when } beim Abblocken vernichtet würde
        }
       *[no] { $card ->
            [soldier] dieser Soldat { $when } abblockt
           *[other] einer deiner Soldaten { $when } abblockt
        }
    }
told-moment-block_survived =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } einen Angriff abblockt und überlebt
told-moment-enter_ark =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } die Arche betritt
told-moment-destroy =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } einen anderen Soldaten vernichtet
told-moment-destroyed =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] diese Karte
    } { $when } vernichtet { $would ->
        [yes] würde
       *[no] wird
    }
told-moment-own_soldier_destroyed =
    wenn einer deiner Soldaten { $when } vernichtet { $would ->
        [yes] würde
       *[no] wird
    }
told-moment-ark_damaged =
    wenn { $card ->
        [soldier] dieser Soldat { $when } in der Arche
       *[other] dein Soldat in der Arche { $when }
    } durch einen Angriff Lebenspunkte verliert und überlebt
told-moment-ark_income =
    wenn du { $when } { $card ->
        [soldier] mit diesem Soldaten
       *[other] { "" }
    } für das Kontrollieren der Arche Paragonwürfel wirfst
told-moment-paragon_blank =
    wenn ein { $card ->
        [soldier] für diesen Soldaten
       *[other] von dir
    } geworfener Paragonwürfel { $when } eine Leerseite zeigt
told-moment-buy = wenn du { $when } { $bought } kaufst
told-moment-opponent_buys = wenn ein Gegner { $when } { $bought } kauft
told-moment-harvest = wenn du { $when } aberntest
told-moment-harvest_blank = wenn ein beim Abernten geworfener Paragonwürfel { $when } eine Leerseite zeigt
told-moment-pharmaceuticals = wenn du { $when } Medizin nutzt
told-moment-base_attacked = wenn deine Basis { $when } angegriffen wird
told-moment-pool_complete = wenn deine Würfelphase { $when } endet
told-moment-use =
    wenn { $card ->
        [soldier] dieser Soldat
       *[other] einer deiner Soldaten
    } { $when } genutzt wird

told-bought-any = eine Karte
told-bought-addon = eine Ausbaukarte
told-bought-soldier = einen Soldaten
told-bought-civilian = einen Zivilisten
told-bought-structure = ein Gebäude
told-bought-event = ein Ereignis

told-if-own_faction = diese Karte zu deiner eigenen Fraktion gehört
told-if-faction_cards_at_least =
    du mindestens { $value ->
        [one] { $value } aktive Karte
       *[other] { $value } aktive Karten
    } dieser Fraktion besitzt
told-if-location =
    dieser Soldat { $value ->
        [ark] in der Arche ist
       *[warhost] in deinem Kampftrupp aktiv ist
    }
told-if-ark =
    { $value ->
        [you] du die Arche kontrollierst
        [opponent] ein Gegner die Arche kontrolliert
       *[not_you] du die Arche nicht kontrollierst
    }
told-if-life_at_least =
    { $known ->
        [yes] { "" }
       *[no] der Soldat in der Arche
    } mindestens { $value ->
        [one] { $value } Lebenspunkt
       *[other] { $value } Lebenspunkte
    } hat
told-if-life_at_most =
    { $known ->
        [yes] { "" }
       *[no] der Soldat in der Arche
    } höchstens { $value ->
        [one] { $value } Lebenspunkt
       *[other] { $value } Lebenspunkte
    } hat
told-if-level_at_least = deine Basis mindestens Stufe { $value } hat
told-if-blocking = dieser Soldat abblockt
told-if-symbols_at_least =
    für den Angriff mindestens { $value ->
        [one] { $value } Symbol genutzt wird
       *[other] { $value } Symbole genutzt werden
    }
told-if-first_attack = es der erste Angriff des Soldaten in diesem Zug ist
told-if-target_has_more_resources = der betroffene Spieler mehr Ressourcen hat als du
told-if-first_time = es das erste Mal in diesem Zug ist

## Wie lange

told-until-turn_end = in diesem Zug
told-until-your_next_turn = bis zum Beginn deines nächsten Zuges
told-until-end_of_your_next_turn = in deinem nächsten Zug
told-until-attack_end = für diesen Angriff

## Preise

told-pay-resources =
    .subject = du
    .verb = gibst
    .rest =
        { $value ->
            [one] { $value } Ressource
           *[other] { $value } Ressourcen
        }
    .end = aus
    .may = ausgeben
told-pay-paragon =
    .subject = du
    .verb = gibst
    .rest = { $value } Paragon
    .end = aus
    .may = ausgeben
told-pay-life =
    .subject = du
    .verb = lässt
    .rest =
        deinen Soldaten in der Arche { $value ->
            [one] { $value } Lebenspunkt
           *[other] { $value } Lebenspunkte
        }
    .end = verlieren
    .may = verlieren lassen
told-pay-sacrifice =
    .subject = du
    .verb = vernichtest
    .rest =
        { $value ->
            [this] diese Karte
           *[soldier] den aktiven Soldaten deines Kampftrupps
        }
    .end = { "" }
    .may = vernichten

## Spieler

told-who-you =
    .doer = du
    .nominative = du
    .dative = dir
    .accusative = dich
    .genitive = von dir
told-who-opponent =
    .doer = ein Gegner deiner Wahl
    .nominative = ein Gegner deiner Wahl
    .dative = einem Gegner deiner Wahl
    .accusative = einen Gegner deiner Wahl
    .genitive = eines Gegners deiner Wahl
told-who-same_opponent =
    .doer = dieser Gegner
    .nominative = dieser Gegner
    .dative = diesem Gegner
    .accusative = diesen Gegner
    .genitive = dieses Gegners
told-who-each_opponent =
    .doer = jeder Gegner
    .nominative = jeder Gegner
    .dative = jedem Gegner
    .accusative = jeden Gegner
    .genitive = jedes Gegners
told-who-all =
    .doer = jeder Spieler, auch du,
    .nominative = jeder Spieler, auch du,
    .dative = jedem Spieler, auch dir,
    .accusative = jeden Spieler, auch dich,
    .genitive = jedes Spielers, auch deiner,
told-who-target =
    .doer = der angegriffene Spieler
    .nominative = der angegriffene Spieler
    .dative = dem angegriffenen Spieler
    .accusative = den angegriffenen Spieler
    .genitive = des angegriffenen Spielers
told-who-attacker =
    .doer = der angreifende Spieler
    .nominative = der angreifende Spieler
    .dative = dem angreifenden Spieler
    .accusative = den angreifenden Spieler
    .genitive = des angreifenden Spielers
told-who-victim =
    .doer = dessen Besitzer
    .nominative = dessen Besitzer
    .dative = dessen Besitzer
    .accusative = dessen Besitzer
    .genitive = von dessen Besitzer
told-who-richest_opponent =
    .doer = der Gegner mit den meisten Ressourcen
    .nominative = der Gegner mit den meisten Ressourcen
    .dative = dem Gegner mit den meisten Ressourcen
    .accusative = den Gegner mit den meisten Ressourcen
    .genitive = des Gegners mit den meisten Ressourcen
told-who-leading_opponent =
    .doer = der Gegner mit dem meisten Paragon
    .nominative = der Gegner mit dem meisten Paragon
    .dative = dem Gegner mit dem meisten Paragon
    .accusative = den Gegner mit dem meisten Paragon
    .genitive = des Gegners mit dem meisten Paragon
told-who-ark_holder =
    .doer = der Spieler, der die Arche kontrolliert,
    .nominative = der Spieler, der die Arche kontrolliert,
    .dative = dem Spieler, der die Arche kontrolliert,
    .accusative = den Spieler, der die Arche kontrolliert,
    .genitive = des Spielers, der die Arche kontrolliert,
told-richer = , der mehr Ressourcen hat als du,

## Mengen, die etwas zählen

told-most = (höchstens { $max })
told-per-structures =
    für jedes { $whose ->
        [you] deiner
       *[other] seiner
    } aktiven Gebäude
told-per-civilians =
    für jeden { $whose ->
        [you] deiner
       *[other] seiner
    } aktiven Zivilisten
told-per-base_level =
    für jede Stufe { $whose ->
        [you] deiner
       *[other] seiner
    } Basis
told-per-resources_5 = für je 5 Ressourcen, die du besitzt,
told-per-blanks_in_pool = für jeden Würfel mit Leerseite in deinem Aktionsvorrat

## Seiten von Würfeln, nach „bei“

told-on-blank = einer Leerseite
told-on-resource_1 = einem Ressourcensymbol
told-on-resource_2 = zwei Ressourcensymbolen
told-on-resource_3 = drei Ressourcensymbolen
told-on-attack = einem Angriffssymbol
told-on-critical = einem kritischen Treffer
told-on-paragon_1 = einem Paragonsymbol
told-on-paragon_2 = zwei Paragonsymbolen

## Worüber Texte und Effekte sich einig sein müssen: Ausdrücke in einer Zeile, andere Formen eines Wortes nach /

told-things = Ressource, (?<!dieses )Paragon(?!würfel|leiste), Lebenspunkt, Widerstand, Stärke, Produktivität, Wiederholungswurf/Wiederholungswürfe, Arche, Zivilist, Gebäude, Ereignis, Ausbaukarte, Würfelvorrat, abernten/aberntest, Medizin, erbeute
