### Die Oberfläche als Anwendung: ohne Verbindung, und wenn es eine neuere gibt.

offline = Keine Verbindung. Was schon nachgeschlagen wurde, lässt sich weiter lesen; an den Tischen geht es weiter, sobald die Verbindung wieder da ist.
version-newer = Es gibt eine neue Version dieses Tisches.
version-reload = Laden
version-later = Später
