### BATTALIA: the questions, one message per kind of decision.

## Setup

prompt-choose-faction = Which faction do you play?
prompt-choose-home = In which city do you begin?
prompt-draft = Which unit do you take for your starting deck?

## The turn

prompt-act = What do you do in your turn?
prompt-done = You are done with this turn. Do you go on after all?
prompt-choose-site =
    { $action ->
        [city] Where do you lay the city, and which way round?
       *[road] Where do you lay the road, and which way round?
    }
prompt-lay =
    { $needs ->
        [units] { $atleast ->
            [yes] { $action_name }: lay a unit, at least “{ $rank_name }”.{ $supply ->
                [0] {""}
               *[other] {" "}Supply to follow: { $supply }.
            }
           *[no] { $action_name }: lay { $units } × “{ $rank_name }”.{ $supply ->
                [0] {""}
               *[other] {" "}Supply to follow: { $supply }.
            }
        }
        [royal] { $action_name }: lay the royal card.
       *[supply] { $action_name }: lay Supply, { $supply } to go.
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
prompt-recruit-line = Recruiting: lay a Weapon, then Supply.

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
prompt-booster = Does your hero take a ring for a stormgate?
prompt-bridge = King’s Bridge: what do you do with Great Artefacts?
prompt-tribute = Metamorpha: which card?

## Potions

prompt-window =
    { $window ->
        [turn] A turn of { $acting } begins or ends. Do you use a potion?
        [attack] { $acting } attacks. Do you use a potion?
        [line] { $acting } has completed a line. Do you use a potion?
        [day] A new day begins. Do you use a potion?
       *[battle] { $acting } has completed a battle line. Do you use a potion?
    }

## Battle

prompt-attacking-heroes = Which of your heroes attack?
prompt-weapon = Which Weapon opens your attack?
prompt-defending-heroes = Which of your heroes defend?
prompt-opening = Your attack stands at { $attack } against { $defence } ({ $defender }). Which cards open it?
prompt-on-move = Attack of { $attacker }: { $attack } against { $defence } ({ $defender }). You are behind: what do you do?
prompt-raise = Attack of { $attacker }: { $attack } against { $defence } ({ $defender }). What do you add?
prompt-battle-card-on = Which unit does this card work on?
prompt-retreat-pay = Which card pays for the retreat?
prompt-retreat-to = Where does your hero retreat to?

## Effects

prompt-great = { $great }: { $question }
prompt-fate = Fate: which alternative do you choose?
prompt-free-upgrade = Which city rises by one level?
prompt-replace-terrain = Which terrain card do you replace?
prompt-from-limbo = Which card do you fetch from Limbo?
prompt-turn-card = Which way round does the swapped card lie?
prompt-gate-ring = Do you spend your ring and take a Great Artefact from under the gate?
prompt-draw-more = Metamorpha: do you draw a card? Up to { $most } more.
prompt-gate-artefact = Which Great Artefact do you take from under the gate?
prompt-free-road = Which road do you build for free, and where?
prompt-choose-artefact = Which Great Artefact do you take?
prompt-copy-effect = Which storm effect do you repeat?
prompt-free-artefact = Which artefact do you take for free?
prompt-destroy-tent = Which tent is destroyed?
