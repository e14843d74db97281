### XIBALBA: the questions, one message per kind of decision.

prompt-resolve-effect = Which effect of the effect phase comes next?
prompt-split-pool = Which dice do you take for your dice pool?
prompt-resolve-dice = Which effect of the dice phase comes next?
prompt-adjust-pool =
    { $direction ->
        [up] { $amount ->
            [one] “{ $card }”: which die do you add to your dice pool?
           *[other] “{ $card }”: which dice do you add to your dice pool? { $amount } to go.
        }
       *[down] { $amount ->
            [one] “{ $card }”: which die do you take out of your dice pool?
           *[other] “{ $card }”: which dice do you take out of your dice pool? { $amount } to go.
        }
    }
prompt-sort-dice =
    Which dice do you keep? { $rerolls ->
        [one] { $rerolls } re-roll is left.
       *[other] { $rerolls } re-rolls are left.
    }
prompt-act = What do you do in your action phase?
prompt-order-triggers = Several effects apply now. Which comes first?
prompt-use-effect =
    { $priced ->
        [yes] Do you use “{ $card }” ({ $operation })? Price: { $price_text }.
       *[no] Do you use “{ $card }” ({ $operation })?
    }
prompt-choose-opponent = “{ $card }” ({ $operation }): which player is affected?
prompt-choose-option = “{ $card }”: which alternative do you choose?
prompt-propose-change =
    { $step ->
        [which] “{ $card }”: { $what_name }. Which one?
        [amount] “{ $card }”: { $what_name }. How many?
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
prompt-choose-die =
    { $left ->
        [one] “{ $card }”: which die do you change?
       *[other] “{ $card }”: which dice do you change? Up to { $left }.
    }
prompt-choose-addon =
    { $left ->
        [one] “{ $card }”: which add-on card does it hit?
       *[other] “{ $card }”: which add-on cards does it hit? { $left } to go.
    }
prompt-protect-soldier = “{ $card }” is about to be destroyed. Do you save it?
prompt-protect-addon = “{ $card }” is about to be destroyed. Do you save it?
prompt-replace-market =
    { $left ->
        [one] “{ $card }”: which card in the market is replaced?
       *[other] “{ $card }”: which cards in the market are replaced? Up to { $left }.
    }
prompt-gain-card = “{ $card }”: which card do you take?
prompt-place-card = On which add-on field do you place “{ $card }”?
prompt-resolve-again = “{ $card }”: which effect do you resolve once more?
prompt-discard = Which card do you discard?
prompt-reorganize = Which card do you put on top of a pile? Each card can be moved once.
prompt-scout =
    { $looking ->
        [no] “{ $card }”: which deck do you look at?
       *[yes] { $left ->
            [one] Where does the last card go?
           *[other] Where do the cards go? { $left } to go; the last card you place ends up on the very top or bottom.
        }
    }
prompt-block = { $attacker } attacks your base with power { $power }. Does “{ $blocker }” block (resistance { $resistance })?
prompt-destroy-addon = Your attack on { $target }’s base has succeeded. Which add-on card do you destroy?
