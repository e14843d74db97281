### XIBALBA: what happens, one line of the log per event. The id ends in the verb of the event.
### $player is a player’s name, $card a card’s name, $faces a list of dice, $reason why it happened.

## Setup and turns

event-setup = { $player } plays the faction “{ $faction }”.
event-roll_off = { $player } rolls for the first turn: { $faces }.
event-turn = Turn { $number }: { $player } to play.
event-phase =
    { $phase ->
        [effect] { $player } begins the effect phase.
        [dice] { $player } begins the dice phase.
        [action] { $player } begins the action phase.
       *[end] { $player } ends the turn.
    }
event-win = { $player } wins with { $paragon } Paragon!

## Trackers

event-resources =
    { $direction ->
        [up] { $amount ->
            [one] { $player } gains { $amount } resource ({ $reason }) and now has { $total }.
           *[other] { $player } gains { $amount } resources ({ $reason }) and now has { $total }.
        }
       *[down] { $cause ->
            [payment] { $amount ->
                [one] { $player } pays { $amount } resource ({ $total } left).
               *[other] { $player } pays { $amount } resources ({ $total } left).
            }
           *[other] { $amount ->
                [one] { $player } loses { $amount } resource ({ $reason }) and now has { $total }.
               *[other] { $player } loses { $amount } resources ({ $reason }) and now has { $total }.
            }
        }
    }
event-paragon =
    { $direction ->
        [up] { $player } gains { $amount } Paragon ({ $reason }) and now has { $total }.
       *[down] { $player } loses { $amount } Paragon ({ $reason }) and now has { $total }.
    }
event-life =
    { $direction ->
        [up] { $amount ->
            [one] The soldier in the Ark gains { $amount } life point ({ $reason }) and now has { $total }.
           *[other] The soldier in the Ark gains { $amount } life points ({ $reason }) and now has { $total }.
        }
       *[down] { $amount ->
            [one] The soldier in the Ark loses { $amount } life point ({ $reason }) and now has { $total }.
           *[other] The soldier in the Ark loses { $amount } life points ({ $reason }) and now has { $total }.
        }
    }
event-level = { $player }’s base is now at level { $level }.

## Dice

event-pool =
    { $player } takes { $resource_dice ->
        [one] { $resource_dice } resource die
       *[other] { $resource_dice } resource dice
    } and { $attack_dice ->
        [one] { $attack_dice } attack die
       *[other] { $attack_dice } attack dice
    }.
event-roll = { $player } rolls ({ $reason }): { $faces }.
event-keep = { $player } keeps: { $faces }.
event-turn_die = One of { $player }’s dice changes: { $from_face } → { $to_face }.
event-add_die = “{ $card }” adds to { $player }’s action pool: { $face }.
event-dice_back = Back in { $player }’s action pool: { $faces }.
event-spend =
    { $use ->
        [gather] { $player } gathers resources with: { $faces }.
        [exchange] { $player } exchanges for Paragon: { $faces }.
        [attack] Used up by the attack: { $faces }.
        [enter] { $player } pays to enter the Ark: { $faces }.
        [remove] { $player } removes unused: { $faces }.
       *[left] Left unused by { $player }: { $faces }.
    }

## Cards

event-buy =
    { $price ->
        [one] { $player } buys “{ $card }” for { $price } resource.
       *[other] { $player } buys “{ $card }” for { $price } resources.
    }
event-place =
    { $place ->
        [warhost] “{ $card }” goes on top of { $player }’s Warhost.
       *[field] “{ $card }” goes on { $player }’s add-on field { $place_number }.
    }
event-reveal =
    { $slot ->
        [soldier] New soldier in the market: “{ $card }”.
        [civilian] New civilian in the market: “{ $card }”.
        [structure] New structure in the market: “{ $card }”.
       *[event] New event in the market: “{ $card }”.
    }
event-reshuffle =
    { $deck ->
        [soldier] The soldier deck was empty: its discard pile is shuffled.
        [civilian] The civilian deck was empty: its discard pile is shuffled.
        [structure] The structure deck was empty: its discard pile is shuffled.
       *[event] The event deck was empty: its discard pile is shuffled.
    }
event-gain = { $player } gains “{ $card }”.
event-discard_top = Now on top of the discard pile: “{ $card }”.
event-discard = { $player } discards “{ $card }”.
event-destroy =
    { $owned ->
        [no] The neutral soldier “{ $card }” is destroyed.
       *[yes] { $player }’s “{ $card }” is destroyed.
    }
event-uncover =
    { $place ->
        [warhost] “{ $card }” is now the active soldier of { $player }’s Warhost.
       *[field] “{ $card }” is now active on { $player }’s add-on field { $place_number }.
    }
event-kept = “{ $by_card }” saves { $player }’s “{ $card }”.
event-disabled = “{ $by_card }” disables { $player }’s “{ $card }”.
event-rotate = { $player }’s active soldier goes to the bottom of the Warhost.
event-reorganized = { $player } has re-organized their Warhost and add-on fields.
event-effect = { $player } resolves the effect of “{ $card }”.
event-lasting =
    { $until ->
        [turn_end] The effect of “{ $card }” lasts until the end of this turn.
        [your_next_turn] The effect of “{ $card }” lasts until { $player }’s next turn begins.
       *[end_of_your_next_turn] The effect of “{ $card }” lasts until { $player }’s next turn ends.
    }
event-scout =
    { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the { $deck ->
        [soldier] soldier
        [civilian] civilian
        [structure] structure
       *[event] event
    } deck.
event-scouted = Only { $player } sees, from the top: { $cards }.
event-returned = { $player } puts back { $top } on top of the deck and { $bottom } below it.

## The Ark

event-enter =
    { $owned ->
        [no] Neutral in the Ark: “{ $card }”, { $life ->
            [one] { $life } life point
           *[other] { $life } life points
        }.
       *[yes] { $player }’s “{ $card }” enters the Ark: { $life ->
            [one] { $life } life point
           *[other] { $life } life points
        }.
    }
event-ark_empty = The Ark is empty.
event-retreat = “{ $card }” leaves the Ark and returns to { $player }’s Warhost.

## Attacks

event-attack =
    { $attack_target ->
        [ark] { $player } attacks the Ark with “{ $card }”: { $symbols }.
       *[base] { $player } attacks { $target_player }’s base with “{ $card }”: { $symbols }.
    }
event-power = The attack has power { $power }.
event-block = { $player } blocks with “{ $card }”.
event-no_block = { $player } does not block.
event-block_holds = { $player }’s “{ $card }” survives the block.
event-hit = { $player }’s attack on { $target_player }’s base succeeds.
event-hold = { $target_player }’s base withstands the attack.
event-loot =
    { $amount ->
        [0] { $player } loots no Paragon from { $other }.
       *[other] { $player } loots { $amount } Paragon from { $other }.
    }
event-attack_ends = { $player }’s attack ends: its soldier or target is gone.

## Common actions

event-action =
    { $price ->
        [0] { $player } takes the action “{ $action_name }” for free.
        [one] { $player } takes the action “{ $action_name }” for { $price } resource.
       *[other] { $player } takes the action “{ $action_name }” for { $price } resources.
    }
## Texts that players carry out themselves

event-proposed =
    { $count ->
        [0] “{ $card }”: { $player } says that nothing changes.
       *[other] “{ $card }”: { $player } makes a proposal.
    }
event-agreed = “{ $card }”: { $player } agrees.
event-objected =
    { $left ->
        [0] “{ $card }”: { $player } does not agree. Nothing changes.
       *[other] “{ $card }”: { $player } does not agree, and makes a proposal.
    }
