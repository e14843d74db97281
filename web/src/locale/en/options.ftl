### What can be chosen for a match.

option-xibalba-players = Players
option-xibalba-players-about = Two to four bases around one Ark.
option-xibalba-mode = Mode
option-xibalba-mode-about = Apocalypse is faster and harsher: cheaper cards, a smaller market, and a bonus for holding the Ark.
option-xibalba-mode-normal = Normal
option-xibalba-mode-apocalypse = Apocalypse
option-xibalba-target = Paragon to win
option-xibalba-target-about = The first to get there wins. The fewer players, the higher the usual target.
option-xibalba-factions = Factions
option-xibalba-factions-about = Each has its own base and prices. Factions come in pairs that share a board, so only one of each pair can play.

option-battalia-mode = Base game or expansion
option-battalia-mode-about = The Creation is the base game and the better place to start. The Stormgates adds stormgates, veterans, valleys and visitors.
option-battalia-players = Players
option-battalia-players-about = The Creation takes up to four, The Stormgates up to six.
option-battalia-sets = Faction sets
option-battalia-sets-about = Which cards are in the game. Choose none to draw them at random.
option-battalia-valley = Valleys
option-battalia-valley-about = Two valleys with buildings, joined by the Mountain Pass or the King’s Bridge.
option-battalia-valley-none = no valleys
option-battalia-short_valley = Short valley
option-battalia-short_valley-about = In teams, with valleys: 8 cities of level 4 end the game instead of 9, for a team of three 11 instead of 12.
option-battalia-week_limit = Week limit
option-battalia-week_limit-about = The game ends after this week at the latest.
option-battalia-week_limit-0 = no limit
option-battalia-draft = Draft
option-battalia-draft-about = Starting decks are drafted card by card instead of dealt.
option-battalia-hero_mode = Hero mode
option-battalia-hero_mode-about = Heroes become veterans, and guards are stronger.
option-battalia-team_mode = Teams
option-battalia-team_mode-about = The members of a team take their turns together. Needs four or more players.
option-battalia-two_trios = Two teams of three
option-battalia-two_trios-about = With six players: two large teams instead of three pairs.
option-battalia-map_full = End when the map is full
option-battalia-map_full-about = The game also ends when no free field is left.
option-battalia-trio_cap = Limit the team of three
option-battalia-trio_cap-about = With five players: the larger team may not attack as often.
option-battalia-metamorpha = Metamorpha
option-battalia-metamorpha-about = A visitor who wanders over the map; heroes can pay her tribute.
option-battalia-bilkarr = Bilkarr
option-battalia-bilkarr-about = A travelling merchant who sells potions.
option-battalia-fanatics = Fanatics
option-battalia-fanatics-about = Universal units that count double but cost a sacrifice every time.
option-battalia-unbound = The Unbound
option-battalia-unbound-about = Universal units: they count as cards of every faction.
option-battalia-kry_cek = Kry-Cek’s Lost Scroll
option-battalia-kry_cek-about = A lost scroll that summons the visitors.
option-battalia-extended = Extended game
option-battalia-extended-about = Heroes enter their home terrain for free.

## Groups and presets

options-course = Variants
options-modules = Modules
options-teams = Teams
options-factions = Factions
options-more = More
options-usual = default
presets = Presets
preset-first = First game
preset-usual = The classic
preset-all = Everything
preset-xibalba-first = Two players, normal mode: the calm way in. Recommended.
preset-xibalba-usual = As the rules recommend: the target follows the number of players.
preset-xibalba-all = Four bases in Apocalypse mode: short and merciless.
preset-battalia-first = The Creation: the base game for two, without extras. Recommended.
preset-battalia-usual = The Stormgates as the rules recommend: draft, hero mode, extended game.
preset-battalia-all = Four players in teams, the King’s Bridge, and every visitor there is.
options-followed = This changed with it:
options-followed-usual = usual with these settings

## Cards

pack-title = Cards
pack-about = You can play with your own cards: make a pack in the workshop or upload a file.
pack-base = The cards of the game
pack-own = Pack: { $file }
pack-shipped-balanced = Balanced boards
pack-shipped-balanced-about = Bases on which all factions win about as often in duels.
pack-choose = Upload a pack
pack-offered = Offered by this server
pack-proposed = Proposed by this server
