### Battalia, The Stormgates: what the expansion takes for granted about the base game.
### Each message id is the id of the statement it explains; every text stands on its own.

## Cards and deck

B-BASE-01 = Your Creation deck lies in your Nation (draw pile), Refuge (discard pile), hand, ambush and tents.
B-BASE-02 = Limbo is a place outside the decks; cards there belong to no deck.
B-BASE-03 = There are four unit ranks: Tribesman 1, Chief 2, Priest 3 and Lord 4; a unit’s strength equals its rank.
B-BASE-04 = A Weapon has printed strength 1.
B-BASE-05 = There are seven kinds of artefact: Tools, Title, Horse, Weapon, Tent, Amulet and Scroll.
B-BASE-06 = Artefacts come in the colours of the factions, three cards of each kind per faction.
B-BASE-07 = A faction set has 20 unit, 21 artefact, 7 city and 12 road cards and 2 heroes.
B-BASE-08 = Supply cards are neutral and do not count towards cohorts.
B-BASE-09 = Your starting deck has 10 cards: 3 Tribesmen, 1 Chief and 1 Priest of random colours and 5 Supply cards.
B-BASE-10 = The hand size is six cards.
B-BASE-11 = When your Nation runs out, your Refuge is shuffled to become the new Nation.
B-BASE-12 = Units are hired from common stacks; a hired unit normally brings one Supply card.
B-BASE-13 = The Unbound are universal, bring no Supply card and cannot be transformed by Scroll, Title or Amulet.
B-BASE-14 = Scrolls, Titles and Amulets transform units, and a unit can be promoted to the next rank.
B-BASE-15 = Tents are pitched on the table, hold one or more cards, units included, and can be destroyed.
B-BASE-16 = You can hide cards by putting a card into Limbo, normally one card for each card hidden; at most three cards may be hidden at a time.
B-BASE-17 = Cohorts are formed by faction; universal cards fit every cohort, neutral cards fit none.
B-BASE-18 = Cards are played in action lines, which are single or branched and are started by a card.
B-BASE-19 = Among the lines are building lines, attack and battle lines and peaceful transformations.
B-BASE-20 = The stacks of the base game lie around three sides of the Oracle; the fourth side is open.
B-BASE-21 = The top card of every artefact stack is visible, and a Chest or an effect takes that card.
B-BASE-22 = Each artefact stack has an Oracle symbol; if it matches, you may choose the colour instead of taking the top card. This is not the same as enlightened.
B-BASE-23 = Costs and effects are listed in an overview.

## Time

B-BASE-24 = The Oracle is turned one step clockwise each day and returns to its start at the end of a week.
B-BASE-25 = A week has at least six days; it is played with seven.
B-BASE-26 = Each player has one turn per day, in clockwise order; the starting player is random.

## Movement and heroes

B-BASE-27 = Moving one field costs one movement point: one Supply card or one step of a Horse.
B-BASE-28 = A Horse gives three steps.
B-BASE-29 = Unless an effect says otherwise, heroes move only over placed cards and along roads.
B-BASE-30 = In the extended game heroes enter their home terrain for free.
B-BASE-31 = Heroes may move through cities of other players.
B-BASE-32 = You have two heroes; the second stands beside the board until he is recruited, for which a Weapon is needed.

## Building

B-BASE-33 = There are two classes of roads with different prices, simple roads and junction roads, in four stacks.
B-BASE-34 = A junction road costs 2 Tribesmen and 1 Supply card.
B-BASE-35 = Tribesmen are the builders; a Tools card can replace their labour.
B-BASE-36 = New roads and cities must be connected to a city of your own, and the roads of neighbouring cards must match.
B-BASE-37 = City cards have exits; some are normal crossroads with four exits, others have fewer.
B-BASE-38 = City levels run from 1 to 4 and are shown by markers; a starting city has level 1.
B-BASE-39 = Your victory points are the sum of the levels of your cities.
B-BASE-40 = Cities are upgraded in building lines; the level reached is at most the rank of the units played.
B-BASE-41 = A city defends with its level.

## Battle

B-BASE-42 = A hero normally attacks a city or a hero on his own field.
B-BASE-43 = An attack starts with a Weapon in the attack line.
B-BASE-44 = Without hero mode the attacker uses one hero; only the defender may choose how many of their heroes take part.
B-BASE-45 = The morale bonus is +1 per hero if all battle cards of the line belong to one faction or are universal.
B-BASE-46 = There is a terrain bonus for standing on home terrain; it is +1, once per side.
B-BASE-47 = A failed attack costs the attacker their hero.
B-BASE-48 = A hero can retreat from a battle by paying movement.
B-BASE-49 = Battle advantage cards only show the bonuses in a battle.
B-BASE-50 = A captured city is marked with a marker of its new owner of the same level.
B-BASE-51 = Neutral cities have defence 4; a player who captures one gets a level-4 city and a Lord.
B-BASE-52 = Ruin guards have strength 8; the base game uses one ruin, which is its source of Great Artefacts.
B-BASE-53 = Outside team mode a defender does not refill their hand right after the battle, but at the end of the turn.

## Great Artefacts, end, board

B-BASE-54 = The base game has Great Artefacts too; one more than there are players lies face up.
B-BASE-55 = Without a valley scenario you may have at most one Great Artefact.
B-BASE-56 = The Staff of Terra changes the terrain of cards, in the base game of only one card.
B-BASE-57 = Volcano cards exist, but this game is played without them.
B-BASE-58 = The base game ends when the map is full or when a player owns their 5th city of level 4.
B-BASE-59 = The base board is 7 fields long on the side where the extension is attached.
B-BASE-60 = The factions of the base game are Bärfolk (Verdant Woods), Cloudborn (Rocky Mountains), Emberians (Red Canyons) and Islanders (Emerald Lakes), for 2 to 4 players.
B-BASE-61 = A six-sided die is used to roll for gates 1 to 6.
B-BASE-62 = Your player board has coloured dots, one for each faction, and a card that shows your victory points.
B-BASE-63 = Hero sheets with abilities in levels, the first of them free, are an optional extra; this game is played without them.
