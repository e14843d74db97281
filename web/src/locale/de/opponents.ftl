### Gegner: wer sie sind und was sie sagen.

bot-of = { $name } ({ $level })
bot-level = Stärke
bot-character = Gegner
bot-nobody = Ein Bot ohne Namen
bot-likes = { $name } { $style }
opponent-results = Gegen { $name }: { $won } gewonnen, { $lost } verloren
opponent-other = Jemand anderes
opponent-says = { $name }: „{ $line }“
settings-lines = Gegner reden
settings-lines-about = Bots mit Namen sagen ab und zu etwas: wenn sie angegriffen werden, führen oder gewinnen.

level-beginner = Anfänger
level-casual = locker
level-skilled = geübt
level-expert = Experte
level-master = Meister
level-greedy = spielt mit Plan
level-random = spielt zufällig

style-raider = überfällt
style-builder = baut aus
style-trader = treibt Handel
style-gambler = geht Risiken ein
style-warlord = greift an
style-miser = hortet
style-guardian = verteidigt
style-schemer = intrigiert

character-ottokar = Marschall der Legion Eisenkrone. Erst baut er Mauern, dann stellt er Fragen.
say-ottokar-begin = Eingraben. Wir haben Zeit.
say-ottokar-good = Wie berechnet.
say-ottokar-bad = Die Mauer steht trotzdem.
say-ottokar-attacked = Klopft nur an.
say-ottokar-leads = Halte, was du hast. Immer.
say-ottokar-behind = Eine Belagerung verliert man nicht an einem Tag.
say-ottokar-wins = Festungen gewinnen Kriege.
say-ottokar-loses = Du hast den einen losen Stein gefunden.

character-juno = Rittmeisterin der Präriereiter. Was du einlagerst, zählt sie schon zu ihrem Besitz.
say-juno-begin = Aufsitzen!
say-juno-good = Ha, seht euch das an!
say-juno-bad = Mein Pferd würfelt besser.
say-juno-attacked = Oh, du willst tanzen?
say-juno-leads = Fang mich doch.
say-juno-behind = Später schluckst du meinen Staub.
say-juno-wins = Leicht gewonnen, leicht geritten.
say-juno-loses = Nächstes Mal bringe ich ein schnelleres Pferd.

character-vera = Kopf des Scharlachkellers. Ihren Plan hat noch niemand gesehen, nur die Folgen.
say-vera-begin = Ich war nie hier.
say-vera-good = Die Lunte war lang genug.
say-vera-bad = Falscher Draht. Kommt vor.
say-vera-attacked = Ihr hättet nach unten sehen sollen.
say-vera-leads = Auf den Keller achtet niemand.
say-vera-behind = Gut. Schaut ruhig auf die anderen.
say-vera-wins = Das war vor Tagen entschieden.
say-vera-loses = Nun. Jemand hat geredet.

character-tomoe = Duellantin des Neunten Abakus. Sie kennt die Quoten und wettet trotzdem.
say-tomoe-begin = Zählen wir die Würfel.
say-tomoe-good = Eins zu sechsunddreißig. Genommen.
say-tomoe-bad = Auch null ist eine Zahl.
say-tomoe-attacked = Deine Quote ist schlecht, meine noch schlechter. Herrlich.
say-tomoe-leads = Die Summe spricht für mich.
say-tomoe-behind = Streuung. Das vergeht.
say-tomoe-wins = Quod erat demonstrandum.
say-tomoe-loses = Diese Summe rechne ich noch einmal nach.

character-samir = Faktor des Salzstraßen-Konsortiums. Jeder Krieg hat seinen Preis, und er kennt ihn.
say-samir-begin = Öffnen wir die Bücher.
say-samir-good = Ein prächtiges Geschäft.
say-samir-bad = Dafür habe ich zu viel bezahlt.
say-samir-attacked = Das kommt auf deine Rechnung.
say-samir-leads = Gewinn ist etwas Leises.
say-samir-behind = Preise steigen und fallen.
say-samir-wins = Es war mir ein Vergnügen.
say-samir-loses = Du verhandelst hart.

character-ixchel = Hüterin der Regenmaschine. Sie sammelt Paragon und gibt nichts davon her.
say-ixchel-begin = Der Regen vergisst niemanden.
say-ixchel-good = Die Wolken meinen es gut.
say-ixchel-bad = Eine Dürre. Ich warte.
say-ixchel-attacked = Finger weg von meinem Schatz.
say-ixchel-leads = Tropfen für Tropfen füllt sich der See.
say-ixchel-behind = Gib nicht alles aus, Kind.
say-ixchel-wins = Alles. Meins.
say-ixchel-loses = Hüte es gut. Ich hole es mir.

character-florence = Chirurgin der Grauen Lilie. Sie schickt ihre Leute in die Arche, wieder und wieder.
say-florence-begin = Tragen bereit? Dann vorwärts.
say-florence-good = Ein sauberer Schnitt.
say-florence-bad = Zunähen und noch einmal.
say-florence-attacked = Nur eine Fleischwunde.
say-florence-leads = Die Arche hört jetzt auf mich.
say-florence-behind = Meine Toten ruhen nur aus.
say-florence-wins = Die Patientin lebt. Ihr nicht.
say-florence-loses = Todeszeit: jetzt. Gut gespielt.

character-bjarne = Vorarbeiter der Polarbohrgesellschaft. Fern der Arche bohrt er, baut aus und summt.
say-bjarne-begin = Der Bohrer ist warm. Los.
say-bjarne-good = Auf eine Ader gestoßen!
say-bjarne-bad = Heute nur Eis.
say-bjarne-attacked = Achtung, die Rohre!
say-bjarne-leads = Langsam und tief, so geht das.
say-bjarne-behind = Das Tiefe kommt zuletzt.
say-bjarne-wins = Schichtende. Gewonnen.
say-bjarne-loses = Gut gegraben. Trink einen Tee.

character-bersi = Ältester des Bärenvolks. Wer seinen Wald betritt, verlässt ihn langsamer.
say-bersi-begin = Der Wald ist wach.
say-bersi-good = Honig!
say-bersi-bad = Hm. Ein schlechter Winter.
say-bersi-attacked = Weck den Bären nicht.
say-bersi-leads = Wurzeln halten den Hügel.
say-bersi-behind = Der Bär hat Geduld.
say-bersi-wins = Jetzt schlafe ich bis zum Frühling.
say-bersi-loses = Du darfst zum Essen bleiben.

character-aeris = Sprecherin der Wolkenkinder. Von oben sieht sie, wo es wehtun wird.
say-aeris-begin = Ich sehe euch alle von hier.
say-aeris-good = Der Wind hat gedreht, wie vereinbart.
say-aeris-bad = Eine Bö. Nicht weiter schlimm.
say-aeris-attacked = Wie überaus niedrig von dir.
say-aeris-leads = Hoch oben, hohe Ziele.
say-aeris-behind = Schaut öfter nach oben.
say-aeris-wins = Alles hat sich gefügt.
say-aeris-loses = Das sah ich von oben nicht.

character-cinder = Kriegspriesterin der Glutjünger. Auf jede Frage antwortet sie mit Feuer.
say-cinder-begin = Zündet die Fackeln an!
say-cinder-good = Brenne hell!
say-cinder-bad = Nur Rauch.
say-cinder-attacked = Endlich ein Kampf!
say-cinder-leads = Alle Straßen glühen für mich.
say-cinder-behind = Auch Glut hat Geduld.
say-cinder-wins = Asche. Wunderschön.
say-cinder-loses = Du hattest genug Wasser dabei.

character-corwin = Hafenmeister der Holmsiedler. Er handelt mit allen und schuldet keinem.
say-corwin-begin = Guten Wind uns allen.
say-corwin-good = Ein volles Netz!
say-corwin-bad = Es war gerade Ebbe.
say-corwin-attacked = Piraten? In meinem Hafen?
say-corwin-leads = Jedes Schiff zahlt hier Zoll.
say-corwin-behind = Die Flut kommt wieder.
say-corwin-wins = Alles ist im Hafen.
say-corwin-loses = Aufgelaufen. Deine Runde.

character-skadi = Jägerin des Wolfsklans. Sie ist nie dort, wo man sie vermutet.
say-skadi-begin = Das Rudel hat Hunger.
say-skadi-good = Spuren. Ganz frische.
say-skadi-bad = Die Fährte ist kalt.
say-skadi-attacked = Ihr kommt zu uns. Danke.
say-skadi-leads = Lauft. Das macht mehr Spaß.
say-skadi-behind = Wir folgen. Wir folgen immer.
say-skadi-wins = Die Jagd ist vorbei.
say-skadi-loses = Ein würdiger Hirsch.

character-oriel = Baumeister der Sonnentreuen. Wo andere marschieren, baut Oriel Straße und Stadt.
say-oriel-begin = Es werde Stadt.
say-oriel-good = Die Sonne mag meine Pläne.
say-oriel-bad = Dann bauen wir eben darum herum.
say-oriel-attacked = Vorsicht, frisch gestrichen.
say-oriel-leads = Siehst du, wie es glänzt?
say-oriel-behind = Ein Fundament braucht Zeit.
say-oriel-wins = Ein goldenes Zeitalter beginnt.
say-oriel-loses = Deine Bögen hielten. Meine nicht.
