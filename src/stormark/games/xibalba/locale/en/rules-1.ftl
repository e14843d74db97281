### XIBALBA: the rules in short, part 1 – from the components to looting Paragon.
### Each message id is the id of the rule it explains; every text stands on its own.

## Components

X-COMP-01 = XIBALBA is a game for exactly 2, 3 or 4 players.
X-COMP-02 = There are four player boards; you own exactly one of them, and it is your base.
X-COMP-03 = Your base has one Warhost, which holds a single pile of soldier cards.
X-COMP-04 = Your base has four add-on fields, numbered 1 to 4, and each of them holds at most one pile.
X-COMP-05 = Your resource tracker runs in whole steps from 0 to 25.
X-COMP-06 = Your Paragon tracker runs in whole steps from 0 to 40; Paragon is what wins the game.
X-COMP-07 = Your base has four upgrade levels, 1 to 4, and always stands on exactly one of them.
X-COMP-08 = Your action pool holds the dice you may use in the current turn.
X-COMP-09 = Your base shows a price list of the common actions.
X-COMP-10 = There are two deck boards: one for the soldier and civilian decks, one for the structure and event decks.
X-COMP-11 = Each of the four decks has its own discard pile and, in the normal mode, two market slots.
X-COMP-12 = The Ark board has a field for one card, a life point tracker with one area for 2 players and one for 3 or more, and an arrow pointing to the controlling player.
X-COMP-13 = The game has 176 playing cards: 64 soldiers, 48 civilians, 32 structures and 32 events.
X-COMP-14 = There are 8 factions with one faction card each; every player board belongs to exactly two of them.
X-COMP-15 = The tokens are 4 resource, 4 Paragon, 4 base and 4 victory tokens and 1 life point token.
X-COMP-16 = The game uses six-sided special dice: 4 resource dice, 4 attack dice and 2 Paragon dice.
X-COMP-17 = A resource die shows 1, 2 or 3 resource symbols or a blank.
X-COMP-18 = An attack die shows an attack symbol, a critical hit or a blank; exactly one of its six faces is the critical hit.
X-COMP-19 = A Paragon die shows 1 or 2 Paragon symbols or a blank.
X-COMP-20 = Resource dice have two blanks and faces with 1, 1, 2 and 3 symbols; attack dice three blanks, two attack symbols and one critical hit; Paragon dice three blanks and faces with 1, 1 and 2 symbols. Every face is equally likely.
X-COMP-21 = Each of the 176 cards is always in exactly one place: a deck, a discard pile, a market slot, a Warhost, an add-on field or the Ark field; only an event may instead be in the middle of being resolved.

## Base data

X-BASE-01 = At each level your base has a base resistance (shields) and a productivity (crates), both whole numbers of 0 or more.
X-BASE-02 = Upgrading to level 2 costs 3 or 4 resources, to level 3 it costs 5 or 6, and to level 4 it costs 7 or 8; your faction decides which.
X-BASE-03 = Neither base resistance nor productivity ever falls from one level to the next.
X-BASE-04 = Unless the faction says otherwise, base resistance is 3, 4, 5 and 6 and productivity 0, 1, 2 and 3 on levels 1 to 4. Level 2 then costs 4, level 3 costs 6 and level 4 costs 8 resources.
X-BASE-05 = Unless the faction says otherwise, the common actions cost: discard cards 1, re-organize 1, pharmaceuticals 2, weapon technology 2, tactical assault 3, harvest 4 resources.
X-BASE-06 = Your base level is the number of your unlocked add-on fields, counted from field 1; the higher-numbered fields are locked.
X-BASE-07 = A pile in your Warhost or on an add-on field may hold any number of cards.

## Cards and card effects

X-CARD-01 = Every card has a name, a card type with its icon, a faction, an edition mark, resource costs of 0 or more, exactly one game phase and exactly one card effect.
X-CARD-02 = Only soldiers have power, resistance and a Paragon value; each is a whole number of 0 or more.
X-CARD-03 = The colour shows the card type: soldiers are red, civilians blue, structures yellow and events green.
X-CARD-04 = Every card names when its effect counts: in the effect phase, in the dice phase, in the action phase, or permanently.
X-CARD-05 = A card effect changes the rules only as far as its text says; every other rule stays in force.
X-CARD-06 = No card effect breaks these limits: at most 4 dice of one type in the dice pool, the initial roll always takes place, resources 0 to 25, Paragon 0 to 40, at most one soldier in the Ark. Life points also stay between 0 and their limit: 10 with two players or in Apocalypse mode, otherwise 20.
X-CARD-07 = Only these cards of yours are active: the top card of your Warhost, the top card of each of your add-on piles, and your soldier in the Ark.
X-CARD-08 = A covered card has no effect and cannot be used until it is the top card of its pile again.
X-CARD-09 = If you have soldiers both in the Ark and in your Warhost, the Ark soldier and the top soldier of the Warhost are both active.
X-CARD-10 = An effect-phase, dice-phase or action-phase effect can be resolved only in that phase of its owner’s own turn.
X-CARD-11 = A permanent effect applies in every phase of every player’s turn, for as long as its card is active.
X-CARD-12 = A permanent effect must be applied whenever its condition is met; you cannot decline it unless its text offers a choice.
X-CARD-13 = You need not use a card with an action-phase effect, but each use triggers the effect, and it must then be applied at once.
X-CARD-14 = You use a soldier when it attacks or enters the empty Ark by paying a symbol, and a civilian or structure when you choose to activate its action-phase effect. Nothing else counts as using a card.
X-CARD-15 = If you use a card several times in a round, its action-phase effect applies each time.
X-CARD-16 = If activating the action-phase effect of a civilian or structure costs nothing, you can activate it only once per turn.
X-CARD-17 = If activating the action-phase effect of a civilian or structure has a cost, you can activate it as often as you pay.
X-CARD-18 = Blocking in another player’s turn does not trigger a soldier’s action-phase effect, unless the card names blocking.
X-CARD-19 = An effect that cannot be resolved at all is skipped.
X-CARD-20 = An effect that can only partly be resolved is resolved as far as possible.
X-CARD-21 = An effect “for this turn” ends with the current turn.
X-CARD-22 = An effect “for this round” ends the moment the player who caused it begins their next turn.
X-CARD-23 = An event takes effect as soon as it is bought, whatever phase it names, and never becomes part of a base.
X-CARD-24 = A lasting effect of an event runs for its stated duration, although the card is already in the discard pile.
X-CARD-25 = Add-on cards are the civilians and structures on add-on fields; a soldier is never an add-on card, not even in the Ark.
X-CARD-26 = You may buy and use cards of any faction.
X-CARD-27 = If several effects apply at the same moment, the current player’s come first, then the others’ clockwise; each owner decides the order of their own.
X-CARD-28 = Effects that add to or subtract from the same value are added up.
X-CARD-29 = An effect that sets a value comes before additions and subtractions. If several set the same value, the one whose card became active last counts.
X-CARD-30 = Reductions, Apocalypse mode included, never lower harvest below 3, any other common action, a card’s price, a base upgrade or base resistance below 1, or productivity or the power of an attack below 0. A printed value that is already lower stays as it is.
X-CARD-31 = An effect that names a moment, such as “is destroyed”, applies exactly then, however that moment comes about. “Enters the Ark” covers both ways of entering, also for an action-phase effect.
X-CARD-32 = An effect triggered by the destruction of its own card still applies, although the card is no longer active.
X-CARD-33 = An effect with a stated duration runs its full time, even if its card is covered, disabled, destroyed or discarded in the meantime.
X-CARD-34 = You cannot activate an action-phase effect, or pay for an optional one, if no part of it could be resolved; a die roll, a lasting change or a gain lost to a limit does count. An event may be bought even if nothing comes of it.
X-CARD-35 = The player, card or die you choose for an effect must be one it can affect, as long as there is one; a card protected from the effect cannot be chosen.
X-CARD-36 = The parts of an effect follow the order of its text, and once paid for, it is completed even if its card has left play. If several players must roll, choose or lose cards, they do so one by one, the current player first, then clockwise.
X-CARD-37 = You cannot pay a cost by destroying a card while an effect keeps that card from being destroyed.
X-CARD-38 = Resistance of a base or blocker, and Paragon value, are always the printed value after all effects that apply at the moment it is used.

## Game preparations

X-SETUP-01 = A game cannot start with fewer than 2 or more than 4 players.
X-SETUP-02 = All four decks are shuffled separately before any card is drawn from them.
X-SETUP-03 = The top card of the soldier deck starts in the Ark as the neutral soldier; it belongs to nobody.
X-SETUP-04 = The neutral soldier starts with life points equal to its resistance plus the number of players, up to the limit: 10 with two players or in Apocalypse mode, otherwise 20.
X-SETUP-05 = After the neutral soldier, two cards from the top of each deck are dealt face-up into its market slots.
X-SETUP-06 = After normal setup the decks hold 61 soldiers, 46 civilians, 30 structures and 30 events.
X-SETUP-07 = All four discard piles start empty.
X-SETUP-08 = Each player draws a random faction card, and only one of a board’s two factions is in the draw. No two players can therefore have factions of the same board.
X-SETUP-09 = You receive the board of your faction and one base, one resource, one Paragon and one victory token.
X-SETUP-10 = Every base starts on level 1, so only add-on field 1 is unlocked.
X-SETUP-11 = Every player starts with as many resources as there are players.
X-SETUP-12 = Every player starts with 0 Paragon.
X-SETUP-13 = Every Warhost and every add-on field starts empty.
X-SETUP-14 = Before the first turn the players agree on one victory target in Paragon; it is the same for everybody and never changes during the game.
X-SETUP-15 = The victory target must be a whole number from 1 to 40.
X-SETUP-16 = Recommended victory targets are 30 to 40 with two players, 20 to 30 with three and 10 to 20 with four; any other value from 1 to 40 is allowed too.
X-SETUP-17 = If no victory target is chosen, it is 35 with two players, 25 with three and 15 with four.
X-SETUP-18 = To find the starting player, everybody rolls two Paragon dice; the player who rolls the most Paragon symbols starts.
X-SETUP-19 = If several players tie for the highest roll, only they roll again, until exactly one of them is highest.
X-SETUP-20 = The roll for the starting player gives no Paragon.

## Rounds, turns and phases

X-TURN-01 = Exactly one player at a time is the current player and takes a turn; the starting player takes the first one.
X-TURN-02 = When a turn ends, the player to the left becomes the current player.
X-TURN-03 = Every player has a round of their own; yours starts when your turn starts.
X-TURN-04 = Your round ends the moment your next turn begins, and not before.
X-TURN-05 = There is no common round that ends for everybody at once.
X-TURN-06 = A turn consists of the effect phase, the dice phase and the action phase, in this order; you cannot go back to a finished phase in the same turn.
X-TURN-07 = Your turn ends with your action phase.
X-TURN-08 = Forced actions are all effect-phase effects in the effect phase, all dice-phase effects in the dice phase, every action-phase effect triggered by using its card, and every permanent effect that applies.
X-TURN-09 = You cannot end your turn while one of your forced actions is outstanding.
X-TURN-10 = Your turn ends when you declare the end of your action phase, or when no further action is possible.
X-TURN-11 = In another player’s turn you can only decide whether to block, make choices a card effect demands of you, and receive control income.
X-TURN-12 = At the end of a turn, first of all, the dice left in the action pool are removed without effect.
X-TURN-13 = Once the leftover dice are gone, card effects that name the end of the turn are resolved: the current player’s first, then clockwise. Each owner chooses the order of their own.
X-TURN-14 = Control income, the Paragon dice for controlling the Ark, is rolled at the end of the turn, after the card effects that name this moment.
X-TURN-15 = Effects “for this turn” expire as the last step of the turn, after control income.
X-TURN-16 = Before anything else in your turn, even productivity, your previous round and your effects “for this round” end.
X-TURN-17 = Your “once per round” limits are reset at the start of each of your turns.

## Effect phase

X-EFFECT-01 = At the start of your effect phase you gain resources equal to the productivity of your current base level.
X-EFFECT-02 = The income from productivity comes before all card effects of the effect phase.
X-EFFECT-03 = After productivity, the effect-phase effect of each of your active cards is resolved exactly once.
X-EFFECT-04 = You choose the order of your effect-phase effects, and may choose a different one every turn.
X-EFFECT-05 = One effect is resolved completely before you choose the next one.
X-EFFECT-06 = You cannot leave the effect phase while an effect-phase effect that can be resolved is still unresolved.
X-EFFECT-07 = If a card with an effect-phase effect becomes active during your effect phase, it is resolved in this phase too.
X-EFFECT-08 = If a card stops being active before you have chosen its effect-phase effect, the effect is not resolved.
X-EFFECT-09 = As soon as no effect-phase effect is left, the dice phase begins by itself.
X-EFFECT-10 = No card resolves its effect-phase effect twice in one effect phase, even if it was covered and uncovered in between, unless a card effect expressly resolves it again.

## Dice phase

X-DICE-01 = At the start of the dice phase you choose your dice pool from 4 resource dice and 4 attack dice.
X-DICE-02 = Your dice pool has 6 dice unless effects change this; you must take exactly that many.
X-DICE-03 = With 6 dice you may take 4 resource and 2 attack dice, 3 of each, or 2 resource and 4 attack dice. A card effect may lower the limit of one type and so forbid some of these.
X-DICE-04 = Your dice pool never holds more than 4 resource dice or more than 4 attack dice, even if effects change the total.
X-DICE-05 = Effects can change the size of your dice pool, but never below 0 or above 8 dice. If an effect lowers the limit of a type, the maximum is the sum of the two type limits.
X-DICE-06 = Paragon dice are never part of the dice pool.
X-DICE-07 = Between choosing your dice pool and the first roll, the dice-phase effect of each of your active cards is resolved exactly once, in the order you choose; you cannot skip any. Effects that name the end of the dice phase wait until that moment.
X-DICE-08 = A dice-phase effect is never applied more than once in its owner’s round.
X-DICE-09 = If a dice-phase effect changes the total after you chose your dice pool, you add or remove that many dice at once. You choose the types, with at most 4 per type and 0 to 8 dice in all, or less if an effect lowers a type’s limit.
X-DICE-10 = The initial roll rolls all dice of the dice pool once; it is compulsory, and no effect can cancel or limit it.
X-DICE-11 = After the initial roll and after each re-roll except the last, you move any number of the rolled dice, from none to all, to the action pool with their faces unchanged.
X-DICE-12 = A die in the action pool can never return to the dice pool.
X-DICE-13 = A re-roll always rolls all dice still in the dice pool; to keep a die as it is, you must move it to the action pool.
X-DICE-14 = You have 2 re-rolls unless effects change this.
X-DICE-15 = Your number of re-rolls is 2 plus or minus all changes by effects, but never below 0.
X-DICE-16 = After your last re-roll all remaining dice move to the action pool by themselves, blanks included.
X-DICE-17 = If you have no re-rolls, all dice move to the action pool directly after the initial roll.
X-DICE-18 = As soon as the dice pool is empty, effects that name the end of the dice phase are resolved and the action phase begins. Unused re-rolls are lost.
X-DICE-19 = To stop rolling early you must move all remaining dice, blanks included, to the action pool.
X-DICE-20 = At the end of the dice phase the dice pool is empty, and the action pool holds as many dice as were in the initial roll, plus any added by card effects.
X-DICE-21 = A dice-phase effect that names the end of the phase is resolved once per turn, when the dice pool has become empty and before the action phase begins. You choose the order and cannot skip one unless its text offers a choice.

## Action phase

X-ACTION-01 = In your action phase you may take dice actions, common actions and action-phase effects of cards in any order and mixture.
X-ACTION-02 = You may repeat any action as often as you have the dice or pay the costs; only the base upgrade is limited, to once per round unless a card effect allows more.
X-ACTION-03 = A dice action uses one or more dice showing the required symbols; they leave the action pool and cannot be used again this turn.
X-ACTION-04 = No action is compulsory; you may end the phase with usable dice left.
X-ACTION-05 = You may remove any die from your action pool without using it; it is then gone for this turn.
X-ACTION-06 = A blank cannot be used for any action unless a card effect says so; it stays in the action pool until you remove it or the phase ends.
X-ACTION-07 = For a common action you need its full cost in resources; you pay before the action takes effect.
X-ACTION-08 = You may end your action phase at any time when no forced action and no block decision is outstanding.
X-ACTION-09 = Your action phase ends by itself as soon as all you could still do is end the phase or remove dice unused.
X-ACTION-10 = Dice actions, common actions and base upgrades are possible only in your own action phase, unless a card effect allows one at another time.
X-ACTION-11 = Anything that breaks a rule is refused as a whole: no cost is paid, no die is used or rolled, and no card moves.
X-ACTION-12 = While a block decision or any other demanded choice is pending, no matter whose, nothing else is possible.
X-ACTION-13 = Used and removed dice lie beside the base, visible to everybody, until the end of the turn.
X-ACTION-14 = A die in the action pool is of the type whose symbol it shows, even if an effect turned it; a blank keeps its previous type. A symbol added by an effect counts as a die.

## Gather resources

X-GATHER-01 = You may exchange a die in your action pool showing 1, 2 or 3 resource symbols for that many resources.
X-GATHER-02 = A resource die is always exchanged as a whole; you cannot keep some of its symbols for later.
X-GATHER-03 = You may exchange several resource dice together; you gain the sum of their symbols.
X-GATHER-04 = A die without a resource symbol cannot be exchanged for resources.
X-GATHER-05 = You never have more than 25 resources, whatever their source; any excess is lost at once.
X-GATHER-06 = You may exchange a resource die even if part or all of the gain is lost to the limit of 25.
X-GATHER-07 = You keep your resources across turns and rounds until they are spent or taken away.
X-GATHER-08 = You never have fewer than 0 resources; if you lose more than you have, you drop to 0 and owe nothing.

## Attacks

X-ATTACK-01 = To attack you need at least one attack symbol or critical hit in your action pool and at least one soldier of your own in the Warhost or in the Ark, unless a card effect allows the attack.
X-ATTACK-02 = You choose how many of your attack symbols and critical hits go into an attack, but at least one.
X-ATTACK-03 = The power of an attack is the number of attack symbols and critical hits used, times the current power of the attacking soldier, plus 1 for each critical hit used.
X-ATTACK-04 = A critical hit counts as one attack symbol and also adds 1 to the total power of its attack.
X-ATTACK-05 = A soldier’s current power is its printed power after all effects that apply when the attack is made.
X-ATTACK-06 = Every attack stands alone: the power of one attack is never added to another, and a base keeps no damage between attacks.
X-ATTACK-07 = Without a soldier in the Ark you attack with the active soldier, the top card of your Warhost; covered soldiers cannot attack.
X-ATTACK-08 = An attack from the Warhost can only target the soldier in the Ark, provided it is neutral or belongs to another player.
X-ATTACK-09 = From the Warhost you cannot attack a base, another Warhost or an empty Ark.
X-ATTACK-10 = An attack from the Warhost deals damage equal to its power; the soldier in the Ark loses that many life points.
X-ATTACK-11 = While you have a soldier in the Ark you can attack only with that soldier, never from your Warhost.
X-ATTACK-12 = An attack from the Ark must target the base of exactly one other player; you choose freely for each attack.
X-ATTACK-13 = If an unblocked attack on a base has less power than the current base resistance, nothing happens; the dice are used up all the same.
X-ATTACK-14 = An unblocked attack on a base succeeds if its power is equal to or higher than the base resistance.
X-ATTACK-15 = After a successful attack you may destroy one active add-on card of the attacked base, or none.
X-ATTACK-16 = After a successful attack you also loot Paragon, even if you destroyed no add-on card.
X-ATTACK-17 = After a successful attack you first decide about destroying an add-on card; the loot roll comes second.
X-ATTACK-18 = You may attack a base even if it has no add-on cards and its owner has no Paragon.
X-ATTACK-19 = An unblocked attack on a base does not harm the soldiers in its Warhost.
X-ATTACK-20 = An attack runs like this: name dice and target; apply triggered effects, the attacker’s (including the attacking soldier’s action-phase effect) before the attacked player’s; fix the power; for a base, decide on blocking; resolve. Then the used dice leave the action pool, and effects that name the end of the attack follow.
X-ATTACK-21 = Dice named for an attack cannot be used for anything else while it is being resolved.
X-ATTACK-22 = Dice named for an attack are used up even if it is blocked or fails.
X-ATTACK-23 = As long as attack symbols or critical hits are left in your action pool, you may attack again, even the same target.
X-ATTACK-24 = Effects “after a successful attack on a base” come after the add-on decision and the loot.
X-ATTACK-25 = If the owner of the add-on card you chose to destroy keeps it by an effect, your choice is used up; you cannot choose another card.

## Blocking

X-BLOCK-01 = Only attacks on a base can be blocked, never an attack on the soldier in the Ark.
X-BLOCK-02 = Only the attacked player decides whether to block: in the attacker’s turn, after the power is fixed and before it is compared with the base resistance.
X-BLOCK-03 = Only the active soldier of the attacked player’s Warhost can block; covered soldiers and add-on cards cannot.
X-BLOCK-04 = If the attacked player has no soldier in the Warhost, or a card effect makes the attack unblockable, it goes on unblocked without a block decision.
X-BLOCK-05 = The attacked player may decide to block even if the power is lower than the base resistance.
X-BLOCK-06 = A blocker is destroyed if its resistance is equal to or lower than the power of the attack.
X-BLOCK-07 = If the blocker’s resistance is higher than the power of the attack, nothing happens to it, and it keeps no damage.
X-BLOCK-08 = A blocked attack destroys no add-on card and loots no Paragon, whether the blocker survives or not.
X-BLOCK-09 = A blocked attack is not compared with the base resistance.
X-BLOCK-10 = If the attack destroys the blocker, the attacker gets the destroy reward: as many Paragon dice as the Paragon value of the attacking soldier.
X-BLOCK-11 = A blocker that survives may block any number of further attacks in the same turn.
X-BLOCK-12 = After a blocker is destroyed, the next card of the Warhost is active and may block the next attack.
X-BLOCK-13 = Each attack can be blocked only once, by one soldier.
X-BLOCK-14 = A blocking soldier deals no damage to the attacker.

## Loot Paragon

X-LOOT-01 = For a successful attack on a base you roll as many Paragon dice as the Paragon value of the attacking soldier.
X-LOOT-02 = You loot as much Paragon as you roll Paragon symbols, but never more than the attacked player has.
X-LOOT-03 = The attacked player’s loss and the attacker’s gain happen in one step.
X-LOOT-04 = A player with 0 Paragon has nothing to lose; the dice are rolled all the same, and the attack still counts as successful.
X-LOOT-05 = You may exchange a die in your action pool showing 1 or 2 Paragon symbols for that much Paragon; the die leaves the action pool.
X-LOOT-06 = A Paragon die in the action pool is always exchanged as a whole.
X-LOOT-07 = A Paragon die showing a blank cannot be exchanged.
X-LOOT-08 = Paragon dice rolled for loot, destroy reward or control income never go to the action pool; their result counts at once.
X-LOOT-09 = Every Paragon die is rolled just once; there are no re-rolls for it unless a card effect says so.
X-LOOT-10 = You never have more than 40 Paragon; any excess is lost at once.
X-LOOT-11 = You never have less than 0 Paragon.
X-LOOT-12 = You keep your Paragon across turns and rounds; only enemy attacks and card effects can take it away.
X-LOOT-13 = A soldier with Paragon value 0 rolls no Paragon dice and so loots nothing.
X-LOOT-14 = The number of Paragon dice you roll is not limited by the two in the box; they are rolled as many times as needed.
X-LOOT-15 = A soldier’s Paragon value counts in exactly three cases: for a successful attack on a base, for destroying a soldier and for controlling the Ark.
X-LOOT-16 = Loot, destroy reward and control income are rolled automatically; nobody is asked.
X-LOOT-17 = How much Paragon you gain is always decided by Paragon dice, except for card effects and the extra control income in Apocalypse mode.
X-LOOT-18 = Effects that reduce a loot roll or protect part of the attacked player’s Paragon apply before the loot is worked out; the roll never falls below 0.
