### XIBALBA at the terminal: the board, the menu, and what is said around a match.

## The board

cli-title = XIBALBA · Turn { $turn } · { $player } · { $phase }
cli-goal =
    { $mode ->
        [apocalypse] Apocalypse mode · First to { $target } Paragon wins
       *[normal] First to { $target } Paragon wins
    }
cli-neutral = neutral
cli-section-under-way = Under way
cli-section-market = Market
cli-label-ark = Ark
cli-label-dice = Dice
cli-label-costs = Prices
cli-ark-empty = empty
cli-life = life { $life }/{ $most }
cli-stats = Par { $paragon }/{ $target }  Res { $resources }  Lv { $level }{ $upgraded ->
        [yes] ↑
       *[no] {""}
    }  Def { $resistance }  Prod { $productivity }
cli-stats-wide = Paragon { $paragon }/{ $target } · Resources { $resources } · Level { $level }{ $upgraded ->
        [yes] {" "}(upgraded this round)
       *[no] {""}
    } · Resistance { $resistance } · Productivity { $productivity }
cli-warhost-short = WH
cli-disabled-short = (off)
cli-locked = { $fields } locked
cli-deck-line =
    { $discarded ->
        [0] deck { $size }
       *[other] deck { $size } out { $discarded }{ $top ->
            [none] {""}
           *[other] : { $top }
        }
    }
cli-deck-text =
    { $discarded ->
        [0] { $kind }: deck { $size }, discard pile empty
       *[other] { $kind }: deck { $size }, discard pile { $discarded }, on top { $top }
    }
cli-offer = { $number } { $card }, price { $price }
cli-market-slot = { $slot }, price { $price }:
cli-card-place =
    { $depth ->
        [0] { $place }, on top:
       *[other] { $place }, covered ({ $depth }):
    }
cli-no-cards = You have no cards.
cli-pile-locked = locked
cli-pile-empty = empty
cli-pile-disabled = disabled
cli-pile-covered = { $count } covered
cli-pile-covered-own = { $count } covered ({ $cards })
cli-dice-pool = Dice pool
cli-dice-kept = kept
cli-dice-action = Action pool
cli-dice-attacking = attacking
cli-dice-aside = aside
cli-dice-spent = used
cli-dice-not-rolled =
    { $count ->
        [one] { $count } die, not rolled yet
       *[other] { $count } dice, not rolled yet
    }
cli-rerolls-left =
    { $count ->
        [one] { $count } re-roll left
       *[other] { $count } re-rolls left
    }
cli-attack-line =
    { $target ->
        [ark] Attack: { $attacker }’s { $soldier } on the Ark, power { $power }
       *[base] Attack: { $attacker }’s { $soldier } on { $owner }’s base, power { $power }
    }
cli-resolving-line = Resolving: { $card }
cli-looking-hidden =
    { $count ->
        [one] { $player } looks at a card: { $deck }
       *[other] { $player } looks at { $count } cards: { $deck }
    }
cli-looking-line = { $player } looks at cards: { $deck }; { $cards }
cli-looking-left = to place: { $cards }
cli-looking-top = on top: { $cards }
cli-looking-bottom = at the bottom: { $cards }
cli-arranging-line = { $player } re-organizes:
cli-lasting-line = Lasting: { $effects }
cli-lasting-effect =
    { $until ->
        [attack_end] { $card } ({ $players }, this attack)
        [turn_end] { $card } ({ $players }, this turn)
        [your_next_turn] { $card } ({ $players }, until its owner’s next turn)
       *[end_of_your_next_turn] { $card } ({ $players }, until the end of its owner’s next turn)
    }

## The menu

cli-verb =
    { $verb ->
        [keep] Keep
        [gather] Gather
        [exchange] Exchange
        [remove] Remove
        [attack] Attack
        [enter] Enter the Ark
        [buy] Buy
        [discard] Discard
        [activate] Use
       *[common] Actions
    }
cli-free = for free
cli-everything = all
cli-deck-initial =
    { $kind ->
        [soldier] S
        [civilian] C
        [structure] St
       *[event] E
    }

## Around a match

cli-welcome =
    { $mode ->
        [apocalypse] XIBALBA in Apocalypse mode. First to { $target } Paragon wins.
       *[normal] XIBALBA. First to { $target } Paragon wins.
    }
cli-why-what = Ask about a move: why attack ark A
cli-lookup-what = Ask about a rule, card or word: ? X-ARK-03, ? bomber, ? Warhost
cli-help-moves =
    Moves: type the number of an option, or the move itself; several with a semicolon.
      split 4 2, keep R2 A, keep all, roll
      gather all, attack ark AAC, attack p2 A, enter A, exchange all
      buy soldier1, buy civilian2 3 (field 3), discard event1, activate 2
      harvest, assault, weapon, heal, reorganize, upgrade 2, end
      block, pass, weapon; attack ark C
    Commands:
cli-help-signs =
      ? X-ARK-03, ? bomber, ? Warhost – look up a rule, card or word
    Signs: soldiers are power/resistance/Paragon value; [4] is a price you can pay, (7) one
    you cannot; +2 are covered cards; WH Warhost, Par Paragon, Res resources, Lv level (↑ has
    been upgraded this round), Def base resistance, Prod productivity.
    Dice: R1 R2 R3 resources, A attack, C critical hit, G1 G2 Paragon, R- A- G- blank.
cli-verb-word = { $verb }
cli-thing-word = { $thing }
cli-result =
    { $won ->
        [yes] { $name } wins with { $paragon } Paragon.
       *[no] { $name }: { $paragon } Paragon
    }

## What can be looked at

cli-page = { $page }
cli-help-page =
    { $page ->
        [market] {"  "}market – the cards in the market with their texts
        [cards] {"  "}cards – your own cards, including covered ones
       *[piles] {"  "}piles – all piles as far as you know them
    }

## Parts of a move, when one does not fit

cli-argument =
    { $argument ->
        [face] Die
        [to] To
        [with] With
        [place] Place
        [slot] Card in the market
        [die] Die
        [deck] Deck
        [moment] Moment
        [target] Target
        [seat] Player
        [card] Card
        [field] Add-on field
        [resource] Resource dice
        [attack] Attack dice
        [attacks] Attack symbols
        [criticals] Critical hits
        [level] Level
        [number] Number
        [index] Place
       *[action] Move
    }
