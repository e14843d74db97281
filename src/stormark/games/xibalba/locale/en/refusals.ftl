### XIBALBA: why a move is refused, in this case. The text of the rule is shown after it.

## Whose turn, which phase

refused-waiting = { $player } has to decide something first.
refused-not-your-turn = It is { $player }’s turn.
refused-pending = Another question has to be answered first.
refused-not-asked = That isn’t one of your choices right now.
refused-effects-left = There are effects left that must be resolved first.
refused-effect-phase-over = The effects of this phase have already been resolved.
refused-dice-phase-over = The dice phase is over.
refused-action-phase-later = Your action phase has not begun yet.
refused-nothing-to-block = There is no attack to block.

## Dice

refused-pool-first = Choose your dice pool first.
refused-pool-total =
    You must choose { $total ->
        [one] exactly { $total } die
       *[other] exactly { $total } dice
    }, not { $chosen }.
refused-pool-split = You can choose at most { $resource } resource dice and at most { $attack } attack dice.
refused-sort-first = Keep dice now, or roll again.
refused-no-such-die = There is no such die: { $face }.
refused-wrong-die = This die can’t be used for that: { $face }.

## Cards

refused-no-active-card = There is no active card there.
refused-resolved = The effect of “{ $card }” has already been resolved.
refused-other-phase = The effect of “{ $card }” belongs to another phase.
refused-impossible = The effect of “{ $card }” is not possible now.
refused-limit = “{ $card }” can’t be used again this turn.
refused-target = This card cannot be chosen.
refused-protected = This card is protected.
refused-other-base = Only cards of the base that was attacked can be destroyed.

## Attacks and the Ark

refused-no-soldier = You have no soldier that could attack.
refused-no-symbol = An attack needs at least one symbol.
refused-symbols =
    You have only { $attacks ->
        [one] { $attacks } attack symbol
       *[other] { $attacks } attack symbols
    } and { $criticals ->
        [one] { $criticals } critical hit
       *[other] { $criticals } critical hits
    }.
refused-own-base = You cannot attack your own base.
refused-seat = There is no such player.
refused-own-ark = Your own soldier is in the Ark.
refused-empty-ark = Nobody is in the Ark; you can enter it instead.
refused-base-from-warhost = Bases can be attacked only from the Ark.
refused-forbidden-base = A card effect forbids you to attack bases now.
refused-attack-from-ark = Your soldier in the Ark must make the attack.
refused-no-ark-soldier = You have no soldier in the Ark.
refused-covered-soldier = Only the top soldier of your Warhost can attack.
refused-ark-occupied = The Ark is not empty.
refused-no-warhost = You have no soldier in your Warhost.
refused-entry-price = This die does not pay for entering the Ark.

## Buying and placing

refused-empty-slot = There is no card in the market there.
refused-price =
    It costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }, and you have { $resources }.
refused-no-field-wanted = This card is not placed on an add-on field.
refused-no-place = None of your add-on fields can take this card.
refused-field-needed = Choose an add-on field for this card.
refused-locked = Add-on field { $field } is still locked.
refused-other-type = Add-on field { $field } holds cards of the other type.

## Common actions

refused-empty-pile = There is no card of yours to discard.
refused-apocalypse-discard = In Apocalypse mode you can’t discard cards from the market.
refused-life =
    { $life ->
        [one] Your soldier in the Ark has { $life } life point and cannot gain more now.
       *[other] Your soldier in the Ark has { $life } life points and cannot gain more now.
    }
refused-forbidden-harvest = A card effect forbids you to harvest now.
refused-top-level = Your base is at the highest level.
refused-level = The next level is { $level }.
refused-upgraded = You have already upgraded in this round.
refused-nothing-to-rearrange = Your cards cannot be arranged in any other way.
refused-unchanged = Nothing has been moved yet.
refused-mixed-field = Civilians and structures can’t be on the same add-on field.
refused-ark-stays = The soldier in the Ark stays there.
refused-soldiers-stay = Soldiers stay in the Warhost, other cards on add-on fields.
refused-lift = This card can’t be put there.

## Setting up a game

refused-players =
    { $players ->
        [one] A game for { $players } player is not possible.
       *[other] A game for { $players } players is not possible.
    }
refused-target-range = A target of { $target } Paragon is not possible; it can be 1 to { $most }.
refused-same-board = “{ $one }” and “{ $other }” are two sides of the same board.
