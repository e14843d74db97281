### XIBALBA: effects of cards as flowing text. A clause for every operation: resources, Paragon and dice.
### `may` is the verb after “you may”; without it nobody does anything that could be left.

## Numbers of things

told-n-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
told-n-life =
    { $n ->
        [one] { $n } life point
       *[other] { $n } life points
    }
told-n-paragon-dice =
    { $n ->
        [one] one Paragon die
       *[other] { $n } Paragon dice
    }
told-n-dice =
    { $n ->
        [one] one { $die ->
            [resource] resource die
            [attack] attack die
            [paragon] Paragon die
           *[any] die
        }
       *[other] up to { $n } { $die ->
            [resource] resource dice
            [attack] attack dice
            [paragon] Paragon dice
           *[any] dice
        }
    }
told-n-addons =
    { $n ->
        [all] all { $kind ->
            [civilian] civilians
            [structure] structures
           *[any] add-on cards
        }
        [one] one { $kind ->
            [civilian] civilian
            [structure] structure
           *[any] add-on card
        }
       *[other] { $n } { $kind ->
            [civilian] civilians
            [structure] structures
           *[any] add-on cards
        }
    }
told-n-own-addons =
    { $n ->
        [one] one
       *[other] { $n }
    } of { $who ->
        [you] your
       *[other] their
    } { $kind ->
        [civilian] civilians
        [structure] structures
       *[any] add-on cards
    }

## Resources and Paragon

told-op-resources =
    .subject = { $doer }
    .verb =
        { $sign ->
            [down] { $who ->
                [you] lose
               *[other] loses
            }
           *[up] { $who ->
                [you] gain
               *[other] gains
            }
        }
    .rest = { told-n-resources } { $each }
    .may =
        { $who ->
            [you] { $sign ->
                [down] lose
               *[up] gain
            }
           *[other] { "" }
        }
told-op-steal_resources =
    .subject = { "" }
    .verb = steal
    .rest = { told-n-resources } from { $dative } { $each }
    .may = steal
told-op-paragon =
    .subject = { $doer }
    .verb =
        { $sign ->
            [down] { $who ->
                [you] lose
               *[other] loses
            }
           *[up] { $who ->
                [you] gain
               *[other] gains
            }
        }
    .rest = { $n } Paragon { $each }
    .may =
        { $who ->
            [you] { $sign ->
                [down] lose
               *[up] gain
            }
           *[other] { "" }
        }
told-op-steal_paragon =
    .subject = { "" }
    .verb = steal
    .rest = { $n } Paragon from { $dative } { $each }
    .may = steal
told-op-roll_paragon =
    .subject = { $doer }
    .verb =
        { $who ->
            [you] roll
           *[other] rolls
        }
    .rest =
        { told-n-paragon-dice } { $each } and { $who ->
            [you] add the result to your tracker
           *[other] adds the result to their tracker
        }
    .end = { "" }
    .may =
        { $who ->
            [you] roll
           *[other] { "" }
        }

## Dice

told-op-pool_size =
    .subject =
        { $who ->
            [you] your dice pool
           *[other] the dice pool { $genitive }
        }
    .verb = contains
    .rest =
        { $sign ->
            [down] { $n ->
                [one] { $n } fewer die
               *[other] { $n } fewer dice
            }
           *[up] { $n ->
                [one] { $n } additional die
               *[other] { $n } additional dice
            }
        }
told-op-rerolls =
    .subject = { $nominative }
    .verb =
        { $who ->
            [you] have
           *[other] has
        }
    .rest =
        { $sign ->
            [down] { $n ->
                [one] { $n } fewer re-roll
               *[other] { $n } fewer re-rolls
            }
           *[up] { $n ->
                [one] { $n } additional re-roll
               *[other] { $n } additional re-rolls
            }
        }
told-op-cap_dice =
    .subject = { $nominative }
    .verb = may have
    .rest =
        { $n ->
            [0] no
           *[other] at most { $n }
        } { $die ->
            [attack] { $n ->
                [one] attack die
               *[other] attack dice
            }
           *[resource] { $n ->
                [one] resource die
               *[other] resource dice
            }
        } in { $who ->
            [you] your
           *[other] their
        } dice pool
    .end = { "" }
told-op-add_symbol =
    .subject = { "" }
    .verb = add
    .rest =
        { $symbol ->
            [resource_1] { $n ->
                [one] one resource symbol
               *[other] { $n } resource symbols
            }
            [resource_2] { $n ->
                [one] one die showing two resource symbols
               *[other] { $n } dice showing two resource symbols
            }
            [resource_3] { $n ->
                [one] one die showing three resource symbols
               *[other] { $n } dice showing three resource symbols
            }
            [attack] { $n ->
                [one] one attack symbol
               *[other] { $n } attack symbols
            }
            [critical] { $n ->
                [one] one critical hit
               *[other] { $n } critical hits
            }
            [paragon_1] { $n ->
                [one] one Paragon symbol
               *[other] { $n } Paragon symbols
            }
           *[paragon_2] { $n ->
                [one] one die showing two Paragon symbols
               *[other] { $n } dice showing two Paragon symbols
            }
        } to your action pool
    .end = { "" }
    .may = add
told-op-roll_into_pool =
    .subject = { "" }
    .verb = roll
    .rest =
        { $n ->
            [one] one { $die ->
                [resource] resource die
                [attack] attack die
               *[paragon] Paragon die
            } once and add it to your action pool
           *[other] { $n } { $die ->
                [resource] resource dice
                [attack] attack dice
               *[paragon] Paragon dice
            } once and add them to your action pool
        }
    .end = { "" }
    .may = roll
told-op-turn_die =
    .subject = { "" }
    .verb = turn
    .rest =
        { $n ->
            [one] one
           *[other] up to { $n }
        } { $attack ->
            [yes] { $from ->
                [attack] { $n ->
                    [one] attack symbol
                   *[other] attack symbols
                }
                [critical] { $n ->
                    [one] critical hit
                   *[other] critical hits
                }
               *[any] { $n ->
                    [one] symbol
                   *[other] symbols
                }
            } of this attack
           *[no] { $n ->
                [one] die
               *[other] dice
            } { $from ->
                [blank] showing a blank
                [resource_1] showing one resource symbol
                [resource_2] showing two resource symbols
                [resource_3] showing three resource symbols
                [attack] showing an attack symbol
                [critical] showing a critical hit
                [paragon_1] showing one Paragon symbol
                [paragon_2] showing two Paragon symbols
               *[any] { "" }
            } in your action pool
        } { $to ->
            [chosen] to any face of the same die
            [blank] into a blank
            [resource_1] into one resource symbol
            [resource_2] into two resource symbols
            [resource_3] into three resource symbols
            [attack] into an attack symbol
            [critical] into a critical hit
            [paragon_1] into one Paragon symbol
           *[paragon_2] into two Paragon symbols
        }
    .may = turn
told-op-reroll_pool =
    .subject = { "" }
    .verb = re-roll
    .rest =
        { told-n-dice } { $face ->
            [blank] showing a blank
            [resource_1] showing one resource symbol
            [resource_2] showing two resource symbols
            [resource_3] showing three resource symbols
            [attack] showing an attack symbol
            [critical] showing a critical hit
            [paragon_1] showing one Paragon symbol
            [paragon_2] showing two Paragon symbols
           *[any] { "" }
        } in your action pool
    .end = { "" }
    .may = re-roll
