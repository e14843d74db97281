### XIBALBA: the rulings – how open questions of the rules are decided.
### One message per ruling, the decision alone; the message id is the id of the ruling.

## Components, data, setup

X-RULING-01 = XIBALBA is played by 2 to 4 players; no other number can be set up.
X-RULING-02 = There are two deck boards with two decks each; their number has no effect on play.
X-RULING-03 = Each board carries two factions, and one of the two is set aside at random; every player then draws one of the four that remain. Factions may also be named directly, but never two of the same board.
X-RULING-04 = Resource die: two blanks, two faces with 1 symbol, one with 2 and one with 3. Attack die: three blanks, two attack symbols, one critical hit; Paragon die: three blanks, two faces with 1 symbol, one with 2.
X-RULING-05 = The reference base and the reference price list apply only where a faction names no values of its own. A faction’s level costs stay within the known ranges, and its resistance and productivity never fall from one level to the next.
X-RULING-06 = A pile may hold any number of cards.
X-RULING-07 = No card effect breaks these limits: 4 dice of one type in the dice pool, an initial roll in any case, 0–25 resources, 0–40 Paragon, 0 to the maximum of life points, one soldier in the Ark.
X-RULING-08 = Your soldier in the Ark and the top soldier of your Warhost are both active for effects. All the same, only the one in the Ark may attack.
X-RULING-09 = A soldier is used when it attacks or enters the empty Ark by paying a symbol, a civilian or structure when you activate its effect; nothing else is a use, though an effect that names a moment always applies then. Every use triggers the action-phase effect, but a civilian’s or structure’s effect without a cost works only once per turn and card, unless the card states another limit.
X-RULING-10 = Blocking does not trigger a soldier’s action-phase effect, unless the card names blocking.
X-RULING-11 = An effect that is wholly impossible is skipped; one that is partly possible is resolved as far as it goes. Losses of resources or Paragon stop at 0.
X-RULING-12 = “Round” means the round of the player who owns or caused the effect. It ends as the first thing in that player’s next turn, before productivity.
X-RULING-13 = An event is resolved when it is bought, whatever its phase tag says. A lasting effect belongs to the buyer and runs for its stated duration.
X-RULING-14 = You may buy and use cards of every faction.
X-RULING-15 = First all decks are shuffled, then the neutral soldier is dealt into the Ark, then the market is opened.
X-RULING-16 = The neutral soldier has no owner, and with it in the Ark nobody controls the Ark. It is an enemy to everyone, can be attacked from every Warhost, earns the destroy reward and bars entry by symbol, but it gives no income, makes no attack, has no active effect and gets no pharmaceuticals.
X-RULING-17 = The maximum of life points is 10 with two players and 20 with three or four; it already holds at setup.
X-RULING-18 = The victory target is a whole number from 1 to 40. If none is named, it is 35 with two players, 25 with three and 15 with four.
X-RULING-19 = If the roll for the starting player is tied, only those tied for the highest result roll again. This roll never gives Paragon.

## Turn structure

X-RULING-20 = In another player’s turn you can only decide about a block, make choices a card effect leaves to you, and benefit from permanent effects and control income.
X-RULING-21 = A turn ends in this order: remaining dice are removed, effects naming the end of the turn apply (current player first, then clockwise), control income is rolled, effects “for this turn” expire, the next turn begins. Victory is checked after each change of Paragon, so the game may end in between.
X-RULING-22 = A card uncovered during the effect phase resolves its effect-phase effect if it is active and has not yet done so in this phase. A card no longer active does not, and no card does so twice.
X-RULING-23 = You take exactly as many dice as your total says; effects may raise or lower it within 0 to 8. With a total of 0 the dice phase ends at once with an empty action pool.
X-RULING-24 = Permanent and lasting effects on the number of dice count when you choose your dice pool. If your own dice-phase effects change the number afterwards, you add or remove dice of your choice at once, before the initial roll.
X-RULING-25 = The initial roll is compulsory. After it you only decide which dice to keep; the rest is rolled together, and you stop by keeping everything.
X-RULING-26 = The action phase ends by itself when you have no dice action, no affordable common action and no card effect left to use; removing unused dice does not count. This is tested when the phase begins and after each completed action.
X-RULING-27 = A command that breaks a rule is refused as a whole and with a reason: no cost is paid, no die is rolled, nothing changes.

## Attack, block, loot

X-RULING-28 = If you have a soldier in your Warhost, you are asked once per attack on your base whether you block, after the power is announced and even if your base would hold. Until you answer, nothing else is possible.
X-RULING-29 = Resources stay within 0–25 and Paragon within 0–40; losses stop at 0 and leave no debt, whereas a cost must be paid in full. You may exchange a die although the tracker is full, but the gain is lost.
X-RULING-30 = An attack goes in this order: name dice and target, apply triggered effects (attacker first), fix the power (never below 0), block decision, result, dice leave, effects at the end of the attack. If an effect makes the target illegal, the attack ends without result and its dice are used up; a card may name another moment.
X-RULING-31 = While you have a soldier in the Ark, you cannot attack from your Warhost at all. Buying, discarding, re-organizing, effects of the top soldier and blocking stay possible.
X-RULING-32 = After a successful attack on a base, the attacker may destroy one active add-on card or decline, and loots afterwards. Without add-on cards there is no choice to make.
X-RULING-33 = A blocker destroyed by the attack earns the attacker the destroy reward. It comes from the supply, not from the attacked player.
X-RULING-34 = You may attack the base of a player without Paragon; the loot dice are rolled, but nothing is moved.
X-RULING-35 = Outside the dice pool the number of dice is not limited, neither for tactical assault and harvest nor for high Paragon values.
X-RULING-36 = Paragon dice are rolled automatically. Only exchanging dice in the action pool is your choice.

## Market and common actions

X-RULING-37 = You cannot buy a civilian or structure for which you have no legal add-on field.
X-RULING-38 = Soldiers, civilians and structures: pay, take, place, refill. Events: pay, take, refill, resolve, discard.
X-RULING-39 = Of your own cards you can discard only the top cards of your Warhost and add-on piles; your soldier in the Ark can be neither discarded nor re-organized. Discarding never counts as destroying.
X-RULING-40 = When you re-organize, only the result is checked, so two add-on fields may swap their contents. An unchanged arrangement is refused.
X-RULING-41 = Pharmaceuticals are refused at the maximum of life points; one point below it they are allowed and give 1.
X-RULING-42 = Weapon technology can turn only an attack symbol; turning a critical hit is refused, because nothing would change.
X-RULING-43 = You may upgrade your base by one level in each of your rounds.
X-RULING-44 = In the Ark only life points count; power is compared with resistance only for a blocker.
X-RULING-45 = If a soldier’s effect destroys a soldier, the Paragon value of the destroying soldier counts; any other card earns no dice. Destroying your own soldier never earns dice.
X-RULING-46 = A discard pile is shuffled when a card must be drawn from its empty deck. If there is nothing to draw, the market slot stays empty until a card of this type reaches its discard pile. The other reading of “at any time one of the decks runs out”, to shuffle as soon as the last card leaves, is not ours: until a card is needed nothing is missing.
X-RULING-47 = Top cards, pile and deck sizes, the market, trackers, levels and dice are open to all, and covered cards to the owner of the pile. Nobody knows the order of the decks, unless a card effect lets a player look.

## Ark

X-RULING-48 = The empty Ark is entered for exactly one attack symbol or critical hit; this is not an attack, deals no damage and earns no destroy reward. It is a use of the soldier, so its action-phase effect triggers once it is inside.
X-RULING-49 = A conquest of the Ark earns one roll only, made after the attacker has entered, its life points are set and the arrow is turned.
X-RULING-50 = Cards never leave the game; each one is in exactly one place at any time.
X-RULING-51 = Damage beyond the last life point is lost. It does not carry over to the owner’s base, the next soldier or a later attack.
X-RULING-52 = Life points are set when a soldier enters the Ark; later changes of its resistance do not alter them.
X-RULING-53 = Whichever way your soldier entered the Ark, it may use your remaining attack symbols and critical hits from inside.
X-RULING-54 = Control income is rolled at the end of every player’s turn.
X-RULING-55 = Without an attack from a Warhost nobody enters when the soldier in the Ark is removed. The Ark is then empty and can be entered by spending a symbol.

## Victory and Apocalypse mode

X-RULING-56 = You can win at any time, even in another player’s turn; one roll is one step, and in a loot both players’ Paragon changes before the check. Of several at once the current player wins, otherwise the first clockwise; the victim of a loot loses the whole amount even if the attacker’s tracker is full.
X-RULING-57 = The Apocalypse discount applies to cards only and never lowers a price below 1. The ban on discarding market cards holds for card effects too.
X-RULING-58 = The extra Paragon of Apocalypse mode is added to control income only.
X-RULING-59 = The extra Paragon of Apocalypse mode is given even if the dice show only blanks or the Paragon value is 0.
X-RULING-60 = No rule depends on the numbers of an example. Dice are always exchanged from the action pool, and a used die is gone until your next dice phase.
X-RULING-61 = If a card lowers your level, the cards on a field that is locked again stay there and stay active, and re-organizing need not clear it. Nothing may be placed or moved onto it until it is unlocked again.
X-RULING-62 = Nobody can leave a running game; the number of players stays the same from setup to the end.
X-RULING-63 = Of effects at the same moment the current player’s come first, then clockwise, and each owner orders their own. Effects that set a value come before those that add or subtract, which are summed up (of several that set it, the one whose card became active last counts); limits and lowest values are applied at the end.

## Card effects

X-RULING-64 = Reductions never lower the price of a card, a common action, a base upgrade or base resistance below 1, harvest below 3, and productivity, power or loot below 0. A printed value below such a floor is not raised.
X-RULING-65 = An effect that names a moment applies then and only then: “enters the Ark” after either way of entering, “end of the dice phase” when the dice pool is empty, “after a successful attack” after add-on choice and loot. An effect on the destruction of its own card still applies.
X-RULING-66 = An effect with a stated duration runs on even if its card is covered or destroyed. A permanent effect ends when its card stops being active.
X-RULING-67 = You cannot activate or pay for an effect that would do nothing, choose a card protected from it or a target on which it cannot work while another is possible, or pay with a card that is protected from destruction; an event may be bought all the same. If the owner saves the add-on card an attacker chose, that choice is used up.
X-RULING-68 = The parts of an effect are resolved one after the other in the order of the text, with a victory check after each; once paid for, an effect is completed. If one part affects several players, they act one by one, the current player first and then clockwise, and changes of their Paragon are booked together.
X-RULING-69 = A die counts as the type whose symbol it shows, even after an effect turned it, and can be used, turned and re-rolled like any die of that type. A blank keeps its former type; a symbol added by an effect counts as a die.
X-RULING-70 = Around a destroyed soldier the order is: effects that keep it or put it elsewhere; for a conquest of the Ark, entering it with its effects; destroy reward; “destroys a soldier” effects; “is destroyed” effects of its former owner.

## Rulings of this project

X-RULING-71 = You are asked for the next effect of the effect or dice phase, for your dice, actions and blocks, and for the add-on card after a hit, even if there is only one answer. A choice inside an effect, or among triggered effects, that has only one possibility is resolved without asking. A dice pool without dice is not a choice.
X-RULING-72 = A triggered effect is not resolved if its card stopped being active before its turn came, unless the card’s own destruction is the moment.
X-RULING-73 = An effect that answers to a moment is applied in another player’s turn only if its card is permanent or if the card’s own destruction is the moment.
X-RULING-74 = An effect that replaces cards in the market replaces them one after the other; a card that has just been revealed may be replaced too.
X-RULING-75 = An effect that disables all add-on cards of players hits the players who are not protected when it is applied; their cards that become active later are disabled too.
X-RULING-76 = A soldier in the Ark that is kept although it has no life points left stays with 1 life point.
X-RULING-77 = Cards below the top of a discard pile are shown to nobody, except to a player who is choosing a card of that pile.
X-RULING-78 = An attack whose soldier is taken away by an effect ends without result, and one whose blocker is taken away stays blocked and ends; the dice are used up.
X-RULING-79 = If a Paragon die rolled for a gamble shows a blank, the result of the gamble comes first, then the effects that answer to blanks.
X-RULING-80 = One activation counts as a use of each of its parts that is still within its limit, whether that part did anything or not.
X-RULING-81 = An action-phase effect counts as free if at least one of its alternatives costs nothing, or if only free parts of it are left within their limits.
X-RULING-82 = A change of your own base or blocker that your own attack triggers does not touch the attacked base or its blocker.
X-RULING-83 = Protection with a limit does not keep a card from being chosen: it applies when the card would be lost and is then used up.
X-RULING-84 = A change triggered by a hit, by the end of an attack or by a destruction lasts until the end of the turn if no other duration is stated.
X-RULING-85 = A card that pays a cost cannot be kept by an effect that lets it stay; an effect that puts it under the Warhost may be used, because the card counts as destroyed.
X-RULING-86 = If several effects limit one type of dice in the dice pool, the lowest limit counts.
X-RULING-87 = A lasting change of the attacker’s power applies to all soldiers of that player, and a lasting change of the attacked base to that base.
X-RULING-88 = If you decline one of several dice or cards that one activation allows, the next one is offered all the same.
X-RULING-89 = With a total of 0 dice, dice-phase effects are still resolved; only choosing, rolling and keeping dice are left out.

## Second edition

X-RULING-90 = What a card text offers (“you may”, “up to”, “one, or two if …”) can be declined each time and is never resolved unasked, not even when only one possibility is left. Compulsory parts with a single possibility still happen by themselves.
X-RULING-91 = “The first time each turn” counts from the beginning of the turn, whether or not the card was active then: a card bought after the first purchase of a turn misses that turn’s first purchase.
X-RULING-92 = No effect lets a dice-phase effect happen twice in a round.
X-RULING-93 = A soldier is used when it attacks or when you pay a symbol for it to enter the Ark; a conquest by attack is one use.
X-RULING-94 = A soldier that pays for the Soul Broker may be put under your Warhost by its own effect or by that of another card: it counts as destroyed, so the cost is paid, and what saves it has its own price.
X-RULING-95 = By activating a card, buying an event or answering that you use an effect, you accept what the text offers. Where it says “up to”, dice or market cards are still offered one by one: each of them by an activation or event, each after the first by an effect you chose to use. If you may discard a card, you choose one or none.
X-RULING-96 = If a card names “the first time each turn” and is itself the first card you buy in a turn, its own purchase counts, because it is active at once.
X-RULING-97 = Some cards of a pack have a text that the rules do not know. When it applies, the player who controls the card proposes what changes, or that nothing does, and the others are asked in turn whether they agree. A player who disagrees makes a proposal instead. When all agree, the changes are made one after the other; after four objections nothing changes. Bots propose nothing and agree to everything.
X-RULING-98 = A base that is attacked from the Warhost (Train Boarder, Tunnel Network) is blocked, hit and looted as if the attack came from the Ark.
