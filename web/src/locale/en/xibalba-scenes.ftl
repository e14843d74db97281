### XIBALBA: what happens, in a few words. Whose doing it is stands before it: a mark, or the name.
### Numbers that change are shown beside it.

xibalba-did-setup = plays { $faction }
xibalba-did-roll_off = rolls for the first turn: { $faces }
xibalba-did-turn = turn { $number }
xibalba-did-phase =
    { $phase ->
        [effect] effect phase
        [dice] dice phase
        [action] action phase
       *[end] ends the turn
    }
xibalba-did-win = wins with { $paragon } Paragon
xibalba-did-resources =
    { $cause ->
        [productivity] productivity
        [payment] pays
        [dice] gathers
        [loot] loots
        [reward] reward
        [control] holds the Ark
        [harvest] harvests
        [tactical_assault] tactical assault
        [pharmaceuticals] pharmaceuticals
       *[effect] effect of { $card }
    }
xibalba-did-paragon =
    { $cause ->
        [dice] exchanges dice
        [loot] loot
        [reward] reward
        [control] holds the Ark
        [harvest] harvests
        [payment] pays
       *[effect] effect of { $card }
    }
xibalba-did-life =
    { $cause ->
        [attack] The Ark is hit
        [tactical_assault] Tactical assault on the Ark
        [pharmaceuticals] The soldier in the Ark is healed
       *[effect] { $card } changes life in the Ark
    }
xibalba-did-upgraded = upgrades the base to level { $level }
xibalba-did-level = reaches level { $level }
xibalba-did-pool = takes { $resource_dice } resource and { $attack_dice } attack dice
xibalba-did-roll =
    { $cause ->
        [initial_roll] rolls { $faces }
        [reroll] rolls again: { $faces }
        [control] Ark income: { $faces }
        [reward] rolls for the reward: { $faces }
        [loot] rolls for loot: { $faces }
        [harvest] harvests: { $faces }
        [tactical_assault] rolls one more attack die: { $faces }
       *[effect] rolls for { $card }: { $faces }
    }
xibalba-did-keep = keeps { $faces }
xibalba-did-turn_die = turns a die: { $from_face } → { $to_face }
xibalba-did-add_die = { $card } adds { $face }
xibalba-did-dice_back = gets { $faces } back
xibalba-did-spend =
    { $use ->
        [gather] gathers with { $faces }
        [exchange] exchanges { $faces }
        [attack] uses up { $faces }
        [enter] pays { $faces }
        [remove] removes { $faces }
       *[left] leaves { $faces } unused
    }
xibalba-did-buy = buys { $card }
xibalba-did-place =
    { $place ->
        [warhost] { $card } joins the Warhost
        [field_1] { $card } goes on field 1
        [field_2] { $card } goes on field 2
        [field_3] { $card } goes on field 3
       *[field_4] { $card } goes on field 4
    }
xibalba-did-reveal = New in the market: { $card }
xibalba-did-reshuffle = The discard pile is shuffled into a new deck
xibalba-did-gain = gains { $card }
xibalba-did-discard = discards { $card }
xibalba-did-discard_top = On top of the discard pile: { $card }
xibalba-did-destroy =
    { $owner_kind ->
        [none] The neutral { $card } falls
       *[seat] loses { $card }
    }
xibalba-did-uncover = { $card } is active now
xibalba-did-kept = { $by_card } saves { $card }
xibalba-did-disabled = { $by_card } disables { $card }
xibalba-did-rotate = sends the active soldier to the bottom
xibalba-did-reorganized = re-organizes the base
xibalba-did-effect = { $card } takes effect
xibalba-did-proposed = makes a proposal for { $card }
xibalba-did-agreed = agrees: { $card }
xibalba-did-objected = does not agree: { $card }
xibalba-did-lasting = { $card } stays in effect
xibalba-did-scout =
    { $count ->
        [one] looks at the top card of a deck
       *[other] looks at the top { $count } cards of a deck
    }
xibalba-did-scouted = sees { $cards }
xibalba-did-returned = puts { $top } back on top, { $bottom } below
xibalba-did-enter =
    { $seat_kind ->
        [none] Neutral in the Ark: { $card }
       *[seat] takes the Ark with { $card }
    }
xibalba-did-ark_empty = The Ark is empty
xibalba-did-retreat = { $card } leaves the Ark
xibalba-did-attack =
    { $attack_target_kind ->
        [ark] attacks the Ark with { $card }
       *[seat] attacks { $attack_target } with { $card }
    }
xibalba-did-power = power { $power }
xibalba-did-block = blocks with { $card }
xibalba-did-no_block = does not block
xibalba-did-block_holds = { $card } survives the block
xibalba-did-hit = breaks through at { $attack_target }
xibalba-did-hold = fails at { $attack_target }’s base
xibalba-did-loot =
    { $amount ->
        [0] loots nothing from { $from_seat }
       *[other] loots { $amount } Paragon from { $from_seat }
    }
xibalba-did-attack_ends = the attack ends
xibalba-did-action =
    { $action ->
        [discard] pays to discard a card
        [reorganize] re-organizes
        [pharmaceuticals] uses pharmaceuticals
        [weapon_technology] uses weapon technology
        [tactical_assault] makes a tactical assault
        [harvest] harvests
       *[upgrade] upgrades the base
    }
