### Die Werkstatt: Pakete, die über einen Link geteilt werden.

share-open = Teilen
share-title = Über einen Link teilen
share-about = Wer den Link hat, sieht die Karten, wie sie jetzt sind, kann sie kopieren und damit spielen. Sonst findet sie niemand, und nichts verrät, wem sie gehören. Auf diesem Gerät oder mit deinem Konto kannst du den Link zurückziehen.
share-make = Link erstellen
share-link = Link zu diesen Karten
share-look = Ansehen, was andere sehen
share-withdraw = Link zurückziehen
shared-unnamed = Geteilte Karten
shared-about = { $changed ->
        [one] { $changed } Karte geändert
       *[other] { $changed } Karten geändert
    }, { $added } neu, { $removed } herausgenommen. Geteilt { $when }.
shared-copy = In meine Werkstatt kopieren
shared-all = Alle Karten
shared-changed = Was anders ist
shared-no-cards = Die Karten sind unverändert; geändert wurde etwas anderes.
shared-removed = Herausgenommen
shared-gone = Diese Karten werden hier nicht geteilt
shared-gone-about = Vielleicht wurde der Link zurückgezogen, oder er ist nicht vollständig.
