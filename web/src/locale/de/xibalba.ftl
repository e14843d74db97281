### Der gezeichnete Tisch von Xibalba.

## Karten

xc-cost = kostet
xc-power = Stärke
xc-resistance = Widerstand
xc-paragon = Paragon
xc-type-soldier = Soldat
xc-type-civilian = Zivilist
xc-type-structure = Gebäude
xc-type-event = Ereignis
xc-phase-EFFECT = Effektphase
xc-phase-DICE = Würfelphase
xc-phase-ACTION = Aktionsphase
xc-phase-PERMANENT = Dauerhaft

## Der Tisch

xt-turn-label = Zug und Phase
xt-apocalypse = Apokalypse
xt-apocalypse-about = Von jedem Kartentyp liegt nur eine Karte aus, Karten kosten 1 Ressource weniger, die Arche bringt mehr Paragon
xt-until =
    { $until ->
        [turn_end] bis zum Ende des Zuges
        [your_next_turn] bis zum nächsten Zug
        [end_of_your_next_turn] bis zum Ende des nächsten Zuges
        [attack_end] für diesen Angriff
       *[other] vorerst
    }
xt-ark-empty = leer
xt-life = Lebenspunkte
xt-dice-of = Würfel: { $name }
xt-rerolls =
    { $count ->
        [one] noch { $count } Wiederholungswurf
       *[other] noch { $count } Wiederholungswürfe
    }
xt-keep-all = Alle behalten
xt-browse = { $place }: alle { $count } Karten ansehen
xt-top = oben
xt-card-of-pile = { $card } ({ $place }, Karte { $number } von unten)
xt-discard = Ablagestapel ({ $count }), oben: { $card }
xt-discard-of = Ablagestapel: { $type }
xt-no-discard = Nichts abgelegt

## Allgemeine Aktionen

xp-discard = Karten abwerfen
xp-reorganize = Reorganisieren
xp-pharmaceuticals = Medizin
xp-weapon_technology = Waffentechnik
xp-tactical_assault = Taktik
xp-harvest = Abernten
xp-upgrade = Ausbauen

xt-stands = { $name }: { $paragon } von { $target } Paragon
xt-phase-effect = Effekte
xt-phase-dice = Würfel
xt-phase-action = Aktionen
xt-neutral = neutral
xt-of-life = von { $most } Leben
xt-leave-out = Diesen Würfel weglassen oder wieder dazunehmen
xt-hint-sort = Würfel antippen: behalten oder neu werfen
xt-hint-act = Würfel antippen, um ihn wegzulassen
xt-hint-pay =
    { $ways ->
        [one] Die leuchtenden Würfel zahlen
       *[other] Die leuchtenden Würfel zahlen; antippen zum Ändern
    }
xt-other-dice = Andere Würfel
xt-die-keep = { $face }: behalten
xt-die-use = { $face }: verwenden
xt-split = { $resource } × Ressource, { $attack } × Angriff
xt-kept = behalten
xt-keeps = bleibt
xt-rolls = neu
xt-used = { $face }: verbraucht
xt-roll-again =
    { $count ->
        [0] Zum Neuwerfen Würfel antippen
       *[other] { $count } Würfel neu werfen
    }
xt-gather = Alles sammeln: +{ $count }
xt-take-gems = Paragon nehmen
xt-behind = von { $target } · { $name } führt mit { $paragon }
xt-ahead = von { $target } zum Sieg
xt-to-spend = +{ $dice } auf Würfeln = { $total }
xt-in-store = Ressourcen im Vorrat
xt-piles = Kampftrupp und Ausbaufelder
xt-upgrade-for = Ausbau: { $price }
xt-covers = wird verdeckt
xt-cards = { $count } Karten
xh-short =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }

## Die anderen

xr-holds = hält die Arche
xr-of = von { $target }
xr-raised = { $base } + { $more } { $reason }
xr-no-blocker = kein Soldat zum Abblocken
xr-blockers =
    { $count ->
        [one] 1 Soldat kann abblocken
       *[other] { $count } Soldaten im Kampftrupp
    }

## Die große Karte neben dem Tisch

xi-asks = Diese Karte fragt
xi-selected = Ausgewählt
xi-card = Letzte Karte
xi-faction = Deine Fraktion
xi-inside = In der Arche
xi-none = Klicke eine Karte an, um sie hier zu lesen.

## Was Karten anbieten

xv-buy = Kaufen
xv-discard = Abwerfen
xv-activate = Nutzen
xv-replace = Ersetzen
xv-take = Nehmen
xv-top = Nach oben
xv-bottom = Nach unten
xv-destroy = Vernichten
xv-disable = Außer Kraft setzen
xv-place = Hierher
xv-resolve = Ausführen
xv-trigger = Ausführen
xv-protect = Retten
xv-lift = Bewegen
xv-attack = Angreifen
xv-enter = Betreten
xv-pharmaceuticals = Heilen
xv-upgrade = Ausbauen
xv-opponent = Wählen
xv-why = Warum nicht?
xv-asks = fragt nach
xv-fields =
    { $count ->
        [one] Feld wählen
       *[other] 1 von { $count } Feldern
    }
xv-point = Wähle den Platz

## Summen: der Grund jedes Teils

xw-printed = aufgedruckt
xw-card = eine Karte
xw-lasting = ein Effekt
xw-mode = Apokalypse
xw-life = Lebenspunkte
xw-symbols = Symbole × Stärke
xw-criticals = kritischer Treffer
xw-limit = Grenze
xw-earlier = seither geändert
xw-effect = Effekte dieses Angriffs
xw-held-off = vom Besitzer abgewehrt

## Angriffe: vorher

xa-power = Dein Angriff: { $power }
xa-target = Ziel
xa-dice = Würfel für den Angriff
xa-all =
    { $count ->
        [one] { $count } Symbol nehmen
       *[other] Alle { $count } Symbole nehmen
    }
xa-go-ark = Arche angreifen
xa-go-base = { $name } angreifen
xa-final = Endgültig
xa-final-roll = Endgültig: Es wird gewürfelt
xa-enter = Die Arche ist leer
xa-standing = So steht es
xa-base = Basis von { $name }
xs-ark-damage = { $damage } Schaden: { $card } hat noch { $life } Leben
xs-dice-gone = Die Würfel sind verbraucht.
xs-ark-falls = { $card } fällt: { $damage } gegen { $life } Leben
xs-ark-taken = { $card } nimmt die Arche mit { $life } Leben ein
xs-ark-roll =
    { $dice ->
        [0] Du wirfst jetzt keinen Paragonwürfel
       *[other] Du wirfst jetzt { $dice } Paragonwürfel
    }{ $income ->
        [0] {""}
       *[other] { " " }und { $income } nach jedem Zug, solange du sie hältst
    }{ $more ->
        [0] {""}
       *[other] , dazu { $more } Paragon
    }
xs-ark-income =
    { $dice ->
        [0] Keine Paragonwürfel fürs Halten
       *[other] { $dice } Paragonwürfel nach jedem Zug, solange du sie hältst
    }{ $more ->
        [0] {""}
       *[other] , dazu { $more } Paragon
    }
xs-may-block = { $name } kann mit { $card } abblocken: { $falls ->
        [yes] Die Karte fällt (Widerstand { $resistance })
        [open] Ob die Karte fällt, hängt von Entscheidungen oder Würfen ab (Widerstand { $resistance })
       *[no] Die Karte hält stand (Widerstand { $resistance })
    }
xs-open = { $text } (falls keine Entscheidung und kein Wurf etwas ändert)
xs-no-blocker = Niemand kann abblocken
xs-base-holds =
    { $blocked ->
        [maybe] Ohne Abblocken hält die Basis stand: { $power } gegen { $resistance }
       *[no] Die Basis hält stand: { $power } gegen { $resistance }
    }
xs-base-hit =
    { $blocked ->
        [maybe] Ohne Abblocken gelingt der Angriff: { $power } gegen { $resistance }.
       *[no] Der Angriff gelingt: { $power } gegen { $resistance }.
    } { $addons ->
        [0] Keine Ausbaukarte zu vernichten.
       *[other] Du darfst eine Ausbaukarte vernichten.
    }
xs-base-loot =
    { $most ->
        [0] Kein Paragon zu erbeuten
       *[other] Du erbeutest bis zu { $most } Paragon von { $name } ({ $dice } Würfel)
    }
xs-empty = Niemand ist darin: Mit einem Angriffssymbol zieht dein Soldat ein.
xs-neutral = Ein neutraler Soldat hält sie: { $card }.
xs-income =
    { $mine ->
        [yes] Du wirfst
       *[no] { $name } wirft
    } nach jedem Zug { $dice } Paragonwürfel{ $more ->
        [0] {""}
       *[other] , dazu { $more } Paragon
    }.
xs-your-soldier = Dein Soldat { $card } hat Stärke { $power } pro Symbol.
xs-their-soldier = { $card } von { $name } hat Stärke { $power } pro Symbol.
xs-no-soldier = Du hast keinen Soldaten für einen Angriff.

## Angriffe und Effekte: was auf dem Spiel steht

xb-look = Tisch ansehen
xb-back = Zurück zur Frage
xb-power = Angriff
xb-from-ark = greift aus der Arche an
xb-from-warhost = greift aus dem Kampftrupp an
xb-your-base = deine Basis
xb-breaks = { $power } durchbricht { $needed }
xb-not-breaks = { $power } reicht nicht gegen { $needed }
xb-block = Abblocken
xb-pass = Nicht abblocken
xb-cost-none = du verlierst nichts
xb-cost-soldier = du verlierst einen Soldaten
xb-cost-kept = du verlierst vielleicht einen Soldaten
xb-cost-base =
    { $addons ->
        [0] { $most ->
            [0] nichts ist in Gefahr
           *[other] in Gefahr: bis zu { $most } Paragon
        }
       *[other] { $most ->
            [0] in Gefahr: eine Ausbaukarte
           *[other] in Gefahr: eine Ausbaukarte, bis zu { $most } Paragon
        }
    }
xb-safe =
    { $paragon ->
        [0] Deine Ausbaukarten sind sicher.
       *[other] Deine Ausbaukarten und deine { $paragon } Paragon sind sicher.
    }
xb-holds = { $card } hält stand: Widerstand { $resistance } gegen { $power }.
xb-falls-next = { $card } wird vernichtet. { $next } rückt nach.
xb-falls-last = { $card } wird vernichtet. Dein Kampftrupp ist dann leer.
xb-reward = { $name } wirft zur Belohnung { $dice } Paragonwürfel. Du verlierst dabei kein Paragon.
xb-stays = { $card } bleibt in deinem Kampftrupp.
xb-base-holds = Deine Basis hält stand: { $power } gegen { $resistance }.
xb-addon =
    { $count ->
        [one] { $name } darf diese Ausbaukarte vernichten.
       *[other] { $name } darf eine dieser Ausbaukarten vernichten.
    }
xb-loot = Du verlierst bis zu { $most } deiner { $from } Paragon an { $name }.
xb-no-loot = Du hast kein Paragon zu verlieren.
xb-then-loot =
    { $most ->
        [0] { $name } hat kein Paragon zu verlieren.
       *[other] Danach erbeutest du bis zu { $most } Paragon von { $name }.
    }
xb-destroy = { $card } vernichten
xb-spare = Nichts vernichten
xb-under =
    { $count ->
        [one] Darunter liegt 1 Karte.
       *[other] Darunter liegen { $count } Karten.
    }
xb-nothing-under = Das Feld ist danach leer.
xb-save = Mit { $card } retten
xb-let-go = Nicht retten
xb-lost = { $card } wird vernichtet.
xb-used = { $card } tut, was im Text der Karte steht.
xb-pay-resources =
    { $amount ->
        [one] Du bezahlst { $amount } Ressource: { $from } → { $to }.
       *[other] Du bezahlst { $amount } Ressourcen: { $from } → { $to }.
    }
xb-pay-paragon = Du bezahlst { $amount } Paragon: { $from } → { $to }.
xb-pay-life =
    { $amount ->
        [one] Dein Soldat in der Arche verliert { $amount } Lebenspunkt: { $from } → { $to }.
       *[other] Dein Soldat in der Arche verliert { $amount } Lebenspunkte: { $from } → { $to }.
    }
xb-unused = Nichts geschieht, { $card } bleibt unverändert.
xb-fate-falls = vernichtet
xb-fate-risk = in Gefahr
xb-fate-stays = bleibt
xb-fate-next = rückt nach
xb-odds-title = Gewürfeltes Paragon
xb-odds = Gewürfeltes Paragon: { $said }
xb-wins = { $chance } Siegchance

## Auf dem Telefon

xf-market = Auslage
xf-base = Basis
xf-actions = Aktionen
xf-log = Protokoll
xf-rival = Basis
xf-spend = { $count } verfügbar
xf-raise = Bereich nach oben ziehen
xf-lower = Bereich nach unten ziehen
