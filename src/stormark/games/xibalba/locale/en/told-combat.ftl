### XIBALBA: effects of cards as flowing text. A clause for every operation: combat.
### `may` is the verb after “you may”; without it nobody does anything that could be left.

## Combat

told-op-power =
    .subject =
        { $per ->
            [attack] { $attack ->
                [yes] the attack
               *[no] { $of ->
                    [this] attacks of this soldier
                   *[yours] attacks of your soldiers
                }
            }
           *[symbol] { $of ->
                [this] { $known ->
                    [yes] it
                   *[no] this soldier
                }
                [attacker] the attacking soldier
               *[yours] your soldiers
            }
        }
    .verb =
        { $per ->
            [attack] { $attack ->
                [yes] has
               *[no] have
            }
           *[symbol] { $of ->
                [yours] have
               *[this] has
            }
        }
    .rest =
        { $signed } { $per ->
            [attack] total Power
           *[symbol] Power
        } { $each }
told-op-resistance =
    .subject =
        { $of ->
            [this] { $known ->
                [yes] it
               *[no] this soldier
            }
            [blocker] your blocking soldier
            [base] your base
           *[target_base] the attacked base
        }
    .verb = has
    .rest = { $signed } Resistance { $each }
told-op-paragon_value =
    .subject = { "" }
    .verb = roll
    .rest =
        { $sign ->
            [down] { $n ->
                [one] one Paragon die fewer
               *[other] { $n } Paragon dice fewer
            }
           *[up] { $n ->
                [one] one additional Paragon die
               *[other] { $n } additional Paragon dice
            }
        }
    .end =
        when { $when ->
            [control] { $of ->
                [this] this soldier controls the Ark
               *[yours] one of your soldiers controls the Ark
            }
            [destroy] { $of ->
                [this] this soldier destroys another one
               *[yours] one of your soldiers destroys another one
            }
            [loot] { $of ->
                [this] this soldier loots Paragon from a base
               *[yours] one of your soldiers loots Paragon from a base
            }
           *[any] you roll Paragon dice { $of ->
                [this] for this soldier
               *[yours] for your soldiers
            }
        }
told-op-critical_value =
    .subject = each critical hit you use
    .verb = gives
    .rest =
        { $sign ->
            [down] { $n } Power less
           *[up] { $n } additional Power
        }
told-op-productivity =
    .subject =
        { $who ->
            [you] your base
           *[other] the base { $genitive }
        }
    .verb = has
    .rest = { $signed } productivity
told-op-damage_ark =
    .subject = the soldier in the Ark
    .verb = loses
    .rest = { told-n-life } { $each }
told-op-heal_ark =
    .subject =
        { $place ->
            [ark] it
           *[other] your soldier in the Ark
        }
    .verb = gains
    .rest = { told-n-life } { $each }
told-op-unblockable =
    .subject = the attack
    .verb = cannot
    .rest = be blocked
told-op-prevent-addon_loss =
    .subject =
        { $asked ->
            [yes] it
           *[no] { $kind ->
                [civilian] your civilians
                [structure] your structures
               *[any] your add-on cards
            }
        }
    .verb =
        { $asked ->
            [yes] is
           *[no] cannot
        }
    .rest =
        { $asked ->
            [yes] not destroyed
           *[no] { $by ->
                [attack] be destroyed by attacks
               *[any] be destroyed
            }
        }
told-op-prevent-soldier_loss =
    .subject =
        { $known ->
            [yes] it
           *[no] this soldier
        }
    .verb =
        { $to ->
            [stay] is
           *[warhost_bottom] goes
        }
    .rest =
        { $to ->
            [stay] not destroyed
           *[warhost_bottom] to the bottom of your Warhost instead of the discard pile
        }
told-op-prevent-loot =
    .subject =
        { $keep ->
            [0] every roll that loots Paragon from your base
           *[other] looting
        }
    .verb =
        { $keep ->
            [0] is
           *[other] cannot
        }
    .rest =
        { $keep ->
            [0] reduced by { $n }
           *[other] reduce your Paragon below { $keep }
        }
told-op-prevent-ark_damage =
    .subject = each attack against your soldier in the Ark
    .verb = deals
    .rest = { $n } damage less
told-op-prevent-resource_loss =
    .subject = opponents’ card effects
    .verb = cannot
    .whom = { "" }
    .rest = make you lose resources
told-op-prevent-hostile_effects =
    .subject = opponents’ card effects
    .verb = can
    .rest = neither destroy nor disable your add-on cards
told-op-destroy_addon =
    .subject =
        { $chooser ->
            [owner] { $doer }
           *[you] { "" }
        }
    .verb =
        { $chooser ->
            [owner] { $who ->
                [you] destroy
               *[other] destroys
            }
           *[you] destroy
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
                [you] destroy
               *[other] { "" }
            }
           *[you] destroy
        }
told-op-destroy_soldier =
    .subject =
        { $where ->
            [this] { $known ->
                [yes] it
               *[no] this soldier
            }
           *[warhost] { $who ->
                [you] the active soldier of your Warhost
               *[other] the active soldier in the Warhost { $genitive }
            }
        }
    .verb = is
    .rest = destroyed
told-op-rotate_warhost =
    .subject =
        { $who ->
            [you] your active soldier
           *[other] the active soldier { $genitive }
        }
    .verb = goes
    .rest =
        to the bottom of { $who ->
            [you] your
           *[other] its
        } Warhost
told-op-retreat =
    .subject = { "" }
    .verb = return
    .rest = your soldier from the Ark to the top of your Warhost
    .may = return
told-op-permit-attack_base_from_warhost =
    .subject =
        { $place ->
            [warhost] it
           *[other] the active soldier of your Warhost
        }
    .verb = may
    .rest = attack enemy bases
    .end = { "" }
told-op-permit-extra_upgrade =
    .subject = you
    .verb = may
    .whom = { "" }
    .rest = upgrade your base one additional time
    .end = { "" }
told-op-permit-enter_empty_ark_free =
    .subject = you
    .verb = may
    .rest = enter an empty Ark once
    .end = without spending an attack symbol
told-op-forbid-attack_base =
    .subject =
        { $who ->
            [all] no player
            [each_opponent] no opponent
           *[other] { $nominative }
        }
    .verb =
        { $who ->
            [all] may
            [each_opponent] may
           *[other] may not
        }
    .rest = attack a base
    .end = { "" }
told-op-forbid-harvest =
    .subject =
        { $who ->
            [all] no player
            [each_opponent] no opponent
           *[other] { $nominative }
        }
    .verb =
        { $who ->
            [all] may
            [each_opponent] may
           *[other] may not
        }
    .rest = harvest
    .end = { "" }
told-op-forbid-heal =
    .subject = the soldier in the Ark
    .verb = cannot
    .rest = gain life points
told-op-disable =
    .subject =
        { $n ->
            [all] { told-n-addons } { $who ->
                [each_opponent] of your opponents
               *[other] { $genitive }
            }
            [one] { $kind ->
                [civilian] one civilian
                [structure] one structure
               *[any] one add-on card
            } { $genitive }
           *[other] { told-n-addons } { $genitive }
        }
    .verb =
        { $n ->
            [one] is
           *[other] are
        }
    .rest = disabled
