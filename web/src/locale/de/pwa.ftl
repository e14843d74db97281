### Die Oberfläche als Anwendung: ohne Verbindung, und wenn es eine neuere gibt.

offline = Keine Verbindung. Was schon nachgeschlagen wurde, lässt sich weiter lesen; an den Tischen geht es weiter, sobald die Verbindung wieder da ist.
version-newer = Es gibt eine neue Version von Stormark.
version-reload = Neu laden
version-later = Später

credits = Symbole von den Beitragenden zu game-icons.net (CC BY 3.0); gemacht mit Svelte und Fluent.
credits-all = Lizenzen und Urheber
