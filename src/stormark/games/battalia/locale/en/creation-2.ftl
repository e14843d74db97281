### BATTALIA – The Creation: the rules in short, part 2 – from placing terrain cards to the end of the game.
### Each message id is the id of the rule it explains; every text stands on its own.

## Placing terrain cards

B-PLACE-01 = You place a terrain card on an empty field of the area of play.
B-PLACE-02 = You name a stack and place its top card; you may turn the card freely.
B-PLACE-03 = The new terrain card must be connected by road to one of your own cities.
B-PLACE-04 = Connected means an unbroken chain of exits facing each other through roads, ruin, gates and your own cities; foreign and neutral cities do not carry it. In the valleys, discovered crossings and the connection card carry every chain, centres and buildings only their owner’s, undiscovered cards none.
B-PLACE-05 = On every side where the new card touches a placed card, exit must meet exit and closed side must meet closed side.
B-PLACE-06 = Exits may point to empty fields and to the edge of the board.
B-PLACE-07 = You may not place a city card side by side with another city card, no matter whose; touching at a corner is allowed.
B-PLACE-08 = You need no hero at the site to place a terrain card.
B-PLACE-09 = The kind of terrain never restricts where you place a card, and you cannot choose it unless a rule says so.
B-PLACE-10 = A placed terrain card stays for the rest of the game, unless an effect replaces it.
B-PLACE-11 = If the stack you name is empty or its top card fits nowhere, the action is not possible; you may name another stack.

## Roads

B-ROAD-01 = There are two price classes of roads: simple roads (straight, curve) and junction roads (T-junction, crossroads).
B-ROAD-02 = A simple road costs 2 Tribesmen or 1 Tools card.
B-ROAD-03 = A junction road costs 2 Tribesmen or 1 Tools card, plus 1 Supply.
B-ROAD-04 = You name either of the two stacks of the class you pay for.
B-ROAD-05 = The two Tribesmen for a road may be of different factions.
B-ROAD-06 = Roads belong to nobody; every hero may use them, and every player’s chain may run over them.

## Building cities

B-CITY-01 = Three units of the same rank build a new city whose level equals that rank, from 1 to 4.
B-CITY-02 = You name any of the five city stacks; the number of exits does not change the cost.
B-CITY-03 = A city costs no Supply, and the three units may be of different factions.
B-CITY-04 = Your new city gets your city marker of its level.
B-CITY-05 = A city belongs to the player whose marker it shows.
B-CITY-06 = A royal card is never one of the three units that build a city.

## Upgrading cities

B-UPGRADE-01 = Two units of the same rank upgrade one of your cities by one level if their rank is higher than its present level.
B-UPGRADE-02 = The level reached is never higher than the rank of the two units, so two Tribesmen upgrade nothing.
B-UPGRADE-03 = Each line upgrades a city by exactly one level, however high the rank of the units is.
B-UPGRADE-04 = In The Creation level 4 is the highest level.
B-UPGRADE-05 = You may upgrade a city several times in one turn, each time with a line of its own.
B-UPGRADE-06 = An upgrade needs neither a hero nor a road connection.
B-UPGRADE-07 = In The Stormgates level 5 is reached only by playing a Queen and level 6 only by playing a King.

## Moving heroes

B-MOVE-01 = A step leads to an adjacent placed card if both cards have exits facing each other.
B-MOVE-02 = A step costs 1 movement point.
B-MOVE-03 = A Supply card yields 1 movement point, a Horse 3, an enlightened Horse 5.
B-MOVE-04 = One movement line moves one hero; it may mix Supply cards and Horses.
B-MOVE-05 = Movement points you do not use lapse at the end of the line.
B-MOVE-06 = A hero may enter and cross every placed card: roads, ruin, gates, your own, foreign and neutral cities.
B-MOVE-07 = Other heroes never block the way; any number of heroes may stand on one card.
B-MOVE-08 = Entering a foreign card never forces a battle.
B-MOVE-09 = You may move a hero with several lines in one turn.
B-MOVE-10 = In the extended game, entering a card of the hero’s home terrain costs nothing.
B-MOVE-11 = Without the extended game, terrain has no influence on the cost of a step.
B-MOVE-12 = A movement that consists of free steps only is a line without cards.
B-MOVE-13 = A movement line makes at least one step.
B-MOVE-14 = Within one run of free steps a hero enters no card twice; a paid step, a jump or a new line begins a new run. That way every movement comes to an end.

## Recruiting heroes

B-RECRUIT-01 = You have at most two heroes on the board.
B-RECRUIT-02 = A line of 1 Weapon, or of a Great Artefact that is a weapon, and 2 Supply recruits one of your heroes standing beside the board.
B-RECRUIT-03 = You place the recruited hero in any of your cities.
B-RECRUIT-04 = A recruited hero may move and attack in the same turn.
B-RECRUIT-05 = A lost hero stands beside the board; you can recruit him again in the same way, as often as you like.
B-RECRUIT-06 = If you have no city, you place the recruited hero on any road card; if no road card lies on the board, on the ruin, a gate or the connection card.

## Battles

B-BATTLE-01 = Only the player whose turn it is attacks, and each attack starts with a Weapon played into the attack line.
B-BATTLE-02 = The attacking hero stands on the field of the target.
B-BATTLE-03 = You may attack an opponent’s city, a neutral city, the ruin guards or the heroes of one opponent on that field; in the valleys also city centres and opponents’ buildings.
B-BATTLE-04 = Without hero mode exactly one hero attacks; in hero mode you may attack with all your heroes who are able to attack the same target, with one Weapon.
B-BATTLE-05 = You may attack as often as you like in a turn, also with the same hero; each attack needs a Weapon of its own.
B-BATTLE-06 = If your city is attacked, you say which of your heroes on that field take part: none, one or both.
B-BATTLE-07 = If heroes are attacked, their player says which of those on the field take part: one or both, never none. Who is not named stays where he is and is not lost. A city there does not take part.
B-BATTLE-08 = Heroes of other players on the field take no part in the battle.
B-BATTLE-09 = Battle cards are units, Weapons, Horses, Titles, Scrolls, Amulets and the Great Artefacts Sword of Elemag, Shield of Britos, Crown of Titus and Book of Crea; in The Stormgates also Farrell’s Arrow and Syoen’s Mask.
B-BATTLE-10 = Supply, Tools, Tents, Stardust and Chests cannot be played into a battle line.
B-BATTLE-11 = Both sides play battle cards from hand, ambush and tents.
B-BATTLE-12 = The defender needs no Weapon.
B-BATTLE-13 = A side’s total is the sum of its units (their rank, counted twice if doubled), Weapons (1, enlightened 2), Horses (1), the Sword of Elemag (4 in attack, 2 in defence), the Shield of Britos (2 and 4), morale bonus and terrain bonus. The defender adds the level of the attacked city; a neutral city counts 4 and the ruin guards 8, in hero mode 6 and 10.
B-BATTLE-14 = A hero has no strength of his own.
B-BATTLE-15 = Morale bonus: +1 for each of your heroes in the battle if all cards of your battle line belong to one faction or are universal.
B-BATTLE-16 = The faction that earns the morale bonus need not be the hero’s own.
B-BATTLE-17 = There is no morale bonus with an empty battle line, without a hero in the battle or with a neutral card in the line; transformation artefacts in the line count as cards of it.
B-BATTLE-18 = Terrain bonus: +1, once per side, on the side’s home terrain. For the attacker the card the hero stands on counts, for the defender the card of the attacked city or hero.
B-BATTLE-19 = Neutral defenders have neither morale bonus nor terrain bonus; the ruin and the valleys are nobody’s home terrain.
B-BATTLE-20 = Totals and bonuses are worked out again after every card.
B-BATTLE-21 = Opening: the attacker plays a Weapon and names target and hero, the attacked player says which heroes take part, then the attacker adds any number of battle cards.
B-BATTLE-22 = Exactly one side is always behind: the attacker as long as the attacking total is not higher than the defending one, otherwise the defender.
B-BATTLE-23 = After the opening the side that is behind has to act: it raises, retreats heroes or passes.
B-BATTLE-24 = A raise adds at least one battle card and must put the other side behind; no other raise is allowed.
B-BATTLE-25 = If your raise contains an Amulet, the roll stands; if you are then still behind, you must complete the raise, retreat or pass.
B-BATTLE-26 = After a raise, and after any potions drunk in reply to it, the side that is then behind has to act.
B-BATTLE-27 = A pass ends the battle: the side that is behind loses.
B-BATTLE-28 = Battles against neutral cities and ruin guards run in the same way, but this defender never raises: as soon as you are ahead you win.
B-BATTLE-29 = A battle always comes to an end, because every raise uses up a card and every retreat a hero.
B-BATTLE-30 = The attacker wins only with a higher total; in a tie the defender wins.
B-BATTLE-31 = If you capture a city, it gets your marker of the same level.
B-BATTLE-32 = With a captured city the defending heroes who took part are lost; other heroes on the field stay.
B-BATTLE-33 = If the attacker beats heroes, these heroes are lost.
B-BATTLE-34 = If your attack fails, you lose every hero who took part and did not retreat.
B-BATTLE-35 = A lost hero is put beside the board.
B-BATTLE-36 = The winning hero stays on the field and may move and attack again.
B-BATTLE-37 = Cards are never lost in battle: the defender’s line goes to the defender’s Refuge at the end of the battle, the attacker’s to the attacker’s Refuge at the end of the turn.
B-BATTLE-38 = A battle brings no other spoils.

## Retreat

B-RETREAT-01 = When your side has to act in a battle, you may retreat one or more of your heroes taking part instead of raising or passing.
B-RETREAT-02 = Each retreating hero costs 3 Supply or 1 Horse from hand, ambush or tents; a card already in a battle line cannot pay.
B-RETREAT-03 = A retreating hero is put on a card whose shortest distance by road from the field of battle is exactly 3.
B-RETREAT-04 = A hero may not retreat to a city of the player you are fighting or to a field with a hero of that player.
B-RETREAT-05 = Without an allowed destination no retreat is possible.
B-RETREAT-06 = If all attacked heroes retreat, the battle is over and nobody loses anything.
B-RETREAT-07 = If heroes leave the defence of a city, the city fights on and the same player still has to act.
B-RETREAT-08 = If all attacking heroes retreat, the attack has failed and no hero is lost.
B-RETREAT-09 = If some of several heroes retreat, the battle goes on with the others and the same player still has to act.
B-RETREAT-10 = If you retreated in another player’s turn, you count as a defender and draw up to 6 like one.
B-RETREAT-11 = After a retreat the cards already in the battle line stay there.

## Neutral cities

B-NEUTRAL-01 = A neutral city defends with 4, in hero mode with 6, and with nothing else.
B-NEUTRAL-02 = If you capture a neutral city, you replace its marker with your own of level 4.
B-NEUTRAL-03 = For capturing a neutral city you also take the top Lord of the stock, with the usual Supply card, into your Refuge.
B-NEUTRAL-04 = How much Supply comes with the Lord depends on the card: an Unbound Lord brings none, a Fanatic Lord two.
B-NEUTRAL-05 = If the stack of Lords is empty, a neutral city brings neither a Lord nor Supply.
B-NEUTRAL-06 = Once a neutral city has been taken, every later capture is that of a player’s city and brings no Lord.
B-NEUTRAL-07 = A neutral city gives victory points to nobody and carries nobody’s road chain.

## The ruin

B-RUINS-01 = The ruin guards have strength 8, in hero mode 10.
B-RUINS-02 = Your hero on the ruin may attack the ruin guards.
B-RUINS-03 = If you beat the ruin guards, you choose one face-up Great Artefact and put it into your Refuge; in The Stormgates you may draw a Fate card instead.
B-RUINS-04 = Even when beaten, the guards stay at full strength; nobody ever owns the ruin, and it is worth no victory points.
B-RUINS-05 = In The Creation you may not attack the ruin guards while you own a Great Artefact.
B-RUINS-06 = In The Stormgates you may attack the ruin guards even if you may own no further Great Artefact; you then draw a Fate card and resolve an option open to you.
B-RUINS-07 = In The Creation the ruin guards cannot be attacked once no face-up Great Artefact is left.
B-RUINS-08 = Face-up Great Artefacts that are taken are not replaced.
B-RUINS-09 = For roads, movement and the end of the game the ruin counts as a placed card with four exits.

## Ambush

B-HIDE-01 = You have an ambush with 3 places for one card each.
B-HIDE-02 = To hide a card you put one card of your hand into Limbo and another card of your hand face down into a free place of your ambush.
B-HIDE-03 = You can hide cards only in your own turn, as often as your cards and places allow.
B-HIDE-04 = You may hide every Creation card.
B-HIDE-05 = Every Creation card except Stardust may be the card you put into Limbo for hiding.
B-HIDE-06 = For hiding you may put neither the last unit nor the last Supply card of your Creation deck into Limbo.
B-HIDE-07 = You may play a hidden card in your own turn or in any battle of yours as if it came from your hand.
B-HIDE-08 = A hidden card you play goes to your Refuge like any other; its place is free at once.
B-HIDE-09 = You cannot take hidden cards back into your hand.
B-HIDE-10 = Your opponents see how many cards you have hidden, but not which.

## Tents

B-TENT-01 = With a line of 1 Tent and 1 other card of your hand you pitch the tent and store that card in it face down.
B-TENT-02 = A Tent pitched on the day it is enlightened stores 1 or 2 cards.
B-TENT-03 = A pitched tent and its cards stay from turn to turn until it is opened or destroyed.
B-TENT-04 = Every Creation card except a Great Artefact may be stored in a tent.
B-TENT-05 = Opening a tent costs nothing and is not an action line; you do it in your own turn between lines.
B-TENT-06 = If you open a tent in your own turn, you take all cards stored in it into your hand.
B-TENT-07 = In a battle you may open a tent of yours as part of your opening or raise; the stored cards then count as hand cards.
B-TENT-08 = The Tent card you opened goes to your Refuge at the end of the current turn.
B-TENT-09 = You may have any number of pitched tents.
B-TENT-10 = A destroyed tent and the cards in it go to their owner’s Refuge.
B-TENT-11 = No tent can be pitched during a battle.
B-TENT-12 = Your opponents see your tents and the number of cards in them, but not which cards.
B-TENT-13 = No card can be added to a pitched tent.

## Limbo

B-LIMBO-01 = Limbo is one face-up pile shared by all players.
B-LIMBO-02 = Everybody may look through Limbo at any time.
B-LIMBO-03 = Cards in Limbo belong to no deck.
B-LIMBO-04 = Only effects that say so fetch a card from Limbo, for the player who uses the effect.
B-LIMBO-05 = Cards in Limbo never return to the stock.

## End of the game and scoring

B-CEND-01 = Condition 1: the game ends at once when a terrain card is placed on the last empty field of the area of play.
B-CEND-02 = An empty field is sealed if all its adjacent fields hold cards and no road or city shape still in the stacks fits there in any rotation, because exits must match and cities may not touch. In the valleys the ban on cities beside buildings counts too.
B-CEND-03 = Sealed fields count as filled for condition 1; this is tested each time a terrain card is placed or replaced.
B-CEND-04 = Condition 2: the game ends at once when a player owns a 5th city of level 4, whether built, upgraded or captured.
B-CEND-05 = When the game ends, the current turn is not finished and nothing further is resolved.
B-CEND-06 = Your victory points are the sum of the levels of your cities.
B-CEND-07 = The player with the most victory points wins; bringing about the end earns nothing.
B-CEND-08 = In a tie the higher number decides, in this order: cities of level 4, of level 3, of level 2, of level 1, heroes on the board, cards in the Creation deck. If all are equal, the victory is shared.
B-CEND-09 = With a week limit the game ends at the end of the last day of that week and is scored as usual.
B-CEND-10 = A group of empty fields joined by their sides is sealed as a whole if no exit of a placed card points into it.
