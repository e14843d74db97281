### Was sich für eine Partie wählen lässt.

option-xibalba-players = Spieler
option-xibalba-players-about = Zwei bis vier Basen rund um eine Arche.
option-xibalba-mode = Modus
option-xibalba-mode-about = Apokalypse ist schneller und härter: billigere Karten, eine kleinere Auslage und ein Bonus für alle, die die Arche halten.
option-xibalba-mode-normal = Normal
option-xibalba-mode-apocalypse = Apokalypse
option-xibalba-target = Paragon zum Sieg
option-xibalba-target-about = Wer zuerst so viel hat, gewinnt. Je weniger Spieler, desto höher das übliche Ziel.
option-xibalba-factions = Fraktionen
option-xibalba-factions-about = Jede hat ihre eigene Basis und eigene Preise. Je zwei teilen sich ein Tableau, deshalb kann nur eine von beiden mitspielen.

option-battalia-mode = Grundspiel oder Erweiterung
option-battalia-mode-about = Die Schöpfung ist das Grundspiel und der bessere Einstieg. Die Sturmpforten bringen Sturmpforten, Veteranenstatus, Täler und NSC.
option-battalia-players = Spieler
option-battalia-players-about = Die Schöpfung ist für bis zu vier, Die Sturmpforten für bis zu sechs.
option-battalia-sets = Fraktionssätze
option-battalia-sets-about = Welche Karten im Spiel sind. Wählst du keine, werden sie ausgelost.
option-battalia-valley = Täler
option-battalia-valley-about = Zwei Täler mit Gebäuden, verbunden durch Bergpass oder Königsbrücke.
option-battalia-valley-none = ohne Täler
option-battalia-short_valley = Kurzes Tal
option-battalia-short_valley-about = In Teams, mit Tälern: 8 Städte der Stufe 4 beenden die Partie statt 9, bei einem Dreierteam 11 statt 12.
option-battalia-week_limit = Wochengrenze
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
option-battalia-metamorpha-about = Wandert als NSC über den Spielplan; Helden können ihr Tribut zahlen.
option-battalia-bilkarr = Bilkarr
option-battalia-bilkarr-about = Ein fahrender Händler, der Zaubertränke verkauft.
option-battalia-fanatics = Fanatiker
option-battalia-fanatics-about = Universelle Einheiten, die doppelt zählen, aber jedes Mal ein Opfer verlangen.
option-battalia-unbound = Die Entfesselten
option-battalia-unbound-about = Universelle Einheiten: Sie zählen als Karten jeder Fraktion.
option-battalia-kry_cek = Kry-Ceks Verlorene Schriftrolle
option-battalia-kry_cek-about = Eine verlorene Schriftrolle, die NSC herbeiruft.
option-battalia-extended = Erweitertes Spiel
option-battalia-extended-about = Helden betreten ihr Heimatgelände kostenlos.

## Gruppen und Vorlagen

options-course = Varianten
options-modules = Module
options-teams = Teams
options-factions = Fraktionen
options-more = Weiteres
options-usual = Standard
presets = Vorlagen
preset-first = Erste Partie
preset-usual = Der Klassiker
preset-all = Alles
preset-xibalba-first = Zu zweit, normaler Modus: der ruhige Einstieg. Empfohlen.
preset-xibalba-usual = Wie die Regeln empfehlen: Das Ziel richtet sich nach der Spielerzahl.
preset-xibalba-all = Vier Basen im Apokalypse-Modus: kurz und gnadenlos.
preset-battalia-first = Die Schöpfung: das Grundspiel zu zweit, ohne Zusätze. Empfohlen.
preset-battalia-usual = Die Sturmpforten, wie die Regeln empfehlen: Draft, Heldenmodus, erweitertes Spiel.
preset-battalia-all = Zu viert in Teams, mit Königsbrücke und allen NSC.
options-followed = Das hat sich mitgeändert:
options-followed-usual = so ist es mit diesen Einstellungen üblich

## Karten

pack-title = Karten
pack-about = Du kannst mit eigenen Karten spielen: Lege in der Werkstatt ein Kartenpaket an oder lade eine Datei hoch.
pack-base = Die Karten des Spiels
pack-own = Paket: { $file }
pack-shipped-balanced = Ausgewogene Basen
pack-shipped-balanced-about = Basen, mit denen alle Fraktionen im Duell etwa gleich oft gewinnen.
pack-choose = Paket hochladen
pack-offered = Von diesem Server angeboten
pack-proposed = Von diesem Server vorgeschlagen
