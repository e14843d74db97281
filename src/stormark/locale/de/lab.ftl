### Dauertests und Wettkämpfe der Bots: was an deren Eingaben falsch ist.

K-SOUND-01 = Was die Spieler auch tun, ein Spiel bleibt in Ordnung: Sein Zustand hält alles ein, was seine Regeln versprechen.

soak-checkpoint = Diese Datei enthält keinen Zwischenstand eines Dauertests.
soak-other-plan = Der frühere Lauf war ein anderer: { $found } statt { $expected }. Beginne in einem anderen Ordner neu.
soak-options-refused = Ein Spiel mit diesen Einstellungen lässt sich nicht aufbauen; siehe { $rule }.
arena-options-refused = Ein Wettkampf mit diesen Einstellungen lässt sich nicht aufbauen; siehe { $rule }.
folder-unusable = Dieser Ordner lässt sich nicht anlegen.
