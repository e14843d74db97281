### What a balance report says about this game.

number-paragon = Paragon per player

use-bought = cards bought
use-attacked = attacks
use-entered = soldiers who enter the Ark
use-blocked = blocks
use-activated = effects used
