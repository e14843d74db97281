### Battalia, The Stormgates: the rulings in short – decisions on questions the rules leave open.
### Each message id is the id of the ruling; every text states the decision alone.
### Fields are written (row, column), counted from the top left corner.

## Board

B-RULING-01 = The base board has 7 rows and 7 columns; the extension adds columns 8 to 11 on the right. Up is towards row 1, right towards higher columns; adjacent fields share a side, surrounding fields are the eight neighbours, and grid distance is the difference of the rows plus that of the columns.
B-RULING-02 = With six players the starting cities lie on (2,2) (2,6) (2,10) (6,2) (6,6) (6,10), the neutral cities on (1,4) (1,8) (4,1) (4,11) (7,4) (7,8), the gates on (2,4) (2,8) (4,2) (4,10) (6,4) (6,8) and the ruins on (4,4) (4,8). 57 fields are empty at the start.
B-RULING-03 = With five players the fields (1,1) (1,2) (2,1), (1,10) (1,11) (2,11), (6,1) (7,1) (7,2) and (6,11) (7,10) (7,11) are impassable. The starting cities lie on (2,2) (2,6) (2,10) (7,3) (7,9), the neutral cities on (1,4) (1,8) (5,2) (5,10) (7,6), the gates on (4,1) (4,11) (5,4) (5,6) (5,8) and the ruins on (4,4) (4,8); 48 of 65 usable fields are empty at the start. These are the only positions of the gates, mirrored left and right, with which every starting city has its nearest gates at three and at five fields, and beside every one a straight road can be the first.
B-RULING-04 = With four players on the base board the starting cities lie on (2,2) (2,6) (6,2) (6,6), the neutral cities on (1,4) (4,1) (4,7) (7,4), the gates on (2,4) (4,2) (4,6) (6,4) and the ruin on (4,4). 36 fields are empty at the start.
B-RULING-05 = With three players the starting cities lie on (1,4) (5,2) (5,6), the neutral cities on (2,2) (2,6) (6,4), the gates on (2,1) (2,7) (7,4) and the ruin on (4,4). 39 fields are empty at the start.
B-RULING-06 = With two players the starting cities lie on (2,2) (6,6), the neutral cities on (4,1) (4,7), the gates on (2,4) (6,4) and the ruin on (4,4). 42 fields are empty at the start.
B-RULING-07 = The valley scenarios always use the board of 7 × 11 fields and only 4 or 6 players; six players use their normal fields and start with 40 empty ones. With four players the starting cities lie on (2,2) (2,10) (6,2) (6,10), the neutral cities on (1,4) (1,8) (7,4) (7,8) and the gates on (2,4) (2,8) (6,4) (6,8); 46 fields are empty at the start.
B-RULING-08 = With 2 to 4 players there are as many starting cities and as many neutral cities as players, all with four exits. Within each group all terrains are different, drawn at random from the faction sets in play.
B-RULING-09 = A week has 7 days.

## Teams

B-RULING-10 = Replaced by B-RULING-104: seats are places at the table, and the starting player is drawn at random.
B-RULING-11 = A team turn opens for all members at once, and their steps are resolved one by one in the order in which they arrive; a step is one complete action line with all its consequences, one announcement, trade, use of Metamorpha, potion purchase, free card from the valleys, opened tent or bridge action, or one whole battle. No step is split by another, except that teammates may act while a battle waits for its defender, but not so as to attack a locked target, change the attacked field (B-RULING-101), or touch the hand, tents, ambush or potions of a player in that battle; a mandatory effect leaves these out of its choices. You may declare yourself done and take that back while a teammate is not done; when all are done, the end of turn is resolved in seat order and the next team begins. That players wait for one another at all is a compromise of a program; at a table teammates simply act at once.
B-RULING-12 = From the announcement of an attack until the defender has refilled, the attacked opponent is locked for the attacker’s teammates, and so is an attacked neutral city, ruin or neutral centre. A refused attack costs nothing; with the attack limit for the team of three, every announced attack of any member on any target counts, and the third in one team turn is not allowed.
B-RULING-13 = Heroes, cities and buildings of teammates cannot be attacked. Heroes may enter and cross teammates’ cities at the normal cost; a teammate’s city is neither your own nor an enemy’s.

## Checkpoints, Kings and Queens

B-RULING-14 = A checkpoint runs in this order: count all decks (from the second checkpoint on), depose Kings and Queens, grant them (second checkpoint only), grant, keep, drop or restore veteran status, remove summoned figures, and at the first checkpoint enter Metamorpha and then Bilkarr. Every test uses that one count, so a Queen received now never helps to reach 24 or 26.
B-RULING-15 = Kings and Queens are granted at the second checkpoint only; nobody receives one later.
B-RULING-16 = Every card of your Creation deck counts one: units, artefacts, Supply, Stardust, Chests, Great Artefacts, a kept Fate 1, King and Queen, and a pitched tent card itself. Cards in Limbo never count.
B-RULING-17 = A King or Queen in Limbo can never be fetched by anyone, however the card got there.
B-RULING-18 = Free upgrades end at level 4. If you have no city below level 4, storm effect 10 does nothing, and Metamorpha’s ability on Rocky Mountains and a delivery on the King’s Bridge cannot be chosen.
B-RULING-19 = For a residence or a capital you play a single building line that consists of the one Queen or King; nothing else is paid.
B-RULING-20 = If you capture a capital while you own a capital and two residences, it falls to level 4, because 5 is not free either.
B-RULING-21 = If you lose your King or Queen, your residences and capital stay.

## Gates and storm

B-RULING-22 = A hero who starts the turn on a gate may jump; you pay only the entry into the destination gate and the tribute.
B-RULING-23 = The tribute is one Supply card, or one Supply of a Stardust in the same line; if entering the destination gate is free, you pay the tribute alone. Free movement on Verdant Woods may include a jump, which uses one of the three fields and needs the tribute from your hand; the Wings of Aviena cannot include one. All cards of a line are played before its first step, so what a storm effect brings can pay only for later lines, but you choose the way after the jump when the effect is over.
B-RULING-24 = A gate has four exits and the terrain of its faction for every purpose, and is neither road nor city: no trading post, no replacement by storm effect 7, and it cannot itself be attacked. Heroes standing on it can.
B-RULING-25 = You resolve as much of a storm effect as possible; if nothing is possible, the card is discarded without effect. The player who drew it makes all choices and may not decline.
B-RULING-26 = Storm effect 6 brings your other hero, recruited or not, to the destination gate. It costs nothing and does not use up his own jump. The book only says that the other hero is brought to the gate; that this is the gate of arrival and not the one the figure comes from is our reading.
B-RULING-27 = Storm effect 7 may replace any city or road card on the board, also a neutral or foreign one, but no gate, ruin or valley card; the new card may have the same colour. The old card goes to the bottom of its stack; owner and level stay.
B-RULING-28 = If the storm discard pile holds a card that can be copied, storm effect 8 must copy one. The copied card stays in the pile, and card 8 joins it afterwards.
B-RULING-29 = For a promotion the old card goes to the bottom of its stack and you take the top card of the next rank’s stack, of a colour of your choice if the symbols of the Titles match; no Supply comes with it. Lords, Kings, Queens, Fanatics and Unbound cannot be promoted; Emerald Lakes promotes a unit of your hand. That effect 9 leaves out Fanatics and royal cards, and that Emerald Lakes do, is more than the book bars.
B-RULING-30 = Limbo is one common face-up pile; storm effect 11 and Kry-Cek’s Lost Scroll may take any card in it except Kings and Queens.
B-RULING-31 = If any opponent has a pitched tent, storm effect 12 must destroy an opponent’s tent, otherwise one of your own team; with no tent at all nothing happens. That an opponent’s tent comes first is our reading.
B-RULING-32 = If a stack does not hold enough cards, a gain of several cards takes what is left, a choice may name only a stack that is not empty, and a trade or purchase that needs an empty stack is not allowed. A mandatory gain from an empty stack is void.
B-RULING-33 = The storm effect cards are reshuffled immediately after the 12th card has been resolved and discarded.

## Hero mode

B-RULING-34 = Each hero who takes part adds his own morale bonus, +1 or as a veteran +4. An empty or frozen battle line gives no morale bonus.
B-RULING-35 = The veteran marker is granted at the second checkpoint only. Its holder is a veteran if the latest checkpoint counted 26 or more cards and fallen otherwise, so a fallen veteran can be restored at a later checkpoint.
B-RULING-36 = Each virtual Tribesman or Chief of a veteran gets its own +1. A hypnotised unit gets the bonus if the player in whose line it now fights is a veteran.
B-RULING-37 = Several heroes can attack together if each stands on the field of the object: one city with its defenders, one opponent’s heroes on one field, or one ruin, centre or building; with Farrell’s Arrow it must be in the reach of each. If they stand on different terrains, the attacker names one hero whose card gives the terrain bonus.

## Trade, Stardust, Chests

B-RULING-38 = Trading posts may stand on any placed road card, discovered valley crossings included, but not on cities, gates, ruins, centres, buildings or the connection card. They are never attacked, moved or removed and survive the replacement of their card.
B-RULING-39 = You trade only in your own turn between action lines; a trade is not an action line, and Great Artefacts, transformed cards and borrowed cards cannot be traded. Only the card you received may not be traded again this turn; an identical card you owned before may.
B-RULING-40 = A Chest buys an artefact only at one of your own trading posts.
B-RULING-41 = One action is one action line. Stardust may be tribute to Metamorpha, hidden or stored in a tent, but not sacrificed for a Fanatic and not used as the two Supply cards of a trade.
B-RULING-42 = A Chest put into Limbo replaces the normal price of hiding; you hide at least one card of your hand and only as many as fit under the limit of three.

## Great Artefacts and Fate

B-RULING-43 = A ranged attack, with Farrell’s Arrow or on Red Canyons, needs a terrain card on the target field but no road to it; the hero stays where he is unless he is lost, and a captured city is marked as usual. Only the card that starts the line makes an attack ranged. The Red Canyons battle follows the tribute at once; the named hero attacks alone, and his line may start with any battle card or stay empty.
B-RULING-44 = For Vigo’s Standard a kind is a rank or a kind of artefact with printed strength, whatever the faction, and Fanatics belong to their rank; the cards go to your hand, and you may take fewer. The maximum is 8 Tribesmen, 4 Chiefs, 2 Priests, 2 Lords, 1 Queen, 1 King, 8 Weapons or 8 Horses. Great Artefacts have no printed strength for it, Farrell’s Arrow with the 2 it includes neither.
B-RULING-45 = Vayl’s Cloak is played only in your own turn and conceals only cities and centres of your own or of a teammate, each of which may be in reach of a different hero of yours. Heroes standing in a concealed city may still be attacked.
B-RULING-46 = Ming’s Crystal takes 12 cards, or all if there are fewer. With six or fewer cards in your Nation, all of them go back on top in the order you choose.
B-RULING-47 = Attacker and defender may play Syoen’s Mask; it takes one or two cards printed as units with a total printed strength of at most 3 that lie in the opponent’s line at that moment. A Fanatic counts its basic strength; doublings and transformations stay with the unit, a hypnotised unit cannot be promoted, and morale and bonuses of both sides are recalculated.
B-RULING-48 = Kry-Cek’s Lost Scroll never takes a King or Queen, nor a Great Artefact beyond your limit. Under the alternative rule it summons only a figure not in play, to any existing field (Metamorpha: with a terrain card); a summoned Bilkarr sells potions, first moves at the start of the next day, up and to the right, and being placed in a corner causes no roll.
B-RULING-49 = Without a valley scenario you may own at most one Great Artefact, and a kept Fate 1 counts as one; at the limit you may still take the Stardust option of a Fate card. With a valley scenario there is no limit.
B-RULING-50 = A Fate card that is not kept returns to the stack, which is then shuffled. An option that cannot be resolved may not be chosen, and if none can, nothing happens; gains go to the hand if the card was drawn by a storm effect, otherwise to the Refuge.
B-RULING-51 = Each time you play a kept Fate 1, you choose a Great Artefact that is at that moment in the Creation deck of another player, teammates included; without one it cannot be played. It is that Great Artefact in every respect until it reaches the Refuge.
B-RULING-52 = The face-up Great Artefacts are never refilled; if none is left, you can only draw a Fate card.

## End

B-RULING-53 = Cities built, upgraded and captured all count for the end of the game. It is tested after every change of a city’s owner or level; when the number is reached, the game ends on the spot and nothing further is resolved.
B-RULING-54 = A full map does not end the game by default with 2 or 3 players or in the five-player team game, but this can be switched. With five players, everyone for themselves, it does, and there is no multiplier.
B-RULING-55 = Tie-breaks use the numbers before multiplication. If all eight are equal, victory is shared.
B-RULING-56 = In tie-breaks each city counts only in the category of its current level. A centre counts as a level-4 city, also for the number of cities that ends the game; a building gives victory points but is not a city; the cards counted are those of the Creation deck.

## Metamorpha, Bilkarr and potions

B-RULING-57 = One six-sided die is rolled for Metamorpha and then one for Bilkarr; both may enter on the same gate.
B-RULING-58 = Metamorpha is moved by building a road or city, by storm effects 4 and 7 and by the Staff of Terra with a card from the stock, but not by swapping two cards on the board or by discovering valley cards. If several cards are replaced at once, she goes to the last one in the order the player chooses; if her own card is swapped, she stays on the field and its new terrain counts.
B-RULING-59 = Each use of Metamorpha names the hero whose terrain qualifies; uses are counted per hero and terrain type and start again with each of your turns, and no ability works for a hero in a valley. The tribute goes to the Refuge with the other played cards, and a Fanatic as tribute needs its sacrifice. Frost Fields doubles only a Tribesman, Chief, Priest or Lord of an ordinary faction, named from the hand with the tribute, in the next line into which it is played this turn; on Verdant Woods every field entered counts, home terrain included. That Frost Fields leave out Fanatics and royal cards is more than the book bars.
B-RULING-60 = Bilkarr stands on his gate during day 1 of week 2 and first moves at the start of day 2. On day 1 of later weeks he moves normally.
B-RULING-61 = Bilkarr’s first direction is up and to the right: one row up and one column to the right per step.
B-RULING-62 = Bilkarr’s move is two single diagonal steps. If the field ahead is missing, he looks one field straight up or down and one field straight left or right in his direction: if only the first is missing, he turns up into down or the reverse, if only the second, left into right or the reverse, otherwise both, and then steps. He never stays on an edge field for two steps in a row and keeps his direction for the next day.
B-RULING-63 = Bilkarr has landed in a corner if, after a single step, the next field straight up or down and the next one straight left or right in his direction are both missing. The rest of the move is lost and the die is rolled, numbers not in play again; the same gate is possible. Merely being placed on a field never counts as landing.
B-RULING-64 = With five players Bilkarr does not cross the impassable fields; they are missing fields for his bounces and corners.
B-RULING-65 = You can drink a potion, or use a once-a-day effect, between steps if you are the active player, and in every turn at its start and end, when an attack is announced and before the defender’s first action, when an action line is complete and before it takes effect, and after the start of a day. Owners are asked clockwise from the acting player; drinking costs nothing and is not an action line. A running battle is influenced only at its own announcement and when one of its lines is complete.
B-RULING-66 = Berserker is used when your own attack on a player is announced. The two cards, or all if there are fewer, go to the defender’s Refuge and take no part in the battle.
B-RULING-67 = Frosthand stops any line of an opponent, battle lines included, when it is complete; the whole line, branches included, has no effect and its cards go to their owner’s Refuge, while sacrifices stay in Limbo. With a frozen attack line the attack does not take place and no hero is lost; with a frozen defence line the defender has no cards in their line, city level, terrain and potions still count, and the battle goes on.
B-RULING-68 = Eclipse is used in your own turn outside battle lines on any hand card, also a Stardust, Great Artefact, King, Queen or Fanatic (without a sacrifice). For one line it counts as one Supply card, one unit of rank 1 to 4 of an ordinary faction in play or one of the seven artefacts in a colour in play, but not as Stardust, Chest or Great Artefact.
B-RULING-69 = Brotherhood protects all your heroes, cities, centres and buildings, but does not cancel an attack already announced. You may announce no attack at all, not even on neutral objects.
B-RULING-70 = Colossus and Weakness each count once per battle for the total, and both together cancel out. A total never falls below 0.
B-RULING-71 = The marker of Weakness lies with the victim, who cannot refuse it, is turned like any other and returns to Bilkarr’s supply. Lost battles or heroes never cost potions.

## Fanatics and valleys

B-RULING-72 = Every Fanatic played, in whatever line, costs one card of your hand, which may be any card except Stardust, even another Fanatic. An unplayed Fanatic is discarded with the rest of the hand; hiding it or naming it for a cohort needs no sacrifice.
B-RULING-73 = The Valley of Kings has its centre on (4,4), crossings on (3,4) (4,3) (4,5) (5,4) and buildings on (3,3) (3,5) (5,3) (5,5); the Valley of Queens its centre on (4,8), crossings on (3,8) (4,7) (4,9) (5,8) and buildings on (3,7) (3,9) (5,7) (5,9); the connection card lies on (4,6). Crossings, centres and the connection card have four exits, a building only those to its two neighbouring valley crossings. No city may be built on (2,3) (2,5) (2,7) (2,9) (3,2) (3,6) (3,10) (5,2) (5,6) (5,10) (6,3) (6,5) (6,7) (6,9).
B-RULING-74 = Discovering a valley card is an action line in your own turn, without a limit per turn, and your hero may stand on any card with a road to it. A played Fanatic Tribesman pays for two Tribesmen, Stardust may pay the Supply, and Tools are accepted for buildings only.
B-RULING-75 = You take the free card of your valley buildings once in each of your turns, at any moment between action lines, also in the turn in which you gained control. It is the top card of the stack, or a colour of your choice if the Oracle symbols match.
B-RULING-76 = Centres (4) and buildings (2) can be neither upgraded nor lowered; teammates’ buildings do not strengthen your centre, and a neutral centre defends with 6 whoever controls buildings. Undiscovered valley cards are not empty fields, but carry neither heroes nor road connections; discovered crossings and the connection card carry everybody’s, centres and buildings only their owner’s. A centre you own is a city of yours for building, recruiting and the end of the game, a building is not.
B-RULING-77 = Your hero stops on the Mountain Pass if a movement of at least one step, by a line or an ability, ends there; the next player clockwise rolls, numbers not in play again, and each hero has his own target. If a hero with a ring leaves the board, both rings are removed without reward; on delivery the storm effect comes before the reward.
B-RULING-78 = The Great Artefacts under the gates are dealt after the face-up ones and before the stack of undealt ones is formed; a ring can be spent only if one lies under the gate of departure, and it is taken after the storm effect. Each hero gives you one bridge action per turn. Deliveries may go to different cities, but only to those below level 4; no city is lowered below 1, and a capital to 5 only if you own fewer than two residences. In a swap for a Fate card the old Great Artefact is shuffled into the undealt ones after the Fate card has been resolved; a Fate 1 you swap returns to the Fate stack, a pitched Pavilion cannot be swapped, and after a search the Nation is shuffled. The book says nothing of a lowest level; the box holds level-zero markers only “for optional modules”.

## Changed base rules and the rest

B-RULING-79 = With the Staff of Terra gates can only be swapped with gates; the number and the hidden Great Artefacts move with the card, while figures and markers stay on the field. Cards replaced from the stock go to the bottom of their stack.
B-RULING-80 = A retreat ends at a shortest road distance of exactly 3 over cards that can be entered, measured from the retreating hero’s own field; gates may be crossed without a jump, home terrain does not lower the price, and Stardust counts as up to two of the three Supply cards. Each retreating hero pays separately. Only the final field is restricted: it may not be a city, centre or building of the current enemy nor hold one of their heroes; without a legal field there is no retreat. Fields of third players are allowed: the book’s bracket, by which the player one is fighting counts as an enemy in this respect, would make no sense otherwise.
B-RULING-81 = Team chat is visible to all. When the timer runs out, you are only notified.
B-RULING-82 = Fanatics and Unbound are always added after the draft.
B-RULING-83 = Rings and city markers never run out, except that each player has only three markers for levels 5 and 6; level-zero markers are not used.
B-RULING-84 = The Kings and Queens laid out are exactly those of the players’ factions.
B-RULING-85 = Smithy, Town hall, Stable and Arena belong to the Valley of Kings with the King’s Bridge; Weaving mill, Tavern, Mages’ guild and Store belong to the Valley of Queens with the Mountain Pass.
B-RULING-86 = The extended board is not offered to three players, and to four only in a valley scenario. Valleys with other numbers of players than 4 or 6 are not offered either; the book does not forbid them, it calls these numbers the best ones.

## Questions the rules leave open

B-RULING-87 = Replaced by B-RULING-105: playing cards holds nobody up; a complete line does, until its consequences are over.
B-RULING-88 = Each branch of a line finds the position that the branches before it leave. If one of them ends the game, no further branch is offered.
B-RULING-89 = If several doubled units lie in one line, you may mix their virtual cards over the branches; there are at most as many branches as the unit with the most copies has.
B-RULING-90 = On the day Titles are enlightened a unit may be promoted by two ranks even if the stack in between is empty.
B-RULING-91 = The reaction window of a Title, an Amulet, a Great Artefact or a tribute opens right after the card is played, before its target is named or a die is rolled.
B-RULING-92 = If the line of a player who hides a card is frozen, nothing is hidden, and the card put into Limbo stays there.
B-RULING-93 = A unit named for the Frost Fields is doubled in a battle line too, if that is the next line into which it is played.
B-RULING-94 = An Eclipse joker cannot pay for a retreat.
B-RULING-95 = The recommended length of a game counts the NPCs agreed before the game, not those that are summoned later.
B-RULING-96 = Replaced by B-RULING-108: you choose the cards that pay.
B-RULING-97 = If you have to act in a battle, you may first open any of your tents, for a raise or for a retreat.
B-RULING-98 = You may begin a raise that only a lucky Amulet can complete.
B-RULING-99 = When the game ends, cards in an open battle line and cards taken by the Hand of Luut count for the deck of their owner.
B-RULING-100 = You see which cards lie in your own Refuge and Nation, but not the order of the Nation; of others you see only how many there are. Which Great Artefacts and royal cards a deck holds is open to all.
B-RULING-101 = While a teammate attacks a field, you change nothing on it: no hero of yours stops on it (crossing it is allowed, B-RULING-107), leaves his place there, is recruited there or retreats to it, no city there changes its level by your building or is concealed, and no trading post is built, no card replaced and no NPC placed or fetched there by your choice. This is a compromise of a program and not of the book. You may attack a different opponent there or from there, heroes or a city: the two battles do not touch one another, and from your own battle a hero of yours may retreat. What is neutral there waits. What you did not choose, such as Metamorpha following a new road, happens all the same.
B-RULING-102 = A line that pitches a tent is complete when its cards are stored, and one that moves a hero when you set off, with or without cards; then its reaction window opens. If it is frozen, the Tent and the cards to be stored go to the Refuge, the latter unseen.
B-RULING-103 = While a battle is under way, the reaction windows of other steps let nobody in it drink Colossus and nobody give Weakness to a player in it; all other potions can be drunk and used as always.

## Second edition

B-RULING-104 = Seats are places at the table and do not depend on who starts: with five players seats 1, 3 and 5 play against 2 and 4, no matter who begins, and two teams of three are seats 1, 3 and 5 against 2, 4 and 6, each with a target of 12 cities and without a multiplier. The starting player is drawn at random, and that player’s team begins; from there factions are chosen clockwise and cities the other way round, and the draft starts with the same player.
B-RULING-105 = Playing cards, taking them back and choosing hold nobody up. From the moment a line or an announcement is complete the others wait until its consequences are over, except while a battle waits for its defender or for somebody who is asked about potions. If a teammate’s step makes your unfinished line impossible, its cards go back to your hand and you are told why.
B-RULING-106 = Nobody else sees the cards you play into a line that is not complete, and you may take them back freely. When the line is complete, all its cards are open, and the step can no longer be undone without asking.
B-RULING-107 = Your heroes may cross a field that a teammate attacks, but not stop on it; a hero of yours who stands there stays. Nothing on it is built or changed by you (a different opponent may be attacked there, B-RULING-101), and an NPC or an effect that would have to be placed there leaves it out. This too is a compromise of a program and not of the book.
B-RULING-108 = You choose the cards that pay for a retreat or for the tribute of a jump by free movement; where only one way is left, it is taken. Cards hidden or stored in a tent are never spent before you have chosen them.
B-RULING-109 = Within one run of free steps a hero enters no card twice; a paid step, a jump or a new line begins a new run.
B-RULING-110 = No battle is lost unasked: as long as you have to act and hold a card, a tent, a hidden card, a potion or an ability that may be used in battle, you are asked. A raise that cannot succeed is lost by the rules, not forbidden by an estimate.
B-RULING-111 = Fate 1 may be played wherever the Great Artefact it copies could be played, by attacker and defender, in the middle of a battle too.
B-RULING-112 = A Great Artefact is owned wherever it lies: in the hand, the Nation, the Refuge, the ambush, a tent, an action line, an open battle line, or borrowed by another player.
B-RULING-113 = When your hero has jumped, you are first asked whether you spend the ring of the gate; only then do you see what lies under it. Once you have looked, the ring is spent.
B-RULING-114 = “Up to” lets you stop earlier: Fortuna’s Pouch, Metamorpha on Protojungle and Ming’s Crystal take as many cards as you like, up to the number they name.
B-RULING-115 = An opponent’s tent that is out of reach because of an open battle still counts as an opponent’s tent: storm effect 12 is then void, and no tent of your own team is destroyed instead.
B-RULING-116 = The Staff of Terra swaps two cards of the same shape; you turn each of them as you like within the rules for placing cards.
B-RULING-117 = In an attack on a player the reaction window for Berserker opens before the defender names heroes or does anything else.
B-RULING-118 = While the draft lasts, the cards on offer and what everybody took lie open; afterwards they are shuffled into the Nations, where only their owner sees them.
B-RULING-119 = The variant “short valley” can be chosen in teams with a valley: 8 cities of level 4 or higher of a team of two end the game, 11 of a team of three. Without teams you still need 5.
B-RULING-120 = The two cards that the Staff of Terra swaps may be turned; once both are placed, exits must meet exits and closed sides closed sides, but they need no road to a city of yours.
B-RULING-121 = Cards are played into a battle line openly, one by one. If you are still behind, you add cards, open tents, retreat or pass, as after an Amulet; what you have played stays in the line. A raise announced as one move is not allowed at all if it is not enough.
B-RULING-122 = In a battle you are asked whenever you have to act and hold any card in hand, ambush or tent, whatever it is, and for every sacrifice unless you hold a single card. The heroes and the Weapon of your attack, and the cards that pay for your retreat, are seen by nobody until all of them are chosen; where only one choice is left, it is made without asking.
B-RULING-123 = If you hide a card, you choose it wherever you have more than one hand card of your own; you choose the colour of a matching artefact wherever its stack has more than one card, and what you get for a Chest. With free steps left on a gate you may stop there whether or not you could pay for a jump; you choose in private what pays for it, and your turn never ends by itself.
B-RULING-124 = If everybody can see that only one answer to a card’s effect is left, it is taken without asking. If cards that others do not see leave only one – in a hand, a Refuge, a Nation, a robbed hand or a stack that is looked through – you are asked all the same.
B-RULING-125 = A card you received in trade and a card that was transformed or named stay so until the end of the turn, wherever they lie meanwhile, in the ambush and in a tent too. If you hide or store one, everybody learns of it; everybody saw which card it was.
B-RULING-126 = Some Great Artefacts of a pack have a text that the rules do not know. When one is played, its player proposes what changes, or that nothing does, and all others are asked in turn whether they agree. A player who disagrees makes a proposal instead. When all agree, the changes are made one after the other; cards that are taken go to the hand. After four objections nothing changes. Bots propose nothing and agree to everything.
B-RULING-127 = A pack may add factions. Each has one of the six home terrains, with its number and gate; of each terrain one faction is in a game. When the sets are drawn, the terrains are drawn first and then, for each, one of the factions at home there. In The Creation the factions of the first four terrains take part.
B-RULING-128 = A new city has its marker before anybody looks whether the game ends. If it fills the map, or seals the last fields, its level counts for its owner.
B-RULING-129 = If you are attacked where two of your heroes stand, you are asked who defends, in both modes and in the same order for heroes as for a city: a city may defend alone, of attacked heroes at least one takes part. Who is not named adds no morale, does not retreat and is not lost. Of a single attacked hero nothing is asked; heroes lie open, so that tells nothing.
B-RULING-130 = The reward for a storm booster may be declined: no Great Artefact and no Fate card. Both rings are removed all the same.
