### Battalia, The Stormgates: the rules in short, part 2 – from the Great Artefacts to the timer.
### Each message id is the id of the rule it explains, with a dot in the id written as a hyphen
### (rule B-END-12.1 is message B-END-12-1); every text stands on its own.

## Great Artefacts

B-SA-01 = The seven Great Artefacts of the expansion are shuffled together with those of the base game during setup.
B-SA-02 = Farrell’s Arrow is a ranged weapon: like a Weapon it can start an attack or recruit a hero.
B-SA-03 = Farrell’s Arrow has strength 2 in attack and in defence.
B-SA-04 = With Farrell’s Arrow your hero may attack a city or hero on his own field as usual.
B-SA-05 = With Farrell’s Arrow your hero may instead attack any one of the eight fields around him; these fields and his own are his reach.
B-SA-06 = In a ranged attack the attacker’s terrain bonus depends on the card their hero stands on.
B-SA-07 = In a ranged attack the defender’s terrain bonus depends on the card of the attacked city or hero.
B-SA-08 = Fortuna’s Pouch: take up to two Supply cards from the stock into your hand.
B-SA-09 = You may use the Supply cards from Fortuna’s Pouch in the same turn.
B-SA-10 = Vigo’s Standard: search your Refuge and take cards of exactly one kind with a total printed strength of at most 8.
B-SA-11 = For Vigo’s Standard a Fanatic counts with its printed basic strength, not the doubled one.
B-SA-12 = For Vigo’s Standard units count without the veteran bonus.
B-SA-13 = Vayl’s Cloak: conceal up to two cities of your own or of a teammate, each within reach of one of your own heroes.
B-SA-14 = A concealed city cannot be attacked.
B-SA-15 = Concealment by Vayl’s Cloak lasts until the start of your next turn; until then a time marker lies on each concealed city.
B-SA-16 = Vayl’s Cloak cannot stop an attack that has already been announced.
B-SA-17 = Heroes may move through a concealed city.
B-SA-18 = Ming’s Crystal: take up to 12 cards from your Nation and look at them.
B-SA-19 = If your Nation holds fewer than 12 cards, Ming’s Crystal takes what is there; the Refuge is not reshuffled for it.
B-SA-20 = Ming’s Crystal: choose six of the cards, shuffle the others you looked at with the rest of the Nation, then put the six on top in any order.
B-SA-21 = Syoen’s Mask: in battle take up to two units with a total printed strength of at most 3 from the opponent’s battle line into your own.
B-SA-22 = At the end of the battle the units hypnotised by Syoen’s Mask go to their owner’s Refuge.
B-SA-23 = Kry-Cek’s Lost Scroll: take one card of your choice, except a King or Queen, from Limbo into your hand.
B-SA-24 = Kry-Cek’s Lost Scroll under the alternative rule: instead of taking a card from Limbo, summon Metamorpha or Bilkarr to any place on the board.
B-SA-25 = A figure summoned with Kry-Cek’s Lost Scroll stays until the next checkpoint and is then removed.
B-SA-26 = A figure summoned with Kry-Cek’s Lost Scroll moves and acts by its own normal rules.
B-SA-27 = You may not summon a second figure with Kry-Cek’s Lost Scroll while your first is in play.
B-SA-28 = If you play Kry-Cek’s Lost Scroll again while your summoned figure is in play, you move that figure to any place, ignoring its movement rules.

## Fate cards

B-FATE-01 = During setup the three Fate cards are shuffled into a face-down stack next to the face-up Great Artefacts.
B-FATE-02 = There are as many face-up Great Artefacts as players; the Fate stack takes the place of the one extra artefact of the base game.
B-FATE-03 = Whenever you are to choose a face-up Great Artefact, you may instead draw the top Fate card and resolve it.
B-FATE-04 = After a Fate card has been resolved, the Fate stack is shuffled.
B-FATE-05 = Each Fate card offers two options, and you resolve exactly one of them.
B-FATE-06 = Fate 1, first option: add this Fate card to your deck; use it as a copy of any Great Artefact of another player.
B-FATE-07 = Fate 1, second option: take 2 Stardust.
B-FATE-08 = Fate 2, first option: take the top one of the undealt Great Artefacts.
B-FATE-09 = Fate 2, second option: take 1 Stardust.
B-FATE-10 = Fate 3, first option: take a Great Artefact of your choice from the undealt ones.
B-FATE-11 = Fate 3, second option: take 1 Stardust.

## Setup

B-SETUP-01 = Besides the Unbound and the week limit, these options are on by default: hero mode, the draft, the extended game, team mode for 4 to 6 players (not available for 2 or 3), and the end by a full map for 4 and 6 players and for 5 without teams. Off by default are two teams of three (only for 6 players in team mode), the attack limit for the team of three, Metamorpha, Bilkarr, the Fanatics, the two valley scenarios (only for 4 or 6 players) and the alternative rule of Kry-Cek’s Lost Scroll.
B-SETUP-02 = Three more stacks of 12 cards lie on the fourth side of the Oracle: Stardust face up, Chests face up and storm effects face down, with room for the storm discard pile.
B-SETUP-03 = The stock holds 3 faction sets with 2 players, 4 sets with 3 or 4 players, 5 sets with 5 players and 6 sets with 6 players.
B-SETUP-04 = The players agree which of the six factions are used.
B-SETUP-05 = As many random Great Artefacts as there are players are laid face up at the edge of the board.
B-SETUP-06 = The remaining Great Artefacts are shuffled into a face-down stack, the undealt Great Artefacts.
B-SETUP-07 = As many Kings and as many Queens as there are players are laid out at the opposite edge of the board.
B-SETUP-08 = Unused material is out of the game.
B-SETUP-09 = With 2, 3 or 4 players the base board of 7 × 7 fields is used, except in a valley scenario.
B-SETUP-10 = With 5 or 6 players the extension is joined to the base board, which gives 7 rows and 11 columns.
B-SETUP-11 = With 2 to 4 players the starting cities, neutral cities and the ruin lie on their usual fields of the base game.
B-SETUP-12 = Neutral cities get a neutral marker of level 6 in hero mode and level 4 in the beginner game.
B-SETUP-13 = Each ruin gets a universal marker of level 10 in hero mode and level 8 in the beginner game.
B-SETUP-14 = As many gates as there are players are placed on the gate fields.
B-SETUP-15 = The gates of the players’ factions are used, and which of them lies on which gate field is random.
B-SETUP-16 = With 2 or 3 players the gates are placed after the factions have been chosen.
B-SETUP-17 = With five players there are 5 starting and 5 neutral cities, all normal crossroads; each group has one card of each terrain in play, placed at random on its fields.
B-SETUP-18 = With six players there are 6 starting and 6 neutral cities, all normal crossroads; each group has one card of each terrain, placed at random on its fields.
B-SETUP-19 = With five or six players two ruin cards are used.
B-SETUP-20 = With five players three fields in each corner of the board, 12 in all, are impassable, and nothing may be built there.
B-SETUP-21 = With five players the 12 impassable fields count as non-existent and are ignored when the map is checked for empty fields.
B-SETUP-22 = When the board has been set up, a random starting player is determined.
B-SETUP-23 = Factions are chosen clockwise, beginning with the starting player.
B-SETUP-24 = Starting cities are chosen in reverse order, beginning with the last player, and marked with the owner’s level-1 marker.
B-SETUP-25 = After the choice of cities comes the draft, or the normal deal of starting cards in the beginner game.
B-SETUP-26 = Metamorpha and Bilkarr are recommended for 3 to 6 players on the extended board, but you may use them with any number of players.
B-SETUP-27 = Three or four players on the extended board would be a variant of its own; it is offered only to four players in a valley scenario.
B-SETUP-28 = Marking the 12 impassable fields of the five-player game with face-down Supply cards is only an aid; the Supply stack does not become smaller.

## Draft

B-DRAFT-01 = The draft replaces the random deal of 3 Tribesmen, 1 Chief and 1 Priest to each player.
B-DRAFT-02 = Draft, step 1: as many random Tribesmen as players are drawn; the starting player keeps one and passes the rest to the left until everybody has one.
B-DRAFT-03 = Draft, step 2: as many new Tribesmen are drawn; the last chooser of step 1 chooses first, the cards go to the right, and the starting player gets the last one.
B-DRAFT-04 = Draft, step 3: as many new Tribesmen are drawn and chosen clockwise, the starting player first.
B-DRAFT-05 = Draft, step 4: as many random Chiefs as players are drawn; the last chooser of step 3 chooses first, then counter-clockwise.
B-DRAFT-06 = Draft, step 5: as many random Priests as players are drawn; the starting player chooses first, then clockwise.
B-DRAFT-07 = Draft, step 6: each player gets 5 Supply cards.
B-DRAFT-08 = After the draft you own exactly 10 cards: 3 Tribesmen, 1 Chief, 1 Priest and 5 Supply cards.
B-DRAFT-09 = Fanatics and Unbound are added to the unit stacks only after the draft.

## End of the game and scoring

B-END-01 = Condition 1: the game ends immediately when a player places a terrain card on the last empty field of the board.
B-END-02 = Condition 2: without teams the game ends immediately when a player gets their 5th city of level 4 or higher.
B-END-03 = Condition 2 for a team of two: the game ends immediately with the 9th city of level 4 or higher, counted over both members.
B-END-04 = Condition 2 for a team of three: the game ends immediately with the 12th city of level 4 or higher, counted over all members.
B-END-05 = For a team’s number of cities it does not matter which member owns how many.
B-END-06 = A team’s target is the sum 5 + 4 + 3 with one number for each member: 5 cities for one player, 9 for two and 12 for three.
B-END-07 = With 2 or 3 players a full map does not end the game by default; you may agree on it for a shorter game.
B-END-08 = In the five-player team game a full map does not end the game by default.
B-END-09 = Your victory points are the sum of the levels of your cities plus 2 for each valley building you control; a team adds up the points of its members.
B-END-10 = In the five-player team game the victory points of the team of two are multiplied by 1.5 and rounded up.
B-END-11 = The player or team with the most victory points wins; bringing about the end earns nothing.
B-END-12 = A tie in victory points is broken by the first difference in capitals, residences, cities of level 4, 3, 2 and 1, heroes on the board and cards in the deck, in this order; the higher number wins, and teams add up theirs.
B-END-12-1 = First tie-break: the higher number of capitals wins.
B-END-12-2 = Second tie-break: the higher number of residences wins.
B-END-12-3 = Third tie-break: the higher number of level-4 cities wins.
B-END-12-4 = Fourth tie-break: the higher number of level-3 cities wins.
B-END-12-5 = Fifth tie-break: the higher number of level-2 cities wins.
B-END-12-6 = Sixth tie-break: the higher number of level-1 cities wins.
B-END-12-7 = Seventh tie-break: the higher number of heroes on the board wins.
B-END-12-8 = Eighth tie-break: the higher number of cards in the deck wins.

## Metamorpha

B-META-01 = Metamorpha and Bilkarr are each used only if all players agree before the game.
B-META-02 = At the first checkpoint a die is rolled and Metamorpha is placed on the gate with that number; numbers not in play are rolled again.
B-META-03 = Whenever a player builds a new terrain card, Metamorpha is moved to it at once.
B-META-04 = Whenever a terrain card is replaced by one from the stock, Metamorpha is moved to the new card at once.
B-META-05 = Metamorpha moves only to newly built or replaced terrain cards, and in no other way.
B-META-06 = You may use Metamorpha’s ability only while at least one of your heroes stands on the same type of terrain as she does, on any field of that type.
B-META-07 = Each use of Metamorpha’s ability costs any one card played from your hand as tribute.
B-META-08 = You may use Metamorpha’s ability once per turn for each hero and each type of terrain.
B-META-09 = With both your heroes on Metamorpha’s type of terrain you may use her ability twice, with one tribute card each time.
B-META-10 = After using Metamorpha’s ability you may build a card that moves her to another terrain and use the new ability in the same turn, if you have a hero on the new terrain.
B-META-11 = The tribute to Metamorpha is an action line of its own; it may not be played inside another line or interrupt another action.
B-META-12 = Metamorpha on Verdant Woods: one of your heroes on Verdant Woods may move up to three fields for free.
B-META-13 = Metamorpha on Rocky Mountains: upgrade one of your cities by one level for free, up to level 4.
B-META-14 = Metamorpha on Red Canyons: one of your heroes on Red Canyons may attack any one of the eight surrounding fields without a Weapon to start the battle line.
B-META-15 = With Metamorpha’s ability on Red Canyons your hero cannot attack his own field.
B-META-16 = Metamorpha on Emerald Lakes: promote one of your units to the next rank for free; it may start an action line at once.
B-META-17 = Metamorpha on Protojungle: draw up to two cards from your Nation.
B-META-18 = Metamorpha on Frost Fields: play one unit as if you had two identical cards; they may start a single or a branched line.

## Bilkarr and his potions

B-BILK-01 = Bilkarr enters at the first checkpoint on the gate whose number is rolled; numbers not in play are rolled again.
B-BILK-02 = Bilkarr stays on the gate where he enters until the end of the day.
B-BILK-03 = After his first day Bilkarr moves at the start of every day, right after the Oracle has been turned.
B-BILK-04 = Bilkarr always moves two fields diagonally and keeps his direction like a billiard ball.
B-BILK-05 = Bilkarr’s first move from a gate on which a roll has placed him goes up and to the right.
B-BILK-06 = Bilkarr moves freely over empty fields.
B-BILK-07 = At an edge of the board Bilkarr bounces off onto the opposite diagonal.
B-BILK-08 = If Bilkarr lands in a corner of the board, the die is rolled at once and he is placed on the gate with that number.
B-BILK-09 = After being placed from a corner onto a gate, Bilkarr stays there until the next day and then moves up and to the right.
B-BILK-10 = There are six potions with one marker each; all of them start in Bilkarr’s supply.
B-BILK-11 = With at least one hero on Bilkarr’s field you may buy one or more of the available potions.
B-BILK-12 = Each potion costs two Supply cards in an action line of its own.
B-BILK-13 = A potion you have bought lies in front of you with its full side up.
B-BILK-14 = A potion that has been sold cannot be bought by anybody until it has been used up and returned.
B-BILK-15 = You may own any number of potions.
B-BILK-16 = You may keep a potion as long as you like, even for the whole game.
B-BILK-17 = You may drink a potion at any time, in your own turn or in an opponent’s turn.
B-BILK-18 = A potion takes effect immediately and lasts three days.
B-BILK-19 = When you drink a potion, its marker is turned 90° clockwise; this is the first day.
B-BILK-20 = At the start of each day every active potion marker is turned another 90° clockwise, even if Bilkarr does not move that day or is not in play.
B-BILK-21 = When a potion marker is upright again, after the fourth turn of 90°, the effect ends and the potion returns to the supply, where it can be bought again.
B-BILK-22 = A once-a-day potion is turned to its empty side when it is used and back to its full side at the start of the next day.
B-BILK-23 = Berserker (red), once a day: in an attack of yours, draw two random cards from the defender’s hand before they take any action.
B-BILK-24 = Frosthand (white), once a day: freeze one action line of an opponent; its cards are spent without effect.
B-BILK-25 = Eclipse (orange), once a day: one card of your hand becomes a joker that you use as a Supply card, a unit or an artefact.
B-BILK-26 = The joker of Eclipse can never stand for a universal card, a King or a Queen.
B-BILK-27 = Eclipse is a peaceful transformation and is never allowed in battle.
B-BILK-28 = Brotherhood (green), for as long as it lasts: nobody can attack you and you may attack nobody.
B-BILK-29 = Colossus (gold), for as long as it lasts: you have +4 strength in every battle, attacking or defending.
B-BILK-30 = Weakness (blue), for as long as it lasts: give the marker to an opponent; their battle strength is reduced by 4, attacking and defending.

## Fanatics

B-FAN-01 = The Fanatics are 8 cards: two Tribesmen, two Chiefs, two Priests and two Lords.
B-FAN-02 = The Fanatics are shuffled into the unit stacks only after step 5 of the draft, or after the starting cards have been dealt.
B-FAN-03 = Fanatics are universal: they count towards every possible cohort.
B-FAN-04 = Fanatics never break the morale bonus of the heroes.
B-FAN-05 = Hiring a Fanatic costs the same as any unit of that stack.
B-FAN-06 = A hired Fanatic brings two Supply cards instead of one.
B-FAN-07 = To play a Fanatic you must put one card into Limbo.
B-FAN-08 = If you cannot or will not sacrifice a card, you may not play the Fanatic and must discard it.
B-FAN-09 = A Fanatic played with a sacrifice counts as two identical virtual cards.
B-FAN-10 = The two virtual cards of a Fanatic may be used in a single or a branched line.
B-FAN-11 = In battle a played Fanatic counts twice its basic strength: Tribesman 2, Chief 4, Priest 6, Lord 8.
B-FAN-12 = Fanatics cannot be transformed by Scrolls, Titles or Amulets.
B-FAN-13 = You may store a Fanatic in a tent without a sacrifice.

## The Valleys of Kings and Queens

B-VALLEY-01 = Each valley has 10 cards: 1 city centre, 4 valley crossings, 4 buildings and 1 connection card.
B-VALLEY-02 = In the red Valley of Kings the Smithy supplies Tools, the Town hall Titles, the Stable Horses and the Arena Weapons. In the purple Valley of Queens the Weaving mill supplies Tents, the Tavern Amulets, the Mages’ guild Scrolls and the Store Supply cards.
B-VALLEY-03 = The connection card of the Valley of Kings is the King’s Bridge, that of the Valley of Queens is the Mountain Pass.
B-VALLEY-04 = A valley scenario is for 4 or 6 players and uses no ruin cards.
B-VALLEY-05 = The two city centres lie face up on the fields where the ruins would be.
B-VALLEY-06 = Each city centre gets a neutral marker of level 6.
B-VALLEY-07 = The four valley crossings of a valley lie face down on the four sides of its centre.
B-VALLEY-08 = The four buildings of a valley are shuffled separately and lie face down at random on the four corners of its centre.
B-VALLEY-09 = Either the Mountain Pass or the King’s Bridge, never both, lies face up on the middle field of the board.
B-VALLEY-10 = The backs of the valley cards show their roads; the cards are placed so that all valley roads connect.
B-VALLEY-11 = A valley scenario changes nothing else in the setup.
B-VALLEY-12 = At the start all valley cards except the centres and the connection card are undiscovered.
B-VALLEY-13 = To discover a valley card you need a hero on a field next to it.
B-VALLEY-14 = Your hero’s card and the valley card you discover must be joined by a direct road, so the buildings in the corners can never be discovered from outside the valley.
B-VALLEY-15 = Discovering a valley road costs 2 Tribesmen and 1 Supply card.
B-VALLEY-16 = Discovering a valley building costs 2 Tribesmen or 1 Tools card.
B-VALLEY-17 = A discovered valley card is turned face up with its roads as they lay, and may be entered from then on.
B-VALLEY-18 = If you discover a valley building, you take control of it and mark it with your level-2 marker.
B-VALLEY-19 = A valley building you control is worth 2 victory points.
B-VALLEY-20 = Valleys are neutral terrain: nobody has a terrain bonus there, neither for moving nor for fighting.
B-VALLEY-21 = The free abilities of hero sheets do not work in a valley.
B-VALLEY-22 = No city may be built directly at either outer side of a valley building.
B-VALLEY-23 = Roads built next to a valley must match the roads of the valley cards.
B-VALLEY-24 = Undiscovered valley cards count as built fields.
B-VALLEY-25 = If you control at least one valley building, you may take one free card into your hand once per round.
B-VALLEY-26 = The free card from the valleys must be of a type supplied by a building you control.
B-VALLEY-27 = However many valley buildings you control, you get only one free card per round.
B-VALLEY-28 = You may use the free card from the valleys in the same turn.
B-VALLEY-29 = A neutral city centre is attacked and captured like any neutral city.
B-VALLEY-30 = If you capture a city centre, you mark it with your level-4 marker.
B-VALLEY-31 = You receive no Lord for capturing a city centre.
B-VALLEY-32 = The defence of your city centre is 4 plus 2 for each building in the same valley that you control.
B-VALLEY-33 = A city centre gives no defence to buildings; a building of yours has defence 2.
B-VALLEY-34 = Other players may attack and capture your city centres and buildings like cities.
B-VALLEY-35 = If you lose a city centre, you lose no building of that valley; each must be captured separately.
B-VALLEY-36 = In both valley scenarios you may own any number of Great Artefacts.

## The Mountain Pass

B-PASS-01 = If your hero stops on the Mountain Pass, he may receive a storm booster: a ring on his figure.
B-PASS-02 = A hero may carry at most one ring at a time.
B-PASS-03 = When your hero has received a storm booster, another player rolls a die; the number is the target gate.
B-PASS-04 = A second ring on your board, on the dot of the target gate’s colour, shows where the storm booster belongs.
B-PASS-05 = To deliver the storm booster, the hero who carries it must jump from the target gate to any other gate.
B-PASS-06 = After the jump that delivers a storm booster both rings are removed.
B-PASS-07 = For delivering a storm booster you may choose any face-up Great Artefact or draw a Fate card.
B-PASS-08 = The reward for a storm booster comes in addition to the normal storm effect of the jump.
B-PASS-09 = The Great Artefact you gain for a storm booster goes to your Refuge.

## The King’s Bridge

B-BRIDGE-01 = In the King’s Bridge scenario random Great Artefacts lie face down under each gate: one with six players, two with four.
B-BRIDGE-02 = In the King’s Bridge scenario you get as many rings as there are gates in play and put them on the dots of those gates’ colours on your board.
B-BRIDGE-03 = In the King’s Bridge scenario, when your hero jumps, you may spend the ring of the gate he started from and take a Great Artefact from under that gate.
B-BRIDGE-04 = If more than one Great Artefact lies under the gate, you look at them, take one and secretly put the other back.
B-BRIDGE-05 = Of the Great Artefacts under a gate you show only the one you take.
B-BRIDGE-06 = You can take at most one Great Artefact from each gate, because you have only one ring for it.
B-BRIDGE-07 = The Great Artefact you take from under a gate goes to your Refuge.
B-BRIDGE-08 = If your hero stops on the King’s Bridge, you may do exactly one of three things: deliver, buy or swap.
B-BRIDGE-09 = Delivering on the King’s Bridge: search your Creation deck for a Great Artefact, shuffle it into the undealt Great Artefacts and upgrade one of your cities by one level for free, up to level 4.
B-BRIDGE-10 = You may deliver any number of Great Artefacts in that one action on the King’s Bridge; each gives exactly one level.
B-BRIDGE-11 = Buying on the King’s Bridge: lower one of your cities by two levels or two of your cities by one level each, then choose a face-up Great Artefact or draw a Fate card.
B-BRIDGE-12 = A card you gain by buying on the King’s Bridge goes to your Refuge.
B-BRIDGE-13 = Swapping on the King’s Bridge: exchange a Great Artefact of your deck for any face-up Great Artefact or for a Fate card.
B-BRIDGE-14 = If you swap for a face-up Great Artefact, your old one is shuffled into the undealt Great Artefacts.
B-BRIDGE-15 = A card you gain by swapping on the King’s Bridge goes to your Refuge.

## Changed base rules

B-NEW-01 = With the Staff of Terra you may change the terrain of up to three terrain cards at once.
B-NEW-02 = The Staff of Terra may replace city, road and gate cards, but no valley and no volcano cards.
B-NEW-03 = The new card of the Staff of Terra must be of the same type with the same exits, but of a different terrain.
B-NEW-04 = With the Staff of Terra the new card comes from the stock, or two cards on the board change places.
B-NEW-05 = If two cards on the board change places with the Staff of Terra, this counts as two replacements.
B-NEW-06 = A retreating hero must be moved exactly three fields away from the field of battle; after an attack at a distance the attacker’s hero is measured from his own field (B-RULING-80).
B-NEW-07 = A retreat costs 3 Supply cards or 1 Horse.
B-NEW-08 = A hero may retreat only to your own or to neutral fields; every field not held by the player you are fighting counts as neutral.
B-NEW-09 = A hero may not retreat into a city of the enemy.
B-NEW-10 = A hero may not retreat to a field with another hero of the enemy.
B-NEW-11 = For a retreat, the enemy is the player you are fighting at that moment, and nobody else.

## Recommended timer

B-TIMER-01 = In team mode the recommended playing time is 30 minutes per player.
B-TIMER-02 = Add 15 minutes of playing time each for Metamorpha and Bilkarr if they are in the game.
B-TIMER-03 = The timer is a recommendation and has no effect on the rules.
