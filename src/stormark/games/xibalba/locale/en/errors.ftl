### XIBALBA: what is wrong with input. The place (field, argument) is shown before each message.

## Commands

notation-attack = An attack is written as target and symbols, like “ark AAC” or “p2 A”, not as “{ $found }”.

## Positions and saved states

card-type =
    { $allowed ->
        [soldier] “{ $found }” is not a soldier.
        [civilian] “{ $found }” is not a civilian.
        [structure] “{ $found }” is not a structure.
       *[event] “{ $found }” is not an event.
    }
card-id-taken = There already is a card “{ $found }”.
field-mixed = Civilians and structures cannot be on the same field; see { $rule }.
