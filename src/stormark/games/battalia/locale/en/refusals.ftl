### BATTALIA: why a move is refused, in this very case. The text of the rule is shown after it.

## Whose turn, what is asked

refused-over = The game is over.
refused-waiting = { $player } has to decide something first.
refused-not-your-turn = It is { $player }’s turn.
refused-done = You have ended your turn already.
refused-pending = Another question has to be answered first.
refused-not-asked = Nobody has asked for that now.
refused-setup = The game is still being set up.
refused-faction = This faction is not available.
refused-home = You cannot begin in this city.
refused-draft = This card is not on offer.
refused-acted = This is possible only before your first action.
refused-announced = You have made an announcement in this turn already.
refused-cohort =
    Your hand holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the faction “{ $faction_name }”; a cohort needs { $needed }.
refused-expansion = This belongs to The Stormgates.

## Cards

refused-not-held = You do not hold “{ $card }”.
refused-in-ambush = “{ $card }” lies in your ambush, not in your hand.
refused-in-hand = “{ $card }” lies in your hand, not in your ambush.
refused-in-tent = “{ $card }” lies in a tent that has not been opened.
refused-borrowed = “{ $card }” is borrowed and may only be played.
refused-supply = This needs Supply { $needed }, and you have { $found }.
refused-units = This needs { $needed } × “{ $rank_name }”, and you have { $found }.
refused-incomplete = With your other cards the line could not be completed.
refused-wrong-card = This card does not serve here.
refused-untransformable = This card cannot be changed.
refused-counts-as = “{ $card }” cannot count as that.
refused-no-line-of-its-own = “{ $card }” has no line of its own; it works on other cards.
refused-no-use = “{ $card }” could do nothing now.
refused-nothing-to-copy = No other player has a Great Artefact to copy.
refused-no-unit = You have no unit for that.
refused-no-other-card = There is no other card it could work on.
refused-no-higher-rank = “{ $card }” cannot rise: no unit of a higher rank is left.
refused-target = This cannot be chosen.
refused-not-on-top = Only the card on top can be taken, or any one when the symbols match.
refused-not-in-limbo = “{ $card }” is not in Limbo.
refused-royal-in-limbo = Royal cards stay in Limbo.
refused-not-stolen = This card cannot be taken.
refused-victim-hand = Nothing can be taken from this player now.
refused-owns-great = You have a Great Artefact already.
refused-no-great-left = No Great Artefact is left to take.

## Lines

refused-line-first = Complete the line first.
refused-site-first = First choose where the card is laid.
refused-no-copy = There is no copy of a doubled unit left for this.
refused-no-scroll = Doubling needs a Scroll or the Book.
refused-no-branch = The line cannot branch like this.
refused-branch-attack = An attack cannot be a branch.
refused-branch-supply = Your Supply is not enough for another branch.
refused-tools = Tools stand only for two Tribesmen of a road or a valley building.
refused-sacrifice = A Fanatic needs a card to sacrifice that is not needed otherwise.
refused-sacrifice-first = First choose the card to sacrifice.
refused-stardust = Stardust cannot be sent to Limbo.
refused-empty-stack = Nothing of it is left.
refused-rank = Name a rank of units.

## Building

refused-no-dead-end = There are no dead-end roads.
refused-no-site = This card fits nowhere.
refused-no-field = This field does not belong to the board.
refused-field-taken = A card lies on this field already.
refused-rotation = There are fewer ways to turn this card: 0 to { $most }.
refused-fit = Exits and closed sides must meet their like.
refused-not-connected = No road of yours leads there.
refused-city-beside-city = Two cities must not lie side by side.
refused-city-beside-building = No city may lie beside a valley building.
refused-not-own-city = This is not a city of yours.
refused-valley-level = Centres and buildings of a valley keep their level.
refused-top-level = This city cannot be raised any further like this.
refused-rank-too-low = The city is at level { $level }; the units need a higher rank.
refused-other-level = The city has to be at level { $level }.
refused-residences = You have as many royal residences as allowed.
refused-capitals = You have as many capitals as allowed.
refused-not-upgradable = This city cannot be raised for free.
refused-posts = You have founded all your trading posts.
refused-no-road = A trading post needs a road.

## Heroes

refused-hero-away = This hero is not on the map.
refused-hero-here = This hero is on the map already.
refused-other-hero = Your other hero is recruited first.
refused-recruit-field = No hero can be recruited there.
refused-no-way = No road leads there.
refused-entered-free = Your hero has entered this card already in this run of free steps.
refused-no-movement = There are not enough steps for that.
refused-one-step = The hero has to take at least one step.
refused-walk-first = The hero is on the way; finish the movement first.
refused-undiscovered = This valley card has not been discovered yet.
refused-no-gate = Jumps lead from one stormgate to another.
refused-jumped = This hero has jumped in this turn already.
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

refused-no-post = None of your heroes stands at a trading post of yours.
refused-second-post = This rate needs a second trading post.
refused-nothing-to-trade = You have no card for this trade.
refused-traded = This card cannot be traded now.
refused-trade-first = Finish the trade first.
refused-no-valley = There is no valley in this game.
refused-nothing-to-discover = There is nothing to discover there.
refused-no-hero-beside = No hero of yours stands at a way into this field.
refused-income-taken = You have taken the income of this turn already.
refused-no-building = You control no valley building.
refused-other-building = Your buildings do not supply this.
refused-bridge-first = Finish the deal on the King’s Bridge first.
refused-no-great = You have no such Great Artefact.
refused-not-lowered = These cities cannot be lowered by so much.
refused-no-bilkarr = None of your heroes stands with Bilkarr.
refused-potion-sold = The potion “{ $potion_name }” is sold.
refused-no-potion = The potion “{ $potion_name }” is not at your service.
refused-potion-drunk = The potion “{ $potion_name }” works already.
refused-potion-empty = The potion “{ $potion_name }” was used today.
refused-victim = Name an opponent who gets the potion.
refused-no-victim = The potion “{ $potion_name }” is for yourself.
refused-no-line = There is no line of an opponent to switch off.
refused-no-own-attack = This is possible only when you have declared an attack on a player.
refused-window-first = First decide about the potions.
refused-other-battle = A battle that is under way is influenced only in its own windows.
refused-no-metamorpha = Metamorpha is not on the map.
refused-other-terrain = The hero does not stand on Metamorpha’s terrain.
refused-tribute-paid = This hero has paid tribute for this terrain in this turn already.
refused-no-tribute = You have no card to pay tribute with.
refused-no-ability = The ability could do nothing now.
refused-tribute-first = First choose the card you pay tribute with.
refused-attack-first = First choose what you attack.
refused-own-field = The attack goes to one of the surrounding fields.

## Battle

refused-weapon = This needs a Weapon.
refused-weapon-first = The attack line begins with a Weapon.
refused-brotherhood = Brotherhood keeps you from attacking.
refused-brotherhood-of-target = Brotherhood protects this player.
refused-attack-cap = Your team has made all its attacks of this turn.
refused-no-hero-there = No hero of yours is in place for that.
refused-gate-target = Stormgates cannot be attacked.
refused-own-target = That is your own.
refused-friendly-target = Teammates are not attacked.
refused-no-target = There is nothing like that to attack there.
refused-other-owner = It belongs to somebody else.
refused-concealed = This city is concealed.
refused-locked = Another battle keeps this from being attacked now.
refused-fought-over = A teammate’s battle for this field is not over.
refused-in-battle = That is not possible in a battle.
refused-battle-first = The battle has to be decided first.
refused-heroes-first = First choose the heroes.
refused-heroes-there = Only heroes on this field can defend.
refused-heroes-chosen = The heroes of this battle are chosen already.
refused-one-hero = Exactly one hero attacks; in hero mode it may be both.
refused-no-battle-card = “{ $card }” is no battle card.
refused-still-behind = You are still behind.
refused-not-behind = This is for the side that is behind and on the move.
refused-hero-not-fighting = This hero does not take part in the battle.
refused-retreat-price = A retreat costs a Horse or Supply { $needed }.
refused-no-retreat = There is no field to retreat to.
refused-retreat-first = First choose where the hero retreats to.
refused-retreat-distance = A retreat leads exactly { $steps } fields along roads.
refused-enemy-city = A hero does not retreat to the enemy’s city.
refused-enemy-hero = An enemy hero stands there.

## Setting up a game

refused-players =
    { $players ->
        [one] A game for { $players } player is not possible; there can be 2 to { $most }.
       *[other] A game for { $players } players is not possible; there can be 2 to { $most }.
    }
refused-switch = The option “{ $switch }” belongs to The Stormgates.
refused-teams = Teams need at least 4 players, not { $players }.
refused-trios = Two trios are teams of 6 players, not of { $players }.
refused-cap = The limit for the trio is for teams of 5 players, not of { $players }.
refused-short-valley = The short valley is a variant for teams in a valley.
refused-valley = A valley needs The Stormgates and 4 or 6 players, not { $players }.
refused-sets = Exactly { $sets } different faction sets are needed.
