### What a balance report says about this game.

number-paragon = Paragon per player

use-bought = cards bought
use-attacked = attacks
use-entered = soldiers who enter the Ark
use-blocked = blocks
use-activated = effects used
use-attack-ark = attacks on the Ark
use-attack-base = attacks on bases
use-hit = hits
use-discard = cards discarded
use-reorganize = re-organizations
use-pharmaceuticals = pharmaceuticals
use-weapon-technology = weapon technology
use-tactical-assault = tactical assaults
use-harvest = harvests
use-upgrade = base upgrades
use-reroll = dice re-rolled
