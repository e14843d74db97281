### BATTALIA: the questions, one message per kind of decision.

## Setup

prompt-choose-faction = Which faction do you play?
prompt-choose-home = In which city do you begin?
prompt-draft = Which unit do you take for your starting deck?

## The turn

prompt-act = What do you do in your turn?
prompt-done = You have ended your turn. Reopen it?
prompt-choose-site =
    { $action ->
        [city] Where do you place the city, and which way round?
       *[road] Where do you place the road, and which way round?
    }
prompt-lay =
    { $needs ->
        [units] { $atleast ->
            [yes] { $action_name }: play a unit, at least “{ $rank_name }”.{ $supply ->
                [0] {""}
               *[other] {" "}Then Supply: { $supply }.
            }
           *[no] { $action_name }: play { $units } × “{ $rank_name }”.{ $supply ->
                [0] {""}
               *[other] {" "}Then Supply: { $supply }.
            }
        }
        [royal] { $action_name }: play the royal card.
       *[supply] { $action_name }: play Supply, { $supply } to go.
    }
prompt-branch = The line can branch: which action does the next branch pay for?
prompt-sacrifice = A Fanatic demands a sacrifice: which card goes to Limbo?
prompt-choose-colour = Which card of the stack do you take?
prompt-hide-card = Which card do you hide in your ambush?
prompt-store-card = Which card do you store in the tent?
prompt-promote = Promotion: which unit, and to what?
prompt-amulet = Amulet: which card, and what does it become?
prompt-eclipse = Eclipse: what does the card count as?
prompt-trade = Trading post: which card?
prompt-recruit-line = Recruiting: play a Weapon, then Supply.

## Heroes

prompt-movement-cards =
    { $steps ->
        [one] Hero { $hero } has { $steps } step. Which cards do you add?
       *[other] Hero { $hero } has { $steps } steps. Which cards do you add?
    }
prompt-walk =
    { $steps ->
        [one] Where does hero { $hero } go? { $steps } step is left.
       *[other] Where does hero { $hero } go? { $steps } steps are left.
    }
prompt-jump-tribute = Which card pays the tribute of the jump?
prompt-booster = Does your hero take a storm booster for a stormgate?
prompt-bridge = King’s Bridge: what do you do with Great Artefacts?
prompt-tribute = Metamorpha: which card?

## Potions

prompt-window =
    { $window ->
        [turn] Before { $acting }’s turn goes any further: do you drink a potion?
        [attack] { $acting } attacks. Do you drink a potion?
        [line] { $acting } has completed a line. Do you drink a potion?
        [day] A new day begins. Do you drink a potion?
       *[battle] { $acting } has completed a battle line. Do you drink a potion?
    }

## Battle

prompt-attacking-heroes = Which of your heroes attack?
prompt-weapon = Which Weapon opens your attack?
prompt-defending-heroes = Which of your heroes defend?
prompt-opening = Your attack: { $attack } against { $defence } ({ $defender }). Which cards open it?
prompt-on-move = { $attacker }’s attack: { $attack } against { $defence } ({ $defender }). You are behind: what do you do?
prompt-raise = { $attacker }’s attack: { $attack } against { $defence } ({ $defender }). What do you add?
prompt-battle-card-on = Which unit does this card affect?
prompt-retreat-pay = Which card pays for the retreat?
prompt-retreat-to = Where does your hero retreat to?

## Effects

prompt-great = { $great }: { $question }
prompt-fate = Fate: which option do you choose?
prompt-free-upgrade = Which city is upgraded by one level?
prompt-replace-terrain = Which terrain card do you replace?
prompt-from-limbo = Which card do you fetch from Limbo?
prompt-turn-card = Which way round is the swapped card placed?
prompt-gate-ring = Do you spend your storm booster and take a Great Artefact from under the gate?
prompt-draw-more = Metamorpha: do you draw a card? Up to { $most } more.
prompt-gate-artefact = Which Great Artefact do you take from under the gate?
prompt-free-road = Which road do you build for free, and where?
prompt-choose-artefact = Which Great Artefact do you take?
prompt-copy-effect = Which storm effect do you repeat?
prompt-free-artefact = Which artefact do you take for free?
prompt-destroy-tent = Which tent is destroyed?

## Texts that players carry out themselves

prompt-propose-change =
    { $step ->
        [who] “{ $card }”: whom does this change affect?
        [amount] “{ $card }”: how many cards?
       *[what] { $proposed ->
            [yes] “{ $card }”: { $text } Proposed so far: { $changes }. What else changes?
           *[no] “{ $card }”: { $text } What changes? The others have to agree.
        }
    }
prompt-agree-change =
    { $proposed ->
        [yes] “{ $card }”: { $text } { $player } proposes: { $changes }. Do you agree?
       *[no] “{ $card }”: { $text } { $player } says that nothing changes. Do you agree?
    }
