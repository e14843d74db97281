### XIBALBA: Effekte von Karten als fließender Text. Ein Satz für jede Operation: Ressourcen, Paragon und Würfel.
### `may` steht nach „du darfst“; ohne dies tut niemand etwas, das man lassen könnte.

## Anzahlen

told-n-resources =
    { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
told-n-life =
    { $n ->
        [one] { $n } Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
told-n-paragon-dice =
    { $n ->
        [one] einen Paragonwürfel
       *[other] { $n } Paragonwürfel
    }
told-n-dice =
    { $n ->
        [one] einen { $die ->
            [resource] Ressourcenwürfel
            [attack] Angriffswürfel
            [paragon] Paragonwürfel
           *[any] Würfel
        }
       *[other] bis zu { $n } { $die ->
            [resource] Ressourcenwürfel
            [attack] Angriffswürfel
            [paragon] Paragonwürfel
           *[any] Würfel
        }
    }
told-n-addons =
    { $n ->
        [all] alle { $kind ->
            [civilian] Zivilisten
            [structure] Gebäude
           *[any] Ausbaukarten
        }
        [one] { $kind ->
            [civilian] einen Zivilisten
            [structure] ein Gebäude
           *[any] eine Ausbaukarte
        }
       *[other] { $n } { $kind ->
            [civilian] Zivilisten
            [structure] Gebäude
           *[any] Ausbaukarten
        }
    }
told-n-own-addons =
    { $n ->
        [one] { $kind ->
            [civilian] einen
            [structure] eines
           *[any] eine
        }
       *[other] { $n }
    } { $who ->
        [you] deiner
       *[other] seiner
    } { $kind ->
        [civilian] Zivilisten
        [structure] Gebäude
       *[any] Ausbaukarten
    }

## Ressourcen und Paragon

told-op-resources =
    .subject = { $doer }
    .verb =
        { $sign ->
            [down] { $who ->
                [you] verlierst
               *[other] verliert
            }
           *[up] { $who ->
                [you] erhältst
               *[other] erhält
            }
        }
    .rest = { told-n-resources } { $each }
    .may =
        { $who ->
            [you] { $sign ->
                [down] verlieren
               *[up] erhalten
            }
           *[other] { "" }
        }
told-op-steal_resources =
    .subject = du
    .verb = stiehlst
    .rest = { $dative } { told-n-resources } { $each }
    .may = stehlen
told-op-paragon =
    .subject = { $doer }
    .verb =
        { $sign ->
            [down] { $who ->
                [you] verlierst
               *[other] verliert
            }
           *[up] { $who ->
                [you] erhältst
               *[other] erhält
            }
        }
    .rest = { $n } Paragon { $each }
    .may =
        { $who ->
            [you] { $sign ->
                [down] verlieren
               *[up] erhalten
            }
           *[other] { "" }
        }
told-op-steal_paragon =
    .subject = du
    .verb = stiehlst
    .rest = { $dative } { $n } Paragon { $each }
    .may = stehlen
told-op-roll_paragon =
    .subject = { $doer }
    .verb =
        { $who ->
            [you] wirfst
           *[other] wirft
        }
    .rest = { told-n-paragon-dice } { $each }
    .end =
        und { $who ->
            [you] fügst das Ergebnis deiner
           *[other] fügt das Ergebnis seiner
        } Paragonleiste hinzu
    .may =
        { $who ->
            [you] werfen und das Ergebnis deiner Paragonleiste hinzufügen
           *[other] { "" }
        }

## Würfel

told-op-pool_size =
    .subject =
        { $who ->
            [you] dein Würfelvorrat
           *[other] der Würfelvorrat { $genitive }
        }
    .verb = enthält
    .rest =
        { $sign ->
            [down] { $n } Würfel weniger
           *[up] { $n ->
                [one] { $n } zusätzlichen Würfel
               *[other] { $n } zusätzliche Würfel
            }
        }
told-op-rerolls =
    .subject = { $nominative }
    .verb =
        { $who ->
            [you] hast
           *[other] hat
        }
    .rest =
        { $sign ->
            [down] { $n ->
                [one] { $n } Wiederholungswurf weniger
               *[other] { $n } Wiederholungswürfe weniger
            }
           *[up] { $n ->
                [one] { $n } zusätzlichen Wiederholungswurf
               *[other] { $n } zusätzliche Wiederholungswürfe
            }
        }
told-op-cap_dice =
    .subject = { $nominative }
    .verb =
        { $who ->
            [you] darfst
           *[other] darf
        }
    .rest =
        { $n ->
            [0] keine
           *[other] höchstens { $n }
        } { $die ->
            [attack] Angriffswürfel
           *[resource] Ressourcenwürfel
        } in { $who ->
            [you] deinem
           *[other] seinem
        } Würfelvorrat
    .end = haben
told-op-add_symbol =
    .subject = du
    .verb = fügst
    .rest =
        deinem Aktionsvorrat { $symbol ->
            [resource_1] { $n ->
                [one] ein Ressourcensymbol
               *[other] { $n } Ressourcensymbole
            }
            [resource_2] { $n ->
                [one] einen Würfel mit zwei Ressourcensymbolen
               *[other] { $n } Würfel mit zwei Ressourcensymbolen
            }
            [resource_3] { $n ->
                [one] einen Würfel mit drei Ressourcensymbolen
               *[other] { $n } Würfel mit drei Ressourcensymbolen
            }
            [attack] { $n ->
                [one] ein Angriffssymbol
               *[other] { $n } Angriffssymbole
            }
            [critical] { $n ->
                [one] einen kritischen Treffer
               *[other] { $n } kritische Treffer
            }
            [paragon_1] { $n ->
                [one] ein Paragonsymbol
               *[other] { $n } Paragonsymbole
            }
           *[paragon_2] { $n ->
                [one] einen Würfel mit zwei Paragonsymbolen
               *[other] { $n } Würfel mit zwei Paragonsymbolen
            }
        }
    .end = hinzu
    .may = hinzufügen
told-op-roll_into_pool =
    .subject = du
    .verb = wirfst
    .rest =
        einmal { $n ->
            [one] einen
           *[other] { $n }
        } { $die ->
            [resource] Ressourcenwürfel
            [attack] Angriffswürfel
           *[paragon] Paragonwürfel
        }
    .end =
        und fügst { $n ->
            [one] ihn
           *[other] sie
        } deinem Aktionsvorrat hinzu
    .may =
        werfen und { $n ->
            [one] ihn
           *[other] sie
        } deinem Aktionsvorrat hinzufügen
told-op-turn_die =
    .subject = du
    .verb =
        { $to ->
            [chosen] drehst
           *[other] verwandelst
        }
    .rest =
        { $attack ->
            [yes] { $from ->
                [attack] { $n ->
                    [one] ein Angriffssymbol
                   *[other] bis zu { $n } Angriffssymbole
                }
                [critical] { $n ->
                    [one] einen kritischen Treffer
                   *[other] bis zu { $n } kritische Treffer
                }
               *[any] { $n ->
                    [one] ein Symbol
                   *[other] bis zu { $n } Symbole
                }
            } dieses Angriffs
           *[no] { $n ->
                [one] einen
               *[other] bis zu { $n }
            } Würfel { $from ->
                [blank] mit Leerseite
                [resource_1] mit einem Ressourcensymbol
                [resource_2] mit zwei Ressourcensymbolen
                [resource_3] mit drei Ressourcensymbolen
                [attack] mit Angriffssymbol
                [critical] mit kritischem Treffer
                [paragon_1] mit einem Paragonsymbol
                [paragon_2] mit zwei Paragonsymbolen
               *[any] { "" }
            } in deinem Aktionsvorrat
        } { $to ->
            [chosen] auf eine beliebige Seite desselben Würfels
            [blank] in eine Leerseite
            [resource_1] in ein Ressourcensymbol
            [resource_2] in zwei Ressourcensymbole
            [resource_3] in drei Ressourcensymbole
            [attack] in ein Angriffssymbol
            [critical] in einen kritischen Treffer
            [paragon_1] in ein Paragonsymbol
           *[paragon_2] in zwei Paragonsymbole
        }
    .may =
        { $to ->
            [chosen] drehen
           *[other] verwandeln
        }
told-op-reroll_pool =
    .subject = du
    .verb = wirfst
    .rest =
        { told-n-dice } { $face ->
            [blank] mit Leerseite
            [resource_1] mit einem Ressourcensymbol
            [resource_2] mit zwei Ressourcensymbolen
            [resource_3] mit drei Ressourcensymbolen
            [attack] mit Angriffssymbol
            [critical] mit kritischem Treffer
            [paragon_1] mit einem Paragonsymbol
            [paragon_2] mit zwei Paragonsymbolen
           *[any] { "" }
        } in deinem Aktionsvorrat
    .end = neu
    .may = neu werfen
