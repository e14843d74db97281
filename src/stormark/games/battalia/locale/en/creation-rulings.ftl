### BATTALIA – The Creation: the rulings – how open questions of the rules are decided.
### One message per ruling, the decision alone; the message id is the id of the ruling.

## Material and setup

B-CRULING-01 = A faction set has 8 Tribesmen, 5 Chiefs, 4 Priests and 3 Lords; its cities are 3 crossroads and one each of T-junction, straight, curve and dead end, its roads 3 each of straight, curve, T-junction and crossroads.
B-CRULING-02 = City markers are not limited; only the markers for levels 5 and 6 are, three per player in The Stormgates.
B-CRULING-03 = With 2 to 4 players the cities and the ruin lie on the same fields in The Creation and in The Stormgates; The Creation only cuts the area of play for two and three players.
B-CRULING-04 = Your first hero stands in your starting city from the beginning.
B-CRULING-05 = Enlightened and matching are two independent facts of each day; every type is enlightened once and matches once a week, and day 4 is the only day on which one type, the Tent, is both.
B-CRULING-06 = Every promotion, by a Title or by an effect, uses the Oracle symbol of the Titles.
B-CRULING-07 = A cohort needs at least 3 cards and lets you draw two cards fewer than it has.
B-CRULING-08 = Each action has its own starting cards; the order of the cards inside a line has no further meaning.
B-CRULING-09 = Whatever doubles a unit – Scroll, Book of Crea, Fanatic or Frost Fields – does so for one single or branched line; its virtual cards lapse with that line, each branch pays for itself, and a battle line is never branched.

## Cards

B-CRULING-10 = Hiring a Tribesman, Chief, Priest or Lord costs 1, 2, 2 or 3 Supply; a Priest needs a Chief or higher as the hiring unit, a Lord a Priest or higher.
B-CRULING-11 = Tools and Horse are bought by any unit, Tent and Weapon by a Chief or higher, Amulet and Scroll by a Priest or higher, a Title by a Lord or higher; Horse, Weapon and Scroll cost 2 Supply, the others 1.
B-CRULING-12 = Tools stand for the 2 Tribesmen of a road and of a valley building, but not for those of trading posts or valley roads.
B-CRULING-13 = A Horse has strength 1 in battle, so Vigo’s Standard may also fetch up to 8 Horses.
B-CRULING-14 = A Title promotes one of your units in your hand or battle line permanently, by one rank, enlightened by one or two; never above Lord and never into an empty stack.
B-CRULING-15 = A Scroll doubles one unit for one line, enlightened up to two units of that line.
B-CRULING-16 = An Amulet makes a card a Tribesman on 1, a Chief on 2, a Priest on 3, a Lord on 4 and an artefact of your choice on 5; on 6 the choice is free, even a Tent.
B-CRULING-17 = In battle the Sword of Elemag (4 in attack, 2 in defence), the Shield of Britos (2 and 4), the Crown of Titus and the Book of Crea may be played; for Vigo’s Standard no Great Artefact has a printed strength.
B-CRULING-18 = The Horn draws 3 cards, the Wings move a hero up to 6 fields regardless of roads, the Crown makes a unit of rank 1–3 a Lord, the Hand borrows a card of an opponent for the turn, the Pavilion is a tent for up to 3 cards, and the Book makes one unit count three times for one line.
B-CRULING-19 = There are two Unbound of each rank, and they have no further ability.

## Map

B-CRULING-20 = A new terrain card must be connected to one of your own cities by a chain through roads, ruin, gates and your own cities, and it must fit on all four sides: exit to exit, closed side to closed side.
B-CRULING-21 = Cities may not touch side by side.
B-CRULING-22 = There are four road stacks in two price classes; an effect that offers a simple road or a junction road lets you choose the class and then one of its stacks.
B-CRULING-23 = Two units upgrade a city if their rank is higher than its present level; the level reached is at most that rank.
B-CRULING-24 = Neither cities nor heroes block a hero’s way.
B-CRULING-25 = Recruiting a hero costs 2 Supply besides the Weapon.
B-CRULING-26 = Without cities you keep playing: you hire and buy as before, place recruited heroes on a road card and must capture a city to build again.
B-CRULING-27 = Heroes in a city can be attacked without the city; its level then does not count, and it is not captured.

## Battle

B-CRULING-28 = After the opening the side that is behind raises, retreats or passes until somebody passes. For potions an attack is announced once its heroes and its Weapon are known, before the defender does anything (B-RULING-117), and a battle line is complete after the opening and after each raise; Frosthand then removes the whole line of that side.
B-CRULING-29 = In a tie the defender wins.
B-CRULING-30 = Any one faction earns the morale bonus, for each hero taking part; a neutral card, such as a transformed Supply card, or an artefact of another faction breaks it.
B-CRULING-31 = The terrain bonus is +1, once per side.
B-CRULING-32 = The loser of a battle loses heroes only, never cards.
B-CRULING-33 = Against neutral defenders a battle runs as usual with a passive defender, so after a failed Amulet you may still add cards or retreat; you are warned before a pass that loses.
B-CRULING-34 = In both modes a retreat costs 3 Supply or 1 Horse and leads to a card at a shortest road distance of exactly 3, never to a city of the player being fought or a field with one of that player’s heroes.
B-CRULING-35 = The Lord from a neutral city brings Supply as usual, and both go to your Refuge.
B-CRULING-36 = With a Great Artefact in your deck you may not attack the ruin guards in The Creation; in The Stormgates you may, but at your limit you can only draw a Fate card.

## Keeping cards and the end

B-CRULING-37 = Each hidden card costs one card put into Limbo; that you must keep your last unit and your last Supply card does not apply to the sacrifice for a Fanatic.
B-CRULING-38 = A tent is opened for free, between lines of your own turn or in a battle of yours, and always yields all its cards at once.
B-CRULING-39 = In both modes Limbo is shared by all players and open.
B-CRULING-40 = Empty fields that nothing can fill any more are sealed and count as filled, in both modes wherever a full map ends the game.
B-CRULING-41 = The week limit is 10 weeks, that is 70 days, unless you choose another; in The Stormgates the checkpoint of the last week is no longer held.
B-CRULING-42 = Ties are decided by cities of level 4, 3, 2 and 1, then heroes on the board, then cards in the deck; in The Stormgates capitals and residences come first.
B-CRULING-43 = The extended game consists only of free entry into home terrain; it is off in The Creation and on in The Stormgates unless you choose otherwise.
B-CRULING-44 = In The Stormgates its own rules come first, then the rulings of The Creation, then the rules of The Creation, then the examples.
