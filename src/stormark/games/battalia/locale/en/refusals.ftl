### BATTALIA: why a move is refused, in this case. The text of the rule is shown after it.

## Whose turn, what is asked

refused-over = The game is over.
refused-waiting = { $player } has to decide something first.
refused-not-your-turn = It is { $player }’s turn.
refused-done = You have already ended your turn.
refused-pending = Another question has to be answered first.
refused-not-asked = That isn’t one of your choices right now.
refused-setup = The game is still being set up.
refused-faction = This faction is not available.
refused-home = You cannot begin in this city.
refused-draft = This card is not on offer.
refused-acted = This is possible only before your first action.
refused-announced = You have already made an announcement this turn.
refused-cohort =
    Your hand holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the faction “{ $faction_name }”; a cohort needs { $needed }.
refused-expansion = This belongs to The Stormgates.

## Cards

refused-not-held = You don’t have “{ $card }”.
refused-in-ambush = “{ $card }” is in your ambush, not in your hand.
refused-in-hand = “{ $card }” is in your hand, not in your ambush.
refused-in-tent = “{ $card }” is in a tent that has not been opened.
refused-borrowed = “{ $card }” is borrowed and may only be played.
refused-supply = This needs { $needed } Supply, and you have { $found }.
refused-units = This needs { $needed } × “{ $rank_name }”, and you have { $found }.
refused-incomplete = Your other cards are not enough to complete this line.
refused-wrong-card = This card can’t be used here.
refused-untransformable = This card cannot be changed.
refused-counts-as = “{ $card }” can’t count as that.
refused-no-line-of-its-own = “{ $card }” has no line of its own; it works on other cards.
refused-no-use = “{ $card }” would have no effect now.
refused-nothing-to-copy = No other player has a Great Artefact to copy.
refused-no-unit = You have no unit for that.
refused-no-other-card = There is no other card it could work on.
refused-no-higher-rank = “{ $card }” can’t be promoted: no unit of a higher rank is left.
refused-target = This cannot be chosen.
refused-not-on-top = You can take only the card on top, or any card when the symbols match.
refused-not-in-limbo = “{ $card }” is not in Limbo.
refused-royal-in-limbo = Royal cards stay in Limbo.
refused-not-stolen = This card can’t be taken.
refused-victim-hand = You can’t take a card from this player now.
refused-owns-great = You already have a Great Artefact.
refused-no-great-left = No Great Artefact is left to take.

## Lines

refused-line-first = Complete the line first.
refused-site-first = First choose where the card is placed.
refused-no-copy = There is no copy of a doubled unit left for this.
refused-no-scroll = Doubling needs a Scroll or the Book.
refused-no-branch = The line cannot branch like this.
refused-branch-attack = An attack cannot be a branch.
refused-branch-supply = Your Supply is not enough for another branch.
refused-tools = Tools replace only two Tribesmen for a road or a valley building.
refused-sacrifice = A Fanatic needs a card to sacrifice that you don’t need otherwise.
refused-sacrifice-first = First choose the card to sacrifice.
refused-stardust = Stardust can’t go to Limbo.
refused-empty-stack = There are none left.
refused-rank = Choose a rank of units.

## Building

refused-no-dead-end = There are no dead-end roads.
refused-no-site = This card fits nowhere.
refused-no-field = This field is not part of the map.
refused-field-taken = There is already a card on this field.
refused-rotation = This card can’t be turned that way; 0 to { $most } quarter turns are possible.
refused-fit = Exits must meet exits, and closed sides must meet closed sides.
refused-not-connected = None of your roads leads there.
refused-city-beside-city = Two cities can’t be side by side.
refused-city-beside-building = A city can’t be beside a valley building.
refused-not-own-city = This is not one of your cities.
refused-valley-level = Centres and buildings of a valley keep their level.
refused-top-level = This city can’t be upgraded any further like this.
refused-rank-too-low = The city is at level { $level }; the units need a higher rank.
refused-other-level = The city has to be at level { $level }.
refused-residences = You have as many royal residences as allowed.
refused-capitals = You have as many capitals as allowed.
refused-not-upgradable = This city can’t be upgraded for free.
refused-posts = You have built all your trading posts.
refused-no-road = A trading post needs a road.

## Heroes

refused-hero-away = This hero is not on the map.
refused-hero-here = This hero is already on the map.
refused-other-hero = Your other hero is recruited first.
refused-recruit-field = No hero can be recruited there.
refused-no-way = No road leads there.
refused-entered-free = Your hero has already entered this card during these free steps.
refused-no-movement = There are not enough steps for that.
refused-one-step = The hero has to take at least one step.
refused-walk-first = The hero is on the way; finish the movement first.
refused-undiscovered = This valley card has not been discovered yet.
refused-no-gate = Jumps lead from one stormgate to another.
refused-jumped = This hero has already jumped this turn.
refused-tribute = A jump needs a Supply card as tribute to the storm.

## Keeping cards

refused-ambush-full = Your ambush is full.
refused-last-card = “{ $card }” is the last card of its kind in your deck.
refused-nothing-to-hide = There is no other card you could hide.
refused-hide-first = First choose the card to hide.
refused-nothing-to-store = There is no card you could store.
refused-no-great-stored = Great Artefacts cannot be stored in a tent.
refused-store-first = First choose the card for the tent.
refused-no-tent = There is no such tent.

## Trade, valleys, visitors

refused-no-post = None of your heroes is at one of your trading posts.
refused-second-post = This rate needs a second trading post.
refused-nothing-to-trade = You have no card for this trade.
refused-traded = This card cannot be traded now.
refused-trade-first = Finish the trade first.
refused-no-valley = There are no valleys in this game.
refused-nothing-to-discover = There is nothing to discover there.
refused-no-hero-beside = None of your heroes is at an entrance to this field.
refused-income-taken = You have already taken this turn’s yield.
refused-no-building = You control no valley building.
refused-other-building = Your buildings do not supply this.
refused-bridge-first = Finish the deal on the King’s Bridge first.
refused-no-great = You have no such Great Artefact.
refused-not-lowered = These cities cannot be lowered by so much.
refused-no-bilkarr = None of your heroes is with Bilkarr.
refused-potion-sold = The potion “{ $potion_name }” has been sold.
refused-no-potion = You don’t have the potion “{ $potion_name }”.
refused-potion-drunk = The potion “{ $potion_name }” is already working.
refused-potion-empty = The potion “{ $potion_name }” was already used today.
refused-victim = Choose the opponent who gets the potion.
refused-no-victim = The potion “{ $potion_name }” is for yourself.
refused-no-line = No opponent has a line you could freeze.
refused-no-own-attack = This is possible only when you have declared an attack on a player.
refused-window-first = First decide about the potions.
refused-other-battle = You can affect a battle in progress only when you are asked.
refused-no-metamorpha = Metamorpha is not on the map.
refused-other-terrain = The hero is not on Metamorpha’s terrain.
refused-tribute-paid = This hero has already paid tribute for this terrain this turn.
refused-no-tribute = You have no card to pay tribute with.
refused-no-ability = The ability would have no effect now.
refused-tribute-first = First choose the card you pay tribute with.
refused-attack-first = First choose what you attack.
refused-own-field = This attack must target one of the surrounding fields.

## Battle

refused-weapon = This needs a Weapon.
refused-weapon-first = The attack line begins with a Weapon.
refused-brotherhood = Brotherhood keeps you from attacking.
refused-brotherhood-of-target = Brotherhood protects this player.
refused-attack-cap = Your team can’t attack any more this turn.
refused-no-hero-there = None of your heroes can attack this target from its field.
refused-gate-target = Stormgates cannot be attacked.
refused-own-target = That belongs to you.
refused-friendly-target = You can’t attack teammates.
refused-no-target = There is no such target there.
refused-other-owner = It belongs to somebody else.
refused-concealed = This city is concealed.
refused-locked = Another battle prevents this attack now.
refused-fought-over = A teammate is still fighting for this field.
refused-in-battle = That is not possible in a battle.
refused-battle-first = The battle has to be decided first.
refused-heroes-first = First choose the heroes.
refused-heroes-there = Only heroes on this field can defend.
refused-heroes-chosen = The heroes of this battle have already been chosen.
refused-some-hero = Of attacked heroes at least one defends.
refused-other-hero-away = Only one of your heroes can attack this target; the other one is out of reach.
refused-hero-cannot-reach = This hero cannot attack this target from his field.
refused-one-hero = Exactly one hero attacks; in hero mode it may be both.
refused-no-battle-card = “{ $card }” is not a battle card.
refused-still-behind = You are still behind.
refused-not-behind = Only the side that is behind and has to act can do this.
refused-hero-not-fighting = This hero is not in the battle.
refused-retreat-price = A retreat costs a Horse or { $needed } Supply.
refused-no-retreat = There is no field to retreat to.
refused-retreat-first = First choose where the hero retreats to.
refused-retreat-distance = A retreat is exactly { $steps } fields along roads.
refused-enemy-city = A hero can’t retreat to an enemy city.
refused-enemy-hero = There is an enemy hero there.

## Setting up a game

refused-players =
    { $players ->
        [one] A game for { $players } player is not possible; there can be 2 to { $most }.
       *[other] A game for { $players } players is not possible; there can be 2 to { $most }.
    }
refused-switch = The option “{ $switch }” belongs to The Stormgates.
refused-teams = Teams need at least 4 players, not { $players }.
refused-trios = Two teams of three need 6 players in teams, not { $players }.
refused-cap = The limit for the team of three is for 5 players in teams, not { $players }.
refused-short-valley = The short valley is a variant for teams with valleys.
refused-valley = Valleys need The Stormgates and 4 or 6 players, not { $players }.
refused-sets = Exactly { $sets } different faction sets are needed.
refused-same-home = { $faction_name } and { $of_faction_name } have the same home terrain; only one of them is in a game.
