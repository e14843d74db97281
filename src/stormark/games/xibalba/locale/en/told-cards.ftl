### XIBALBA: effects of cards as flowing text. A clause for every operation: cards, prices, actions.
### `may` is the verb after “you may”; without it nobody does anything that could be left.

## Cards, prices, actions

told-op-discount =
    .subject =
        { $uses ->
            [0] { $cards ->
                [addon] add-on cards
                [soldier] soldiers
                [civilian] civilians
                [structure] structures
                [event] events
               *[any] all cards
            }
            [one] the next { $cards ->
                [addon] add-on card
                [soldier] soldier
                [civilian] civilian
                [structure] structure
                [event] event
               *[any] card
            }
           *[other] the next { $uses } { $cards ->
                [addon] add-on cards
                [soldier] soldiers
                [civilian] civilians
                [structure] structures
                [event] events
               *[any] cards
            }
        }
    .verb =
        { $uses ->
            [one] costs
           *[other] cost
        }
    .whom = { $accusative }
    .rest =
        { told-n-resources } { $sign ->
            [down] more
           *[up] less
        }
told-op-action_cost =
    .subject =
        { $action ->
            [discard] discarding cards
            [reorganize] re-organizing
            [pharmaceuticals] pharmaceuticals
            [weapon_technology] using weapon technology
            [tactical_assault] a tactical assault
            [harvest] harvesting
           *[upgrade] base upgrades
        }
    .verb =
        { $action ->
            [pharmaceuticals] cost
            [upgrade] cost
           *[other] costs
        }
    .whom = you
    .rest =
        { told-n-resources } { $sign ->
            [down] less
           *[up] more
        }
told-op-free_action =
    .subject = { "" }
    .verb =
        { $action ->
            [discard] discard
            [reorganize] re-organize
            [harvest] harvest
           *[other] use
        }
    .rest =
        { $action ->
            [discard] { $n ->
                [one] one card
               *[other] { $n } cards
            } for free
            [reorganize] your piles { $n ->
                [one] { "" }
               *[other] { $n } times
            } for free
            [pharmaceuticals] pharmaceuticals { $n ->
                [one] { "" }
               *[other] { $n } times
            } for free
            [weapon_technology] weapon technology { $n ->
                [one] { "" }
               *[other] { $n } times
            } for free
            [tactical_assault] tactical assault { $n ->
                [one] { "" }
               *[other] { $n } times
            } for free
           *[harvest] { $n ->
                [one] { "" }
               *[other] { $n } times
            } for free
        }
    .end = { "" }
    .may =
        { $action ->
            [discard] discard
            [reorganize] re-organize
            [harvest] harvest
           *[other] use
        }
told-op-cycle_market =
    .subject = { "" }
    .verb = replace
    .rest =
        { $n ->
            [one] one { $deck ->
                [soldier] soldier
                [civilian] civilian
                [structure] structure
                [event] event
               *[any] card
            }
           *[other] up to { $n } { $deck ->
                [soldier] soldiers
                [civilian] civilians
                [structure] structures
                [event] events
               *[any] cards
            }
        } for sale
    .may = replace
told-op-scout =
    .subject = { "" }
    .verb = look
    .rest =
        at the top { $n ->
            [one] card
           *[other] { $n } cards
        } of { $deck ->
            [soldier] the soldier deck
            [civilian] the civilian deck
            [structure] the structure deck
            [event] the event deck
           *[any] any deck
        } and { $n ->
            [one] leave it there or put it at the bottom
           *[other] return each to the top or bottom
        }
    .end = { "" }
    .may = look
told-op-gain_card =
    .subject = { "" }
    .verb = put
    .rest =
        { $from ->
            [deck] the top card of { $kind ->
                [soldier] the soldier deck
                [civilian] the civilian deck
                [structure] the structure deck
               *[addon] the civilian or structure deck
            }
           *[discard] { $choose ->
                [any] any { $kind ->
                    [soldier] soldier
                    [civilian] civilian
                    [structure] structure
                   *[addon] civilian or structure
                } { $max_cost ->
                    [0] { "" }
                   *[other] costing at most { $max_cost }
                } from the discard pile
               *[top] the top { $kind ->
                    [soldier] soldier
                    [civilian] civilian
                    [structure] structure
                   *[addon] civilian or structure
                } { $max_cost ->
                    [0] { "" }
                   *[other] costing at most { $max_cost }
                } of the discard pile
            }
        } { $kind ->
            [soldier] on top of your Warhost
           *[addon] on a field of your base
        } { $paid ->
            [yes] { "" }
           *[no] for free
        }
    .may = put
told-op-reuse =
    .subject = { "" }
    .verb = resolve
    .rest =
        the { $phase ->
            [EFFECT] effect-phase
           *[DICE] dice-phase
        } effect of one of your other { $kind ->
            [soldier] soldiers
            [civilian] civilians
            [structure] structures
           *[addon] add-on cards
        } once more
    .end = { "" }
    .may = resolve

## Structure

told-op-choose =
    .subject = { "" }
    .verb = choose
    .rest = one
    .may = choose
told-op-gamble =
    .subject = { "" }
    .verb = roll
    .rest =
        { $die ->
            [resource] one resource die
            [attack] one attack die
           *[paragon] one Paragon die
        }
    .may = roll
told-op-todo =
    .subject = the players
    .verb = resolve
    .rest = the text of this card themselves, by agreement
    .end = { "" }
