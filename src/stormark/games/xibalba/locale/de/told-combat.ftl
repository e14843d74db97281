### XIBALBA: Effekte von Karten als fließender Text. Ein Satz für jede Operation: Kampf.
### `may` steht nach „du darfst“; ohne dies tut niemand etwas, das man lassen könnte.

## Kampf

told-op-power =
    .subject =
        { $per ->
            [attack] { $attack ->
                [yes] der Angriff
               *[no] { $of ->
                    [this] Angriffe dieses Soldaten
                   *[yours] Angriffe deiner Soldaten
                }
            }
           *[symbol] { $of ->
                [this] { $known ->
                    [yes] er
                   *[no] dieser Soldat
                }
                [attacker] der angreifende Soldat
               *[yours] deine Soldaten
            }
        }
    .verb =
        { $per ->
            [attack] { $attack ->
                [yes] hat
               *[no] haben
            }
           *[symbol] { $of ->
                [yours] haben
               *[this] hat
            }
        }
    .rest =
        { $signed } { $per ->
            [attack] Gesamtstärke
           *[symbol] Stärke
        } { $each }
told-op-resistance =
    .subject =
        { $of ->
            [this] { $known ->
                [yes] er
               *[no] dieser Soldat
            }
            [blocker] dein abblockender Soldat
            [base] deine Basis
           *[target_base] die angegriffene Basis
        }
    .verb = hat
    .rest = { $signed } Widerstand { $each }
told-op-paragon_value =
    .subject = du
    .verb = wirfst
    .rest =
        { $sign ->
            [down] { $n } Paragonwürfel weniger
           *[up] { $n ->
                [one] einen zusätzlichen Paragonwürfel
               *[other] { $n } zusätzliche Paragonwürfel
            }
        }
    .end =
        , wenn { $when ->
            [control] { $of ->
                [this] dieser Soldat die Arche kontrolliert
               *[yours] einer deiner Soldaten die Arche kontrolliert
            }
            [destroy] { $of ->
                [this] dieser Soldat einen anderen vernichtet
               *[yours] einer deiner Soldaten einen anderen vernichtet
            }
            [loot] { $of ->
                [this] dieser Soldat Paragon aus einer Basis erbeutet
               *[yours] einer deiner Soldaten Paragon aus einer Basis erbeutet
            }
           *[any] du { $of ->
                [this] für diesen Soldaten
               *[yours] für deine Soldaten
            } Paragonwürfel wirfst
        }
told-op-critical_value =
    .subject = jeder kritische Treffer, den du nutzt,
    .verb = gibt
    .rest =
        { $sign ->
            [down] { $n } Stärke weniger
           *[up] { $n } zusätzliche Stärke
        }
told-op-productivity =
    .subject =
        { $who ->
            [you] deine Basis
           *[other] die Basis { $genitive }
        }
    .verb = hat
    .rest = { $signed } Produktivität
told-op-damage_ark =
    .subject = der Soldat in der Arche
    .verb = verliert
    .rest = { told-n-life } { $each }
told-op-heal_ark =
    .subject =
        { $place ->
            [ark] er
           *[other] dein Soldat in der Arche
        }
    .verb = erhält
    .rest = { told-n-life } { $each }
told-op-unblockable =
    .subject = der Angriff
    .verb = kann
    .rest = nicht abgeblockt werden
told-op-prevent-addon_loss =
    .subject =
        { $asked ->
            [yes] { $kind ->
                [civilian] er
                [structure] es
               *[any] sie
            }
           *[no] { $kind ->
                [civilian] deine Zivilisten
                [structure] deine Gebäude
               *[any] deine Ausbaukarten
            }
        }
    .verb =
        { $asked ->
            [yes] wird
           *[no] können
        }
    .rest =
        { $asked ->
            [yes] nicht vernichtet
           *[no] { $by ->
                [attack] nicht durch Angriffe vernichtet werden
               *[any] nicht vernichtet werden
            }
        }
told-op-prevent-soldier_loss =
    .subject =
        { $known ->
            [yes] er
           *[no] dieser Soldat
        }
    .verb =
        { $to ->
            [stay] wird
           *[warhost_bottom] kommt
        }
    .rest =
        { $to ->
            [stay] nicht vernichtet
           *[warhost_bottom] unter deinen Kampftrupp statt auf den Ablagestapel
        }
told-op-prevent-loot =
    .subject =
        { $keep ->
            [0] jeder Wurf, der Paragon aus deiner Basis erbeutet,
           *[other] Erbeuten
        }
    .verb =
        { $keep ->
            [0] wird
           *[other] kann
        }
    .rest =
        { $keep ->
            [0] um { $n } verringert
           *[other] dein Paragon nie unter { $keep } senken
        }
told-op-prevent-ark_damage =
    .subject = jeder Angriff auf deinen Soldaten in der Arche
    .verb = verursacht
    .rest = { $n } Schaden weniger
told-op-prevent-resource_loss =
    .subject = gegnerische Karteneffekte
    .verb = können
    .whom = dir
    .rest = keine Ressourcen nehmen
told-op-prevent-hostile_effects =
    .subject = gegnerische Karteneffekte
    .verb = können
    .rest = deine Ausbaukarten weder vernichten noch außer Kraft setzen
told-op-destroy_addon =
    .subject =
        { $chooser ->
            [owner] { $doer }
           *[you] du
        }
    .verb =
        { $chooser ->
            [owner] { $who ->
                [you] vernichtest
               *[other] vernichtet
            }
           *[you] vernichtest
        }
    .rest =
        { $chooser ->
            [owner] { told-n-own-addons }
           *[you] { $who ->
                [you] { told-n-own-addons }
               *[other] { told-n-addons } { $genitive }
            }
        }
    .may =
        { $chooser ->
            [owner] { $who ->
                [you] vernichten
               *[other] { "" }
            }
           *[you] vernichten
        }
told-op-destroy_soldier =
    .subject =
        { $where ->
            [this] { $known ->
                [yes] er
               *[no] dieser Soldat
            }
           *[warhost] { $who ->
                [you] der aktive Soldat deines Kampftrupps
               *[other] der aktive Soldat im Kampftrupp { $genitive }
            }
        }
    .verb = wird
    .rest = vernichtet
told-op-rotate_warhost =
    .subject =
        { $who ->
            [you] dein aktiver Soldat
           *[other] der aktive Soldat { $genitive }
        }
    .verb = kommt
    .rest =
        unter { $who ->
            [you] deinen
           *[other] seinen
        } Kampftrupp
told-op-retreat =
    .subject = du
    .verb = legst
    .rest = deinen Soldaten aus der Arche oben auf deinen Kampftrupp
    .may = legen
told-op-permit-attack_base_from_warhost =
    .subject =
        { $place ->
            [warhost] er
           *[other] der aktive Soldat deines Kampftrupps
        }
    .verb = darf
    .rest = gegnerische Basen
    .end = angreifen
told-op-permit-extra_upgrade =
    .subject = du
    .verb = darfst
    .whom = deine Basis
    .rest = ein zusätzliches Mal
    .end = ausbauen
told-op-permit-enter_empty_ark_free =
    .subject = du
    .verb = darfst
    .rest = einmal eine leere Arche ohne Angriffssymbol
    .end = betreten
told-op-forbid-attack_base =
    .subject =
        { $who ->
            [all] kein Spieler
            [each_opponent] kein Gegner
           *[other] { $nominative }
        }
    .verb =
        { $who ->
            [you] darfst
           *[other] darf
        }
    .rest =
        { $who ->
            [all] eine Basis
            [each_opponent] eine Basis
           *[other] keine Basis
        }
    .end = angreifen
told-op-forbid-harvest =
    .subject =
        { $who ->
            [all] kein Spieler
            [each_opponent] kein Gegner
           *[other] { $nominative }
        }
    .verb =
        { $who ->
            [you] darfst
           *[other] darf
        }
    .rest =
        { $who ->
            [all] { "" }
            [each_opponent] { "" }
           *[other] nicht
        }
    .end = abernten
told-op-forbid-heal =
    .subject = der Soldat in der Arche
    .verb = kann
    .rest = keine Lebenspunkte erhalten
told-op-disable =
    .subject =
        { $n ->
            [all] { told-n-addons } { $who ->
                [each_opponent] deiner Gegner
               *[other] { $genitive }
            }
            [one] { $kind ->
                [civilian] ein Zivilist
                [structure] ein Gebäude
               *[any] eine Ausbaukarte
            } { $genitive }
           *[other] { told-n-addons } { $genitive }
        }
    .verb =
        { $n ->
            [one] ist
           *[other] sind
        }
    .rest = außer Kraft
