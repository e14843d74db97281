### XIBALBA: the rules in short, part 2 – from purchasing cards to Apocalypse mode.
### One message per rule; the message id is the id of the rule.

## Buy cards

X-BUY-01 = You can buy only cards lying face-up in the market. Cards in decks, discard piles, bases or the Ark are not for sale.
X-BUY-02 = A card costs the resources printed on it. Only card effects and the Apocalypse discount change this price, and reductions never lower it below 1.
X-BUY-03 = You may buy as many cards in a turn as you can pay for, from any of the four decks.
X-BUY-04 = You need the full price of a card to buy it; you cannot pay in part.
X-BUY-05 = A soldier you buy goes face-up on top of your Warhost. You cannot put it anywhere else, and in particular not straight into the Ark.
X-BUY-06 = A civilian or structure you buy goes face-up on an unlocked add-on field of your choice, on top of the pile already lying there.
X-BUY-07 = Piles on add-on fields are never mixed: no civilian on top of structures, no structure on top of civilians.
X-BUY-08 = You cannot place a card on a locked add-on field.
X-BUY-09 = You cannot buy a civilian or structure if none of your add-on fields can take it.
X-BUY-10 = An event you buy takes effect at once and is then put on top of the event discard pile.
X-BUY-11 = The market slot you bought from is refilled at once with the top card of the same deck.
X-BUY-12 = Buying a soldier, civilian or structure goes in this order: pay, take the card, place it, refill the market slot.
X-BUY-13 = Buying an event goes in this order: pay, take the card, refill the market slot, resolve the event, discard it.
X-BUY-14 = The card that refills a market slot is for sale immediately, even to the same player in the same turn.
X-BUY-15 = A card is active as soon as it has been placed.
X-BUY-16 = A card is no longer active as soon as another card is placed on top of it.
X-BUY-17 = The action-phase effect or permanent effect of a card you bought is available from the moment the card is placed.
X-BUY-18 = The effect-phase or dice-phase effect of a card you bought is resolved for the first time in your next turn.

## Discard cards

X-DISCARD-01 = Pay the discard cost shown on your base (1 on the reference base) to put one permitted card on the discard pile of its type.
X-DISCARD-02 = You may discard any face-up card in the market, whatever its deck.
X-DISCARD-03 = You may also discard the top card of your Warhost or of one of your add-on piles.
X-DISCARD-04 = You cannot discard covered cards, your soldier in the Ark, other players’ cards, or cards in decks and discard piles.
X-DISCARD-05 = When a market card is discarded, its slot is refilled at once; you can buy the new card right away.
X-DISCARD-06 = Discarding one of your own cards does not bring you a new card.
X-DISCARD-07 = If there is a card below the card of your own that you discard, it becomes active at once.
X-DISCARD-08 = You may discard as often as you can pay; each payment discards exactly one card.
X-DISCARD-09 = Discarding is not destroying, so nobody gets a destroy reward for it.

## Re-organize

X-REORG-01 = Pay the re-organize cost shown on your base to rearrange the cards of your Warhost and of all your add-on piles in one go.
X-REORG-02 = When you re-organize, your soldiers stay in the Warhost; you can change only their order.
X-REORG-03 = When you re-organize, add-on cards may change places within their pile, move to another pile of the same type, or move to an empty unlocked field.
X-REORG-04 = After re-organizing, each add-on field must hold cards of a single type.
X-REORG-05 = When you re-organize, you cannot move a card onto a locked add-on field.
X-REORG-06 = Re-organizing neither adds nor removes cards: you have exactly the same cards before and after.
X-REORG-07 = Your soldier in the Ark takes no part in re-organizing.
X-REORG-08 = Re-organizing must change something; the arrangement you already have is not accepted.
X-REORG-09 = You may re-organize as often as you can pay for it.
X-REORG-10 = You can use the action-phase or permanent effect of a card that re-organizing made active in the same action phase.
X-REORG-11 = A card made active by re-organizing in the action phase does not resolve an effect-phase or dice-phase effect in this turn. If a card lets you re-organize in the effect phase, the effect-phase effect of such a card is still resolved in that phase.
X-REORG-12 = You may look through your own piles at any time, but their order changes only when you re-organize or when a rule places or removes a card.

## Pharmaceuticals

X-PHARMA-01 = Pay the cost of pharmaceuticals to give your soldier in the Ark 2 life points.
X-PHARMA-02 = Pharmaceuticals cannot raise life points above the maximum: 10 with two players, 20 with three or four, always 10 in Apocalypse mode. A point beyond it is lost.
X-PHARMA-03 = You can use pharmaceuticals only while you have a soldier in the Ark.
X-PHARMA-04 = You cannot use pharmaceuticals if your soldier in the Ark already has the maximum life points, or while a card effect keeps it from gaining any.
X-PHARMA-05 = Pharmaceuticals may raise your soldier’s life points above the number it had when it entered the Ark.
X-PHARMA-06 = You may use pharmaceuticals as often as you can pay for them.

## Weapon technology

X-WEAPON-01 = Pay the cost of weapon technology to turn one attack symbol in your action pool into a critical hit.
X-WEAPON-02 = Weapon technology works only on an attack symbol in your action pool, not on blanks, critical hits, resource dice or Paragon dice.
X-WEAPON-03 = You may use weapon technology as often as you can pay and still have an attack symbol; each payment turns exactly one symbol.

## Tactical assault

X-ASSAULT-01 = Pay the cost of a tactical assault to roll one attack die once and add it, with its result, to your action pool.
X-ASSAULT-02 = You cannot re-roll the die of a tactical assault unless a card effect says so; a blank is added as a blank.
X-ASSAULT-03 = The limit of 4 attack dice counts for the dice pool only: a tactical assault is possible however many attack dice are in your action pool.
X-ASSAULT-04 = You need no soldier for a tactical assault.
X-ASSAULT-05 = You may make a tactical assault as often as you can pay for it.

## Harvest

X-HARVEST-01 = Pay the cost of a harvest to roll one Paragon die once and add it, with its result, to your action pool.
X-HARVEST-02 = A harvested die gives you Paragon only when you exchange it from your action pool.
X-HARVEST-03 = A Paragon die still in your action pool at the end of the action phase is lost.
X-HARVEST-04 = You cannot re-roll a harvested die unless a card effect says so; a blank is added as a blank.
X-HARVEST-05 = To harvest you need neither a soldier nor control of the Ark.
X-HARVEST-06 = You may harvest as often as you can pay for it, even more than twice in a turn.

## Base upgrade

X-UPGRADE-01 = In your action phase you may pay the upgrade cost of the next level to raise your base by exactly one level.
X-UPGRADE-02 = You cannot skip a level when you upgrade your base.
X-UPGRADE-03 = You may upgrade your base at most once in your round, unless a card effect allows more.
X-UPGRADE-04 = A base on level 4 cannot be upgraded any further.
X-UPGRADE-05 = The add-on field of the new level is unlocked at once; you can use it in the same action phase.
X-UPGRADE-06 = The base resistance of the new level counts at once.
X-UPGRADE-07 = The productivity of the new level counts from your next effect phase on.

## Destroying cards

X-DESTROY-01 = A soldier outside the Ark that blocks an attack is destroyed if the attack’s power is equal to or higher than its resistance.
X-DESTROY-02 = Attacks destroy a soldier in the Ark only when its life points reach 0; its resistance is not compared with their power.
X-DESTROY-03 = An add-on card is destroyed only by the attacker’s choice after a successful attack on the base, or by a card effect.
X-DESTROY-04 = When your soldier destroys a soldier, you get the destroy reward at once: roll as many Paragon dice as the Paragon value of your destroying soldier and gain the symbols as Paragon.
X-DESTROY-05 = The destroy reward comes from the general supply; the owner of the destroyed card loses no Paragon.
X-DESTROY-06 = The Paragon value of the destroyed card does not matter for the destroy reward.
X-DESTROY-07 = Destroying the neutral soldier earns the destroy reward too.
X-DESTROY-08 = Destroying an add-on card earns no destroy reward.
X-DESTROY-09 = If the effect of a civilian, structure or event destroys a soldier, there is no destroy reward, because these cards have no Paragon value.
X-DESTROY-10 = A destroyed card goes face-up on top of the discard pile of its type.
X-DESTROY-11 = If there is a card below a destroyed card, it becomes active at once.
X-DESTROY-12 = Destroying your own soldier with your own effect earns no destroy reward.

## Decks and discard piles

X-DECK-01 = Decks lie face-down, and cards are always drawn from the top.
X-DECK-02 = If a card must be drawn from an empty deck, its discard pile is shuffled into a new deck first.
X-DECK-03 = A new deck is made only from the discard pile of the same card type.
X-DECK-04 = Once a discard pile has been shuffled into a new deck, it is empty.
X-DECK-05 = If a deck and its discard pile are both empty, the market slot stays empty and the game goes on.
X-DECK-06 = If a market slot is empty because its deck has run out, the next card of that type to reach its discard pile triggers a reshuffle, and the empty slots are filled at once, slot 1 first.
X-DECK-07 = You can neither buy nor discard anything from an empty market slot.
X-DECK-08 = Discard piles lie face-up with the newest card on top.
X-DECK-09 = No card ever leaves the game.
X-DECK-10 = Everyone sees the top card and the size of every pile and discard pile, the market, the size of the decks, all trackers, levels and dice.
X-DECK-11 = Only the owner of a pile sees its covered cards.
X-DECK-12 = Nobody sees the order of the decks, unless a card effect lets a player look at cards.
X-DECK-13 = Looking at cards of a deck never reshuffles its discard pile; if fewer cards are left, you see only those. You choose the order of cards you put back on top.

## The Ark

X-ARK-01 = Only soldiers can be in the Ark, and never more than one.
X-ARK-02 = If there is no card in the Ark, you may spend one attack symbol from your action pool in your turn to move the active soldier of your Warhost into it.
X-ARK-03 = Entering the empty Ark costs exactly one attack symbol or one critical hit; a critical hit brings no extra benefit here.
X-ARK-04 = You cannot enter the Ark by spending a symbol while a soldier is in it, not even if that soldier is neutral.
X-ARK-05 = Entering the empty Ark is not an attack and earns no destroy reward.
X-ARK-06 = If an attack from your Warhost destroys the soldier in the Ark, your attacking soldier must enter the Ark at once; you cannot decline.
X-ARK-07 = Conquering the Ark goes in this order: the destroyed soldier goes to the soldier discard pile, the attacker enters, its life points are set, the arrow turns to its owner, the destroy reward is rolled.
X-ARK-08 = Conquering the Ark earns the destroy reward once, not a second time for entering.
X-ARK-09 = A soldier entering the Ark gets life points equal to its current resistance plus the number of players, up to the maximum: 10 with two players, 20 with three or four, always 10 in Apocalypse mode.
X-ARK-10 = Life points in the Ark never exceed their maximum: in a normal game 10 with two players and 20 with three or four.
X-ARK-11 = Damage lowers life points to 0 at the least; any damage beyond that is lost and hits nothing else.
X-ARK-12 = At 0 life points the soldier in the Ark is destroyed and leaves it.
X-ARK-13 = Lost life points do not come back in later turns; only pharmaceuticals or a card effect restore them.
X-ARK-14 = If the resistance of a soldier in the Ark changes later, its life points stay as they are.
X-ARK-15 = You cannot take your soldier out of the Ark yourself: it can be neither discarded, re-organized nor replaced.
X-ARK-16 = However your soldier entered the Ark, you may use your remaining attack symbols and critical hits in the same turn for attacks from the Ark.
X-ARK-17 = When a soldier moves from the Warhost into the Ark, the next card of the Warhost becomes active at once.
X-ARK-18 = Control income: at the end of every turn, your own and everyone else’s, you roll as many Paragon dice as the Paragon value of your soldier in the Ark and gain the symbols as Paragon.
X-ARK-19 = The control income of a turn goes only to the player who controls the Ark when it is rolled at the end of that turn.
X-ARK-20 = The player whose soldier is in the Ark controls it. Nobody controls an empty Ark or one held by the neutral soldier.
X-ARK-21 = The neutral soldier gives nobody control income.
X-ARK-22 = The neutral soldier never attacks, and its card effect is not active.
X-ARK-23 = If the soldier in the Ark is removed in any way other than by an attack from a Warhost, nobody enters and the Ark is empty.
X-ARK-24 = While you control the Ark, the soldier there and the top soldier of your Warhost are both active, with effects of every phase. You may buy, discard and re-organize soldiers in your Warhost, but you can neither attack with them nor send one into the Ark.
X-ARK-25 = Effects around a destroyed soldier, in the Ark or blocking, follow this order: first those that keep it or put it somewhere other than the discard pile; then, only in the Ark, the conquest up to the turning of the arrow and “enters the Ark” effects; then the destroy reward; then “destroys a soldier” effects; last the former owner’s “is destroyed” effects.

## Victory conditions

X-WIN-01 = You win at once when your Paragon is equal to or higher than the victory target.
X-WIN-02 = Victory is checked after every change of any player’s Paragon, in every phase and in everybody’s turn.
X-WIN-03 = With a victory the game is over immediately: no effect, decision, roll, income or turn follows, and nothing more can be done.
X-WIN-04 = The symbols of all dice of one roll are added together before victory is checked.
X-WIN-05 = There is exactly one winner. If one effect brings several players to the victory target at once, the current player wins if among them, otherwise the first of them clockwise from the current player.
X-WIN-06 = When Paragon is looted, it is first taken from the victim and given to the attacker; victory is checked only then.
X-WIN-07 = If one part of an effect changes the Paragon of several players, they roll one by one, the current player first and then clockwise; the results are booked together and victory is checked once. The parts of an effect are separate steps with a check after each.

## Apocalypse mode

X-APOC-01 = Apocalypse mode is chosen before setup and uses the red sides of the deck boards and the Ark. Every rule it does not change stays in force.
X-APOC-02 = In Apocalypse mode each deck has only one market slot.
X-APOC-03 = After setup in Apocalypse mode the decks hold 62 soldiers, 47 civilians, 31 structures and 31 events.
X-APOC-04 = In Apocalypse mode every card costs 1 resource less to buy. The discount adds to other reductions, which together never lower a price below 1.
X-APOC-05 = The Apocalypse discount applies only to buying cards, not to common actions or base upgrades.
X-APOC-06 = In Apocalypse mode you cannot discard market cards; only buying a card brings a new one.
X-APOC-07 = In Apocalypse mode you may still discard the top card of your Warhost or of one of your add-on piles at the normal cost.
X-APOC-08 = In Apocalypse mode the maximum is 10 life points for any number of players: at setup, on entering the Ark and for pharmaceuticals.
X-APOC-09 = In Apocalypse mode you add 1 Paragon to your control income if your soldier in the Ark has 5 or fewer life points when it is rolled.
X-APOC-10 = In Apocalypse mode you add 2 Paragon to your control income if your soldier in the Ark has 6 or more life points when it is rolled.
X-APOC-11 = The extra Paragon of Apocalypse mode is for control income only, not for the destroy reward, loot from a base or dice in the action pool.
X-APOC-12 = You get the extra Paragon of Apocalypse mode even if all dice show blanks or your soldier’s Paragon value is 0.
X-APOC-13 = With an empty Ark or the neutral soldier in it, nobody gets the extra Paragon of Apocalypse mode.
X-APOC-14 = In Apocalypse mode card effects cannot discard or replace market cards either; that part of the effect is skipped.
