### BATTALIA – The Creation: the rules in short, part 1 – from the components to the Unbound.
### Each message id is the id of the rule it explains; every text stands on its own.

## Components and card classes

B-CCOMP-01 = The Creation is a game for exactly 2, 3 or 4 players.
B-CCOMP-02 = There are four base factions: the Bärfolk (green, earth, Verdant Woods), the Cloudborn (gold, air, Rocky Mountains), the Emberians (red, fire, Red Canyons) and the Islanders (blue, water, Emerald Lakes).
B-CCOMP-03 = The same rules apply to every faction; only colour and home terrain differ.
B-CCOMP-04 = A faction set consists of 20 unit, 21 artefact, 7 city and 12 road cards and 2 heroes.
B-CCOMP-05 = The 20 units of a faction set are 8 Tribesmen, 5 Chiefs, 4 Priests and 3 Lords.
B-CCOMP-06 = The 21 artefacts of a faction set are 3 each of Tools, Horse, Weapon, Tent, Title, Scroll and Amulet.
B-CCOMP-07 = The 7 cities of a faction set are 3 crossroads, 1 T-junction, 1 straight, 1 curve and 1 dead end.
B-CCOMP-08 = The 12 roads of a faction set are 3 straights, 3 curves, 3 T-junctions and 3 crossroads.
B-CCOMP-09 = A dead end has 1 exit, a straight 2 on opposite sides, a curve 2 on neighbouring sides, a T-junction 3 and a crossroads 4.
B-CCOMP-10 = There are as many Supply cards as unit cards in the faction sets of the game, that is 20 per set; the Unbound and the Fanatics add none.
B-CCOMP-11 = There are ten Great Artefacts, and each exists only once.
B-CCOMP-12 = The base board is a grid of 7 × 7 fields.
B-CCOMP-13 = There is one ruin card; it is neutral terrain and has four exits.
B-CCOMP-14 = You have two heroes; they have no abilities of their own.
B-CCOMP-15 = City markers show the level of a city and never run out.
B-CCOMP-16 = The game uses one six-sided die; in The Creation only Amulets need it.
B-CCOMP-17 = Creation cards form the players’ decks: units, Supply, artefacts and Great Artefacts, in The Stormgates also royal cards, Stardust, Chests and a kept Fate card 1. Terrain cards form the map: roads, cities and the ruin.
B-CCOMP-18 = Each unit and each artefact belongs to exactly one faction; Great Artefacts and the Unbound are universal, Supply cards are neutral.
B-CCOMP-19 = A universal card counts as a card of whichever faction you need.
B-CCOMP-20 = A neutral card belongs to no faction.
B-CCOMP-21 = There are four ranks of units: Tribesman 1, Chief 2, Priest 3 and Lord 4.
B-CCOMP-22 = The strength of a unit equals its rank.
B-CCOMP-23 = Units of the same rank differ only in their faction.
B-CCOMP-24 = Your Creation deck is every card you own: in your Nation (draw pile), your Refuge (discard pile), your hand, your ambush, your tents including the Tent cards themselves, and on the table in front of you.
B-CCOMP-25 = Every card is always in exactly one place: a stack, a Creation deck, Limbo, among the face-up or the remaining Great Artefacts, or on the board; in The Stormgates also in the storm piles, in the Fate stack, under a gate or among the royal cards laid out.
B-CCOMP-26 = Volcano cards, hero sheets and the printed table aids of special editions are not part of the game.

## Setup

B-CSETUP-01 = Two players use 3 faction sets, three or four players use 4.
B-CSETUP-02 = The faction sets are chosen before the game, in The Creation from the four base factions, in The Stormgates from all six; without a choice they are drawn at random.
B-CSETUP-03 = The cards of all faction sets are sorted, factions mixed, into 20 stacks: 4 unit stacks by rank, 7 artefact stacks by type, 5 city stacks and 4 road stacks by shape. The Supply cards form one more stack.
B-CSETUP-04 = Every stack is shuffled, and everybody can see its top card.
B-CSETUP-05 = From a stack you take the top card, unless a rule lets you choose the colour.
B-CSETUP-06 = A card that returns to the stock goes to the bottom of its stack.
B-CSETUP-07 = In The Creation, random Great Artefacts lie face up beside the board, one more than there are players; the rest of the ten are out of the game.
B-CSETUP-08 = Two players use rows 2–6 × columns 2–6 plus (4,1) and (4,7), with starting cities on (2,2) (6,6) and neutral cities on (4,1) (4,7); three the board without the three outermost fields of each corner, with starting cities on (1,4) (5,2) (5,6) and neutral cities on (2,2) (2,6) (6,4); four the whole board, with starting cities on (2,2) (2,6) (6,2) (6,6) and neutral cities on (1,4) (4,1) (4,7) (7,4). The ruin always lies on (4,4), and 22, 30 or 40 fields are empty at the start.
B-CSETUP-09 = A field outside the area of play does not exist: nothing can be built there, nobody can enter it, and it does not count for the end of the game.
B-CSETUP-10 = The Stormgates uses its own area of play: the whole 7 × 7 board with 2 to 4 players, the 7 × 11 board with 5 or 6 players and in the valleys; with five players the three outermost fields of each corner are missing.
B-CSETUP-11 = There are as many starting cities and as many neutral cities as players, and all of them have four exits.
B-CSETUP-12 = Among the starting cities, and likewise among the neutral cities, no terrain appears twice; the terrains are drawn at random from the faction sets in the game.
B-CSETUP-13 = Chance decides which starting city and which neutral city lies on which of the fields meant for them.
B-CSETUP-14 = Each neutral city gets a neutral marker of level 4, in hero mode of level 6.
B-CSETUP-15 = The ruin gets a guard marker of strength 8, in hero mode of strength 10.
B-CSETUP-16 = The starting player is determined at random; from there play goes clockwise.
B-CSETUP-17 = Without the draft you are dealt 3 Tribesmen, 1 Chief and 1 Priest from the shuffled stacks and get 5 Supply cards: 10 cards in all.
B-CSETUP-18 = In The Creation the starting cards are dealt first; then, in play order, each of you chooses one free faction among the sets in the game.
B-CSETUP-19 = In reverse play order each of you chooses a free starting city and marks it with a level-1 marker.
B-CSETUP-20 = Your starting city need not lie on your home terrain.
B-CSETUP-21 = Your first hero starts in your starting city.
B-CSETUP-22 = Your second hero stands beside the board until you recruit him.
B-CSETUP-23 = If the Unbound are used, they are shuffled into the unit stacks only after all starting cards have been dealt.
B-CSETUP-24 = You shuffle your 10 starting cards into your Nation and draw 6 of them.
B-CSETUP-25 = The Oracle starts on day 1 of week 1.
B-CSETUP-26 = In The Creation draft, hero mode, extended game and the Unbound are off unless you switch them on, the end by a full map is on and the week limit is 10 (4 to 20 weeks or none). In The Stormgates draft, hero mode and extended game are on, the Unbound off, the week limit is 10, and the end by a full map is on with 4 or 6 players, or 5 without teams.
B-CSETUP-27 = With the draft on, it replaces the deal of the starting cards; factions and starting cities are then chosen before it.

## Turn, day and week

B-TURN-01 = Each of you takes one turn per day, in play order.
B-TURN-02 = Your turn has three parts in this order: announcement, actions, end of turn.
B-TURN-03 = In the announcement you may declare a mulligan or a cohort, one of the two at most, or nothing.
B-TURN-04 = You can make an announcement only before the first action of your turn.
B-TURN-05 = For a mulligan you put your whole hand into your Refuge and draw 5 cards.
B-TURN-06 = After the announcement you take any number of actions in any order, or none.
B-TURN-07 = A card you gain goes to your Refuge at once, unless the rule that grants it says hand.
B-TURN-08 = At the end of your turn, first all cards you played and all cards left in your hand go to your Refuge; ambush and pitched tents stay.
B-TURN-09 = Second, at the end of your turn, every transformation that lasts for the turn ends.
B-TURN-10 = Third, at the end of your turn, you draw 6 cards.
B-TURN-11 = Fourth, at the end of your turn, every opponent who defended during it and holds fewer than 6 cards draws up to 6, clockwise from you. In team mode a defender draws up to 6 right after each battle instead.
B-TURN-12 = An opponent who lost hand cards to another player’s effect during the turn draws up to 6 at its end in the same way.
B-TURN-13 = Drawing up to 6 never makes you discard cards.
B-TURN-14 = During a turn your hand may hold any number of cards.
B-TURN-15 = If you have to draw and your Nation is empty, you shuffle your Refuge into a new Nation and go on drawing.
B-TURN-16 = If Nation and Refuge are both empty, you forfeit the cards still to be drawn.
B-TURN-17 = Your cards on the table are not in your Refuge and are not reshuffled before the end of the turn.
B-TURN-18 = When the last player has finished the turn, the day ends and the Oracle is turned one step.
B-TURN-19 = A week has 7 days; after the seventh the Oracle returns to day 1.
B-TURN-20 = Nobody is eliminated: even without cities and heroes you keep taking turns.

## The Sun Oracle

B-ORACLE-01 = Every day one type of artefact is enlightened and one type is matching, meaning that its Oracle symbols match.
B-ORACLE-02 = Enlightened on days 1 to 7: Tools, Horse, Weapon, Tent, Amulet, Scroll, Title. Matching on days 1 to 7: Scroll, Weapon, Title, Tent, Tools, Amulet, Horse.
B-ORACLE-03 = The days of the Oracle are the same every week.
B-ORACLE-04 = An artefact of the type enlightened today has its enlightened effect for every player, defenders included.
B-ORACLE-05 = Enlightenment never changes a Great Artefact.
B-ORACLE-06 = When you take an artefact of the matching type from its stack, bought or for free, you may look through the stack and take a card of any colour in it.
B-ORACLE-07 = After you have chosen a card from a stack, its other cards keep their order.
B-ORACLE-08 = Enlightened and matching have nothing to do with each other: a match makes no artefact stronger, and enlightenment gives no choice of colour.
B-ORACLE-09 = The stacks of units, Supply, roads and cities have no Oracle symbol.
B-ORACLE-10 = A promotion counts as taking a Title: on the day Titles match you may choose the colour of the new unit.

## Cohorts

B-COHORT-01 = A cohort is a set of hand cards of one faction that you show in your announcement.
B-COHORT-02 = A cohort may be of any faction, not only of your own.
B-COHORT-03 = Units and artefacts of the faction count for its cohort, and so do universal cards.
B-COHORT-04 = Neutral cards – Supply, Stardust and Chests – never count for a cohort.
B-COHORT-05 = A cohort needs at least 3 cards.
B-COHORT-06 = For a cohort you draw two cards fewer than it has: 1 card for three, 2 for four and so on.
B-COHORT-07 = Only hand cards count for a cohort, not cards in your ambush or in tents.
B-COHORT-08 = You announce at most one cohort per turn, and the cards you draw for it do not enlarge it.
B-COHORT-09 = The cards shown for a cohort stay in your hand, and you play them as usual.
B-COHORT-10 = After a mulligan you cannot announce a cohort in the same turn.
B-COHORT-11 = As a defender you cannot announce a cohort.

## Action lines

B-LINE-01 = You pay for an action by playing cards face up into an action line; one line is one action.
B-LINE-02 = The cards of an action line come from your hand, your ambush or an opened tent.
B-LINE-03 = Each of your cards lies in at most one line per turn.
B-LINE-04 = You complete one line before you begin the next; only effects that say so interrupt it: storm effects, potions and replies in battle.
B-LINE-05 = The cards of a line stay on the table until the end of the turn.
B-LINE-06 = What a card yields beyond the need of its line is lost and cannot be used elsewhere.
B-LINE-07 = A line that is incomplete or not allowed is refused, and no card moves.
B-LINE-08 = Lines start with a unit (hire, buy, build or upgrade a city), 2 Tribesmen or Tools (road), Supply or Horses (move), a Weapon (attack, or with 2 Supply recruit a hero), a card for Limbo (hide), a Tent with the cards to store, a Title, an Amulet or a Great Artefact. A Scroll or the Book of Crea joins the line of its unit, and a card named for a Title, an Amulet or the Crown of Titus stays in your hand.
B-LINE-09 = Where a rule says “or higher”, a unit of a higher rank will do; everywhere else the rank must be exact.
B-LINE-10 = A doubled unit counts as two identical virtual cards of the same rank and faction.
B-LINE-11 = In a single line both virtual cards of a doubled unit lie in the same line and count as two of its cards.
B-LINE-12 = In a branched line you spread the virtual cards freely over two or more branches, at most as many as one unit has copies: two, with the Book of Crea three. Each branch holds at least one virtual card and is a complete action with further cards of its own.
B-LINE-13 = The branches of a line are resolved directly one after the other, with nothing in between.
B-LINE-14 = For paying, surplus and Stardust each branch counts as an action line of its own.
B-LINE-15 = A virtual card that is not used in its single or branched line is lost.
B-LINE-16 = A unit that is not doubled cannot start a branched line.
B-LINE-17 = A battle line is always a single line, and a branch is never an attack.

## Hiring units

B-HIRE-01 = To hire a unit you play one hiring unit and Supply cards, then take the top card of the stack of the chosen rank.
B-HIRE-02 = A Tribesman costs 1 Supply and a Chief 2, both with any hiring unit; a Priest costs 2 Supply with a Chief or higher, a Lord 3 Supply with a Priest or higher.
B-HIRE-03 = You keep the hiring unit; it goes to your Refuge with the other played cards.
B-HIRE-04 = The hired unit goes to your Refuge.
B-HIRE-05 = A hired unit brings 1 Supply card from the stock, which also goes to your Refuge.
B-HIRE-06 = The cost of hiring depends on the rank alone, never on the faction or the kind of the card.
B-HIRE-07 = When hiring you cannot choose the colour.
B-HIRE-08 = Nobody can hire from an empty stack.
B-HIRE-09 = If the Supply stack is empty, a hired unit comes without a Supply card.
B-HIRE-10 = One line or branch hires exactly one unit; you may hire as often as you like in a turn.
B-HIRE-11 = A royal card hires and buys like a Lord.

## Buying artefacts

B-BUY-01 = To buy an artefact you play one unit as buyer and Supply cards, then take the top card of the stack of the chosen type.
B-BUY-02 = With any unit as buyer Tools cost 1 Supply and a Horse 2, with a Chief or higher a Tent costs 1 and a Weapon 2, with a Priest or higher an Amulet costs 1 and a Scroll 2, with a Lord or higher a Title costs 1.
B-BUY-03 = On the day its Oracle symbols match you may choose the colour of the artefact you buy.
B-BUY-04 = The bought artefact goes to your Refuge.
B-BUY-05 = An artefact brings no Supply card with it.
B-BUY-06 = Nobody can buy from an empty stack.
B-BUY-07 = A Great Artefact can never be bought with units and Supply; only on the King’s Bridge can you buy one, by lowering the levels of your cities.
B-BUY-08 = One line or branch buys exactly one artefact; you may buy as often as you like in a turn.

## The seven artefacts

B-ART-01 = One Tools card stands for the 2 Tribesmen of a road.
B-ART-02 = Apart from roads, Tools only pay for discovering a valley building; not for cities, upgrades, trading posts or valley roads.
B-ART-03 = Enlightened, one Tools card builds up to two roads in the same line; each junction road needs a Supply card of its own.
B-ART-04 = You cannot play Tools in battle.
B-ART-05 = A Horse gives one hero 3 movement steps.
B-ART-06 = Enlightened, a Horse gives one hero 5 movement steps.
B-ART-07 = In battle a Horse has strength 1, enlightened or not.
B-ART-08 = A Horse cannot start an attack.
B-ART-09 = Every attack starts with a Weapon.
B-ART-10 = A Weapon has strength 1, enlightened strength 2.
B-ART-11 = You may add further Weapons to a battle line.
B-ART-12 = You need a Weapon to recruit a hero.
B-ART-13 = A Title promotes one of your units in your hand or your battle line to the next rank.
B-ART-14 = For a promotion the old card goes to the bottom of its stack, and the top card of the stack of the next rank takes its place. On the day Titles match you may choose its colour.
B-ART-15 = You can use a promoted unit at once; the change is permanent and brings no Supply card.
B-ART-16 = Enlightened, a Title promotes the unit by one or two ranks, and you take one card of the rank reached.
B-ART-17 = A promotion into an empty stack or above Lord is not allowed.
B-ART-18 = You play a Scroll with one unit into a line and double that unit for this single or branched line; in battle its strength counts twice, and the unit may already lie in your battle line. Enlightened, the Scroll doubles up to two units of the line.
B-ART-19 = For an Amulet you name one other card in your hand or your battle line and roll the die.
B-ART-20 = Until the end of the turn the card named for the Amulet is a Tribesman on 1, a Chief on 2, a Priest on 3, a Lord on 4, an artefact type of your choice on 5. On 6 it is what you choose: a unit of rank 1–4, a Supply card or an artefact type.
B-ART-21 = With an enlightened Amulet you roll twice and choose one of the results.
B-ART-22 = On a 5 or 6 of the Amulet you choose right after the roll and cannot change your choice.
B-ART-23 = You may leave the transformed card unused.
B-ART-24 = In another player’s turn the effect of an Amulet lasts until the end of the battle.
B-ART-25 = Titles, Scrolls and Amulets are transformation artefacts and may be played in battle; Tools and Tents may not.
B-ART-26 = Royal cards, the Unbound, Fanatics, Great Artefacts, Stardust and Chests can never be promoted, doubled by a Scroll or changed by an Amulet.
B-ART-27 = No transformation makes a card royal or universal.
B-ART-28 = A transformed card keeps its faction; a transformed Supply card stays neutral.
B-ART-29 = A card is transformed at most once per turn; Amulet, Scroll, Crown of Titus, Book of Crea, Frost Fields and Eclipse count for this, a promotion does not, because it brings another card.
B-ART-30 = A Tent that exists only by transformation collapses at the end of the turn: it and the cards in it go to your Refuge.
B-ART-31 = If you roll a 5 or 6 for an Amulet in battle, you must choose something that may be played into a battle line.

## Great Artefacts

B-GA-01 = A Great Artefact is universal, and there is only one of each.
B-GA-02 = In The Creation you gain a Great Artefact only at the ruin.
B-GA-03 = You may own at most one Great Artefact at a time. In The Stormgates a kept Fate card 1 counts too, and in the valleys there is no limit.
B-GA-04 = A Great Artefact you gain goes to your Refuge.
B-GA-05 = A Great Artefact cannot be put into a tent.
B-GA-06 = You may hide a Great Artefact in your ambush or put it into Limbo.
B-GA-07 = A Great Artefact you played goes to your Refuge at the end of the turn like any card, and you can use it again when you draw it again.
B-GA-08 = Of the ten base Great Artefacts only the Sword of Elemag, the Shield of Britos, the Crown of Titus and the Book of Crea may be played in battle.
B-GA-09 = Hammer of Strato: until the end of the turn it counts as one of the seven artefacts, which you choose when you play it, enlightened if that type is enlightened. You cannot play it in battle.
B-GA-10 = Sword of Elemag: a Weapon in every respect, with strength 4 in attack and 2 in defence.
B-GA-11 = Shield of Britos: a Weapon in every respect, with strength 2 in attack and 4 in defence.
B-GA-12 = Staff of Terra: replace one road or city card on the board with a card you choose from the same stack, with the same exits and another terrain; markers and figures stay, the old card goes under its stack. In The Stormgates you replace up to three cards, gates included, and may swap two cards on the board, which counts as two.
B-GA-13 = Horn of Baldur: draw 3 cards.
B-GA-14 = Wings of Aviena: move one hero up to 6 adjacent fields regardless of roads; he may cross empty fields but must end on a terrain card that can be entered.
B-GA-15 = Crown of Titus: one of your units of rank 1–3 counts as a Lord of its faction until the end of the turn, in battle until the end of the battle. Royal cards, the Unbound and Fanatics cannot be chosen.
B-GA-16 = Hand of Luut: look at one opponent’s hand and take one card from it into your own for this turn, except a Great Artefact or a royal card.
B-GA-17 = You may not hide a card taken with the Hand of Luut, put it in a tent or into Limbo, trade it or promote it. At the end of the turn it goes to its owner’s Refuge, and the owner draws up to 6.
B-GA-18 = Pavilion of Eyla: a tent for up to 3 cards.
B-GA-19 = Book of Crea: play it into a line like a Scroll, and one of your units counts as three identical virtual cards for this single or branched line, with up to three branches. Royal cards, the Unbound and Fanatics cannot be chosen.

## The Unbound

B-UNBOUND-01 = The Unbound are 8 universal unit cards.
B-UNBOUND-02 = There are two Unbound of each rank from 1 to 4.
B-UNBOUND-03 = An Unbound costs as much as any unit of its rank.
B-UNBOUND-04 = An Unbound brings no Supply card with it.
B-UNBOUND-05 = The Unbound count for every cohort and never break the morale bonus.
B-UNBOUND-06 = The Unbound cannot be promoted or transformed.
B-UNBOUND-07 = The Unbound have no further ability; you may put them in a tent or hide them like any unit.
