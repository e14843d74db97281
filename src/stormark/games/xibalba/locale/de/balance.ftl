### Was ein Bericht über die Ausgewogenheit von diesem Spiel sagt.

number-paragon = Paragon pro Spieler

use-bought = gekaufte Karten
use-attacked = Angriffe
use-entered = Soldaten, die die Arche betreten
use-blocked = abgeblockte Angriffe
use-activated = genutzte Effekte
use-attack-ark = Angriffe auf die Arche
use-attack-base = Angriffe auf Basen
use-hit = Treffer
use-discard = abgeworfene Karten
use-reorganize = Reorganisierungen
use-pharmaceuticals = Medizin
use-weapon-technology = Waffentechnologie
use-tactical-assault = Taktische Angriffe
use-harvest = Abernten
use-upgrade = Ausbauten der Basis
use-reroll = neu geworfene Würfel
