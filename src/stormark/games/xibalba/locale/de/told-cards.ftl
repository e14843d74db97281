### XIBALBA: Effekte von Karten als fließender Text. Ein Satz für jede Operation: Karten, Preise, Aktionen.
### `may` steht nach „du darfst“; ohne dies tut niemand etwas, das man lassen könnte.

## Karten, Preise, Aktionen

told-op-discount =
    .subject =
        { $uses ->
            [0] { $cards ->
                [addon] Ausbaukarten
                [soldier] Soldaten
                [civilian] Zivilisten
                [structure] Gebäude
                [event] Ereignisse
               *[any] alle Karten
            }
            [one] { $cards ->
                [addon] die nächste Ausbaukarte
                [soldier] der nächste Soldat
                [civilian] der nächste Zivilist
                [structure] das nächste Gebäude
                [event] das nächste Ereignis
               *[any] die nächste Karte
            }
           *[other] die nächsten { $uses } { $cards ->
                [addon] Ausbaukarten
                [soldier] Soldaten
                [civilian] Zivilisten
                [structure] Gebäude
                [event] Ereignisse
               *[any] Karten
            }
        }
    .verb =
        { $uses ->
            [one] kostet
           *[other] kosten
        }
    .whom = { $accusative }
    .rest =
        { told-n-resources } { $sign ->
            [down] mehr
           *[up] weniger
        }
told-op-action_cost =
    .subject =
        { $action ->
            [discard] Abwerfen
            [reorganize] Reorganisieren
            [pharmaceuticals] Medizin
            [weapon_technology] Waffentechnologie
            [tactical_assault] ein taktischer Angriff
            [harvest] Abernten
           *[upgrade] Basisausbauten
        }
    .verb =
        { $action ->
            [upgrade] kosten
           *[other] kostet
        }
    .whom = dich
    .rest =
        { told-n-resources } { $sign ->
            [down] weniger
           *[up] mehr
        }
told-op-free_action =
    .subject = du
    .verb =
        { $action ->
            [discard] wirfst
            [reorganize] reorganisierst
            [harvest] erntest
           *[other] nutzt
        }
    .rest =
        { $action ->
            [discard] { $n ->
                [one] eine Karte
               *[other] { $n } Karten
            }
            [reorganize] deine Stapel { $n ->
                [one] { "" }
               *[other] { $n }-mal
            }
            [pharmaceuticals] Medizin { $n ->
                [one] { "" }
               *[other] { $n }-mal
            }
            [weapon_technology] Waffentechnologie { $n ->
                [one] { "" }
               *[other] { $n }-mal
            }
            [tactical_assault] den taktischen Angriff { $n ->
                [one] { "" }
               *[other] { $n }-mal
            }
           *[harvest] { $n ->
                [one] { "" }
               *[other] { $n }-mal
            }
        } kostenlos
    .end =
        { $action ->
            [discard] ab
            [harvest] ab
           *[other] { "" }
        }
    .may =
        { $action ->
            [discard] abwerfen
            [reorganize] reorganisieren
            [harvest] abernten
           *[other] nutzen
        }
told-op-cycle_market =
    .subject = du
    .verb = ersetzt
    .rest =
        { $n ->
            [one] { $deck ->
                [soldier] einen Soldaten
                [civilian] einen Zivilisten
                [structure] ein Gebäude
                [event] ein Ereignis
               *[any] eine Karte
            }
           *[other] bis zu { $n } { $deck ->
                [soldier] Soldaten
                [civilian] Zivilisten
                [structure] Gebäude
                [event] Ereignisse
               *[any] Karten
            }
        } der Auslage
    .may = ersetzen
told-op-scout =
    .subject = du
    .verb = siehst
    .rest =
        dir die { $n ->
            [one] oberste Karte
           *[other] obersten { $n } Karten
        } { $deck ->
            [soldier] des Soldatenstapels
            [civilian] des Zivilistenstapels
            [structure] des Gebäudestapels
            [event] des Ereignisstapels
           *[any] eines beliebigen Stapels
        }
    .end =
        an und { $n ->
            [one] lässt sie liegen oder legst sie darunter
           *[other] legst jede darauf oder darunter zurück
        }
    .may =
        ansehen und { $n ->
            [one] sie liegen lassen oder darunterlegen
           *[other] jede darauf oder darunter zurücklegen
        }
told-op-gain_card =
    .subject = du
    .verb = legst
    .rest =
        { $from ->
            [deck] die oberste Karte { $kind ->
                [soldier] des Soldatenstapels
                [civilian] des Zivilistenstapels
                [structure] des Gebäudestapels
               *[addon] des Zivilisten- oder Gebäudestapels
            }
           *[discard] { $choose ->
                [any] { $kind ->
                    [soldier] einen beliebigen Soldaten
                    [civilian] einen beliebigen Zivilisten
                    [structure] ein beliebiges Gebäude
                   *[addon] einen beliebigen Zivilisten oder ein beliebiges Gebäude
                } { $max_cost ->
                    [0] { "" }
                   *[other] mit Kosten von höchstens { $max_cost }
                } aus dem Ablagestapel
               *[top] { $kind ->
                    [soldier] den obersten Soldaten
                    [civilian] den obersten Zivilisten
                    [structure] das oberste Gebäude
                   *[addon] den obersten Zivilisten oder das oberste Gebäude
                } { $max_cost ->
                    [0] { "" }
                   *[other] mit Kosten von höchstens { $max_cost }
                } des Ablagestapels
            }
        } { $paid ->
            [yes] { "" }
           *[no] kostenlos
        } { $kind ->
            [soldier] oben auf deinen Kampftrupp
           *[addon] auf ein Feld deiner Basis
        }
    .may = legen
told-op-reuse =
    .subject = du
    .verb = führst
    .rest =
        den { $phase ->
            [EFFECT] Effektphasen-Effekt
           *[DICE] Würfelphasen-Effekt
        } { $kind ->
            [soldier] eines deiner anderen Soldaten
            [civilian] eines deiner anderen Zivilisten
            [structure] eines deiner anderen Gebäude
           *[addon] einer deiner anderen Ausbaukarten
        } noch einmal
    .end = aus
    .may = ausführen

## Aufbau

told-op-choose =
    .subject = du
    .verb = wählst
    .rest = { "" }
    .may = wählen
told-op-gamble =
    .subject = du
    .verb = wirfst
    .rest =
        { $die ->
            [resource] einen Ressourcenwürfel
            [attack] einen Angriffswürfel
           *[paragon] einen Paragonwürfel
        }
    .may = werfen
told-op-todo =
    .subject = die Spieler
    .verb = führen
    .rest = den Text dieser Karte nach Absprache selbst
    .end = aus
