### Battalia, The Stormgates: the rules in short, part 1 – from the components to the markers.
### Each message id is the id of the rule it explains, with a dot in the id written as a hyphen
### (rule B-STORM-E01.1 is message B-STORM-E01-1); every text stands on its own.

## Components and factions

B-COMP-01 = The Stormgates cannot be played without the base game; it raises the number of players from at most 4 to at most 6.
B-COMP-02 = The expansion adds 40 Supply, 40 unit, 42 artefact, 14 city, 24 road, 6 Queen, 6 King, 6 Stormgate, 12 storm effect, 12 Stardust, 12 Chest, 8 Fanatic, 7 Great Artefact, 3 Fate, 2 ruin, 10 Valley of Kings, 10 Valley of Queens, 6 blight well, 8 battle strength and 2 victory point cards, 4 heroes, 2 player boards, 1 board extension and 8 reference sheets. It also adds 56 city, 36 ring, 12 trading post, 6 veteran, 6 potion and 8 time markers, the figures of Bilkarr and Metamorpha and 1 direction die.
B-COMP-03 = The Sunblessed are a playable faction; their colour is orange and their home terrain is Protojungle.
B-COMP-04 = The Wolfsclan is a playable faction; its colour is white and its home terrain is Frost Fields.
B-COMP-05 = Each of the two new factions has a complete set: 20 unit, 21 artefact, 7 city and 12 road cards and 2 heroes.
B-COMP-06 = Six factions are available in every game, whatever the number of players.
B-COMP-07 = Blight wells and the four-sided direction die are never used.
B-COMP-08 = Hero sheets, which give factions abilities of their own, are not part of the game.
B-COMP-09 = Each of the six factions has one Queen and one King.
B-COMP-10 = Each faction has three city markers with level 5 on one side and level 6 on the other.
B-COMP-11 = Every piece of the expansion is always available, bonus material of special editions included.

## Kings and Queens

B-KINGS-01 = A Queen is a unit card of rank 5.
B-KINGS-02 = A King is a unit card of rank 6.
B-KINGS-03 = A King or Queen can never be hired.
B-KINGS-04 = If your Creation deck has 20 or more cards at the second checkpoint, you receive the Queen of your faction automatically and for free.
B-KINGS-05 = If your Creation deck has 24 or more cards at the second checkpoint, you receive the King of your faction automatically and for free.
B-KINGS-06 = With 24 or more cards at the second checkpoint you receive both your Queen and your King.
B-KINGS-07 = A King or Queen you receive goes to your Refuge.
B-KINGS-08 = No Supply card comes with a King or Queen.
B-KINGS-09 = At every checkpoint after the second you lose your Queen if your Creation deck has fewer than 20 cards.
B-KINGS-10 = At every checkpoint after the second you lose your King if your Creation deck has fewer than 24 cards.
B-KINGS-11 = Queen and King are tested separately: with 20 to 23 cards you lose only the King.
B-KINGS-12 = A lost King or Queen goes to Limbo and is deposed.
B-KINGS-13 = A deposed King or Queen is lost to you for the rest of the game.
B-KINGS-14 = Between two checkpoints the size of your deck does not affect your King and Queen.
B-KINGS-15 = You may play a King or Queen into a battle line like any other unit.
B-KINGS-16 = A Queen has battle strength 5.
B-KINGS-17 = A King has battle strength 6.
B-KINGS-18 = No effect can promote or transform another unit into a King or Queen.
B-KINGS-19 = A Queen can never be promoted to King.
B-KINGS-20 = A King or Queen cannot be transformed by Scrolls, Titles or Amulets.
B-KINGS-21 = A Queen played into a single building line upgrades one of your level-4 cities to a royal residence, level 5.
B-KINGS-22 = You may own at most two residences at the same time.
B-KINGS-23 = A King played into a single building line upgrades one of your residences to the capital, level 6.
B-KINGS-24 = You may own at most one capital at a time.
B-KINGS-25 = A residence that becomes the capital no longer counts as a residence, so you may own two residences and one capital together.
B-KINGS-26 = A residence is worth 5 victory points and a capital 6.
B-KINGS-27 = If you capture an opponent’s residence, mark it with your own level-5 marker.
B-KINGS-28 = If you capture an opponent’s capital, mark it with your own level-6 marker.
B-KINGS-29 = If you already own two residences, a residence you capture becomes a level-4 city.
B-KINGS-30 = If you already own a capital, a capital you capture becomes level 5 instead.
B-KINGS-31 = A King or Queen counts as a card of its faction for cohorts and for the morale bonus.

## Stormgates

B-GATE-01 = A Stormgate is a terrain card.
B-GATE-02 = The gates are fixed: 1 Verdant Woods (Bärfolk), 2 Rocky Mountains (Cloudborn), 3 Red Canyons (Emberians), 4 Emerald Lakes (Islanders), 5 Frost Fields (Wolfsclan), 6 Protojungle (Sunblessed).
B-GATE-03 = Every gate is a crossroads with a road exit on each of its four sides.
B-GATE-04 = There are as many gates in play as players.
B-GATE-05 = Gates are placed during setup, together with the starting and neutral cities.
B-GATE-06 = Entering a gate from an adjacent field costs 1 movement point, like any terrain card: 1 Supply card or 1 step of a Horse.
B-GATE-07 = In the extended game your hero enters a gate of his home terrain for free.
B-GATE-08 = If an ability moves your hero onto a gate, you pay nothing extra for entering it.
B-GATE-09 = A hero who has entered a gate may at once move on to an adjacent connected terrain card under the normal rules.
B-GATE-10 = A hero on a gate may instead jump to any other gate in play, however far away it is.
B-GATE-11 = For a jump you pay to enter the destination gate exactly as if it were an adjacent field.
B-GATE-12 = Every jump costs 1 additional Supply card as tribute to the storm.
B-GATE-13 = The tribute to the storm cannot be paid with a Horse step or with free movement.
B-GATE-14 = You may pay the movement and the tribute of one journey with cards of the same action line.
B-GATE-15 = Each hero may jump at most once per turn.
B-GATE-16 = The limit on jumps counts for each hero, so both your heroes may jump once in the same turn.
B-GATE-17 = Every jump triggers a storm effect.
B-GATE-18 = Entering or crossing a gate without a jump triggers no storm effect.

## Storm effects

B-STORM-01 = During setup the 12 storm effect cards are shuffled into a face-down stack beside the board.
B-STORM-02 = As soon as your hero has jumped from one gate to another, the turn pauses and you draw the top storm effect card.
B-STORM-03 = A storm effect is mandatory and is resolved completely before the turn goes on.
B-STORM-04 = A storm effect does not cost you movement points left over from a Horse or an ability; the hero may move on afterwards.
B-STORM-05 = A resolved storm effect card goes face up to its own storm discard pile.
B-STORM-06 = Everybody may look through the storm discard pile at any time.
B-STORM-07 = When all 12 storm effect cards have been drawn and resolved, they are shuffled into a new face-down stack.
B-STORM-08 = Every card you gain through a storm effect goes straight to your hand.
B-STORM-09 = What decides whether you may choose a colour is that the Oracle symbols match, not that the type is enlightened.
B-STORM-E01-1 = Storm effect 1: choose one face-up top artefact card of the stock and take it for free.
B-STORM-E01-2 = Storm effect 1: if the Oracle symbols of the chosen artefact stack match, you may choose the colour of the card instead of taking the top one.
B-STORM-E02-1 = Storm effect 2: take the top Lord of the stock for free.
B-STORM-E02-2 = Storm effect 2: an ordinary Lord brings one Supply card.
B-STORM-E02-3 = Storm effect 2: if the Lord is an Unbound, no Supply card comes with him.
B-STORM-E02-4 = Storm effect 2: if the Lord is a Fanatic, two Supply cards come with him.
B-STORM-E02-5 = Storm effect 2: the Lord and his Supply cards go to your hand.
B-STORM-E03-1 = Storm effect 3: draw the top card of your Nation into your hand.
B-STORM-E04-1 = Storm effect 4: build one road card for free; choose simple road or junction road and use the top card of a stack of that class.
B-STORM-E05-1 = Storm effect 5: draw the top Fate card and resolve it at once.
B-STORM-E05-2 = Storm effect 5: the cards you gain from the Fate card go to your hand.
B-STORM-E06-1 = Storm effect 6: bring your other hero to the gate where the travelling hero now stands.
B-STORM-E06-2 = Storm effect 6 works even if your other hero stands beside the board and has not been recruited yet.
B-STORM-E07-1 = Storm effect 7: replace one city or road card on the board with another card of its stack in the stock.
B-STORM-E07-2 = Storm effect 7: the new card must have exactly the same exits as the old one.
B-STORM-E07-3 = Storm effect 7: you may choose the colour of the new card and need not take the top card.
B-STORM-E07-4 = Storm effect 7: all markers and figures stay on the field of the replaced card.
B-STORM-E08-1 = Storm effect 8: choose one card of the storm discard pile and resolve its effect.
B-STORM-E08-2 = Storm effect 8 can never copy storm effect 2, not even if that is the only discarded card.
B-STORM-E08-3 = Storm effect 8: if there is no card in the pile that can be copied, nothing happens.
B-STORM-E09-1 = Storm effect 9: promote one unit of your hand to the next rank for free.
B-STORM-E09-2 = Storm effect 9: the promoted unit comes to your hand and can be played in the same turn.
B-STORM-E10-1 = Storm effect 10: upgrade one of your cities to the next level for free, up to level 4.
B-STORM-E11-1 = Storm effect 11: take one card of your choice, except a King or Queen, from Limbo into your hand.
B-STORM-E11-2 = Storm effect 11: without a valley scenario you may not take a second Great Artefact this way if you already have one.
B-STORM-E12-1 = Storm effect 12: choose one tent and destroy it.
B-STORM-E12-2 = Storm effect 12: the tent card and every card stored in it go to the Refuge of the tent’s owner.
B-STORM-E12-3 = Storm effect 12: if no opponent has a pitched tent, you must destroy a tent of your own team if there is one, which may be your own.

## Checkpoints

B-CHECK-01 = There is exactly one checkpoint at the end of every week.
B-CHECK-02 = The checkpoint starts when the last player or team has finished the turn of the week’s last day, before the Oracle is turned back to its starting position.
B-CHECK-03 = Normal play is suspended during a checkpoint.
B-CHECK-04 = Metamorpha and Bilkarr, as far as they are used, enter the game at the first checkpoint.
B-CHECK-05 = At the first checkpoint no cards are counted.
B-CHECK-06 = From the second checkpoint on you count your Creation deck: hand, Nation, Refuge, ambush and cards in tents.
B-CHECK-07 = Only the number of cards at the checkpoint matters; you need not keep it during the week.
B-CHECK-08 = The count decides about the Queen (20 cards), the King (24 cards) and, in hero mode, veteran status (26 cards).

## Team mode

B-TEAM-01 = Team mode is the standard for 4, 5 and 6 players.
B-TEAM-02 = With six players, seats 1 and 4, 2 and 5, and 3 and 6 form three teams of two.
B-TEAM-03 = With five players, seats 1, 3 and 5 form one team and seats 2 and 4 the other.
B-TEAM-04 = With four players, seats 1 and 3 play against seats 2 and 4.
B-TEAM-05 = A random starting player is determined before factions and starting cities are chosen.
B-TEAM-06 = In team mode too, factions are chosen one player at a time, clockwise from the starting player.
B-TEAM-07 = Starting cities are chosen one player at a time in reverse order; after that comes the draft.
B-TEAM-08 = The starting player’s team takes the first turn.
B-TEAM-09 = All members of a team take their turn at the same time; nobody has to wait for a teammate and nobody interrupts one.
B-TEAM-10 = Two teammates may not attack the same opponent at the same time.
B-TEAM-11 = Two teammates may attack different opponents at the same time.
B-TEAM-12 = Once a battle against an opponent is completely over, a teammate may attack that opponent again in the same turn.
B-TEAM-13 = In team mode a defender draws back up to six hand cards immediately after each battle.
B-TEAM-14 = If the attack limit of the five-player game is on, the team of three may attack at most twice per turn in total.
B-TEAM-15 = You may talk with your teammates about cards and plans, but only openly, so that all opponents can follow.
B-TEAM-16 = You need no teammate’s permission for an action.
B-TEAM-17 = You may use only your own cards for your actions.
B-TEAM-18 = Teammates may not exchange cards.
B-TEAM-19 = You may not upgrade a teammate’s city.
B-TEAM-20 = You may not recruit or move a teammate’s hero.
B-TEAM-21 = A road or city you build must be connected to a city of your own; a teammate’s city is not enough.
B-TEAM-22 = Teams take their turns clockwise.
B-TEAM-23 = When every team has completed a turn, the day ends and the Oracle is turned one step clockwise.
B-TEAM-24 = Instead of playing in teams, 4 to 6 players may play everyone against everyone with the same setup.
B-TEAM-25 = Six players may form two teams of three instead of three teams of two.

## Hero mode and veterans

B-HERO-01 = Hero mode is the standard mode; the beginner game is played without it.
B-HERO-02 = Neutral cities start with a neutral marker of level 6 and defence 6 in hero mode, and of level 4 in the beginner game.
B-HERO-03 = If you capture a neutral city, you replace its marker at once with your level-4 marker, worth 4 victory points, even though its defence was 6.
B-HERO-04 = Ruin guards have strength 10 in hero mode and 8 in the beginner game.
B-HERO-05 = Hero mode changes nothing else in the setup; the cities lie on the same fields.
B-HERO-06 = In hero mode you may attack with all your heroes at once with a single weapon card in the attack line, if each of them is able to attack the same object.
B-HERO-07 = Taking more than one hero along is your choice, but you must announce it when you declare the attack.
B-HERO-08 = If an attack with several heroes fails, you lose every hero who took part and has not retreated.
B-HERO-09 = When a city or heroes are attacked, the defender still chooses how many of their heroes there take part; of attacked heroes at least one.
B-HERO-10 = Each hero who takes part adds his own morale bonus.
B-HERO-11 = In hero mode you receive a veteran marker if your Creation deck has 26 or more cards at the second checkpoint.
B-HERO-12 = A veteran’s morale bonus is +4 per hero instead of +1, in attack and defence.
B-HERO-13 = A veteran’s +4 needs the usual condition: all battle cards of the line belong to one faction or are universal.
B-HERO-14 = Each Tribesman and each Chief in a veteran’s battle line gets +1 strength, in attack and defence.
B-HERO-15 = A veteran’s Tribesmen and Chiefs keep their +1 even if the morale bonus is lost because factions are mixed.
B-HERO-16 = Priests, Lords, Queens and Kings get no veteran bonus.
B-HERO-17 = Veteran benefits apply from the second checkpoint on, at once, and never before.
B-HERO-18 = At every later checkpoint a veteran must have 26 or more cards again.
B-HERO-19 = Between checkpoints your deck may fall below 26 cards without costing you the veteran benefits.
B-HERO-20 = A veteran with fewer than 26 cards at a checkpoint becomes a fallen veteran, and the marker is turned over.
B-HERO-21 = A fallen veteran may still attack and defend with all their heroes.
B-HERO-22 = A fallen veteran’s morale bonus is the normal +1.
B-HERO-23 = A fallen veteran’s Tribesmen and Chiefs fight with their printed strength.

## Trading posts

B-TRADE-01 = You have exactly two trading post markers, each with a plain side and a star side.
B-TRADE-02 = A trading post may be placed only on a road card.
B-TRADE-03 = Building a trading post costs two Tribesmen played into an action line.
B-TRADE-04 = The road card for your trading post must be connected by roads to one of your cities.
B-TRADE-05 = Your first trading post is placed with the plain side up.
B-TRADE-06 = When you build your second trading post, both your markers are turned to the star side.
B-TRADE-07 = Any number of trading posts of the same or of different players may lie on one road card.
B-TRADE-08 = To trade, you need at least one of your heroes on a card with a trading post of your own.
B-TRADE-09 = Cards you trade away come from your hand and go to the bottom of their stacks in the stock.
B-TRADE-10 = Cards you receive in trade go straight to your hand.
B-TRADE-11 = With one or two of your trading posts on the board you may trade 1 artefact card for 1 Chest.
B-TRADE-12 = With one or two of your trading posts on the board you may trade 1 Chest for 1 artefact card.
B-TRADE-13 = An artefact you receive in trade is the top card of the stack you choose; if the Oracle symbols of that stack match, you may choose the colour.
B-TRADE-14 = With two of your trading posts on the board you may also trade 2 Supply cards for 1 Stardust.
B-TRADE-15 = Stardust can never be traded away.
B-TRADE-16 = A card you receive in trade may not be traded again in the same turn, wherever it lies meanwhile (B-RULING-125).
B-TRADE-17 = You may trade as often per turn as you like, as long as no card received this turn is traded again.

## Stardust

B-DUST-01 = Stardust is a neutral card.
B-DUST-02 = Stardust does not count towards cohorts.
B-DUST-03 = In an action line one Stardust may stand for up to two Supply cards.
B-DUST-04 = The two Supply cards of one Stardust may not be spread over two actions; if you use only one of them, the other is lost.
B-DUST-05 = Stardust that has been added to your deck stays there until the end of the game.
B-DUST-06 = Stardust may not be put into Limbo.

## Chests

B-CHEST-01 = A Chest is a neutral card.
B-CHEST-02 = A Chest does not count towards cohorts.
B-CHEST-03 = At your trading post one Chest buys any one available artefact, normally the top card of its stack.
B-CHEST-04 = By putting one Chest into Limbo you may hide up to three cards at once.
B-CHEST-05 = You may never have more than three hidden cards at the same time.

## Markers

B-TOKEN-01 = Time markers show temporary effects on the board or the Oracle; they have no effect of their own.
B-TOKEN-02 = Battle strength cards show your current total strength in a battle and replace the battle advantage cards.
B-TOKEN-03 = The total shown rises each time strength is added to the battle line.
B-TOKEN-04 = Ring markers are used only for the storm boosters of the valley scenarios Mountain Pass and King’s Bridge.
B-TOKEN-05 = A veteran marker shows whether you are a veteran or a fallen veteran.
