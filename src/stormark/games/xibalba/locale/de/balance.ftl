### Was ein Bericht über die Ausgewogenheit von diesem Spiel sagt.

number-paragon = Paragon je Spieler

use-bought = gekaufte Karten
use-attacked = Angriffe
use-entered = Soldaten, die die Arche betreten
use-blocked = abgeblockte Angriffe
use-activated = genutzte Effekte
