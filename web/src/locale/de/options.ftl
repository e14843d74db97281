### Was sich für eine Partie wählen lässt.

option-xibalba-players = Spieler
option-xibalba-players-about = Zwei bis vier Basen rund um eine Arche.
option-xibalba-mode = Modus
option-xibalba-mode-about = Apokalypse ist schneller und härter: billigere Karten, ein kleineres Angebot und ein Bonus für alle, die die Arche halten.
option-xibalba-mode-normal = Normal
option-xibalba-mode-apocalypse = Apokalypse
option-xibalba-target = Paragon zum Sieg
option-xibalba-target-about = Wer zuerst so viele hat, gewinnt. Je weniger Spieler, desto höher das übliche Ziel.
option-xibalba-factions = Fraktionen
option-xibalba-factions-about = Jede hat ihre eigene Basis und eigene Preise. Zwei Fraktionen teilen sich ein Tableau, deshalb kann nur eine davon mitspielen.

option-battalia-mode = Ausgabe
option-battalia-mode-about = Die Schöpfung ist das Grundspiel und der bessere Einstieg. Die Sturmpforten bringen Pforten, Helden mit Veteranen, Täler und Besucher.
option-battalia-players = Spieler
option-battalia-players-about = Die Schöpfung geht bis vier, Die Sturmpforten bis sechs.
option-battalia-sets = Fraktionssätze
option-battalia-sets-about = Welche Karten im Spiel sind. Wähle keine, dann werden sie ausgelost.
option-battalia-valley = Tal
option-battalia-valley-about = Ein Tal mitten auf dem Spielplan, in dem es Gebäude zu erkunden gibt.
option-battalia-valley-none = keines
option-battalia-week_limit = Letzte Woche
option-battalia-week_limit-about = Spätestens mit dieser Woche endet die Partie.
option-battalia-week_limit-0 = keine Grenze
option-battalia-draft = Draftphase
option-battalia-draft-about = Startdecks werden Karte für Karte gewählt statt ausgeteilt.
option-battalia-hero_mode = Heldenmodus
option-battalia-hero_mode-about = Helden werden zu Veteranen, und Wachen sind stärker.
option-battalia-team_mode = Teams
option-battalia-team_mode-about = Die Mitglieder eines Teams ziehen gemeinsam. Ab vier Spielern.
option-battalia-two_trios = Zwei Dreierteams
option-battalia-two_trios-about = Zu sechst: zwei große Teams statt dreier Paare.
option-battalia-map_full = Ende bei vollem Spielplan
option-battalia-map_full-about = Die Partie endet auch, wenn kein Feld mehr frei ist.
option-battalia-trio_cap = Dreierteam begrenzen
option-battalia-trio_cap-about = Zu fünft: Das größere Team darf nicht so oft angreifen.
option-battalia-metamorpha = Metamorpha
option-battalia-metamorpha-about = Eine Besucherin, die über den Spielplan wandert; Helden können ihr Tribut zahlen.
option-battalia-bilkarr = Bilkarr
option-battalia-bilkarr-about = Ein fahrender Händler, der Zaubertränke verkauft.
option-battalia-fanatics = Fanatiker
option-battalia-fanatics-about = Einheiten ohne Heimat, die jeder anheuern kann.
option-battalia-unbound = Die Entfesselten
option-battalia-unbound-about = Weitere Einheiten ohne Fraktion.
option-battalia-kry_cek = Kry-Ceks Schriftrolle
option-battalia-kry_cek-about = Eine verlorene Schriftrolle, die Besucher herbeiruft.
option-battalia-extended = Erweitertes Spiel
option-battalia-extended-about = Helden gehen auf dem Land ihrer eigenen Fraktion Schritte umsonst.

## Gruppen und Vorlagen

options-course = Spielverlauf
options-modules = Module
options-teams = Teams
options-factions = Fraktionen
options-more = Weiteres
options-usual = wie üblich
presets = Beginnen mit
preset-first = Erstes Spiel
preset-usual = Wie die Regeln empfehlen
preset-all = Alles an
preset-xibalba-first = Zu zweit, normaler Modus: der ruhige Einstieg.
preset-xibalba-usual = Normaler Modus; das Ziel richtet sich nach der Spielerzahl.
preset-xibalba-all = Vier Basen im Apokalypse-Modus: kurz und gnadenlos.
preset-battalia-first = Die Schöpfung: das Grundspiel zu zweit, ohne Zusätze.
preset-battalia-usual = Die Sturmpforten mit Draft, Heldenmodus und erweitertem Spiel.
preset-battalia-all = Zu viert in Teams, mit Königsbrücke und allen Besuchern, die es gibt.
