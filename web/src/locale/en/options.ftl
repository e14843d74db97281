### What can be chosen for a match.

option-xibalba-players = Players
option-xibalba-players-about = Two to four bases around one Ark.
option-xibalba-mode = Mode
option-xibalba-mode-about = Apocalypse is faster and harsher: cheaper cards, a smaller offer, and a bonus for whoever holds the Ark.
option-xibalba-mode-normal = Normal
option-xibalba-mode-apocalypse = Apocalypse
option-xibalba-target = Paragon to win
option-xibalba-target-about = The first to get there wins. The fewer players, the higher the usual target.
option-xibalba-factions = Factions
option-xibalba-factions-about = Each has a base and prices of its own. Two factions share a board, so only one of them can be in play.

option-battalia-mode = Edition
option-battalia-mode-about = The Creation is the base game and the better place to start. The Stormgates adds gates, heroes with veterans, valleys and visitors.
option-battalia-players = Players
option-battalia-players-about = The Creation takes up to four, The Stormgates up to six.
option-battalia-sets = Faction sets
option-battalia-sets-about = Which cards are in the game. Choose none, and they are drawn by lot.
option-battalia-valley = Valley
option-battalia-valley-about = A valley in the middle of the map with buildings to discover.
option-battalia-valley-none = none
option-battalia-week_limit = Last week
option-battalia-week_limit-about = The game ends with this week at the latest.
option-battalia-week_limit-0 = no limit
option-battalia-draft = Draft
option-battalia-draft-about = Starting decks are chosen card by card instead of dealt.
option-battalia-hero_mode = Hero mode
option-battalia-hero_mode-about = Heroes become veterans, and guards are stronger.
option-battalia-team_mode = Teams
option-battalia-team_mode-about = Members of a team take their turns together. From four players on.
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
option-battalia-fanatics-about = Units without a home that anybody can hire.
option-battalia-unbound = The Unbound
option-battalia-unbound-about = More units without a faction.
option-battalia-kry_cek = Kry-Cek’s scroll
option-battalia-kry_cek-about = A lost scroll that calls the visitors.
option-battalia-extended = Extended game
option-battalia-extended-about = Heroes take free steps on the land of their own faction.

## Groups and presets

options-course = Course of the game
options-modules = Modules
options-teams = Teams
options-factions = Factions
options-more = More
options-usual = as usual
presets = Begin with
preset-first = First game
preset-usual = As the rules recommend
preset-all = Everything on
preset-xibalba-first = Two players, normal mode: the calm way in.
preset-xibalba-usual = Normal mode; the target follows the number of players.
preset-xibalba-all = Four bases in Apocalypse mode: short and merciless.
preset-battalia-first = The Creation: the base game for two, without extras.
preset-battalia-usual = The Stormgates with draft, hero mode and the extended game.
preset-battalia-all = Four players in teams, the King’s Bridge, and every visitor there is.
